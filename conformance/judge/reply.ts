import type { Operation } from '../../generators/model/contract.ts'
import { findReplies, findSuccesses, hasNoBody, toStatus } from '../../runtime/http/replies.ts'
import type { ValidRequest } from '../../runtime/http/server-context.ts'
import { isObject } from '../../runtime/json.ts'
import { type Finding, toQuestion } from '../../runtime/judge/finding.ts'
import { judgeReply } from '../../runtime/judge/reply.ts'
import { toValidRequest } from '../../runtime/judge/request.ts'
import { toSnakeCase } from '../cases/schema-sites.ts'
import type { SuiteContract } from '../contract.ts'
import { formatOrigin, locateResponse } from '../spec-location.ts'
import type { Case, CaseRequest, Feature } from '../verdict.ts'
import { downloadFindings } from './download.ts'
import { envelopeFindings } from './envelope.ts'
import { findDifference } from './find-difference.ts'
import { makeFinding, toRuleFinding } from './findings.ts'
import type { ReceivedReply } from './received.ts'
import { schemaFindings } from './schema-findings.ts'

type ExpectedReply = Pick<Case, 'operationId' | 'expect' | 'rule' | 'choice'> & Partial<Pick<Case, 'request'>>

interface ReplyContext {
  readonly contract: SuiteContract
  readonly features: ReadonlySet<Feature>
}

/** All findings about a whole reply; stream events are judged elsewhere. */
export function judgeCaseReply(
  testCase: ExpectedReply,
  reply: ReceivedReply,
  { contract, features }: ReplyContext,
): Finding[] {
  const { operationId, expect, rule, choice, request } = testCase
  const operation = contract.findOperation(operationId)
  const status = getJudgedStatus(operation, expect, reply)
  const isExpected = expect.status.includes(status)
  // A document that does not say which requests are refused does not say how either.
  const isOpen = isExpected || (status >= 400 && status < 500 && choice !== undefined)
  const judged = { ...reply, status }
  const names = isExpected && status >= 400 && features.has('names-fields') ? expect.names : undefined
  const ofCase = (findings: readonly Finding[]) => findings.map((finding) => ({ ...toQuestion(choice), ...finding }))
  const declared = declarationFindings(operation, judged, {
    contract,
    request: features.has('answers') ? request : undefined,
  })
  const operationFindings = [
    ...(isOpen && !contract.isLinted ? declared.map((finding) => toOpenFinding(finding, operation, judged)) : declared),
    ...(status >= 400 ? envelopeFindings(contract, operation, judged) : []),
  ]
  return [
    ...ofCase(expect.status.includes(reply.status) ? [] : [statusFinding(contract, testCase, reply)]),
    // Any other document describes no reply to what is no request of an operation.
    ...(outsideOperation.has(choice) ? ofCase(contract.isLinted ? operationFindings : []) : operationFindings),
    ...(contract.downloads.includes(operationId) && status < 300 && features.has('downloads')
      ? downloadFindings(reply, { file: expect.file, asked: request?.headers.range })
      : []),
    ...ofCase([...(isExpected ? contentFindings(operation, expect, judged) : []), ...nameFindings(names, reply, rule)]),
  ]
}

/** The status of the reply, or the expected one if another success or refusal is as good: its content is the same. */
function getJudgedStatus(
  operation: Operation,
  { status: expected }: Case['expect'],
  reply: Pick<ReceivedReply, 'status' | 'json'>,
): number {
  const { status } = reply
  // A part has the content of the whole, unless it is declared.
  if (status === 206 && findReplies(operation.replies, status).every((declared) => declared.status === 'default'))
    return toStatus(findSuccesses(operation.replies)[0]?.status)
  if (expected.includes(status) || findStatusChoice(operation, expected, reply) === undefined) return status
  return expected.find((candidate) => candidate >= 400 === status >= 400) ?? status
}

function statusFinding(contract: SuiteContract, testCase: ExpectedReply, reply: ReceivedReply): Finding {
  const { operationId, expect, rule } = testCase
  const operation = contract.findOperation(operationId)
  // The only reply that an operation declares may be a refusal.
  const successes = findSuccesses(operation.replies).map(({ status }) => toStatus(status))
  const isValid = expect.status.some((status) => status < 400 || successes.includes(status))
  const request = isValid ? 'a valid request' : 'a request that is wrong on purpose'
  const to = contract.isGateway ? '' : ` to ${request}`
  const message = `expected ${formatStatuses(expect.status)}${to}, got ${reply.status}`
  const { pointer = formatOrigin(operation.origin) } = rule
  const finding = toRuleFinding({ ...rule, pointer }, makeFinding('status', 'status', message))
  return { ...finding, ...toQuestion(findStatusChoice(operation, expect.status, reply)) }
}

/** Prints statuses, as in `200 or 4XX`: all statuses of a digit are written as a range, which may lack 206. */
function formatStatuses(statuses: readonly number[]): string {
  const distinct = [...new Set(statuses)]
  const ranges = [1, 2, 3, 4, 5].filter((digit) => distinct.filter((status) => isOf(digit, status)).length >= 99)
  const others = distinct.filter((status) => !ranges.some((digit) => isOf(digit, status)))
  return [...others, ...ranges.map((digit) => `${digit}XX`)].join(' or ')
}

function isOf(digit: number, status: number): boolean {
  return Math.floor(status / 100) === digit
}

