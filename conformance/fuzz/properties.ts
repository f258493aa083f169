import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import type { Operation } from '../../generators/model/contract.ts'
import { asObject, type Json } from '../../runtime/json.ts'
import { baseRequest } from '../cases/base-request.ts'
import { findAddition, getExamples } from '../cases/derive.ts'
import { draftCase } from '../cases/draft-case.ts'
import { accepted, refused } from '../cases/expected.ts'
import { valueForms } from '../cases/protojson.ts'
import { contract, declaredStatuses, errorsAt, nodeAt } from '../contract.ts'
import { clientErrors } from '../document/statuses.ts'
import { brokenRules } from '../judge/broken-rules.ts'
import { getJudgedDocuments } from '../judged-documents.ts'
import { bodyPointer, sendsJson } from '../request-body.ts'
import { type SpecPlace, specPlace } from '../spec-place.ts'
import type { Case, CaseRequest, Expectation } from '../verdict.ts'
import { filterCapped } from './capped.ts'
import { getRefusals } from './explained.ts'
import { flatten } from './flat-schema.ts'
import { anyJson, anyObject } from './json-arbitrary.ts'
import { anyBytes, anyMediaType, anySegment } from './junk-arbitrary.ts'
import { anyChange, mutate } from './mutate.ts'
import { toArbitrary } from './schema-arbitrary.ts'
import { plainSpelling, respelled } from './spelling.ts'

const { isLinted } = getJudgedDocuments()

/** A property of every request of a kind: random requests with their expectations. */
export interface Property {
  /** Last part of the id: `valid`, `invalid`, `json`, `bytes`, `path`. */
  readonly name: string
  readonly cases: fc.Arbitrary<Case>
}

export function getProperties(operation: Operation): readonly Property[] {
  const segments = /\{\w+\}/.test(operation.path) ? [{ name: 'path', cases: anyPath(operation) }] : []
  if (operation.body === undefined || !sendsJson(operation)) return segments
  return [
    { name: 'valid', cases: validCases(operation) },
    { name: 'invalid', cases: invalidCases(operation) },
    { name: 'json', cases: jsonCases(operation) },
    { name: 'bytes', cases: bytesCases(operation) },
    ...segments,
  ]
}

/** The case that represents a property, without a request. */
export function getCase(operation: Operation, name: string, drawn: Partial<Drawn> = {}): Case {
  const { place, choice, request = baseRequest(operation), expect = { status: [] } } = drawn
  const { pointer, source = operation.source, questions = [] } = place ?? {}
  const path = `fuzz/${name}`
  return draftCase(operation, { path, request, expect, pointer, source, questions, choice, needs: ['fuzz'] })
}

interface Drawn {
  readonly request: CaseRequest
  readonly expect: Expectation
  /** The rule that the request violates. */
  readonly place?: SpecPlace
  /** The open question, if the expectation is a choice. */
  readonly choice?: string | undefined
}

/** Valid bodies, in the spelling of the contract. Without lone surrogates, since a reply may have to repeat the input. */
export function validBodies(operation: Operation): fc.Arbitrary<Json> {
  const root = bodyPointer(operation)
  const flat = flatten(asObject(nodeAt(root)))
  return filterCapped(
    toArbitrary({ ...flat, properties: { ...asObject(flat.properties), ...knownNames(operation) } }),
    (body) => errorsAt(root, body).length === 0 && !halfCharacter.test(JSON.stringify(body)),
  )
}

/** Serialised as JSON; characters outside ASCII are not escaped. */
const halfCharacter = /\\ud[89a-f]/

/** Models are taken from the examples: an unknown model would test nothing of the contract. */
function knownNames(operation: Operation): { readonly model?: Json } {
  if (operation.capability === undefined) return {}
  const models = getExamples(operation).flatMap(({ value }) => asObject(value).model ?? [])
  return models.length === 0 ? {} : { model: { enum: [...new Set(models)] } }
}

