import type { Operation } from '../../generators/model/contract.ts'
import { escapePointer } from '../../runtime/json.ts'
import { contract } from '../contract.ts'
import { responsePlace } from '../spec-place.ts'
import type { Case, CaseRequest, Expectation } from '../verdict.ts'
import { baseRequest } from './base-request.ts'
import { getExamples } from './derive.ts'
import { type Draft, draftCase } from './draft-case.ts'
import { accepted, problemStatus, unknownNames } from './expected.ts'

/** Requests that every operation must refuse or accept, whatever its body. */
export function protocolCases(): Case[] {
  return contract.operations.flatMap((operation) => makers.flatMap((make) => make(operation)))
}

type Maker = (operation: Operation) => readonly Case[]

/** A case with this kind of error as its reply; none if the operation does not declare the error. */
function refusal(operation: Operation, kind: string, given: Omit<Draft, 'expect'> & { expect?: Partial<Expectation> }) {
  const status = problemStatus(operation, kind)
  if (status === undefined) return []
  const { pointer } = responsePlace(operation, status)
  return [draftCase(operation, { pointer, ...given, expect: { ...given.expect, status: [status] } })]
}

/** The body of the first example and the required parameters. */
export function validRequest(operation: Operation): CaseRequest {
  const [example] = operation.body ? getExamples(operation) : []
  return baseRequest(operation, example?.value)
}

const credentials: Maker = (operation) => {
  const request = validRequest(operation)
  return [
    ...(['none', 'wrong'] as const).flatMap((credential) =>
      refusal(operation, 'unauthenticated', {
        path: `credential/${credential}`,
        request: { ...request, credential },
      }),
    ),
    draftCase(operation, {
      path: 'credential/without-prefix',
      request: { ...request, credential: 'without-prefix' },
      expect: accepted(operation, request),
      choice: operation.operationId === 'listModels' ? undefined : 'all-key-lifetime',
    }),
  ]
}

/** Every credential of any operation. */
const carriers = new Map(
  contract.operations.flatMap(({ credentials: own }) =>
    own.flat().map(({ in: place, name }) => [`${place}-${name}`, { in: place, name }] as const),
  ),
)

/** A key in a place that the operation does not declare does not count. */
const wrongCarriers: Maker = (operation) => {
  const taken = new Set(operation.credentials.flat().map((own) => `${own.in}-${own.name}`))
  const request = validRequest(operation)
  return [...carriers]
    .filter(([name]) => !taken.has(name))
    .flatMap(([name, carrier]) =>
      refusal(operation, 'unauthenticated', {
        path: `credential/elsewhere/${name}`,
        request: { ...request, credential: { carrier } },
        choice: 'all-credential-aliases',
      }),
    )
}

const credentialAliases: Maker = (operation) =>
  operation.credentials.flatMap(([credential], index) =>
    credential?.alias
      ? ['valid', 'wrong'].flatMap((key) => aliasCase(operation, `${credential.in}-${credential.name}`, { index, key }))
      : [],
  )

function aliasCase(operation: Operation, name: string, { index, key }: { index: number; key: string }): Case[] {
  const request = { ...validRequest(operation), credential: { alias: index, wrong: key === 'wrong' } }
  const given = { path: `credential/${name}/${key}`, request, needs: ['aliases'] as const }
  const choice = 'all-credential-aliases'
  if (key === 'wrong') return refusal(operation, 'unauthenticated', { ...given, choice })
  return [draftCase(operation, { ...given, expect: accepted(operation, request), choice })]
}

