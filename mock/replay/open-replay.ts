import { describeRecorded, judgeRecorded } from '../../proxy/recording/judge-recorded.ts'
import { readRecording } from '../../proxy/recording/read-recording.ts'
import { getMockedContract } from '../mocked-contract.ts'
import { Recording, type RecordingMatch } from './recording.ts'
import { ReplayMiddleware } from './replay-middleware.ts'

export interface ReplayOptions {
  /** A folder or a `.jsonl` file. */
  readonly path: string
  /** Default `strict`. */
  readonly match?: RecordingMatch | undefined
  /** Without a match: 404. */
  readonly only?: boolean
}

/** Opens a recording and reports its violations of the contract. Throws a `UsageError` if it cannot be read. */
export function openReplay(
  { path, match = 'strict', only = false }: ReplayOptions,
  report: (line: string) => void,
  option = '--replay',
): ReplayMiddleware {
  const { judged } = getMockedContract()
  const { exchanges, unfinished } = readRecording(path, option)
  for (const line of unfinished) report(line)
  for (const { exchange, location } of exchanges)
    for (const finding of judgeRecorded(judged, exchange))
      report(`${location}: ${describeRecorded(exchange, finding, judged.rules.unclear)}`)
  return new ReplayMiddleware({ recording: new Recording(exchanges, match), only })
}
