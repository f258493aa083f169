import { isObject } from '../../runtime/json.ts'
import { isRunning, startProcess } from '../../test/support/server-process.ts'
import { controlKey, key, type TaskIds } from './seeds.ts'

/** A server that gets the requests. */
export interface ServerUnderTest {
  readonly port: number
  readonly tasks: TaskIds
  /** What it has written to its error output. */
  readonly log: () => string
  readonly isRunning: () => boolean
  /** Forgets what requests left behind, where it can, and gives the bytes that are in use then. */
  readonly measure: () => Promise<number>
  /** The milliseconds of processor time that it has taken. */
  readonly readProcessorMs: () => Promise<number>
  readonly stop: () => Promise<void>
}

export type TargetName = 'mock' | 'stub'

const serverArguments = {
  mock: ['mock', '--speed', '0', '--key', key, '--control-key', controlKey],
  // A debugger or a busy machine delays the event loop: that is no reason to shed load.
  stub: ['stub', '--speed', '0', '--seed', '1', '--key', key, '--max-lag', '0'],
}

/** Starts the mock or the stub in a child process, with a finished video and a finished picture. */
export async function startServer(target: TargetName): Promise<ServerUnderTest> {
  const { child, baseUrl, said, close } = await startProcess(serverArguments[target], {
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  })
  const [, inspectorUrl = ''] = /Debugger listening on (\S+)/.exec(said.err) ?? []
  const start = said.err.length
  return {
    port: Number(new URL(baseUrl).port),
    tasks: await makeTasks(baseUrl),
    log: () => said.err.slice(start).replaceAll(/^(?:Debugger |For help, see).*\n/gm, ''),
    isRunning: () => isRunning(child),
    measure: async () => {
      if (target === 'stub') return usedBytes(inspectorUrl)
      await callServer(`${baseUrl}/__mock/sandboxes`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${controlKey}` },
      })
      const bytes = await usedBytes(inspectorUrl)
      // A fresh sandbox gives its first tasks the same identifiers.
      await makeTasks(baseUrl)
      return bytes
    },
    readProcessorMs: () => processorMs(inspectorUrl),
    stop: close,
  }
}

async function makeTasks(baseUrl: string): Promise<TaskIds> {
  const post = (path: string, body: object) =>
    callServer(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const video = await post('/v1/videos', { model: 'gw-video-1', prompt: 'A lighthouse', seconds: '4' })
  const image = await post('/img/submit/imagine', { prompt: 'A lighthouse' })
  return { video: String(video.id), image: String(image.result) }
}

async function callServer(url: string, init: RequestInit): Promise<Readonly<Record<string, unknown>>> {
  const reply = await fetch(url, init)
  if (!reply.ok) throw new Error(`${init.method} ${url} got ${reply.status}: ${await reply.text()}`)
  return JSON.parse(await reply.text())
}

/** Measures the bytes on the heap and in buffers after a garbage collection, in a process that runs with `--inspect`. */
function usedBytes(inspectorUrl: string): Promise<number> {
  return withInspector(inspectorUrl, async (call) => {
    // What the first one finalises, the second one frees.
    await call('HeapProfiler.collectGarbage')
    await call('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = await call('Runtime.getHeapUsage')
    return Number(usedSize) + Number(backingStorageSize)
  })
}

function processorMs(inspectorUrl: string): Promise<number> {
  return withInspector(inspectorUrl, async (call) => {
    const expression = 'process.cpuUsage().user + process.cpuUsage().system'
    const { result } = await call('Runtime.evaluate', { expression })
    return isObject(result) ? Number(result.value) / 1000 : Number.NaN
  })
}

type CallInspector = (method: string, params?: object) => Promise<Readonly<Record<string, unknown>>>

async function withInspector<T>(inspectorUrl: string, use: (call: CallInspector) => Promise<T>): Promise<T> {
  const socket = new WebSocket(inspectorUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`The inspector at ${inspectorUrl} does not answer.`))
  })
  try {
    return await use((method, params) => callInspector(socket, method, params))
  } finally {
    socket.close()
  }
}

function callInspector(socket: WebSocket, method: string, params?: object): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)).result)
    socket.onclose = () => reject(new Error(`The process ended before ${method}.`))
    socket.send(JSON.stringify({ id: 1, method, params }))
  })
}
