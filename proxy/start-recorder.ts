import { createPassServer, type PassServer, type PassServerOptions } from './pass-server.ts'
import { ProxyJournal } from './proxy-journal.ts'
import { answerPage, type PageFiles } from './proxy-page.ts'
import { openRecorder, type Recorder, type RecorderOptions } from './recorder.ts'

export interface RecordingServerOptions
  extends Omit<RecorderOptions, 'journal'>,
    Pick<PassServerOptions, 'target' | 'graceMs'> {
  readonly page: PageFiles
}

export type RecordingServer = PassServer & Pick<Recorder, 'whenIdle'>

/**
 * Creates a server that forwards everything to a deployment and records it without its secrets, not listening yet. Throws a
 * `UsageError` if the recording cannot be written.
 */
export function startRecorder({ target, page, graceMs, ...options }: RecordingServerOptions): RecordingServer {
  const journal = new ProxyJournal(options.contract.rules.unclear)
  const { begin, whenIdle } = openRecorder({ ...options, journal })
  const answer = answerPage({ files: page, journal, hosts: [] })
  const server = createPassServer({ target, plain: true, graceMs, observe: begin, answer })
  return {
    ...server,
    whenIdle,
    close: async () => {
      await server.close()
      await whenIdle()
    },
  }
}
