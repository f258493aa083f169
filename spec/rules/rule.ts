import type { Location } from '../../generators/diagnostics.ts'
import type { Origin } from '../../generators/read/flatten.ts'
import type { Specification } from './specification.ts'

/** A violation of a rule; the message says how to fix it. */
export interface RuleViolation {
  readonly message: string
  /** A node of a file of the specification, or a line of any file. */
  readonly at: Origin | Location
}

/** A rule of the specification. It checks the whole folder once, when `document` is linted. */
export interface Rule {
  readonly name: string
  readonly document: 'openapi' | 'asyncapi'
  check(spec: Specification): Iterable<RuleViolation>
}
