import { once } from 'node:events'
import type { Server } from 'node:http'
import type { JudgedContract } from '../judge/contract.ts'
import { describe } from '../recording/judge-recorded.ts'
import { openRecording } from '../recording/write-recording.ts'
import { listen } from './pass-server.ts'
import { createRecorder } from './recorder.ts'

export interface RunningRecorderOptions {
  /** The contract to judge exchanges by. */
  readonly contract: JudgedContract
  readonly target: URL
  /** A folder, or a file that ends in `.jsonl`. */
  readonly recording: string
  /** Prints violations of the contract and exchanges that could not be recorded. */
  readonly print: (line: string) => void
  /** How long to wait for open exchanges when the recorder closes. */
  readonly graceMs: number
  /** Exchanges with longer bodies are not recorded; default 64 MiB. */
  readonly maxBytes?: number
}

interface Address {
  readonly host: string
  readonly port: number
}

export interface RunningRecorder {
  readonly server: Server
  /** Resolves with the URL. */
  listen(at: Address): Promise<string>
  /** Resolves when all exchanges so far are recorded. */
  whenIdle(): Promise<void>
  close(): Promise<void>
}

/** Creates a recorder that is not listening yet. Throws a `UsageError` if the recording cannot be written. */
export function startRecorder({
  contract,
  target,
  recording,
  print,
  graceMs,
  maxBytes,
}: RunningRecorderOptions): RunningRecorder {
  const { server, whenIdle } = createRecorder({
    contract,
    target,
    recording: openRecording(recording),
    onExchange: (exchange, findings) => {
      for (const finding of findings) print(describe(exchange, finding, contract.rules.unclear))
    },
    onError: (number, reason) => print(`exchange ${number} is not in the recording: ${reason}.`),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  })
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
