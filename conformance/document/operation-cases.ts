import type { Operation } from '../../generators/model/contract.ts'
import { tryParseJson } from '../../runtime/json.ts'
import { draftCase } from '../cases/draft-case.ts'
import { accepted, refused } from '../cases/expected.ts'
import { validRequest } from '../cases/protocol.ts'
import { contract } from '../contract.ts'
import { sendsJson } from '../request-body.ts'
import type { Case, CaseRequest } from '../verdict.ts'
import { getBodies } from './bodies.ts'
import { getParameters } from './parameters.ts'
import type { DocumentQuestion } from './questions.ts'
import { documentRequest, giveValues } from './request.ts'
import { refusedByDocument } from './statuses.ts'

/** Every example of a body, the required parameters alone, and all parameters. */
export function exampleCases(operation: Operation): Case[] {
  const bodies = operation.body ? getBodies(operation) : []
  const shown = bodies.map(({ name, value }) => [name, documentRequest(operation, { body: value })] as const)
  const bare = operation.body?.required ? [] : [['plain', documentRequest(operation)] as const]
  const parameters = getParameters(operation)
  const whole = documentRequest(operation, { body: bodies[0]?.value, parameters: giveValues(parameters) })
  const all = parameters.some(({ required }) => !required) ? [['all-parameters', whole] as const] : []
  return [...shown, ...bare, ...all].map(([name, request]) =>
    draftCase(operation, { path: `example/${name}`, request, expect: accepted(operation, request) }),
  )
}

/** Without a credential, and with a wrong one. */
export function unauthenticatedCases(operation: Operation): Case[] {
  if (operation.credentials.length === 0) return []
  const request = validRequest(operation)
  const expect = refusedByDocument(operation, 'unauthenticated')
  return (['none', 'wrong'] as const).map((credential) =>
    draftCase(operation, { path: `credential/${credential}`, request: { ...request, credential }, expect }),
  )
}

/** Malformed JSON, and a missing required body. */
export function malformedCases(operation: Operation): Case[] {
  const request = validRequest(operation)
  const { body, rawBody: _, ...bare } = request
  if (operation.body === undefined) return []
  const type = request.headers['content-type'] ?? 'application/json'
  const raw = (rawBody: string): CaseRequest => ({
    ...bare,
    headers: { ...bare.headers, 'content-type': type },
    rawBody,
  })
  const whole = JSON.stringify(body ?? {})
  const bodies = sendsJson(operation) ? { 'cut-off': whole.slice(0, -1), 'no-json': '{no JSON' } : {}
  const { 'content-type': __, ...headers } = bare.headers
  const missing = operation.body.required ? [['missing-body/none', { ...bare, headers }] as const] : []
  return [
    ...missing.map(([path, each]) => draftCase(operation, { path, request: each, expect: refused(operation) })),
    ...Object.entries(bodies)
      .filter(([, text]) => text !== '' && tryParseJson(text) === undefined)
      .map(([name, text]) =>
        draftCase(operation, { path: `malformed-body/${name}`, request: raw(text), expect: refused(operation) }),
      ),
  ]
}

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']

/** A path of no operation, and a method that its path does not have, once for each path. */
export function strayCases(): Case[] {
  const firsts = new Map(contract.operations.toReversed().map((operation) => [operation.path, operation]))
  return [...firsts.values()].flatMap((operation) => {
    const { body: _, rawBody: __, ...request } = validRequest(operation)
    const bare = { ...request, headers: {} }
    const taken = contract.operations.filter(({ path }) => path === operation.path).map(({ method }) => method)
    const others = methods.filter((each) => !taken.includes(each)).slice(0, 1)
    return [
      draftCase(operation, {
        path: 'unknown-path/below',
        request: { ...bare, path: `${bare.path.replace(/\/$/, '')}/of/no/document` },
        expect: { status: [404] },
        choice: 'unknown-path' satisfies DocumentQuestion,
      }),
      ...others.map((method) =>
        draftCase(operation, {
          path: `method/${method}`,
          request: { ...bare, method },
          expect: { status: [405, 404] },
          choice: 'undeclared-method' satisfies DocumentQuestion,
        }),
      ),
    ]
  })
}
