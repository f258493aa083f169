import type { Operation } from '../../generators/model/contract.ts'
import { asObject, type Json, replaceAt } from '../../runtime/json.ts'
import type { NamedExample, SuiteContract } from '../contract.ts'
import { listDocumentBodies } from '../document/bodies.ts'
import { bodyPointer } from '../request-body.ts'
import { locateInSpec } from '../spec-location.ts'
import type { Case } from '../verdict.ts'
import { baseRequest } from './base-request.ts'
import { draftCase, getCaseId } from './draft-case.ts'
import { expectAccepted, expectRefused, findCombinationChoice, getUnknownNamesQuestion } from './expected.ts'
import type { Mutation } from './mutators/mutation.ts'
import { getMutations } from './mutators.ts'
import { sampleValue } from './sample.ts'
import { formatFieldPath, type Site, toInstancePath, type UnusedPart, walkSchema } from './schema-sites.ts'

/** A rule without a case. */
export interface Underivable {
  readonly id: string
  readonly reason: string
  /** Method and path of the operation, if all of it or of its body is without a case. */
  readonly operation?: string
}

/** A case, or a rule without one. */
export type Derived = Case | Underivable

export function isCase(derived: Derived): derived is Case {
  return 'request' in derived
}

interface BasedSite extends Site {
  /** The valid body that has a value at the site. */
  readonly base: Json
}

/**
 * Derives, for every rule of a request body, a request that violates it and a valid one at the bound. A large document has
 * very many: they are made as they are drawn.
 */
export function* deriveCases(contract: SuiteContract, operation: Operation): Generator<Derived> {
  const { sites, listUnreached } = searchSites(contract, operation)
  const made = new Set<string>()
  const reasons = new Map<string, string>()
  for (const site of sites) {
    for (const mutation of getMutations(site)) {
      if (operation.body?.protojson && isAbsence(mutation)) continue
      const path = getPath([...site.trail, mutation.rule, mutation.name])
      const id = getCaseId(operation, path)
      if (made.has(id)) continue
      const body = replaceAt(site.base, [...site.keys, ...mutation.keys], mutation.value)
      const mutated = { path, site, mutation, body }
      const reason = mutation.untested ?? explainUnusable(contract, operation, mutated)
      // Null may be another branch of a union: then it breaks no rule.
      if (reason !== undefined && (reason !== staysValid || !isAbsence(mutation))) reasons.set(id, reason)
      if (reason !== undefined) continue
      made.add(id)
      yield makeCase(contract, operation, mutated)
    }
  }
  for (const { trail } of listUnreached()) {
    const id = getCaseId(operation, getPath(trail))
    if (!reasons.has(id)) reasons.set(id, 'no valid value was found for it')
  }
  for (const [id, reason] of reasons) if (!made.has(id)) yield { id, reason }
}

type BasedPart = UnusedPart & { readonly base: Json }

/** A rule that one body cannot test may be testable in another one. Any document may have thousands, so only some are tried. */
const mostBases = 4

/** Searches every schema that a body can reach, with the valid bodies that have a value there. */
function searchSites(contract: SuiteContract, operation: Operation) {
  const root = bodyPointer(contract, operation)
  const reached = new Set<string>()
  const waiting = new Map<string, BasedPart>()
  const bases = new Map<string, number>()
  const isNew = ({ pointer, trail }: Site): boolean => {
    const key = [pointer, ...trail].join(' ')
    const count = (bases.get(key) ?? 0) + 1
    bases.set(key, count)
    return contract.isLinted || count <= mostBases
  }
  function* walk(base: Json): Generator<BasedSite> {
    const { sites, unused } = walkSchema(contract, root, base)
    for (const { pointer } of sites) reached.add(pointer)
    for (const part of unused) if (!waiting.has(part.pointer)) waiting.set(part.pointer, { ...part, base })
    for (const site of sites) if (isNew(site)) yield { ...site, base }
  }
  function* walkAll(): Generator<BasedSite> {
    const examples = listBaseBodies(contract, operation).toSorted(compareStreaming)
    for (const { value } of [...examples.filter(continuesReply).map(omitPreviousReply), ...examples]) yield* walk(value)
    // A walk may add entries; iteration over a map includes them.
    for (const [pointer, part] of waiting) {
      const base = reached.has(pointer) ? undefined : addPart(contract, root, part)
      if (base !== undefined) yield* walk(base)
    }
  }
  return { sites: walkAll(), listUnreached: () => [...waiting.values()].filter(({ pointer }) => !reached.has(pointer)) }
}

/** Makes a valid body that uses the part: beside the existing value or, if that is invalid, instead of it. */
function addPart(contract: SuiteContract, root: string, { base, keys, schema }: BasedPart): Json | undefined {
  const findBody = (value: Json): Json | undefined => {
    const alone = { [String(keys.at(-1))]: value }
    const bodies = [
      replaceAt(base, keys, value),
      ...(keys.length > 1 ? [replaceAt(base, keys.slice(0, -1), alone)] : []),
    ]
    return bodies.find((body) => contract.errorsAt(root, body).length === 0)
  }
  const value = sampleValue(contract, schema, { fits: (candidate) => findBody(candidate) !== undefined })
  return value === undefined ? undefined : findBody(value)
}

