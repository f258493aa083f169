import type { Operation } from '../../generators/model/contract.ts'
import { familyRules } from '../../server-stub/judge/families/families.ts'
import type { Finding } from '../../server-stub/judge/finding.ts'
import { judgeReply as judgeByTables } from '../../server-stub/judge/reply.ts'
import { findOperation, findRoute, replyPointer, schemaPointer } from '../contract.ts'
import { originPointer, responsePlace, specPlace } from '../spec-place.ts'
import type { Case, Feature } from '../verdict.ts'
import { type BrokenRule, brokenRules } from './broken-rules.ts'
import { downloadFindings } from './download.ts'
import { envelopeFindings } from './envelope.ts'
import type { Received } from './received.ts'
import { findDifference } from './subset.ts'

/** All findings about a whole reply; stream events are judged elsewhere. */
export function judgeReply(
  { operationId, expect, rule }: Pick<Case, 'operationId' | 'expect' | 'rule'>,
  reply: Received,
  features: ReadonlySet<Feature>,
): Finding[] {
  const operation = findOperation(operationId)
  const isExpected = expect.status.includes(reply.status)
  const fileFindings = features.has('downloads') ? downloadFindings(reply, expect.file) : []
  return [
    ...(isExpected ? [] : [statusFinding(operation, { wanted: expect.status, got: reply.status, rule })]),
    ...declarationFindings(operation, reply),
    ...(reply.status >= 400 ? envelopeFindings(operation, reply) : []),
    ...(reply.status < 300 ? fileFindings : []),
    ...(isExpected ? contentFindings(operation, expect, reply) : []),
    ...(isExpected && reply.status >= 400 && features.has('names-fields')
      ? nameFindings(expect.names, reply, rule)
      : []),
  ]
}

interface StatusFault {
  readonly wanted: readonly number[]
  readonly got: number
  readonly rule: Case['rule']
}

function statusFinding(operation: Operation, { wanted, got, rule }: StatusFault): Finding {
  const message = `expected ${wanted.join(' or ')}, got ${got}`
  const specPointer = rule.pointer ?? originPointer(operation.origin)
  return { rule: 'status', place: 'status', message, by: 'server', specPointer, source: rule.source }
}

/** Checks a reply against the declaration of its status: existence, media type and schema. */
function declarationFindings(operation: Operation, reply: Received): Finding[] {
  const { status, mediaType, json } = reply
  const { source } = operation
  const findErrors = () => schemaFindings(replyPointer(operation, status, mediaType) ?? '', json)
  const sent = { status, mediaType, value: json, isUnreadable: json === undefined }
  return judgeByTables(findRoute(operation.operationId), sent, { rules: familyRules, findErrors }).map((finding) => {
    if (finding.questions !== undefined) return finding
    const isOfOperation = finding.rule === 'undeclared-status'
    const specPointer = isOfOperation ? originPointer(operation.origin) : responsePlace(operation, status).pointer
    return { ...finding, specPointer, source }
  })
}

const mostFindings = 8

/** The rules that a value violates. */
export function schemaFindings(pointer: string, value: unknown): Finding[] {
  return brokenRules(pointer, value).slice(0, mostFindings).map(schemaFinding)
}

function schemaFinding({ keyword, pointer: own, at, message }: BrokenRule): Finding {
  const { pointer, source, questions } = specPlace(own)
  const place = `body ${at.slice(1).replaceAll('/', '.')}`.trim()
  return { rule: keyword, place, message, by: 'server', specPointer: `${pointer}/${keyword}`, source, questions }
}

function contentFindings(operation: Operation, expect: Case['expect'], reply: Received): Finding[] {
  const origin = { by: 'server', specPointer: originPointer(operation.origin), source: operation.source } as const
  const difference = expect.body === undefined ? undefined : findDifference(expect.body, reply.json)
  const wrongHeaders = Object.entries(expect.headers ?? {}).flatMap(([name, part]): Finding[] => {
    const value = reply.headers.get(name)
    if (value?.toLowerCase().includes(part.toLowerCase())) return []
    const message = part === '' ? 'is missing' : `must have ${part}, got ${value || 'none'}`
    return [{ rule: 'header', place: `header ${name}`, message, ...origin }]
  })
  return [
    ...(expect.schema === undefined ? [] : schemaFindings(schemaPointer(expect.schema), reply.json)),
    ...(difference === undefined ? [] : [{ rule: 'body', place: 'body', message: difference, ...origin }]),
    ...wrongHeaders,
  ]
}

function nameFindings(names: string | undefined, { json }: Received, rule: Case['rule']): Finding[] {
  if (names === undefined || namesField(json, names)) return []
  const message = `does not say that ${names} is at fault`
  return [
    {
      rule: 'names-field',
      place: 'body',
      message,
      by: 'server',
      source: rule.source,
      ...(rule.pointer && { specPointer: rule.pointer }),
    },
  ]
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
