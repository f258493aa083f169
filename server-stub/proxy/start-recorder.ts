import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { Secrets } from '../recording/secrets.ts'
import { openRecording } from '../recording/write-recording.ts'
import { createPassServer, listen } from './pass-server.ts'
import { ProxyJournal } from './proxy-journal.ts'
import { answerPage } from './proxy-page.ts'
import { ExchangeRecorder, type RecorderContext } from './recorder.ts'

export interface RecorderOptions extends Pick<RecorderContext, 'contract' | 'print' | 'maxBytes'> {
  /** The deployment; its path is prepended to that of requests. */
  readonly target: URL
  /** A folder, or a file that ends in `.jsonl`. */
  readonly recording: string
  /** How long to wait for open exchanges when the recorder closes. */
  readonly graceMs: number
}

export interface Recorder {
  readonly server: Server
  /** Resolves with the URL. */
  listen(at: { readonly host: string; readonly port: number }): Promise<string>
  /** Resolves when all exchanges so far are recorded. */
  whenIdle(): Promise<void>
  close(): Promise<void>
}

/**
 * Creates a server that forwards everything to a deployment and records it without its secrets, not listening yet. Throws a
 * `UsageError` if the recording cannot be written.
 */
export function startRecorder({ target, recording, graceMs, ...options }: RecorderOptions): Recorder {
  const writing = new Set<Promise<void>>()
  const journal = new ProxyJournal(options.contract.rules.unclear)
  const track = (work: Promise<void>) => {
    writing.add(work)
    void work.finally(() => writing.delete(work))
  }
  const context = { ...options, recording: openRecording(recording), secrets: new Secrets(), journal, track }
  const observe = (incoming: IncomingMessage) => new ExchangeRecorder(incoming, context)
  const server = createPassServer({ target, plain: true, observe, answer: answerPage(journal, []) })
  const whenIdle = async () => void (await Promise.all(writing))
  return {
    server,
    listen: (at) => listen(server, at),
    whenIdle,
    close: async () => {
      if (server.listening) await closeServer(server, graceMs)
      await whenIdle()
    },
  }
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timer)
}
