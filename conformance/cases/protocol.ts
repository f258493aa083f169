import type { OperationId } from '../../generated/routes.ts'
import type { Operation } from '../../generators/model/contract.ts'
import type { SuiteContract } from '../contract.ts'
import { locateResponse } from '../spec-location.ts'
import type { Case, CaseRequest, Expectation } from '../verdict.ts'
import { baseRequest } from './base-request.ts'
import { listBodies } from './derive.ts'
import { type CaseDraft, draftCase } from './draft-case.ts'
import { expectAccepted, getUnknownNamesQuestion, problemStatus } from './expected.ts'

/** Requests that every operation must refuse or accept, whatever its body. */
export function protocolCases(contract: SuiteContract): Case[] {
  return contract.operations.flatMap((operation) => makers.flatMap((make) => make(contract, operation)))
}

type CaseMaker = (contract: SuiteContract, operation: Operation) => readonly Case[]

type RefusalDraft = Omit<CaseDraft, 'expect'> & { readonly kind: string; readonly expect?: Partial<Expectation> }

/** A case with an error of this kind as its reply; none if the operation does not declare the error. */
function refusalCases(contract: SuiteContract, operation: Operation, { kind, ...draft }: RefusalDraft): Case[] {
  const status = problemStatus(operation, kind)
  if (status === undefined) return []
  const { pointer } = locateResponse(contract, operation, status)
  return [draftCase(operation, { pointer, ...draft, expect: { ...draft.expect, status: [status] } })]
}

/** The body of the first example and the required parameters. */
export function validRequest(contract: SuiteContract, operation: Operation): CaseRequest {
  const [example] = operation.body ? listBodies(contract, operation) : []
  return baseRequest(contract, operation, example?.value)
}

const modelListing: OperationId = 'listModels'

function credentialCases(contract: SuiteContract, operation: Operation): Case[] {
  const request = validRequest(contract, operation)
  return [
    ...(['none', 'wrong'] as const).flatMap((credential) =>
      refusalCases(contract, operation, {
        kind: 'unauthenticated',
        path: `credential/${credential}`,
        request: { ...request, credential },
      }),
    ),
    draftCase(operation, {
      path: 'credential/without-prefix',
      request: { ...request, credential: 'without-prefix' },
      expect: expectAccepted(contract, operation, request),
      choice: operation.operationId === modelListing ? undefined : 'all-key-lifetime',
    }),
  ]
}

/** A key does not count where the operation does not declare one, though another operation does. */
function otherLocationCases(contract: SuiteContract, operation: Operation): Case[] {
  const listLocations = ({ credentials }: Operation) =>
    credentials.flat().map(({ in: part, name }) => [`${part}-${name}`, { in: part, name }] as const)
  const declared = new Map(listLocations(operation))
  const others = [...new Map(contract.operations.flatMap(listLocations))].filter(([name]) => !declared.has(name))
  const request = validRequest(contract, operation)
  return others.flatMap(([name, location]) =>
    refusalCases(contract, operation, {
      kind: 'unauthenticated',
      path: `credential/elsewhere/${name}`,
      request: { ...request, credential: { location } },
      choice: 'all-credential-aliases',
    }),
  )
}

function credentialAliasCases(contract: SuiteContract, operation: Operation): Case[] {
  const valid = validRequest(contract, operation)
  const choice = 'all-credential-aliases'
  return operation.credentials.flatMap(([credential], alias) => {
    if (!credential?.alias) return []
    return [false, true].flatMap((wrong) => {
      const path = `credential/${credential.in}-${credential.name}/${wrong ? 'wrong' : 'valid'}`
      const request = { ...valid, credential: { alias, wrong } }
      const draft = { path, request, needs: ['aliases'] as const, choice }
      if (wrong) return refusalCases(contract, operation, { kind: 'unauthenticated', ...draft })
      return [draftCase(operation, { ...draft, expect: expectAccepted(contract, operation, request) })]
    })
  })
}

