import type { IncomingMessage } from 'node:http'
import { createPassServer, type PassServer, type PassServerOptions } from './pass-server.ts'
import { ProxyJournal } from './proxy-journal.ts'
import { answerPage, type PageFiles } from './proxy-page.ts'
import { ExchangeRecorder, type RecorderContext } from './recorder.ts'
import { Secrets } from './recording/secrets.ts'
import { openRecording } from './recording/write-recording.ts'

export interface RecorderOptions
  extends Pick<RecorderContext, 'contract' | 'print' | 'maxBytes'>,
    Pick<PassServerOptions, 'target' | 'graceMs'> {
  /** A folder, or a file that ends in `.jsonl`. */
  readonly recording: string
  readonly page: PageFiles
}

export interface Recorder extends PassServer {
  /** Resolves when all exchanges so far are recorded. */
  whenIdle(): Promise<void>
}

/**
 * Creates a server that forwards everything to a deployment and records it without its secrets, not listening yet. Throws a
 * `UsageError` if the recording cannot be written.
 */
export function startRecorder({ target, recording, page, graceMs, ...options }: RecorderOptions): Recorder {
  const writing = new Set<Promise<void>>()
  const journal = new ProxyJournal(options.contract.rules.unclear)
  const track = (work: Promise<void>) => {
    writing.add(work)
    void work.finally(() => writing.delete(work))
  }
  const context = { ...options, recording: openRecording(recording), secrets: new Secrets(), journal, track }
  const observe = (incoming: IncomingMessage) => new ExchangeRecorder(incoming, context)
  const server = createPassServer({
    target,
    plain: true,
    graceMs,
    observe,
    answer: answerPage({ files: page, journal, hosts: [] }),
  })
  const whenIdle = async () => void (await Promise.all(writing))
  return {
    ...server,
    whenIdle,
    close: async () => {
      await server.close()
      await whenIdle()
    },
  }
}
