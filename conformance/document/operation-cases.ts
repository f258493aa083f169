import type { Operation } from '../../generators/model/contract.ts'
import { groupBy } from '../../runtime/es2024.ts'
import { tryParseJson } from '../../runtime/json.ts'
import { draftCase } from '../cases/draft-case.ts'
import { expectAccepted, expectRefused } from '../cases/expected.ts'
import { validRequest } from '../cases/protocol.ts'
import type { SuiteContract } from '../contract.ts'
import { rememberByObject } from '../remember.ts'
import { sendsJson } from '../request-body.ts'
import type { Case, CaseRequest } from '../verdict.ts'
import { listDocumentBodies } from './bodies.ts'
import { getParameters } from './parameters.ts'
import type { DocumentQuestion } from './questions.ts'
import { listValues, makeDocumentRequest, type RequestContent } from './request.ts'
import { refusedByDocument } from './statuses.ts'
import { listStreamRequests } from './streams.ts'

/** Every example of a body, the required parameters alone, and all parameters. */
export function operationExampleCases(contract: SuiteContract, operation: Operation): Case[] {
  const make = (content?: RequestContent) => makeDocumentRequest(contract, operation, content)
  const bodies = operation.body ? listDocumentBodies(contract, operation) : []
  const parameters = getParameters(contract, operation)
  const hasOptional = parameters.some(({ required }) => !required)
  const usual = make(bodies[0] && { body: bodies[0].value })
  const requests: readonly (readonly [name: string, request: CaseRequest])[] = [
    ...bodies.map(({ name, value }) => [name, make({ body: value })] as const),
    ...(operation.body?.required ? [] : [['plain', make()] as const]),
    ...(hasOptional
      ? [['all-parameters', make({ body: bodies[0]?.value, parameters: listValues(parameters) })] as const]
      : []),
    ...listStreamRequests(contract, operation, usual),
  ]
  return requests.map(([name, request]) =>
    draftCase(operation, {
      path: `example/${name}`,
      request,
      expect: expectAccepted(contract, operation, request),
    }),
  )
}

/** Requests without a credential, and with a wrong one. */
export function unauthenticatedCases(contract: SuiteContract, operation: Operation): Case[] {
  if (operation.credentials.length === 0) return []
  const request = validRequest(contract, operation)
  const expect = refusedByDocument(operation, 'unauthenticated')
  return (['none', 'wrong'] as const).map((credential) =>
    draftCase(operation, { path: `credential/${credential}`, request: { ...request, credential }, expect }),
  )
}

/** Malformed JSON, and a missing required body. */
export function malformedCases(contract: SuiteContract, operation: Operation): Case[] {
  if (operation.body === undefined) return []
  const expect = expectRefused(contract, operation)
  const { body, rawBody: _, headers, ...request } = validRequest(contract, operation)
  const { 'content-type': type = 'application/json', ...others } = headers
  const whole = JSON.stringify(body ?? {})
  const texts = sendsJson(operation) ? { 'cut-off': whole.slice(0, -1), 'no-json': '{no JSON' } : {}
  const malformed = Object.entries(texts).filter(([, text]) => text !== '' && tryParseJson(text) === undefined)
  const missing = operation.body.required ? [{ ...request, headers: others }] : []
  return [
    ...missing.map((bodiless) => draftCase(operation, { path: 'missing-body/none', request: bodiless, expect })),
    ...malformed.map(([name, rawBody]) => {
      const withBody = { ...request, headers: { ...headers, 'content-type': type }, rawBody }
      return draftCase(operation, { path: `malformed-body/${name}`, request: withBody, expect })
    }),
  ]
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']

const operationsByPath = rememberByObject(({ operations }: SuiteContract) => groupBy(operations, ({ path }) => path))

/** With the first operation of a path: an unknown path below it, and a method that the path does not have. */
export function strayCases(contract: SuiteContract, operation: Operation): Case[] {
  const operations = operationsByPath(contract).get(operation.path) ?? []
  if (operations[0] !== operation) return []
  const { body: _, rawBody: __, ...valid } = validRequest(contract, operation)
  const request = { ...valid, headers: {} }
  const method = methods.find((name) => operations.every((other) => other.method !== name))
  return [
    draftCase(operation, {
      path: 'unknown-path/below',
      request: { ...request, path: `${request.path.replace(/\/$/, '')}/of/no/document` },
      expect: { status: [404] },
      choice: 'unknown-path' satisfies DocumentQuestion,
    }),
    ...(method === undefined
      ? []
      : [
          draftCase(operation, {
            path: `method/${method}`,
            request: { ...request, method },
            expect: { status: [405, 404] },
            choice: 'undeclared-method' satisfies DocumentQuestion,
          }),
        ]),
  ]
}
