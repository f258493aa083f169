import fc from 'fast-check'
import { isObject, type Json, type Keys, replaceAt } from '../../runtime/json.ts'
import type { Mutation } from '../cases/mutators/mutation.ts'
import { getMutations } from '../cases/mutators.ts'
import { walkSchema } from '../cases/schema-sites.ts'
import type { SuiteContract } from '../contract.ts'
import { anyJson } from './json-arbitrary.ts'

/** One random change; the number picks a candidate of the body. */
export type Change =
  /** Violates one rule of the contract, as a derived case does. */
  | { readonly kind: 'rule'; readonly at: number }
  | { readonly kind: 'replace'; readonly at: number; readonly value: Json }
  | { readonly kind: 'remove'; readonly at: number }

/** A random change; one that violates a rule is as likely as the others together. */
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
 * Changes a body; `root` is the pointer of its schema. Every change addresses the whole body, so that the others mean the
 * same without it.
 */
export function applyChanges(contract: SuiteContract, { root, body }: Subject, changes: readonly Change[]): Json {
  return changes
    .flatMap((change) => chooseEdit(contract, { root, body }, change))
    .reduce((changed, { keys, value }) => replaceAt(changed, keys, value), body)
}

interface Subject {
  readonly root: string
  readonly body: Json
}

type BodyEdit = Pick<Mutation, 'keys' | 'value'>

function chooseEdit(contract: SuiteContract, { root, body }: Subject, change: Change): BodyEdit[] {
  if (change.kind !== 'rule') {
    const keys = pickByName(listPaths(body), change.at, (path) => path.join('/')) ?? []
    return [{ keys, value: change.kind === 'replace' ? change.value : undefined }]
  }
  const violations = walkSchema(contract, root, body).sites.flatMap((site) => {
    // Pictures over the limit are too large to send by the hundred.
    const { 'x-data-url': _, ...schema } = site.schema
    const mutations = getMutations({ ...site, schema }).filter(({ isValid }) => !isValid)
    return mutations.map(({ rule, name, keys, value }) => ({ rule, name, keys: [...site.keys, ...keys], value }))
  })
  const violation = pickByName(violations, change.at, ({ rule, name, keys }) => [...keys, rule, name].join('/'))
  return violation ? [violation] : []
}

/** The path of every part of a value, the whole first. */
export function listPaths(value: Json, keys: Keys = []): Keys[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => listPaths(item, [...keys, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => listPaths(item, [...keys, key]))
      : []
  return [keys, ...inner]
}

/**
 * Picks a candidate by its name and a number: the same one whatever the other candidates, so that shrinking the body does not
 * change the mutation.
 */
export function pickByName<T>(
  candidates: readonly T[],
  number: number,
  getName: (candidate: T) => string,
): T | undefined {
  const ranks = candidates.map((candidate) => hashText(`${getName(candidate)} ${number}`))
  return candidates[ranks.indexOf(Math.min(...ranks))]
}

/** Hashes by FNV-1a with one more mixing step: the number is last, and FNV mixes the end of a text little. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
