import { FileError } from '../../settings/file-error.ts'

export type Place = readonly (string | number)[]

/** Something in a text of scenarios that cannot be followed: the rule, and how to fix it. */
export interface ScenarioError {
  readonly place: Place
  readonly message: string
}

/** A mistake and where it stands in its text, counted from 1. */
export interface LocatedScenarioError extends ScenarioError {
  readonly line: number
  readonly column: number
}

/** All mistakes of a text; the message has a line for each, `<file>:<line>:<column>: <place>: <rule and fix>`. */
export class ScenarioErrors extends FileError {
  readonly errors: readonly LocatedScenarioError[]

  constructor(file: string, errors: readonly LocatedScenarioError[]) {
    super(errors.map((error) => `${file}:${error.line}:${error.column}: ${toWords(error)}`).join('\n'))
    this.errors = errors
  }
}

/** Without the file and its lines. */
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
