import { type ChildProcess, spawn } from 'node:child_process'

/** A server in a child process. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly baseUrl: string
  readonly adminUrl: string
  /** The output so far. */
  readonly said: { out: string; err: string }
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
}

/** Starts a server on a free port and waits until it is ready. */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  script = 'server-stub/cli/start.js',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script, ...args, '--port', '0'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stderr.on('data', (text) => {
    said.err += text
  })
  const last = args.includes('--admin-port') ? /^Metrics are at .*\n/m : /Ctrl\+C.*\n/
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said.out += text
      if (last.test(said.out)) resolve()
    })
    void ended.then((code) => reject(new Error(`ended with ${code}: ${said.err}`)))
  })
  const [, baseUrl = ''] = /ready at (\S+)/.exec(said.out) ?? []
  const [, adminUrl = ''] = /Metrics are at (\S+)\/metrics/.exec(said.out) ?? []
  return { child, baseUrl, adminUrl, said, ended }
}

/** The number of open requests, according to the metrics. */
export async function openRequests(adminUrl: string): Promise<number> {
  const text = await (await fetch(`${adminUrl}/metrics`)).text()
  return Number(/^gatewright_requests_open (\d+)$/m.exec(text)?.[1])
}

/** A finished script. */
export function runProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  script = 'server-stub/cli/start.js',
) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.err += text
  })
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, ...said })),
  )
}
