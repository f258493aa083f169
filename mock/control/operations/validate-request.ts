import type { Credential, Route } from '../../../runtime/contract.ts'
import type { RequestWarning } from '../../../runtime/handler.ts'
import { ExchangeJudge } from '../../../runtime/judge/exchange.ts'
import type { Finding } from '../../../runtime/judge/finding.ts'
import { invalid } from '../../../runtime/problem.ts'
import { misspellingFinder } from '../../../runtime/validation/suggest.ts'
import type { MockContract, MockOperation } from '../../mock-contract.ts'
import type { Sandbox } from '../../sandbox.ts'
import { findWarnings } from '../../warnings/warn-middleware.ts'
import { encodeFinding } from '../encode-entry.ts'
import type { components } from '../generated/types/control.ts'
import { findOperation, listParameters } from './describe-operation.ts'

type Draft = components['schemas']['RequestDraft']
type Validation = components['schemas']['Validation']

/** Judges a request that is not sent, and warns about it as the sandbox does. Throws a problem if it names no operation. */
export async function validateRequest(draft: Draft, sandbox: Sandbox): Promise<Validation> {
  const { contract } = sandbox
  const { method, target } = getTarget(draft, contract)
  const [path = '', ...query] = target.split('?')
  const parameters = Object.fromEntries(new URLSearchParams(query.join('?')))
  const { route, path: parts } = contract.judged.findRoute(method, path)
  const assumed = draft.headers === undefined && route ? assumeHeaders({ contract, route }, draft.body) : {}
  const findings: Finding[] = []
  const headers = { ...assumed, ...lowerNames(draft.headers ?? {}) }
  const head = { method, path, query: parameters, requestTarget: target, headers }
  const judge = new ExchangeJudge(contract.judged, head, { onFinding: (finding) => findings.push(finding) })
  const text = draft.body === undefined ? '' : JSON.stringify(draft.body)
  judge.takeRequest({ isTooLarge: false, text })
  const valid = findings.every(({ rule }) => rule === 'unchecked')
  const request = { path: parts, body: draft.body, key: '' }
  const warnings =
    valid && route
      ? [...findUnknownFields(route, draft.body), ...(await findWarnings(request, { contract, route }, sandbox))]
      : []
  return {
    valid,
    operationId: route?.operationId ?? null,
    findings: [
      ...findings.map((finding) => encodeFinding(finding, contract.judged.rules.unclear)),
      ...warnings.map((warning) => ({ ...warning, verdict: 'warning', by: 'client' }) as const),
    ],
    assumed: Object.keys(assumed),
  }
}

function getTarget({ operationId, method, path }: Draft, contract: MockContract) {
  if (path !== undefined && !path.startsWith('/')) throw invalid('path', 'must begin with /.')
  if (operationId === undefined) {
    if (path === undefined) throw invalid('path', 'is required without an operationId.')
    return { method: (method ?? 'POST').toUpperCase(), target: path }
  }
  const { route } = findOperation(contract, operationId)
  if (path === undefined && route.path.includes('{'))
    throw invalid('path', `is required, since ${operationId} has parameters in its path: ${route.path}.`)
  return { method: route.method, target: path ?? route.path }
}

function lowerNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** The credentials in headers, the required headers with their examples, and JSON. */
function assumeHeaders({ contract, route }: MockOperation, body: unknown): Record<string, string> {
  const headers = new Map<string, string>()
  for (const { in: where, name } of getHeaderCredentials(route)) {
    if (where === 'bearer') headers.set('authorization', 'Bearer key')
    else if (where === 'basic') headers.set('authorization', `Basic ${btoa('user:key')}`)
    else if (where === 'cookie') headers.set('cookie', `${name}=key`)
    else headers.set(name, 'key')
  }
  for (const { in: where, name, required, example } of listParameters(contract.readDocument('openapi.json'), route))
    if (where === 'header' && required && example !== undefined) headers.set(name.toLowerCase(), String(example))
  if (body !== undefined) headers.set('content-type', 'application/json')
  return Object.fromEntries(headers)
}

/** Warns about fields of a valid body that are probably misspelled. */
function findUnknownFields({ body }: Route, value: unknown): RequestWarning[] {
  const content = body?.content.find(({ format }) => format === 'json')
  return misspellingFinder(content ?? {})(value).map(({ path, message }) => {
    return { rule: 'unknown-field', place: `body ${path}`, message }
  })
}

/** The first alternative that is not in the query, which belongs to the path of the request. */
function getHeaderCredentials({ credentials }: Route): readonly Credential[] {
  const isSent = ({ in: where }: Credential) => where !== 'query' && where !== 'unsupported'
  return credentials.find((all) => all.every(isSent)) ?? []
}