function headerCases(contract: SuiteContract, operation: Operation): Case[] {
  const required = operation.parameters.filter((parameter) => parameter.in === 'header' && parameter.required)
  return required.flatMap(({ name, aliases }) => {
    const request = validRequest(contract, operation)
    const { [name]: value = '', ...others } = request.headers
    const refusal = { kind: 'invalid-request', expect: { names: name } }
    return [
      ...refusalCases(contract, operation, {
        ...refusal,
        path: `header/${name}/missing`,
        request: { ...request, headers: others },
      }),
      ...refusalCases(contract, operation, {
        ...refusal,
        path: `header/${name}/empty`,
        request: { ...request, headers: { ...others, [name]: '' } },
        choice: 'messages-version-values',
      }),
      ...aliases.map((alias) =>
        draftCase(operation, {
          path: `header/${name}/as-${alias}`,
          request: { ...request, headers: { ...others, [alias]: value } },
          expect: expectAccepted(contract, operation, request),
          needs: ['aliases'],
          choice: 'all-credential-aliases',
        }),
      ),
    ]
  })
}

function pathAliasCases(contract: SuiteContract, operation: Operation): Case[] {
  return operation.aliases.map((alias, index) => {
    const request = validRequest(contract, operation)
    const { path } = baseRequest(contract, { ...operation, path: alias })
    return draftCase(operation, {
      path: `path/alias-${index + 1}`,
      request: { ...request, path },
      expect: expectAccepted(contract, operation, request),
      needs: ['aliases'],
      choice: 'all-credential-aliases',
    })
  })
}

const mediaTypes = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']

function bodyCases(contract: SuiteContract, operation: Operation): Case[] {
  if (operation.body === undefined) return []
  const valid = validRequest(contract, operation)
  const { body, ...request } = valid
  const choice = 'all-content-type-and-body-errors'
  const withBody = (rawBody: string, type = 'application/json'): CaseRequest => {
    return { ...request, rawBody, headers: { ...request.headers, 'content-type': type } }
  }
  const refuse = (draft: Omit<RefusalDraft, 'kind'>, kind = 'invalid-request') =>
    refusalCases(contract, operation, { kind, ...draft })
  const whole = JSON.stringify(body)
  const malformed = { 'cut-off': whole.slice(0, -2), 'no-json': 'no JSON', 'two-values': `${whole}${whole}` }
  const otherTypes = { array: '[]', null: 'null', text: '"text"', number: '7' }
  return [
    ...Object.entries(malformed).flatMap(([name, text]) =>
      refuse({ path: `malformed-body/${name}`, request: withBody(text), choice }),
    ),
    ...refuse({ path: 'empty-body/json', request: withBody(''), choice }),
    ...Object.entries(otherTypes).flatMap(([name, text]) =>
      refuse({ path: `body-type/${name}`, request: withBody(text) }),
    ),
    ...mediaTypes.flatMap((type) => {
      const path = `content-type/${type.replace('/', '-')}`
      return refuse({ path, request: withBody(whole, type), choice }, 'unsupported-media-type')
    }),
    draftCase(operation, {
      path: 'content-type/json-with-charset',
      request: withBody(whole, 'application/json; charset=utf-8'),
      expect: expectAccepted(contract, operation, valid),
      choice,
    }),
  ]
}

function methodCases(contract: SuiteContract, operation: Operation): Case[] {
  const request = validRequest(contract, operation)
  const { body: _, ...bodiless } = request
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => method !== operation.method)
  return others.flatMap((method) =>
    refusalCases(contract, operation, {
      kind: 'method-not-allowed',
      path: `method/${method}`,
      request: { ...(method === 'GET' ? bodiless : request), method },
      expect: { headers: { allow: operation.method } },
      choice: 'all-unknown-path-errors',
    }),
  )
}

function unknownPathCases(contract: SuiteContract, operation: Operation): Case[] {
  const request = validRequest(contract, operation)
  return refusalCases(contract, operation, {
    kind: 'not-found',
    path: 'unknown-path/below',
    request: { ...request, path: `${request.path}/of/no/contract` },
    choice: 'all-unknown-path-errors',
  })
}

/** Unknown parameters are ignored, in the query too. */
export function unknownQueryCases(contract: SuiteContract, operation: Operation): Case[] {
  const request = validRequest(contract, operation)
  const query = { ...request.query, x_of_no_contract: 'passed over' }
  return [
    draftCase(operation, {
      path: 'query/unknown',
      request: { ...request, query },
      expect: expectAccepted(contract, operation, request),
      choice: getUnknownNamesQuestion(contract),
    }),
  ]
}

const makers: readonly CaseMaker[] = [
  credentialCases,
  otherLocationCases,
  credentialAliasCases,
  headerCases,
  pathAliasCases,
  bodyCases,
  methodCases,
  unknownPathCases,
  unknownQueryCases,
]
