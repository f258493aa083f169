import { gatewayContract } from '../../gateway-contract.ts'
import { describe, judgeRecorded } from '../../recording/judge-recorded.ts'
import { readTape } from '../../recording/read-recording.ts'
import { Tape, type TapeMatch } from './recording.ts'
import { TapePlayer } from './replay-middleware.ts'

export interface ReplayOptions {
  /** A folder, or a file that ends in `.jsonl`. */
  readonly path: string
  /** `strict` unless given. */
  readonly match?: TapeMatch | undefined
  /** Nothing but the tape answers. */
  readonly only?: boolean
}

/** A player for a tape; what on it breaks the contract is told. Throws a `UsageError` where it cannot be read. */
export function openReplay(
  { path, match = 'strict', only = false }: ReplayOptions,
  tell: (line: string) => void,
): TapePlayer {
  const { exchanges, unfinished } = readTape(path, '--replay')
  for (const line of unfinished) tell(line)
  for (const { exchange, place } of exchanges)
    for (const finding of judgeRecorded(gatewayContract, exchange)) tell(`${place}: ${describe(exchange, finding)}`)
  return new TapePlayer({ tape: new Tape(exchanges, match), only })
}