/** The question that leaves the status of a success or of a refusal open. */
function findStatusChoice(
  operation: Operation,
  expected: readonly number[],
  reply: Pick<ReceivedReply, 'status' | 'json'>,
): string | undefined {
  const refusals = expected.filter((status) => status >= 400)
  if (reply.status < 300) {
    if (refusals.length < expected.length) return operation.choices?.['success-status']
    return isRefusedInBody(operation, expected, reply) ? 'image-refusals-in-body' : undefined
  }
  if (reply.status < 400 || reply.status >= 500) return undefined
  return operation.replies.find(({ status }) => refusals.includes(toStatus(status)))?.question
}

/** Codes of the image proxy for errors of a submission, which the document lists beside the HTTP statuses. */
const errorCodes: readonly unknown[] = [21, 23, 24, 25]

/** Whether an error code in the body refuses the request. The refusal of a key has only the HTTP status. */
function isRefusedInBody(
  { family }: Operation,
  expected: readonly number[],
  { json }: Pick<ReceivedReply, 'json'>,
): boolean {
  const isAboutRequest = expected.includes(400) || expected.includes(404)
  return family === 'image' && isAboutRequest && isObject(json) && errorCodes.includes(json.code)
}

/** Checks a reply against the declaration of its status: existence, media type and schema. */
function declarationFindings(
  operation: Operation,
  { status, mediaType, json }: ReceivedReply,
  { contract, request }: { readonly contract: SuiteContract; readonly request: CaseRequest | undefined },
): Finding[] {
  const { operationId, source, replies, origin } = operation
  if (replies.length === 0) return []
  const isBodiless = hasNoBody(operation.method, status)
  const findErrors = () =>
    isBodiless ? [] : schemaFindings(contract, contract.replyPointer(operation, status, mediaType) ?? '', json)
  const reply = { status, mediaType, value: json, isUnreadable: json === undefined && !isBodiless }
  const sentRequest = request && readRequest(contract, operationId, request)
  const findings = judgeReply(contract.findRoute(operationId), reply, {
    rules: contract.rules,
    findErrors,
    request: sentRequest,
  })
  return findings.map((finding) => {
    if (finding.source !== undefined) return finding
    const isOfOperation = finding.rule === 'undeclared-status'
    const specPointer = isOfOperation ? formatOrigin(origin) : locateResponse(contract, operation, status).pointer
    return { ...finding, specPointer, source }
  })
}

/** The request that a reply is compared with; undefined if it is invalid or not JSON. */
export function readRequest(
  { matchRoutes }: SuiteContract,
  operationId: string,
  { path, headers, body }: CaseRequest,
): ValidRequest | undefined {
  const match = matchRoutes(path).find(({ route }) => route.operationId === operationId)
  return match && toValidRequest(match.route, { path: match.path, body, contentType: headers['content-type'] })
}

/** Without the lint rules, documents seldom declare every refusal and the bodies of errors: that is no violation. */
function toOpenFinding(finding: Finding, { replies }: Operation, { status }: ReceivedReply): Finding {
  if (finding.rule === 'undeclared-status' && status >= 400) return { ...finding, ...toQuestion('undeclared-refusal') }
  const isBodyOpen = findReplies(replies, status).every(({ mediaType }) => mediaType === '')
  return finding.rule === 'content-type' && isBodyOpen ? { ...finding, ...toQuestion('undeclared-body') } : finding
}

/** Questions about requests that are of no operation. */
export const outsideOperation: ReadonlySet<string | undefined> = new Set([
  'all-unknown-path-errors',
  'unknown-path',
  'undeclared-method',
])

function contentFindings(operation: Operation, expect: Case['expect'], reply: ReceivedReply): Finding[] {
  const ofChoices = Object.entries(expect.choices ?? {}).flatMap(([question, parts]) =>
    partFindings(operation, parts, reply).map((finding) => ({ ...finding, question })),
  )
  return [...partFindings(operation, expect, reply), ...ofChoices]
}

type ReplyParts = Pick<Case['expect'], 'body' | 'headers'>

function partFindings({ origin, source }: Operation, { body, headers }: ReplyParts, reply: ReceivedReply): Finding[] {
  const difference = body === undefined ? undefined : findDifference(body, reply.json)
  const wrongHeaders = Object.entries(headers ?? {}).flatMap(([name, part]): Finding[] => {
    const value = reply.headers.get(name)
    if (value?.toLowerCase().includes(part.toLowerCase())) return []
    const message = part === '' ? 'is missing' : `must have ${part}, got ${value || 'none'}`
    return [makeFinding('header', `header ${name}`, message)]
  })
  const findings = [...(difference === undefined ? [] : [makeFinding('body', 'body', difference)]), ...wrongHeaders]
  return findings.map((finding) => ({ ...finding, specPointer: formatOrigin(origin), source }))
}

function nameFindings(field: string | undefined, { json }: ReceivedReply, rule: Case['rule']): Finding[] {
  if (field === undefined || namesField(json, field)) return []
  return [toRuleFinding(rule, makeFinding('names-field', 'body', `does not say that ${field} is wrong`))]
}

/** Whether a string of an error body names the field: its full path, last name or parent. */
function namesField(body: unknown, field: string): boolean {
  const last =
    field
      .replace(/(?:\[\d+\])+$/, '')
      .split('.')
      .at(-1) ?? field
  const parent = field.slice(0, Math.max(field.lastIndexOf('.'), 0))
  const names = [field, last, toSnakeCase(last), ...(parent === '' ? [] : [parent])]
  return listStrings(body).some((text) => names.some((name) => text.includes(name)))
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : []
}
