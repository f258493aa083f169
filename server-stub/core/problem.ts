import type { ProblemKind } from './contract.ts'

/** One broken rule of a request, in words. */
export interface Violation {
  /** Where: a dotted path as users write it, such as `messages[0].content`; empty for the whole. */
  readonly param: string
  /** What has this name where it is no part of the body: `path`, `query` or `header`. */
  readonly in?: string
  readonly message: string
}

export interface ProblemOptions {
  /** Which of the kind's variants answers; the first one when absent or unknown to the family. */
  readonly variant?: string
  readonly violations?: readonly Violation[]
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Sent in the place of what the family declares for the kind: for what the server refuses in its own name, such as load
   * that it cannot carry. Such an answer is no matter of the contract and is not judged by it.
   */
  readonly status?: number
  readonly cause?: unknown
}

/**
 * A request that is answered with an error. The message reaches the client: it says what is wrong and how to fix it,
 * and nothing that the client may not know. Absent, the message of the contract's own example is sent.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly kind: ProblemKind
  readonly variant: string | undefined
  readonly violations: readonly Violation[]
  readonly headers: Readonly<Record<string, string>>
  readonly status: number | undefined

  constructor(kind: ProblemKind, message = '', options: ProblemOptions = {}) {
    // An answer needs no stack trace, which would be a third of the work of a 401; a failure of ours does.
    const { stackTraceLimit } = Error
    if (kind !== 'internal') Error.stackTraceLimit = 0
    super(message, { cause: options.cause })
    Error.stackTraceLimit = stackTraceLimit
    this.kind = kind
    this.variant = options.variant
    this.violations = options.violations ?? []
    this.headers = options.headers ?? {}
    this.status = options.status
  }
}

/** A request that breaks a rule at one place: `param` as users write it, `message` with the rule and the fix. */
export function invalid(param: string, message: string, variant?: string): Problem {
  const options = { violations: [{ param, message }], ...(variant === undefined ? {} : { variant }) }
  return new Problem('invalid-request', `${param}: ${message}`, options)
}
