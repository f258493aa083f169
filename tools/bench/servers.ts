import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import { setTimeout as waitFor } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { remember } from '../../conformance/remember.ts'
import { freePort } from '../../test/support/local-server.ts'
import { isRunning, killAtExit } from '../../test/support/server-process.ts'
import { createClient, exchange } from './exchange.ts'
import { getInstalledBin } from './installation.ts'
import { key, requests } from './requests.ts'

/** A server under test, in a separate process. */
export interface Server {
  readonly pid: number
  readonly port: number
  /** From the start of the process to the end of its first good reply. */
  readonly startMs: number
  stop(): Promise<void>
}

type ProxyName = keyof typeof proxies

export type ServerName = keyof typeof commands | ProxyName

function isProxy(name: string): name is ProxyName {
  return Object.hasOwn(proxies, name)
}

/** Returns the server behind a proxy; undefined for other servers. */
export function getProxyTarget(name: ServerName): ServerName | undefined {
  return isProxy(name) ? proxies[name].behind : undefined
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Compiles a script to JavaScript and returns its path: removing its types would add to its start. */
export const compileScript = remember((path: string) => {
  const outfile = join(root, '.cache/bench', `${basename(path, '.ts')}.js`)
  // The paths of TypeScript's configuration lead from the package to its sources.
  const external = ['gatewright']
  const buildOptions = { bundle: true, packages: 'external', external, format: 'esm', platform: 'node' } as const
  buildSync({ ...buildOptions, entryPoints: [join(root, path)], outfile })
  return outfile
})

/** The packed package as `npx gatewright mock` starts it; only its simulated delays are off, or as the case says. */
const mock = (port: number, ...options: string[]) => [getInstalledBin(), 'mock', '--port', `${port}`, ...options]
const fast = ['--speed', '0'] as const
const paced = ['--first-token-ms', '0', '--tokens-per-second', '10'] as const
const bare = (port: number, recording: string, mode: string) => {
  return [compileScript('tools/bench/bare-server.ts'), `${port}`, recording, key, mode]
}
const overUpstream = (port: number, behind: number, kind: string) => {
  return ['tools/bench/upstream/stub.ts', `${port}`, `${behind}`, kind]
}
const aimock = (port: number, recording: string) => [
  compileScript('tools/bench/aimock-server.ts'),
  `${port}`,
  recording,
  key,
]
const prism = ['node_modules/@stoplight/prism-cli/dist/index.js'] as const
const prismOptions = ['--multiprocess', 'false', '--verboseLevel', 'silent', '--port'] as const
const contract = 'generated/openapi.json'
const getAddress = (port: number) => `http://127.0.0.1:${port}`

/** The arguments of Node for the servers. */
const commands = {
  gatewright: (port: number) => mock(port, ...fast),
  'no journal': (port: number) => mock(port, ...fast, '--no-journal'),
  'gatewright, slow': (port: number) => mock(port, ...paced),
  'gatewright, real time': (port: number) => mock(port),
  bare: (port: number, recording: string) => bare(port, recording, 'one-by-one'),
  'bare, slow': (port: number, recording: string) => bare(port, recording, 'slow'),
  'bare, real time': (port: number, recording: string) => bare(port, recording, 'real-time'),
  'Fastify + ajv': (port: number, recording: string) => {
    return [compileScript('tools/bench/fastify-server.ts'), `${port}`, recording, key, contract]
  },
  aimock: (port: number, recording: string) => aimock(port, recording),
  'aimock, slow': (port: number, recording: string) => [...aimock(port, recording), '10'],
  prism: (port: number) => [...prism, 'mock', ...prismOptions, `${port}`, contract],
  upstream: (port: number) => ['tools/bench/upstream/instant-upstream.ts', `${port}`],
} as const

/** Servers in front of another one. */
const proxies = {
  proxy: {
    behind: 'bare',
    command: (port: number, behind: number) => [
      getInstalledBin(),
      ...['proxy', '--port', `${port}`, '--target', getAddress(behind)],
    ],
  },
  'prism proxy': {
    behind: 'bare',
    command: (port: number, behind: number) => {
      return [...prism, 'proxy', ...prismOptions, `${port}`, contract, getAddress(behind)]
    },
  },
  'bare proxy': {
    behind: 'upstream',
    command: (port: number, behind: number) => ['tools/bench/upstream/bare-proxy.ts', `${port}`, `${behind}`],
  },
  'stub, pass-through': {
    behind: 'upstream',
    command: (port: number, behind: number) => overUpstream(port, behind, 'pass-through'),
  },
  'stub, chat-completions': {
    behind: 'upstream',
    command: (port: number, behind: number) => overUpstream(port, behind, 'chat-completions'),
  },
} as const

const startTimeoutMs = 300_000
const stopTimeoutMs = 2_000

/** Starts a server, a proxy in front of the port `behind`, and resolves when it lists the models. */
export async function startServer(name: ServerName, recording: string, behind = 0): Promise<Server> {
  const port = await freePort()
  const start = performance.now()
  const args = isProxy(name) ? proxies[name].command(port, behind) : commands[name](port, recording)
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  killAtExit(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await listsModels(port))) {
    if (!isRunning(child)) throw new Error(`${name} ended before it answered`)
    if (performance.now() - start > startTimeoutMs) throw new Error(`${name} did not answer in time`)
    await waitFor(2)
  }
  const startMs = performance.now() - start
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await ended
    clearTimeout(timer)
  }
  return { pid: child.pid ?? 0, port, startMs, stop }
}

async function listsModels(port: number): Promise<boolean> {
  const client = createClient(port)
  try {
    await exchange(client, requests.listing)
    return true
  } catch {
    return false
  } finally {
    await client.destroy()
  }
}
