import { maybe, type SettingsOf, toggle } from './option.ts'
import { oneOf, target, text } from './readers.ts'
import { UsageError } from './usage-error.ts'

/** The options of the mock that are about tapes: recordings of a real deployment. */
export const recordingOptions = {
  record: maybe({
    name: 'record',
    value: 'URL',
    about: 'pass everything on to this deployment, and record it on the tape; nothing is simulated',
    read: target,
  }),
  tape: maybe({
    name: 'tape',
    value: 'FOLDER|FILE',
    about: 'where to record: a folder, or a file that ends in .jsonl',
    read: text,
  }),
  replay: maybe({
    name: 'replay',
    value: 'FOLDER|FILE',
    about: 'tape to answer from; what is not on it is simulated',
    read: text,
  }),
  replayMatch: maybe({
    name: 'replay-match',
    value: 'strict|loose',
    about: 'whether a request has to be the same as on the tape, or the nearest counts (strict)',
    read: oneOf(['strict', 'loose']),
  }),
  replayOnly: toggle({ name: 'replay-only', about: 'answer from the tape alone, and with 404 what is not on it' }),
  checkTape: maybe({
    name: 'check-tape',
    value: 'FOLDER|FILE',
    about: 'hold a tape against the contract and stop: exit code 0, or 1 where it is broken',
    read: text,
  }),
}

/** What is asked for about tapes instead of a mock. */
export type RecordingTask =
  | { readonly program: 'check-tape'; readonly path: string }
  | { readonly program: 'recorder'; readonly target: URL; readonly tape: string }

/** Undefined where a mock is to be served. Throws a `UsageError` where the options do not go together. */
export function findRecordingTask(settings: SettingsOf<typeof recordingOptions>): RecordingTask | undefined {
  const { record, tape, replay, checkTape, replayMatch, replayOnly } = settings
  const jobs = Object.entries({ '--record': record, '--replay': replay, '--check-tape': checkTape })
  const [first, second] = jobs.filter(([, value]) => value !== undefined).map(([name]) => name)
  if (first && second) throw new UsageError(`${first} and ${second} do not go together: choose one of them.`)
  if (record && tape === undefined)
    throw new UsageError('--record needs --tape: a folder, or a file that ends in .jsonl.')
  if (tape !== undefined && record === undefined)
    throw new UsageError('--tape needs --record: to answer from a tape, say --replay.')
  if (replay === undefined && (replayMatch !== undefined || replayOnly))
    throw new UsageError(`--replay-${replayOnly ? 'only' : 'match'} needs --replay: the tape to answer from.`)
  if (checkTape !== undefined) return { program: 'check-tape', path: checkTape }
  return record && tape !== undefined ? { program: 'recorder', target: record, tape } : undefined
}
