import type { Operation } from '../../generators/model/contract.ts'
import { findReplies, toStatus } from '../../runtime/http/replies.ts'
import { routeFinder } from '../../runtime/http/route-finder.ts'
import type { ValidRequest } from '../../runtime/http/server-context.ts'
import { isObject } from '../../runtime/json.ts'
import { type Finding, toQuestion } from '../../runtime/judge/finding.ts'
import { judgeReply as judgeByTables } from '../../runtime/judge/reply.ts'
import { toValidRequest } from '../../runtime/judge/request.ts'
import { findOperation, findRoute, replyPointer } from '../contract.ts'
import { getJudgedDocuments } from '../judged-documents.ts'
import { originPointer, responsePlace, specPlace } from '../spec-place.ts'
import { type Case, type CaseRequest, type Feature, findAtRule } from '../verdict.ts'
import { type BrokenRule, brokenRules } from './broken-rules.ts'
import { downloadFindings } from './download.ts'
import { envelopeFindings } from './envelope.ts'
import type { Received } from './received.ts'
import { findDifference } from './subset.ts'

const { downloads, isLinted, routes, rules } = getJudgedDocuments()
const findRoutes = routeFinder(routes)

type Expected = Pick<Case, 'operationId' | 'expect' | 'rule' | 'choice'> & Partial<Pick<Case, 'request'>>

/** All findings about a whole reply; stream events are judged elsewhere. */
export function judgeReply(given: Expected, reply: Received, features: ReadonlySet<Feature>): Finding[] {
  const { operationId, expect, rule, choice, request } = given
  const operation = findOperation(operationId)
  const status = getJudgedStatus(operation, expect, reply)
  const isExpected = expect.status.includes(status)
  const judged = { ...reply, status }
  const ofStatus = expect.status.includes(reply.status) ? [] : [statusFinding(operation, given, reply)]
  const ofContent = isExpected ? contentFindings(operation, expect, judged) : []
  const ofNames =
    isExpected && status >= 400 && features.has('names-fields') ? nameFindings(expect.names, reply, rule) : []
  const ofCase = (findings: readonly Finding[]) => findings.map((each) => ({ ...toQuestion(choice), ...each }))
  const ofOperation = [
    ...declarationFindings(operation, judged, features.has('answers') ? request : undefined).map((finding) =>
      isExpected ? asOpen(finding, operation, judged) : finding,
    ),
    ...(status >= 400 ? envelopeFindings(operation, judged) : []),
  ]
  return [
    ...ofCase(ofStatus),
    // Any other document describes no reply to what is no request of an operation.
    ...(notOfOperation.has(choice) ? ofCase(isLinted ? ofOperation : []) : ofOperation),
    ...(downloads.includes(operationId) && status < 300 && features.has('downloads')
      ? downloadFindings(reply, expect.file)
      : []),
    ...ofCase([...ofContent, ...ofNames]),
  ]
}

/** The status of the reply, or the expected one if another success or refusal is as good: its content is the same. */
function getJudgedStatus(operation: Operation, { status: wanted }: Case['expect'], reply: Received): number {
  const { status } = reply
  if (wanted.includes(status) || findStatusChoice(operation, wanted, reply) === undefined) return status
  return wanted.find((each) => each >= 400 === status >= 400) ?? status
}

function statusFinding(operation: Operation, { expect: { status: wanted }, rule }: Expected, reply: Received): Finding {
  const message = `expected ${formatStatuses(wanted)}, got ${reply.status}`
  const { pointer = originPointer(operation.origin) } = rule
  const found = findAtRule({ ...rule, pointer }, { rule: 'status', place: 'status', message })
  return { ...found, ...toQuestion(findStatusChoice(operation, wanted, reply)) }
}

/** `200 or 4xx`: all statuses of a digit are written as a range. */
function formatStatuses(statuses: readonly number[]): string {
  const digits = statuses.map((status) => Math.floor(status / 100))
  const ranges = [1, 2, 3, 4, 5].filter((digit) => digits.filter((each) => each === digit).length === 100)
  const others = statuses.filter((status) => !ranges.includes(Math.floor(status / 100)))
  return [...others, ...ranges.map((digit) => `${digit}xx`)].join(' or ')
}

/** The question that leaves the status of a success or of a refusal open. */
function findStatusChoice(operation: Operation, wanted: readonly number[], reply: Received): string | undefined {
  const mayBeRefused = wanted.filter((status) => status >= 400)
  if (reply.status < 300) {
    if (mayBeRefused.length < wanted.length) return operation.choices?.['success-status']
    return isRefusedInBody(operation, wanted, reply) ? 'image-refusals-in-body' : undefined
  }
  if (reply.status < 400 || reply.status >= 500) return undefined
  return operation.replies.find(({ status }) => mayBeRefused.includes(toStatus(status)))?.question
}

/** Codes of the image proxy for errors of a submission, which the document lists beside the HTTP statuses. */
const errorCodes: readonly unknown[] = [21, 23, 24, 25]

/** Not the refusal of a key, which has only the HTTP status. */
function isRefusedInBody({ family }: Operation, wanted: readonly number[], { json }: Received): boolean {
  const isAboutRequest = wanted.includes(400) || wanted.includes(404)
  return family === 'image' && isAboutRequest && isObject(json) && errorCodes.includes(json.code)
}

