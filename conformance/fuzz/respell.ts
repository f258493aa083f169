import fc from 'fast-check'
import { type Json, valueAt } from '../../generators/json.ts'
import { spellings } from '../cases/protojson.ts'
import { type Site, walkSchema } from '../cases/schema-sites.ts'
import { pick } from './mutate.ts'

/** The bodies, some of them in other valid ProtoJSON spellings. */
export function respelled(bodies: fc.Arbitrary<Json>, root: string): fc.Arbitrary<Json> {
  const choices = fc.array(fc.noShrink(fc.nat()), { maxLength: 4 })
  return fc.tuple(bodies, choices).map(([body, chosen]) => respell(body, root, chosen))
}

/** Deepest places first, and each place once: a change does not move its ancestors. */
function respell(body: Json, root: string, chosen: readonly number[]): Json {
  const { sites } = walkSchema(root, body)
  const getName = ({ keys }: Site): string => keys.join('/')
  const byPlace = new Map(sites.map((site) => [getName(site), site]))
  const places = chosen.flatMap((choice) => pick([...byPlace.values()], choice, getName) ?? [])
  const deepestFirst = [...new Set(places)].toSorted((a, b) => b.keys.length - a.keys.length)
  return deepestFirst.reduce<Json>((spelled, site) => {
    const value = valueAt(spelled, site.keys) ?? null
    const fitting = Object.entries(spellings).flatMap(([name, spell]) => {
      // Respelled members may already be absent.
      const other = spell({ ...site, value: name === 'null-for-absent' ? site.value : value }, spelled)
      return other === undefined ? [] : [{ name, other }]
    })
    return pick(fitting, chosen[0] ?? 0, ({ name }) => name)?.other ?? spelled
  }, body)
}