/** Accepted, or refused for a rule beyond the schema; a stream if the request selects one. */
function validCases(operation: Operation): fc.Arbitrary<Case> {
  const bodies = validBodies(operation)
  const sent = operation.body?.protojson ? respelled(bodies, bodyPointer(operation)) : bodies
  const plain = getPlainSpelling(operation)
  return fc.tuple(sent, anyQuery(operation)).map(([body, query]) => {
    const request = { ...baseRequest(operation, body), query }
    const expect = accepted(operation, request)
    const status = [...new Set([...expect.status, ...getRefusals(operation, plain(body))])]
    const choice = isDeepStrictEqual(body, plain(body)) ? findAddition(operation, body) : valueForms
    return getCase(operation, 'valid', { request, expect: { ...expect, status }, choice })
  })
}

/** Queries that select each stream. */
function anyQuery({ operationId }: Operation): fc.Arbitrary<Readonly<Record<string, string>>> {
  const byQuery = contract.streams.flatMap(({ operationId: own, when }) =>
    own === operationId && when?.in === 'query' ? [{ [when.name]: String(when.equals) }] : [],
  )
  return fc.constantFrom({}, ...byQuery)
}

function getPlainSpelling(operation: Operation): (body: Json) => Json {
  return (body) => (operation.body?.protojson ? plainSpelling(body, nodeAt(bodyPointer(operation))) : body)
}

function invalidCases(operation: Operation): fc.Arbitrary<Case> {
  const root = bodyPointer(operation)
  // Zero is allowed, though it changes nothing: fast-check never drops the last element of an array with a minimum of one.
  const changes = fc.array(anyChange(), { maxLength: 3 })
  const plain = getPlainSpelling(operation)
  const changed = fc.tuple(validBodies(operation), changes).map(([body, chosen]) => mutate(root, body, chosen))
  return filterCapped(changed, (body) => errorsAt(root, plain(body)).length > 0).map((body) => {
    const [first] = brokenRules(root, plain(body))
    const isStated = errorsAt(root, plain(body), 'document').length > 0
    const request = baseRequest(operation, body)
    return getCase(operation, 'invalid', {
      request,
      expect: refused(operation),
      ...(first ? { place: specPlace(first.pointer) } : {}),
      choice: isStated ? undefined : first?.question,
    })
  })
}

/** Any request gets a declared reply, and no server error. */
function declared(operation: Operation): Expectation {
  const undeclared = isLinted ? [] : clientErrors
  return { status: [...new Set([...declaredStatuses(operation).filter((status) => status < 500), ...undeclared])] }
}

function jsonCases(operation: Operation): fc.Arbitrary<Case> {
  const names = Object.keys(asObject(flatten(asObject(nodeAt(bodyPointer(operation)))).properties))
  const bodies = fc.oneof(anyJson(3), anyObject(anyJson(2, names), names))
  return bodies.map((body) => {
    const request = {
      ...baseRequest(operation),
      ...sentAs(operation, 'application/json'),
      rawBody: JSON.stringify(body),
    }
    return getCase(operation, 'json', { request, expect: declared(operation) })
  })
}

function bytesCases(operation: Operation): fc.Arbitrary<Case> {
  const [example] = getExamples(operation)
  return fc.tuple(anyBytes(JSON.stringify(example?.value ?? {})), anyMediaType()).map(([rawBody, type]) => {
    const request = { ...baseRequest(operation), ...sentAs(operation, type), rawBody }
    return getCase(operation, 'bytes', { request, expect: declared(operation) })
  })
}

function sentAs(operation: Operation, type: string): Pick<CaseRequest, 'headers'> {
  return { headers: { ...baseRequest(operation).headers, 'content-type': type } }
}

/** A random id matches no record, however it is encoded. */
function anyPath(operation: Operation): fc.Arbitrary<Case> {
  const [example] = operation.body ? getExamples(operation) : []
  return anySegment().map((segment) => {
    const path = operation.path.replace(/\{\w+\}/, () => segment)
    const request = { ...baseRequest(operation, example?.value), path }
    return getCase(operation, 'path', { request, expect: notFound(operation) })
  })
}

function notFound(operation: Operation): Expectation {
  const { status } = declared(operation)
  return { status: isLinted ? status.filter((each) => each >= 400) : status }
}
