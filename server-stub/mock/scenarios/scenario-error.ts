import { FileError } from '../../settings/file-error.ts'

export type Place = readonly (string | number)[]

/** An error in scenarios, with the fix. */
export interface ScenarioError {
  readonly place: Place
  readonly message: string
}

/** An error with its position, counted from 1. */
export interface LocatedScenarioError extends ScenarioError {
  readonly line: number
  readonly column: number
}

/** All errors of a file; the message has a line for each, `<file>:<line>:<column>: <place>: <rule and fix>`. */
export class ScenarioErrors extends FileError {
  readonly errors: readonly LocatedScenarioError[]

  constructor(file: string, errors: readonly LocatedScenarioError[]) {
    super(errors.map((error) => `${file}:${error.line}:${error.column}: ${toWords(error)}`).join('\n'))
    this.errors = errors
  }
}

/** The message without the position in the file. */
export function toWords({ place, message }: ScenarioError): string {
  const name = getName(place)
  const sentence = message.endsWith('?') ? message : `${message}.`
  return name === '' ? sentence : `${name}: ${sentence}`
}

function getName(place: Place): string {
  return place.reduce<string>((path, step) => {
    if (typeof step === 'number' || /^\d+$/.test(step)) return `${path}[${step}]`
    if (!/^[\w$-]+$/.test(step)) return `${path}['${step}']`
    return path === '' ? step : `${path}.${step}`
  }, '')
}
