import { maybe, type SettingsOf, toggle } from './option.ts'
import { pickOne, target, text } from './readers.ts'
import { UsageError } from './usage-error.ts'

/** The options of the mock that are about recordings: recordings of a real deployment. */
export const recordingOptions = {
  record: maybe({
    name: 'record',
    value: 'URL',
    about: 'pass everything on to this deployment, and record it in the recording; nothing is simulated',
    read: target,
  }),
  recording: maybe({
    name: 'recording',
    value: 'FOLDER|FILE',
    about: 'where to record: a folder, or a file that ends in .jsonl',
    read: text,
  }),
  replay: maybe({
    name: 'replay',
    value: 'FOLDER|FILE',
    about: 'recording to answer from; what is not on it is simulated',
    read: text,
  }),
  replayMatch: maybe({
    name: 'replay-match',
    value: 'strict|loose',
    about: 'whether a request has to be the same as in the recording, or the nearest counts (strict)',
    read: pickOne(['strict', 'loose']),
  }),
  replayOnly: toggle({ name: 'replay-only', about: 'answer from the recording alone, and with 404 what is not on it' }),
  checkRecording: maybe({
    name: 'check-recording',
    value: 'FOLDER|FILE',
    about: 'hold a recording against the contract and stop: exit code 0, or 1 where it is broken',
    read: text,
  }),
}

/** What is asked for about recordings instead of a mock. */
export type RecordingTask =
  | { readonly program: 'check-recording'; readonly path: string }
  | { readonly program: 'recorder'; readonly target: URL; readonly recording: string }

/** Undefined where a mock is to be served. Throws a `UsageError` where the options do not go together. */
export function findRecordingTask(settings: SettingsOf<typeof recordingOptions>): RecordingTask | undefined {
  const { record, recording, replay, checkRecording, replayMatch, replayOnly } = settings
  const jobs = Object.entries({ '--record': record, '--replay': replay, '--check-recording': checkRecording })
  const [first, second] = jobs.filter(([, value]) => value !== undefined).map(([name]) => name)
  if (first && second) throw new UsageError(`${first} and ${second} do not go together: choose one of them.`)
  if (record && recording === undefined)
    throw new UsageError('--record needs --recording: a folder, or a file that ends in .jsonl.')
  if (recording !== undefined && record === undefined)
    throw new UsageError('--recording needs --record: to answer from a recording, say --replay.')
  if (replay === undefined && (replayMatch !== undefined || replayOnly))
    throw new UsageError(`--replay-${replayOnly ? 'only' : 'match'} needs --replay: the recording to answer from.`)
  if (checkRecording !== undefined) return { program: 'check-recording', path: checkRecording }
  return record && recording !== undefined ? { program: 'recorder', target: record, recording } : undefined
}
