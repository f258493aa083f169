import { ownValue } from '../../core/contract.ts'
import { quote } from '../../core/validation/quote.ts'
import { isMaskedForm } from '../../recording/secrets.ts'

/** A difference between a request and a recorded one. */
export interface Difference {
  /** Such as `body.messages[0].content`. */
  readonly place: string
  readonly recorded: unknown
  readonly asked: unknown
}

/** All differences of two values. Ignores the order of keys and masked values. */
export function findDifferences(recorded: unknown, asked: unknown, place: string): readonly Difference[] {
  if (Object.is(recorded, asked)) return []
  if (typeof recorded === 'string' && typeof asked === 'string' && isMaskedForm(recorded, asked)) return []
  if (Array.isArray(recorded) && Array.isArray(asked)) {
    const length = Math.max(recorded.length, asked.length)
    return Array.from({ length }, (_, at) => findDifferences(recorded[at], asked[at], `${place}[${at}]`)).flat()
  }
  if (!isObject(recorded) || !isObject(asked)) return [{ place, recorded, asked }]
  const names = new Set([...Object.keys(recorded), ...Object.keys(asked)])
  return [...names].flatMap((name) =>
    findDifferences(ownValue(recorded, name), ownValue(asked, name), `${place}.${name}`),
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function inWords({ place, recorded, asked }: Difference): string {
  return `${place} was ${quote(recorded)} and is ${quote(asked)}`
}
