import { existsSync, readdirSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { openRecorder, type Recorder } from '../../proxy/recorder.ts'
import { Normaliser } from '../../proxy/recording/normalise.ts'
import type { RecordedInteraction } from '../../proxy/recording/recorded-interaction.ts'
import { isGenerated } from '../../proxy/recording/stable-values.ts'
import { Forward } from '../forward/forward.ts'
import type { MockContract } from '../mock-contract.ts'
import { openReplay } from './open-replay.ts'
import type { RecordingSettings } from './recording-settings.ts'
import type { DescribeMiss, ReplayMiddleware } from './replay-middleware.ts'

/** What answers before the simulated gateway: a recording, then a deployment. */
export interface AnswerSource {
  readonly replay?: ReplayMiddleware | undefined
  readonly forward?: Forward | undefined
}

/** A recording that a test replays, and adds to if it records. */
export interface TestRecording {
  readonly source: AnswerSource
  /** Resolves when all exchanges are written. */
  close(): Promise<void>
}

export interface TestRecordingContext {
  readonly contract: MockContract
  readonly settings: RecordingSettings
  readonly report: (line: string) => void
}

/** A test, whose recording has its name. */
export interface TestTitle {
  readonly file: string
  /** The titles of the suites, and of the test. */
  readonly titles: readonly string[]
}

/**
 * Opens a recording by its name, or that of a test. Throws a `TypeError` for an invalid name, and a `UsageError` for an
 * invalid recording.
 */
export function openTestRecording(
  test: string | TestTitle,
  { contract, settings, report }: TestRecordingContext,
): TestRecording {
  const name = typeof test === 'object' ? nameRecording(test) : test
  if (typeof name !== 'string' || isAbsolute(name) || name.split(/[\\/]/).some((part) => /^\.{0,2}$/.test(part)))
    throw new TypeError('mock.recording takes the path of a folder in that of the recordings, such as `checkout`.')
  const path = join(settings.folder, name)
  const isEmpty = settings.mode === 'all' || !existsSync(path) || readdirSync(path).length === 0
  const forward = settings.mode === 'once' && !isEmpty ? undefined : openForward(path, { contract, settings, report })
  const replay = openReplay(
    { path, match: settings.match },
    {
      contract: contract.judged,
      report,
      option: 'mock.recording:',
      isEmpty,
      describeMiss: forward ? refuseRecordedIds(path) : describeMiss(path, settings.advice),
    },
  )
  return { source: { replay, forward }, close: async () => forward?.close() }
}

/** Undefined if nothing is recorded. */
function openForward(path: string, { contract, settings, report }: TestRecordingContext): Forward | undefined {
  const { mode, target, key, redaction } = settings
  if (mode === 'none' || target === undefined) return undefined
  const { findRoute } = contract.judged
  const normaliser = new Normaliser({ findRoute, origin: target.origin, redaction })
  const edit = (exchange: RecordedInteraction) => {
    if (exchange.reply === undefined) throw new Error(`${target.origin} did not reply`)
    if (exchange.reply?.status === 401) throw new Error(`${target.origin} refuses the key: set GATEWRIGHT_FORWARD_KEY`)
    return normaliser.normalise(exchange)
  }
  const options = { recording: path, contract: contract.judged, print: report, edit, replaces: mode === 'all' }
  const recorder: Recorder = openRecorder(options, 'mock.recording:')
  return new Forward({ target, key, recorder })
}

function describeMiss(path: string, advice: string): DescribeMiss {
  return (recording, key, { method, path: template }) =>
    `${method} ${template} is not in the recording ${path}: ${recording.describeClosest(key)}. ${advice}`
}

/** The deployment does not have what was created when the recording was made. */
function refuseRecordedIds(path: string): DescribeMiss {
  return (recording, key, { method, path: template }) => {
    const id = recording.findId(key, isGenerated)
    if (id === undefined) return undefined
    const advice = 'record the whole test again with GATEWRIGHT_RECORD_MODE=all'
    return `${method} ${template} is not in the recording ${path}, and refers to ${id} of it, which the deployment does not have: ${advice}.`
  }
}

/** The name of the recording of a test: its file and titles, as a path. */
export function nameRecording({ file, titles }: TestTitle): string {
  const path = relative(process.cwd(), file).split(/[\\/]/)
  const parts = [
    ...path.slice(0, -1),
    (path.at(-1) ?? '').replace(/\.\w+$/, '').replace(/[.-](test|spec)$/, ''),
    titles.join(' '),
  ]
  return parts
    .map(toFolderName)
    .filter((part) => part !== '')
    .join('/')
}

function toFolderName(text: string): string {
  const name = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return name.slice(0, MAX_NAME).replace(/-+$/, '')
}

/** File systems allow 255 bytes. */
const MAX_NAME = 80
