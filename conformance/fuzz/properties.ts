import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import type { Operation } from '../../generators/model/contract.ts'
import { asObject, type Json } from '../../runtime/json.ts'
import { baseRequest, listStreamQueries } from '../cases/base-request.ts'
import { findUsedChoice, listBodies } from '../cases/derive.ts'
import { draftCase } from '../cases/draft-case.ts'
import { expectAccepted, expectRefused } from '../cases/expected.ts'
import { valueForms } from '../cases/protojson.ts'
import type { SuiteContract } from '../contract.ts'
import { clientErrors } from '../document/statuses.ts'
import { listStreamHeaders } from '../document/streams.ts'
import { findBrokenRules } from '../judge/broken-rules.ts'
import { bodyPointer, sendsJson } from '../request-body.ts'
import { locateInSpec, type SpecLocation } from '../spec-location.ts'
import type { Case, CaseRequest, Expectation } from '../verdict.ts'
import { anyChange, applyChanges } from './change-body.ts'
import { CappedFilter } from './filter-capped.ts'
import { flattenSchema } from './flat-schema.ts'
import { anyJson, anyObject } from './json-arbitrary.ts'
import { anyBytes, anyMediaType, anySegment } from './junk-arbitrary.ts'
import { toArbitrary } from './schema-arbitrary.ts'
import { plainSpelling, respellBodies } from './spelling.ts'
import { listRefusals } from './unstated-refusals.ts'

/** A property of every request of a kind: random requests with their expectations. */
export interface Property {
  /** The case that represents the property, without a request. */
  readonly about: Case
  readonly cases: fc.Arbitrary<Case>
}

/** The properties of an operation. The last part of the id is `valid`, `invalid`, `json`, `bytes` or `path`. */
export function getProperties(contract: SuiteContract, operation: Operation): readonly Property[] {
  const makers = { valid: validRequests, invalid: invalidRequests, json: jsonRequests, bytes: bytesRequests }
  const byName = {
    ...(operation.body === undefined || !sendsJson(operation) ? {} : makers),
    ...(/\{\w+\}/.test(operation.path) ? { path: pathRequests } : {}),
  }
  return Object.entries(byName).map(([name, makeRequests]) => {
    const draft = ({ location, choice, request, expect }: RandomRequest): Case => {
      const { pointer, source = operation.source, questions = [] } = location ?? {}
      const path = `fuzz/${name}`
      return draftCase(operation, { path, request, expect, pointer, source, questions, choice, needs: ['fuzz'] })
    }
    const about = draft({ request: baseRequest(contract, operation), expect: { status: [] } })
    return { about, cases: makeRequests(contract, operation).map(draft) }
  })
}

interface RandomRequest {
  readonly request: CaseRequest
  readonly expect: Expectation
  /** The rule that the request violates. */
  readonly location?: SpecLocation
  /** The open question, if the expectation is a choice. */
  readonly choice?: string | undefined
}

/** Valid bodies, in the spelling of the contract. Without lone surrogates, since a reply may have to repeat the input. */
export function validBodies(contract: SuiteContract, operation: Operation): fc.Arbitrary<Json> {
  const root = bodyPointer(contract, operation)
  const flat = flattenSchema(contract, asObject(contract.nodeAt(root)))
  const properties = { ...asObject(flat.properties), ...limitModels(contract, operation) }
  return new CappedFilter(
    toArbitrary(contract, { ...flat, properties }),
    (body) => contract.errorsAt(root, body).length === 0 && !loneSurrogate.test(JSON.stringify(body)),
  )
}

/** A lone surrogate in JSON, which escapes no other characters outside ASCII. */
const loneSurrogate = /\\ud[89a-f]/

/** Takes models from the examples: an unknown model would test nothing of the contract. */
function limitModels(contract: SuiteContract, operation: Operation): { readonly model?: Json } {
  if (operation.capability === undefined) return {}
  const models = listBodies(contract, operation).flatMap(({ value }) => asObject(value).model ?? [])
  return models.length === 0 ? {} : { model: { enum: [...new Set(models)] } }
}

