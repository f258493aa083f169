import { describeRecorded, judgeRecorded } from '../../proxy/recording/judge-recorded.ts'
import { readRecording } from '../../proxy/recording/read-recording.ts'
import type { JudgedContract } from '../../runtime/judge/contract.ts'
import { Recording, type RecordingMatch } from './recording.ts'
import { type DescribeMiss, ReplayMiddleware } from './replay-middleware.ts'

export interface ReplayOptions {
  /** A folder or a `.jsonl` file. */
  readonly path: string
  /** Default `strict`. */
  readonly match?: RecordingMatch | undefined
  /** Without a match: 404. */
  readonly only?: boolean
}

export interface ReplayReading {
  readonly contract: JudgedContract
  readonly report: (line: string) => void
  /** The option that has named the recording. */
  readonly option?: string
  /** Whether the recording was created just now. */
  readonly isEmpty?: boolean | undefined
  /** `only` says it by default. */
  readonly describeMiss?: DescribeMiss
}

/** Opens a recording and reports its violations of the contract. Throws a `UsageError` if it cannot be read. */
export function openReplay(
  { path, match = 'strict', only = false }: ReplayOptions,
  {
    contract,
    report,
    option = '--replay',
    isEmpty = false,
    describeMiss = only ? describeClosest : ignoreMiss,
  }: ReplayReading,
): ReplayMiddleware {
  const { exchanges, unfinished } = isEmpty ? { exchanges: [], unfinished: [] } : readRecording(path, option)
  for (const line of unfinished) report(line)
  for (const { exchange, location } of exchanges)
    for (const finding of judgeRecorded(contract, exchange))
      report(`${location}: ${describeRecorded(exchange, finding, contract.rules.unclear)}`)
  return new ReplayMiddleware({ contract, recording: new Recording({ exchanges, contract, match }), describeMiss })
}

const describeClosest: DescribeMiss = (recording, key) => `Not in the recording: ${recording.describeClosest(key)}.`
const ignoreMiss: DescribeMiss = () => undefined
