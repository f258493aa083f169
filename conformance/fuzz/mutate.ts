import fc from 'fast-check'
import { isObject, type Json, type Keys, replaceAt } from '../../runtime/json.ts'
import type { Mutation } from '../cases/mutators/mutation.ts'
import { getMutations } from '../cases/mutators.ts'
import { walkSchema } from '../cases/schema-sites.ts'
import { anyJson } from './json-arbitrary.ts'

/** One random change; the number picks a candidate of the body. */
export type Change =
  /** Violates one rule of the contract, as a derived case does. */
  | { readonly kind: 'rule'; readonly at: number }
  | { readonly kind: 'replace'; readonly at: number; readonly value: Json }
  | { readonly kind: 'remove'; readonly at: number }

export function anyChange(): fc.Arbitrary<Change> {
  const at = fc.noShrink(fc.nat())
  return fc.oneof(
    { withCrossShrink: true },
    fc.record({ kind: fc.constant('remove' as const), at }),
    fc.record({ kind: fc.constant('replace' as const), at, value: anyJson(2) }),
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('rule' as const), at }) },
  )
}

/**
 * The changed body; `root` is the pointer of its schema. Every change addresses the whole body, so that the others mean the
 * same without it.
 */
export function mutate(root: string, body: Json, changes: readonly Change[]): Json {
  return changes
    .flatMap((change) => getPlace(root, body, change))
    .reduce((changed, { keys, value }) => replaceAt(changed, keys, value), body)
}

type Placed = Pick<Mutation, 'keys' | 'value'>

function getPlace(root: string, body: Json, change: Change): Placed[] {
  if (change.kind === 'rule') return ruleBroken(root, body, change.at)
  const keys = pick(placesIn(body), change.at, (place) => place.join('/')) ?? []
  return [{ keys, value: change.kind === 'replace' ? change.value : undefined }]
}

function ruleBroken(root: string, body: Json, at: number): Placed[] {
  const broken = walkSchema(root, body).sites.flatMap((site) => {
    // Pictures over the limit are too large to send by the hundred.
    const { 'x-data-url': _, ...schema } = site.schema
    const breaking = getMutations({ ...site, schema }).filter(({ keeps }) => !keeps)
    return breaking.map(({ rule, name, keys, value }) => ({ rule, name, keys: [...site.keys, ...keys], value }))
  })
  const chosen = pick(broken, at, ({ rule, name, keys }) => [...keys, rule, name].join('/'))
  return chosen ? [chosen] : []
}

/** Every place of a value, the whole first. */
export function placesIn(value: Json, keys: Keys = []): Keys[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(item, [...keys, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => placesIn(item, [...keys, key]))
      : []
  return [keys, ...inner]
}

/**
 * The candidate that a number picks by its name: the same one whatever the other candidates, so that shrinking the body
 * does not change the mutation.
 */
export function pick<T>(candidates: readonly T[], number: number, getName: (candidate: T) => string): T | undefined {
  const ranks = candidates.map((candidate) => rank(`${getName(candidate)} ${number}`))
  return candidates[ranks.indexOf(Math.min(...ranks))]
}

/** FNV-1a with one more mixing step: the number is last, where FNV mixes little. */
function rank(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
