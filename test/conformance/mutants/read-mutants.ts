import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { JsonObject } from '../../../runtime/json.ts'

/** One violation of the contract, and the finding that the suite must report. */
export interface Mutant {
  /** A path, as in `streams/messages/event-dropped`. */
  readonly id: string
  /** The id of the case that is run. */
  readonly only: string
  /** The alterations of the traffic. */
  readonly verbs: JsonObject
  /** Undefined if the suite does not detect it. */
  readonly caught: Caught | undefined
}

export interface Caught {
  readonly rule: string
  /** Part of the place of the same finding. */
  readonly place: string
  /** Part of the message. */
  readonly says: string
  /** The rule of the case, if the finding does not name it: only the status is wrong. */
  readonly of?: string
}

type Row = JsonObject & {
  readonly caught?: string | Record<string, string>
  readonly says?: string
  readonly of?: string
  readonly missed?: string
}
type Table = Record<string, Record<string, Record<string, Row>>>

/** Every mutant of the tables for a target: group, case, name. */
export function readMutants(target: 'mock' | 'minimal' | 'chat-completions'): readonly Mutant[] {
  const folder = new URL(`${target}/`, import.meta.url)
  return readdirSync(folder)
    .map((file): Table => parse(readFileSync(new URL(file, folder), 'utf8')))
    .flatMap((table) => Object.entries(table))
    .flatMap(([group, cases]) =>
      Object.entries(cases).flatMap(([only, rows]) =>
        Object.entries(rows).map(([name, row]) => readRow({ id: `${group}/${name}`, only }, row)),
      ),
    )
}

function readRow(at: Pick<Mutant, 'id' | 'only'>, { caught, says = '', of, missed, ...verbs }: Row): Mutant {
  if ((caught === undefined) === (missed === undefined)) throw new RangeError(`${at.id} needs either caught or missed.`)
  if (caught === undefined) return { ...at, verbs, caught: undefined }
  const [rule = '', place = ''] = typeof caught === 'string' ? [caught] : (Object.entries(caught)[0] ?? [])
  return { ...at, verbs, caught: { rule, place, says, ...(of === undefined ? {} : { of }) } }
}
