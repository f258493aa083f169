import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { JsonObject } from '../../../generators/json.ts'

/** One way of getting the contract wrong, and what the suite has to say of it. */
export interface Mutant {
  /** A path, as in `streams/messages/event-dropped`. */
  readonly id: string
  /** The id of the case that is run. */
  readonly only: string
  /** How the traffic is altered. */
  readonly verbs: JsonObject
  /** Undefined where nothing in the suite sees it. */
  readonly caught: Caught | undefined
}

export interface Caught {
  readonly rule: string
  /** Part of the place of the same finding. */
  readonly place: string
  /** Part of the message. */
  readonly says: string
  /** The rule that the case holds the server to, where the finding alone does not name it: its status says no more. */
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
export function readMutants(target: 'mock' | 'minimal'): readonly Mutant[] {
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
