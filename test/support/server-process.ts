import { type ChildProcess, spawn } from 'node:child_process'

/** A server in a child process. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly baseUrl: string
  readonly adminUrl: string
  /** The output so far. */
  readonly said: { readonly out: string; readonly err: string }
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>
  /** Kills it. */
  close(): Promise<void>
}

const startScript = 'cli/start.js'

/** Starts a server, by default on a free port, and waits until it is ready. */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  script = startScript,
): Promise<ServerProcess> {
  const [program = '', ...options] = args
  const child = spawnScript([script, program, '--port', '0', ...options], env)
  const { said, ended } = collectOutput(child)
  await waitForOutput(child, args.includes('--admin-port') ? /^Metrics are at .*\n/m : /Ctrl\+C.*\n/)
  const [, baseUrl = ''] = /ready at (\S+)/.exec(said.out) ?? []
  const [, adminUrl = ''] = /Metrics are at (\S+)\/metrics/.exec(said.out) ?? []
  const close = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { child, baseUrl, adminUrl, said, ended, close }
}

/** A finished script. */
export async function runProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  script = startScript,
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const { said, ended } = collectOutput(spawnScript([script, ...args], env))
  return { code: await ended, ...said }
}

function spawnScript(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  killAtExit(child)
  return child
}

function collectOutput(child: ChildProcess) {
  const said = { out: '', err: '' }
  child.stdout?.on('data', (text) => (said.out += text))
  child.stderr?.on('data', (text) => (said.err += text))
  return { said, ended: new Promise<number | null>((resolve) => child.once('close', resolve)) }
}

/** Waits until the standard output of a process matches; returns the output. Fails if the process ends before. */
export function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<string> {
  const { said, ended } = collectOutput(child)
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => pattern.test(said.out) && resolve(said.out))
    void ended.then((code) => reject(new Error(`ended with ${code}: ${said.out}${said.err}`)))
  })
}

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Kills a process when this one exits. */
export function killAtExit(child: ChildProcess): void {
  running.add(child)
  child.once('exit', () => running.delete(child))
}

/** The number of open requests, according to the metrics. */
export async function openRequests(adminUrl: string): Promise<number> {
  const text = await (await fetch(`${adminUrl}/metrics`)).text()
  return Number(/^gatewright_requests_open (\d+)$/m.exec(text)?.[1])
}
