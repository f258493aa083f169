import type { Operation } from '../../generators/model/contract.ts'
import { asObject, type Json, replaceAt } from '../../runtime/json.ts'
import { contract, errorsAt, getPointer, type NamedExample, requestExamples } from '../contract.ts'
import { getBodies } from '../document/bodies.ts'
import { getJudgedDocuments } from '../judged-documents.ts'
import { bodyPointer } from '../request-body.ts'
import { specPlace } from '../spec-place.ts'
import type { Case } from '../verdict.ts'
import { baseRequest } from './base-request.ts'
import { draftCase, getCaseId } from './draft-case.ts'
import { accepted, findUnstated, refused, unknownNames } from './expected.ts'
import type { Mutation } from './mutators/mutation.ts'
import { getMutations } from './mutators.ts'
import { sample } from './sample.ts'
import { instancePath, placeName, type Site, type Unused, walkSchema } from './schema-sites.ts'

/** A rule without a case. */
export interface Underivable {
  readonly id: string
  readonly reason: string
  /** Method and path of the operation, if all of it or of its body is without a case. */
  readonly operation?: string
}

export interface Derived {
  readonly cases: readonly Case[]
  readonly underivable: readonly Underivable[]
}

/** For every rule of every request body, a request that violates it and a valid one at the bound. */
export function derivedCases(): Derived {
  const all = contract.operations.filter(({ body }) => body !== undefined).map(deriveOperation)
  return { cases: all.flatMap(({ cases }) => cases), underivable: all.flatMap(({ underivable }) => underivable) }
}

interface BasedSite extends Site {
  readonly base: Json
}

export function deriveOperation(operation: Operation): Derived {
  const root = bodyPointer(operation)
  const { sites, unreached } = findSites(operation, root)
  const cases = new Map<string, Case>()
  const reasons = new Map<string, string>(
    unreached.map(({ trail }) => [getCaseId(operation, getPath(trail)), 'no valid value was found for it']),
  )
  for (const site of sites)
    for (const mutation of getMutations(site)) {
      if (operation.body?.protojson && isAbsence(mutation)) continue
      const path = getPath([...site.trail, mutation.rule, mutation.name])
      const id = getCaseId(operation, path)
      if (cases.has(id)) continue
      const body = replaceAt(site.base, [...site.keys, ...mutation.keys], mutation.value)
      const reason = unfit(root, site, { mutation, body })
      if (reason === undefined) cases.set(id, makeCase(operation, site, { path, mutation, body }))
      // Null may be another branch of a union: then it breaks no rule.
      else if (reason !== staysValid || !isAbsence(mutation)) reasons.set(id, reason)
    }
  const underivable = [...reasons].filter(([id]) => !cases.has(id)).map(([id, reason]) => ({ id, reason }))
  return { cases: [...cases.values()], underivable }
}

/** Every schema that a body can reach, with the valid bodies that have a value there. */
function findSites(operation: Operation, root: string): { sites: BasedSite[]; unreached: Unused[] } {
  const sites: BasedSite[] = []
  const reached = new Set<string>()
  const waiting = new Map<string, Unused & { readonly base: Json }>()
  const walk = (base: Json): void => {
    const { sites: found, unused } = walkSchema(root, base)
    for (const site of found) {
      sites.push({ ...site, base })
      reached.add(site.pointer)
    }
    for (const part of unused) if (!waiting.has(part.pointer)) waiting.set(part.pointer, { ...part, base })
  }
  const examples = getBases(operation).toSorted(byStreaming)
  for (const { value } of [...examples.filter(goesOn).map(onItsOwn), ...examples]) walk(value)
  // A walk may add entries; iteration over a map includes them.
  for (const [pointer, part] of waiting) {
    const base = reached.has(pointer) ? undefined : withPart(part, root)
    if (base !== undefined) walk(base)
  }
  const unreached = [...waiting].filter(([pointer]) => !reached.has(pointer)).map(([, part]) => part)
  return { sites, unreached }
}

/** A valid body that uses the part: added to the existing value or, if that is invalid, in place of it. */
function withPart({ base, keys, schema }: Unused & { readonly base: Json }, root: string): Json | undefined {
  const findBody = (value: Json): Json | undefined => {
    const alone = { [String(keys.at(-1))]: value }
    const bodies = [
      replaceAt(base, keys, value),
      ...(keys.length > 1 ? [replaceAt(base, keys.slice(0, -1), alone)] : []),
    ]
    return bodies.find((body) => errorsAt(root, body).length === 0)
  }
  const value = sample(schema, (each) => findBody(each) !== undefined)
  return value === undefined ? undefined : findBody(value)
}