/** Valid requests: accepted, or refused for a rule beyond the schema; a stream if the request selects one. */
function validRequests(contract: SuiteContract, operation: Operation): fc.Arbitrary<RandomRequest> {
  const bodies = validBodies(contract, operation)
  const root = bodyPointer(contract, operation)
  const sentBodies = operation.body?.protojson ? respellBodies(contract, bodies, root) : bodies
  const anyQuery = fc.constantFrom({}, ...listStreamQueries(contract, operation))
  const anyAccept = fc.constantFrom({}, ...listStreamHeaders(contract, operation))
  return fc.tuple(sentBodies, anyQuery, anyAccept).map(([body, query, accept]) => {
    const base = baseRequest(contract, operation, body)
    const request = { ...base, query, headers: { ...base.headers, ...accept } }
    const expect = expectAccepted(contract, operation, request)
    const plain = toPlainSpelling(contract, operation, body)
    const status = [...new Set([...expect.status, ...listRefusals(operation, plain)])]
    const choice = isDeepStrictEqual(body, plain) ? findUsedChoice(contract, operation, body) : valueForms
    return { request, expect: { ...expect, status }, choice }
  })
}

function toPlainSpelling(contract: SuiteContract, operation: Operation, body: Json): Json {
  if (!operation.body?.protojson) return body
  return plainSpelling(contract, body, contract.nodeAt(bodyPointer(contract, operation)))
}

function invalidRequests(contract: SuiteContract, operation: Operation): fc.Arbitrary<RandomRequest> {
  const root = bodyPointer(contract, operation)
  const findErrors = (body: Json, scope: 'contract' | 'document' = 'contract') =>
    contract.errorsAt(root, toPlainSpelling(contract, operation, body), { scope })
  // Zero is allowed, though it changes nothing: fast-check never drops the last element of an array with a minimum of one.
  const changes = fc.array(anyChange(), { maxLength: 3 })
  const changed = fc
    .tuple(validBodies(contract, operation), changes)
    .map(([body, some]) => applyChanges(contract, { root, body }, some))
  return new CappedFilter(changed, (body) => findErrors(body).length > 0).map((body) => {
    const plain = toPlainSpelling(contract, operation, body)
    const [first] = findBrokenRules(contract, { pointer: root }, plain)
    const isStated = findErrors(body, 'document').length > 0
    return {
      request: baseRequest(contract, operation, body),
      expect: expectRefused(contract, operation),
      ...(first ? { location: locateInSpec(contract, first.pointer) } : {}),
      choice: isStated ? undefined : first?.question,
    }
  })
}

/** Any request gets a declared reply, and no server error. */
function expectDeclared(contract: SuiteContract, operation: Operation): Expectation {
  const declared = contract.declaredStatuses(operation).filter((status) => status < 500)
  return { status: [...new Set([...declared, ...(contract.isLinted ? [] : clientErrors)])] }
}

function jsonRequests(contract: SuiteContract, operation: Operation): fc.Arbitrary<RandomRequest> {
  const schema = asObject(contract.nodeAt(bodyPointer(contract, operation)))
  const names = Object.keys(asObject(flattenSchema(contract, schema).properties))
  const bodies = fc.oneof(anyJson(3), anyObject(anyJson(2, names), names))
  return bodies.map((body) => ({
    request: rawRequest(contract, operation, { rawBody: JSON.stringify(body), type: 'application/json' }),
    expect: expectDeclared(contract, operation),
  }))
}

function bytesRequests(contract: SuiteContract, operation: Operation): fc.Arbitrary<RandomRequest> {
  const [example] = listBodies(contract, operation)
  return fc.tuple(anyBytes(JSON.stringify(example?.value ?? {})), anyMediaType()).map(([rawBody, type]) => ({
    request: rawRequest(contract, operation, { rawBody, type }),
    expect: expectDeclared(contract, operation),
  }))
}

function rawRequest(
  contract: SuiteContract,
  operation: Operation,
  { rawBody, type }: Required<Pick<CaseRequest, 'rawBody'>> & { readonly type: string },
): CaseRequest {
  const { headers, ...request } = baseRequest(contract, operation)
  return { ...request, headers: { ...headers, 'content-type': type }, rawBody }
}

/** Requests with a random id, which matches no record, however it is encoded. */
function pathRequests(contract: SuiteContract, operation: Operation): fc.Arbitrary<RandomRequest> {
  const [example] = operation.body ? listBodies(contract, operation) : []
  const { status } = expectDeclared(contract, operation)
  const expect = { status: contract.isLinted ? status.filter((declared) => declared >= 400) : status }
  return anySegment().map((segment) => {
    const path = operation.path.replace(/\{\w+\}/, () => segment)
    return { request: { ...baseRequest(contract, operation, example?.value), path }, expect }
  })
}