const headers: Maker = (operation) =>
  operation.parameters
    .filter((parameter) => parameter.in === 'header' && parameter.required)
    .flatMap(({ name, aliases }) => {
      const request = validRequest(operation)
      const { [name]: value = '', ...others } = request.headers
      const expect = { names: name }
      return [
        ...refusal(operation, 'invalid-request', {
          path: `header/${name}/missing`,
          request: { ...request, headers: others },
          expect,
        }),
        ...refusal(operation, 'invalid-request', {
          path: `header/${name}/empty`,
          request: { ...request, headers: { ...others, [name]: '' } },
          expect,
          choice: 'messages-version-values',
        }),
        ...aliases.map((alias) =>
          draftCase(operation, {
            path: `header/${name}/as-${alias}`,
            request: { ...request, headers: { ...others, [alias]: value } },
            expect: accepted(operation, request),
            needs: ['aliases'],
            choice: 'all-credential-aliases',
          }),
        ),
      ]
    })

const pathAliases: Maker = (operation) =>
  operation.aliases.map((alias, index) => {
    const request = validRequest(operation)
    const { path } = baseRequest({ ...operation, path: alias })
    return draftCase(operation, {
      path: `path/alias-${index + 1}`,
      request: { ...request, path },
      expect: accepted(operation, request),
      needs: ['aliases'],
      choice: 'all-credential-aliases',
    })
  })

const bodies: Maker = (operation) => {
  if (operation.body === undefined) return []
  const { body: _, ...request } = validRequest(operation)
  const choice = 'all-content-type-and-body-errors'
  const json = { 'content-type': 'application/json' }
  const raw = (rawBody: string, type: Readonly<Record<string, string>>): CaseRequest => ({
    ...request,
    rawBody,
    headers: { ...request.headers, ...type },
  })
  const whole = JSON.stringify(validRequest(operation).body)
  const malformed = { 'cut-off': whole.slice(0, -2), 'no-json': 'no JSON', 'two-values': `${whole}${whole}` }
  return [
    ...Object.entries(malformed).flatMap(([name, text]) =>
      refusal(operation, 'invalid-request', { path: `malformed-body/${name}`, request: raw(text, json), choice }),
    ),
    ...refusal(operation, 'invalid-request', { path: 'empty-body/json', request: raw('', json), choice }),
    ...Object.entries({ array: '[]', null: 'null', text: '"text"', number: '7' }).flatMap(([name, text]) =>
      refusal(operation, 'invalid-request', { path: `body-type/${name}`, request: raw(text, json) }),
    ),
    ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded'].flatMap((type) =>
      refusal(operation, 'unsupported-media-type', {
        path: `content-type/${escapePointer(type).replace('~1', '-')}`,
        request: raw(whole, { 'content-type': type }),
        choice,
      }),
    ),
    draftCase(operation, {
      path: 'content-type/json-with-charset',
      request: raw(whole, { 'content-type': 'application/json; charset=utf-8' }),
      expect: accepted(operation, validRequest(operation)),
      choice,
    }),
  ]
}

const methods: Maker = (operation) => {
  const request = validRequest(operation)
  const { body: _, ...bare } = request
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => method !== operation.method)
  return others.flatMap((method) =>
    refusal(operation, 'method-not-allowed', {
      path: `method/${method}`,
      request: { ...(method === 'GET' ? bare : request), method },
      expect: { headers: { allow: operation.method } },
      choice: 'all-unknown-path-errors',
    }),
  )
}

const paths: Maker = (operation) => {
  const request = validRequest(operation)
  return refusal(operation, 'not-found', {
    path: 'unknown-path/below',
    request: { ...request, path: `${request.path}/of/no/contract` },
    choice: 'all-unknown-path-errors',
  })
}

/** Unknown parameters are ignored, in the query too. */
export function unknownQueryCases(operation: Operation): Case[] {
  const request = validRequest(operation)
  const query = { ...request.query, x_of_no_contract: 'passed over' }
  return [
    draftCase(operation, {
      path: 'query/unknown',
      request: { ...request, query },
      expect: accepted(operation, request),
      choice: unknownNames,
    }),
  ]
}

const makers: readonly Maker[] = [
  credentials,
  wrongCarriers,
  credentialAliases,
  headers,
  pathAliases,
  bodies,
  methods,
  paths,
  unknownQueryCases,
]