/** The examples of requests, those that use one of our choices last: a case about another rule should not need it. */
export function listBaseBodies(contract: SuiteContract, operation: Operation): readonly NamedExample[] {
  const examples = listBodies(contract, operation)
  const ours = examples.filter(({ value }) => findUsedChoice(contract, operation, value) !== undefined)
  return [...examples.filter((example) => !ours.includes(example)), ...ours]
}

/** The examples of the gateway's document; for another document the valid ones or, if there are none, a sample. */
export function listBodies(contract: SuiteContract, operation: Operation): readonly NamedExample[] {
  return contract.isLinted ? contract.requestExamples(operation) : listDocumentBodies(contract, operation)
}

/** Whether the body continues an earlier reply, which is unknown: it is refused whatever else is in the body. */
function continuesReply({ value }: { readonly value: Json }): boolean {
  return asObject(value).previous_response_id !== undefined
}

function omitPreviousReply(example: { readonly value: Json }): { readonly value: Json } {
  const { previous_response_id: _, ...value } = asObject(example.value)
  return { value }
}

/** Sorts bodies that request a whole reply first: such replies are shorter to report. */
function compareStreaming(a: { readonly value: Json }, b: { readonly value: Json }): number {
  return Number(asObject(a.value).stream === true) - Number(asObject(b.value).stream === true)
}

/** Whether null replaces a value; in ProtoJSON that is an absent field. */
function isAbsence({ rule, value }: Mutation): boolean {
  return rule === 'type' && value === null
}

interface MutatedBody {
  /** The id below the operation. */
  readonly path: string
  readonly site: BasedSite
  readonly mutation: Mutation
  readonly body: Json
}

const staysValid = 'the whole body stays valid'

/** Says why a body is not usable as a case: it must violate exactly this rule of this schema, or none. */
function explainUnusable(
  contract: SuiteContract,
  operation: Operation,
  { site, mutation, body }: MutatedBody,
): string | undefined {
  const errors = contract.errorsAt(bodyPointer(contract, operation), body)
  if (mutation.isValid) {
    const [first] = errors
    return first && `another rule forbids it: ${first.instancePath} ${first.keyword}`
  }
  if (errors.length === 0) return staysValid
  const isNullable = errors.some(({ parentSchema, data }) => data === null && allowsNull(contract, parentSchema))
  if (isNullable) return 'OpenAPI 3.1 has no `nullable`, by which the document allows null'
  const changedPath = toInstancePath([...site.keys, ...mutation.keys])
  const siteErrors = errors.filter(({ parentSchema }) => contract.getPointer(parentSchema) === site.pointer)
  const isBroken =
    siteErrors.some(({ keyword }) => keyword === mutation.rule) ||
    errors.some(({ keyword, instancePath }) => keyword === mutation.rule && instancePath === changedPath)
  if (!isBroken) return 'the rule is not evaluated'
  const [other] = siteErrors.filter(({ keyword }) => keyword !== mutation.rule && !isImplied(mutation.rule, keyword))
  return other && `another rule of the place is broken as well: ${other.keyword}`
}

function allowsNull({ getPointer, nodeAt }: SuiteContract, schema: unknown): boolean {
  return asObject(nodeAt(getPointer(schema) ?? '')).nullable === true
}

const unions: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', '$ref'])
const dataUrls: ReadonlySet<string> = new Set(['pattern', 'x-data-url'])

/** Whether a value that violates the rule always violates the keyword. */
function isImplied(rule: string, keyword: string): boolean {
  return unions.has(keyword) || rule === 'type' || (dataUrls.has(rule) && dataUrls.has(keyword))
}

function makeCase(contract: SuiteContract, operation: Operation, { path, site, mutation, body }: MutatedBody): Case {
  const request = baseRequest(contract, operation, body)
  const names = formatFieldPath([...site.keys, ...mutation.keys])
  const { pointer, source, questions } = locateInSpec(contract, site.pointer)
  const isUnknownName = mutation.rule === 'unknown-property'
  const acceptanceChoice = () =>
    isUnknownName ? getUnknownNamesQuestion(contract) : findUsedChoice(contract, operation, body)
  return draftCase(operation, {
    path,
    request,
    expect: mutation.isValid
      ? expectAccepted(contract, operation, request)
      : { ...expectRefused(contract, operation), ...(names === '' ? {} : { names }) },
    rule: mutation.rule,
    pointer: `${pointer}/${mutation.rule}`,
    source,
    questions,
    choice: site.choice ?? (mutation.isValid ? acceptanceChoice() : undefined),
    needs: mutation.isValid && names === 'model' ? ['any-model'] : [],
  })
}

/** The question of a choice that a valid body uses, such as a kind of content that the document does not list. */
export function findUsedChoice(contract: SuiteContract, operation: Operation, value: unknown): string | undefined {
  if (!contract.isGateway || operation.body === undefined || value === undefined) return undefined
  const { sites } = walkSchema(contract, bodyPointer(contract, operation), value as Json)
  const choiceSite = sites.find(({ schema }) => typeof schema['x-choice'] === 'string')
  return choiceSite?.choice ?? findCombinationChoice(value)
}

function getPath(trail: readonly string[]): string {
  return ['body', ...trail].join('/')
}