/** Checks a reply against the declaration of its status: existence, media type and schema. */
function declarationFindings(operation: Operation, reply: Received, sentRequest?: CaseRequest): Finding[] {
  const { status, mediaType, json } = reply
  const { source, replies } = operation
  if (replies.length === 0) return []
  const findErrors = () => schemaFindings(replyPointer(operation, status, mediaType) ?? '', json)
  const sent = { status, mediaType, value: json, isUnreadable: json === undefined }
  const { operationId } = operation
  const request = sentRequest && readRequest(operationId, sentRequest)
  return judgeByTables(findRoute(operationId), sent, { rules, findErrors, request }).map((finding) => {
    if (finding.source !== undefined) return finding
    const isOfOperation = finding.rule === 'undeclared-status'
    const specPointer = isOfOperation ? originPointer(operation.origin) : responsePlace(operation, status).pointer
    return { ...finding, specPointer, source }
  })
}

/** The request that a reply is compared with; undefined if it is invalid or not JSON. */
export function readRequest(operationId: string, { path, headers, body }: CaseRequest): ValidRequest | undefined {
  const found = findRoutes(path).find(({ route }) => route.operationId === operationId)
  return found && toValidRequest(found.route, { path: found.path, body, contentType: headers['content-type'] })
}

/** Documents seldom declare every refusal and the body of each error: only after the lint rules is that a violation. */
function asOpen(finding: Finding, { replies }: Operation, { status }: Received): Finding {
  if (isLinted) return finding
  if (finding.rule === 'undeclared-status' && status >= 400) return { ...finding, ...toQuestion('undeclared-refusal') }
  const isBodyOpen = findReplies(replies, status).every(({ mediaType }) => mediaType === '')
  return finding.rule === 'content-type' && isBodyOpen ? { ...finding, ...toQuestion('undeclared-body') } : finding
}

/** Questions about requests that are of no operation. */
export const notOfOperation: ReadonlySet<string | undefined> = new Set([
  'all-unknown-path-errors',
  'unknown-path',
  'undeclared-method',
])

const mostFindings = 8

/** The rules that a value violates: those that the document states, else our choices. */
export function schemaFindings(pointer: string, value: unknown): Finding[] {
  const others = brokenRules(pointer, value)
  const violated = others.length === 0 ? [] : brokenRules(pointer, value, 'document')
  if (violated.length > 0) return violated.slice(0, mostFindings).map(schemaFinding)
  // Other branches of a union have errors as well, which are no choices.
  const choices = others.filter(({ question }) => question !== undefined)
  return (choices.length > 0 ? choices : others)
    .slice(0, mostFindings)
    .map((rule) => ({ ...schemaFinding(rule), ...toQuestion(rule.question) }))
}

function schemaFinding({ keyword, pointer: own, at, message }: BrokenRule): Finding {
  const { pointer, source } = specPlace(own)
  const place = `body ${at.slice(1).replaceAll('/', '.')}`.trim()
  return { rule: keyword, place, message, by: 'server', specPointer: `${pointer}/${keyword}`, source }
}

function contentFindings(operation: Operation, expect: Case['expect'], reply: Received): Finding[] {
  const ofChoices = Object.entries(expect.choices ?? {}).flatMap(([question, own]) =>
    partFindings(operation, own, reply).map((finding) => ({ ...finding, question })),
  )
  return [...partFindings(operation, expect, reply), ...ofChoices]
}

type Parts = Pick<Case['expect'], 'body' | 'headers'>

function partFindings(operation: Operation, { body, headers }: Parts, reply: Received): Finding[] {
  const origin = { by: 'server', specPointer: originPointer(operation.origin), source: operation.source } as const
  const difference = body === undefined ? undefined : findDifference(body, reply.json)
  const wrongHeaders = Object.entries(headers ?? {}).flatMap(([name, part]): Finding[] => {
    const value = reply.headers.get(name)
    if (value?.toLowerCase().includes(part.toLowerCase())) return []
    const message = part === '' ? 'is missing' : `must have ${part}, got ${value || 'none'}`
    return [{ rule: 'header', place: `header ${name}`, message, ...origin }]
  })
  return [
    ...(difference === undefined ? [] : [{ rule: 'body', place: 'body', message: difference, ...origin }]),
    ...wrongHeaders,
  ]
}

function nameFindings(names: string | undefined, { json }: Received, rule: Case['rule']): Finding[] {
  if (names === undefined || namesField(json, names)) return []
  const message = `does not say that ${names} is at fault`
  return [findAtRule(rule, { rule: 'names-field', place: 'body', message })]
}

/** Whether a string of an error body names the field: its full path, last name or parent. */
function namesField(body: unknown, field: string): boolean {
  const last =
    field
      .replace(/(?:\[\d+\])+$/, '')
      .split('.')
      .at(-1) ?? field
  const snake = last.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const whole = field.slice(0, Math.max(field.lastIndexOf('.'), 0))
  const names = [field, last, snake, ...(whole === '' ? [] : [whole])]
  return toStrings(body).some((text) => names.some((name) => text.includes(name)))
}

function toStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toStrings) : []
}
