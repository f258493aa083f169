import type { Reply, ReplyStatus, Route } from '../contract.ts'
import { findItemFraming, isJson } from '../http/media-types.ts'
import { findMedia, findReplies, hasNoBody } from '../http/replies.ts'
import type { SentReply, ValidRequest } from '../http/server-context.ts'
import { ownValue, tryParseJson } from '../json.ts'
import { findSchemaError } from '../validation/explain.ts'
import type { ContractRules } from './contract.ts'
import { type Finding, getQuestion, isViolation, type OnFinding, placeIn, toQuestion } from './finding.ts'
import { findReplyViolations } from './reply-rule.ts'

/** Judges the decoded bytes of a body as they are received. */
export interface BodyJudge {
  feed(bytes: Uint8Array): void
  /** `aborted`: the transfer was aborted, so an incomplete body is not an error. */
  end(how?: 'aborted'): void
}

/** A reply; `value` is undefined for binary or unknown bodies. */
export interface ReceivedReply extends SentReply {
  readonly isUnreadable?: boolean
}

export type FindSchemaErrors = (reply: Reply, value: unknown) => readonly Finding[]

export interface ReplyJudgeOptions {
  readonly rules: ContractRules
  readonly findErrors?: FindSchemaErrors
  /** Undefined if it is unknown or invalid. */
  readonly request?: ValidRequest | undefined
}

/** Judges a complete reply by its operation: status, media type, schema, and the rules of whole replies. */
export function judgeReply(
  route: Route,
  reply: ReceivedReply,
  { rules, findErrors = schemaErrors, request }: ReplyJudgeOptions,
): Finding[] {
  const { status, mediaType, value, isUnreadable = false } = reply
  const declared = findReplies(route.replies, status)
  const media = findMedia(declared, mediaType)
  const { question } = declared.find((reply) => reply.question !== undefined) ?? {}
  const open = toQuestion(question)
  const makeFinding = (rule: string, place: string, message: string): Finding => {
    const specPointer = replyPlace(route, declared[0]?.status ?? status)
    return { rule, place, message, by: 'server', specPointer, ...getQuestion(route.choices, rule), ...open }
  }
  if (declared.length === 0)
    return [makeFinding('undeclared-status', 'status', `${route.operationId} declares no reply of status ${status}`)]
  if (mediaType === '' && hasNoBody(route.method, status)) return []
  if (media === undefined) {
    const types = declared.map((reply) => reply.mediaType || 'none').join(' or ')
    return [makeFinding('content-type', 'header content-type', `must be ${types}, got ${mediaType || 'none'}`)]
  }
  if (media.validate === undefined || !isJson(mediaType)) return []
  if (isUnreadable) return [makeFinding('json', 'body', 'is not JSON')]
  if (value === undefined) return []
  const specPointer = replyPlace(route, media.status)
  const errors = findErrors(media, value).map((error) => ({ specPointer, ...error }))
  const family = status < 300 ? ownValue(rules.replies, route.operationId) : undefined
  if (family === undefined || errors.some(isViolation)) return errors
  const { source } = family
  const violations = findReplyViolations(family.rules, value, request)
  return [
    ...errors,
    ...violations.map(({ rule, at, message }) => ({ ...makeFinding(rule, `body${placeIn(at)}`, message), source })),
  ]
}

function replyPlace({ path, method }: Route, status: ReplyStatus): string {
  const token = path.replaceAll('~', '~0').replaceAll('/', '~1')
  return `openapi.json#/paths/${token}/${method.toLowerCase()}/responses/${status}`
}

function schemaErrors({ validate }: Reply, value: unknown): readonly Finding[] {
  const error = validate && findSchemaError(validate, value, 'server')
  if (error === undefined) return []
  const { param, ...rest } = error
  return [{ rule: 'schema', place: `body ${param}`.trim(), by: 'server', ...rest }]
}

export interface JsonJudgeOptions {
  readonly rules: ContractRules
  readonly maxBytes: number
  readonly onFinding: OnFinding
  readonly onReply?: ((value: unknown) => void) | undefined
  readonly request?: ValidRequest | undefined
}

/** Judges status and media type; returns the judge of the body, undefined if the body is binary. */
export function judgeReplyHead(
  route: Route,
  head: Pick<SentReply, 'status' | 'mediaType'>,
  { rules, maxBytes, onFinding, onReply, request }: JsonJudgeOptions,
): BodyJudge | undefined {
  const findings = judgeReply(route, head, { rules })
  for (const finding of findings) onFinding(finding)
  if (findings.length > 0) return undefined
  if (!isJson(head.mediaType)) {
    const framing = findItemFraming(head.mediaType)
    const isOpen = framing !== undefined && framing !== 'multipart'
    const message = `the items of ${head.mediaType} are not checked: the contract does not describe them`
    if (isOpen) onFinding({ rule: 'unchecked', place: 'body', message, by: 'server' })
    return undefined
  }
  const buffer = new BufferedBody(maxBytes)
  return {
    feed: (bytes) => buffer.add(bytes),
    end(how) {
      if (how === 'aborted') return
      const message = `it is larger than ${maxBytes} bytes`
      if (buffer.isTooLarge) return onFinding({ rule: 'unchecked', place: 'body', message, by: 'server' })
      const read = readJson(buffer.text)
      onReply?.(read.value)
      for (const finding of judgeReply(route, { ...head, ...read }, { rules, request })) onFinding(finding)
    },
  }
}

export function readJson(text: string): Pick<ReceivedReply, 'value' | 'isUnreadable'> {
  const value = tryParseJson(text)
  return { value, isUnreadable: value === undefined }
}

/** A buffered body, up to a maximum size. */
export class BufferedBody {
  readonly #maxBytes: number
  #chunks: Uint8Array[] = []
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get isTooLarge(): boolean {
    return this.#bytes > this.#maxBytes
  }

  /** Discards everything once the body is too large. */
  add(chunk: Uint8Array): void {
    this.#bytes += chunk.length
    if (this.isTooLarge) this.#chunks = []
    else this.#chunks.push(chunk)
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString()
  }
}