/** The examples of requests, those that use one of our choices last: a case about another rule should not need it. */
export function getBases(operation: Operation): readonly NamedExample[] {
  const examples = getExamples(operation)
  const ours = examples.filter(({ value }) => findAddition(operation, value) !== undefined)
  return [...examples.filter((example) => !ours.includes(example)), ...ours]
}

/** Those of the document or, where another document has none, a sample. */
export function getExamples(operation: Operation): readonly NamedExample[] {
  return getJudgedDocuments().isLinted ? requestExamples(operation) : getBodies(operation)
}

/** An unknown earlier reply is refused whatever else is in the body. */
function goesOn({ value }: { readonly value: Json }): boolean {
  return asObject(value).previous_response_id !== undefined
}

function onItsOwn(example: { readonly value: Json }): { readonly value: Json } {
  const { previous_response_id: _, ...value } = asObject(example.value)
  return { value }
}

/** Bodies that request a whole reply come first: such replies are shorter to report. */
function byStreaming(a: { readonly value: Json }, b: { readonly value: Json }): number {
  return Number(asObject(a.value).stream === true) - Number(asObject(b.value).stream === true)
}

/** Null in place of a value; in ProtoJSON an absent field. */
function isAbsence({ rule, value }: Mutation): boolean {
  return rule === 'type' && value === null
}

interface Mutated {
  readonly path: string
  readonly mutation: Mutation
  readonly body: Json
}

const staysValid = 'the whole body stays valid'

/** Why the body is not usable as a case: it must violate exactly this rule of this schema, or none. */
function unfit(root: string, site: BasedSite, { mutation, body }: Omit<Mutated, 'path'>): string | undefined {
  const errors = errorsAt(root, body)
  if (mutation.keeps) {
    const [first] = errors
    return first && `another rule forbids it: ${first.instancePath} ${first.keyword}`
  }
  if (errors.length === 0) return staysValid
  const place = instancePath([...site.keys, ...mutation.keys])
  const own = errors.filter(({ parentSchema }) => getPointer(Object(parentSchema)) === site.pointer)
  const isBroken =
    own.some(({ keyword }) => keyword === mutation.rule) ||
    errors.some(({ keyword, instancePath: at }) => keyword === mutation.rule && at === place)
  if (!isBroken) return 'the rule is not evaluated'
  const others = own.filter(({ keyword }) => keyword !== mutation.rule && !broken(mutation.rule, keyword))
  return others[0] && `another rule of the place is broken as well: ${others[0].keyword}`
}

const unions: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', '$ref'])
const dataUrls: ReadonlySet<string> = new Set(['pattern', 'x-data-url'])

/** Whether a value that violates the rule always violates the keyword. */
function broken(rule: string, keyword: string): boolean {
  return unions.has(keyword) || rule === 'type' || (dataUrls.has(rule) && dataUrls.has(keyword))
}

function makeCase(operation: Operation, site: BasedSite, { path, mutation, body }: Mutated): Case {
  const request = baseRequest(operation, body)
  const names = placeName([...site.keys, ...mutation.keys])
  const { pointer, source, questions } = specPlace(site.pointer)
  return draftCase(operation, {
    path,
    request,
    expect: mutation.keeps
      ? accepted(operation, request)
      : { ...refused(operation), ...(names === '' ? {} : { names }) },
    rule: mutation.rule,
    pointer: `${pointer}/${mutation.rule}`,
    source,
    questions,
    choice: site.choice ?? (mutation.keeps ? findAcceptance(operation, mutation, body) : undefined),
    needs: mutation.keeps && names === 'model' ? ['any-model'] : [],
  })
}

/** The question that leaves open whether a valid body is accepted. */
function findAcceptance(operation: Operation, { rule }: Mutation, body: Json): string | undefined {
  return rule === 'unknown-property' ? unknownNames : findAddition(operation, body)
}

/** The question of a choice that a valid body uses, such as a kind of content that the document does not list. */
export function findAddition(operation: Operation, value: unknown): string | undefined {
  if (operation.body === undefined || value === undefined) return undefined
  const { sites } = walkSchema(bodyPointer(operation), value as Json)
  const added = sites.find(({ schema }) => typeof schema['x-choice'] === 'string')
  return added?.choice ?? findUnstated(value)
}

function getPath(trail: readonly string[]): string {
  return ['body', ...trail].join('/')
}
