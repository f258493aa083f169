import { once } from 'node:events'
import type { Server } from 'node:http'
import type { JudgedContract } from '../judge/contract.ts'
import { describe } from '../recording/judge-recorded.ts'
import { openRecording } from '../recording/write-recording.ts'
import { listen } from './pass-server.ts'
import { createRecorder } from './recorder.ts'

export interface RunningRecorderOptions {
  /** What the exchanges are judged by. */
  readonly contract: JudgedContract
  /** The deployment. */
  readonly target: URL
  /** A folder, or a file that ends in `.jsonl`. */
  readonly recording: string
  /** Told what breaks the contract, and what could not be recorded. */
  readonly tell: (line: string) => void
  /** How long exchanges may go on when the recording is ended. */
  readonly graceMs: number
  /** Longer bodies are passed on, but not recorded; 64 MiB unless given. */
  readonly maxBytes?: number
}

interface Address {
  readonly host: string
  readonly port: number
}

/** A recorder that is not listening yet. */
export interface RunningRecorder {
  readonly server: Server
  /** Gives the address. */
  listen(at: Address): Promise<string>
  /** Resolves when all that has passed is in the recording. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** Throws a `UsageError` where the recording cannot be written. */
export function startRecorder({
  contract,
  target,
  recording,
  tell,
  graceMs,
  maxBytes,
}: RunningRecorderOptions): RunningRecorder {
  const { server, settled } = createRecorder({
    contract,
    target,
    recording: openRecording(recording),
    onExchange: (exchange, findings) => {
      for (const finding of findings) tell(describe(exchange, finding))
    },
    onLost: (number, reason) => tell(`exchange ${number} is not in the recording: ${reason}.`),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  })
  return {
    server,
    listen: (at) => listen(server, at),
    settled,
    close: async () => {
      if (server.listening) await closeWithin(server, graceMs)
      await settled()
    },
  }
}

async function closeWithin(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timer)
}
