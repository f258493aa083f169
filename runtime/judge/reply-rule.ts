import type { ValidRequest } from '../http/server-context.ts'

/** An error in a reply: the path of the value (empty: the whole reply) and the message. */
export interface ReplyViolation {
  readonly at: string
  readonly message: string
}

/** A rule of a successful whole reply, and of the reply that a stream makes up. */
export interface ReplyRule {
  readonly name: string
  /** `request` is undefined if it is unknown or invalid. */
  judge(reply: unknown, request: ValidRequest | undefined): readonly ReplyViolation[]
}

export interface ReplyRules {
  /** Sections of the source document with these rules. */
  readonly source: readonly string[]
  readonly rules: readonly ReplyRule[]
}

export interface PlacedViolation extends ReplyViolation {
  readonly rule: string
}

/** Judges a reply by all rules. */
export function findReplyViolations(
  rules: readonly ReplyRule[],
  reply: unknown,
  request: ValidRequest | undefined,
): PlacedViolation[] {
  return rules.flatMap(({ name, judge }) => judge(reply, request).map((violation) => ({ rule: name, ...violation })))
}

/** Makes a rule that compares the reply with the body of its request; it judges nothing if the request is unknown. */
export function compareWithBody(
  name: string,
  judge: (reply: unknown, body: unknown) => readonly ReplyViolation[],
): ReplyRule {
  return { name, judge: (reply, request) => (request === undefined ? [] : judge(reply, request.body)) }
}
