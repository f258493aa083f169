import { types } from 'node:util'
import { Redaction } from '../../proxy/recording/redact.ts'
import { ownValue } from '../../runtime/json.ts'
import { suggestion } from '../../runtime/validation/suggest.ts'
import { UsageError } from '../../settings/errors.ts'
import { type CodeOption, checkValue, getVariable, type Option, optionalOption } from '../../settings/option.ts'
import { key, nonEmpty, oneOf, parseValue, target } from '../../settings/option-types.ts'
import { mockOptions } from '../../settings/options.ts'
import type { RecordingMatch } from './recording.ts'

/**
 * What is recorded, in the words of VCR: nothing; only if there is no recording; what the recording does not have; or everything
 * again.
 */
export type RecordMode = 'none' | 'once' | 'new_episodes' | 'all'

/** The recordings that `mock.recording` opens. */
export interface RecordingsOptions {
  /** The folder that has them; default `recordings`. */
  readonly folder?: string
  /** URL of a deployment to record; the variable `GATEWRIGHT_RECORD` takes precedence. Without one nothing is recorded. */
  readonly target?: string
  /** Its key, in place of that of the client; the variable `GATEWRIGHT_FORWARD_KEY` takes precedence. */
  readonly key?: string
  /** Default `new_episodes`. `GATEWRIGHT_RECORD_MODE` takes precedence; if `CI` is set, nothing is recorded without it. */
  readonly mode?: RecordMode
  /** Default `strict`. */
  readonly match?: RecordingMatch
  /** Regular expressions of texts that must not be in a recording. */
  readonly redact?: readonly (string | RegExp)[]
}

export interface RecordingSettings {
  readonly folder: string
  readonly target: URL | undefined
  readonly key: string | undefined
  readonly mode: RecordMode
  readonly match: RecordingMatch | undefined
  readonly redaction: Redaction
  /** How to record what is missing. */
  readonly advice: string
}

const recordMode = oneOf('none', 'once', 'new_episodes', 'all')
const modeOption = optionalOption('record-mode MODE', '', recordMode)

const table: Readonly<Record<keyof RecordingsOptions, Option<unknown> | CodeOption>> = {
  folder: optionalOption('folder', '', nonEmpty),
  target: optionalOption('target', '', target),
  key: optionalOption('key', '', key),
  mode: modeOption,
  match: mockOptions.replayMatch,
  redact: {
    takes: 'an array of regular expressions',
    accepts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string' || types.isRegExp(item)),
  },
}

/** The variables of the environment. */
const recordVariable = getVariable(mockOptions.record)
const keyVariable = getVariable(mockOptions.forwardKey)
const modeVariable = getVariable(modeOption)

/** Reads the options of `createMock`, and the environment. Throws a `TypeError` or a `UsageError`. */
export function readRecordingSettings(options: RecordingsOptions, environment: NodeJS.ProcessEnv): RecordingSettings {
  const errors = findOptionErrors(options, table, 'recordings.')
  if (errors.length > 0) throw new TypeError(errors.join('\n'))
  const url = ownValue(environment, recordVariable) || options.target
  const told = ownValue(environment, modeVariable) || undefined
  const toldMode = told === undefined ? undefined : parseValue(recordMode, told, modeVariable)
  if (toldMode !== undefined && toldMode !== 'none' && url === undefined)
    throw new UsageError(`${modeVariable}=${told} needs ${recordVariable}, the URL of the deployment to record.`)
  const isCI = !['', '0', 'false', undefined].includes(environment.CI)
  const mode = toldMode ?? (isCI ? 'none' : (options.mode ?? 'new_episodes'))
  return {
    folder: options.folder ?? 'recordings',
    target: url === undefined ? undefined : parseValue(target, url, recordVariable),
    key: ownValue(environment, keyVariable) || options.key,
    mode,
    match: options.match,
    redaction: new Redaction(options.redact ?? [], 'createMock: recordings.redact'),
    advice: getAdvice({ mode, hasTarget: url !== undefined, isCI: isCI && toldMode === undefined }),
  }
}

interface RecordingConditions {
  readonly mode: RecordMode
  readonly hasTarget: boolean
  /** Whether nothing is recorded because of the variable `CI`. */
  readonly isCI: boolean
}

function getAdvice({ mode, hasTarget, isCI }: RecordingConditions): string {
  if (isCI) return `Nothing is recorded in CI: record it elsewhere, or set ${modeVariable}.`
  if (!hasTarget)
    return `To record it, set ${recordVariable} to the URL of a deployment, and ${keyVariable} to its key.`
  if (mode === 'none') return `The mode none records nothing: to record it, set ${modeVariable}=new_episodes.`
  return `The mode once adds nothing to a recording: to record it, set ${modeVariable} to new_episodes, or to all.`
}

/** The errors of options of `createMock`, or of a group of them, whose names begin with the prefix. */
export function findOptionErrors(
  options: object,
  all: Readonly<Record<string, Option<unknown> | CodeOption>>,
  prefix = '',
): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const option = ownValue(all, name)
    if (option === undefined)
      return [`createMock: unknown option ${prefix}${name}; ${suggestion(name, Object.keys(all))}`]
    return value === undefined ? [] : checkValue(option, value, `createMock: ${prefix}${name}`)
  })
}
