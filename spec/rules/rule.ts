import type { Location } from '../../generators/diagnostics.ts'
import type { Origin } from '../../generators/read/flatten.ts'
import type { Specification } from './specification.ts'

/** Something that breaks a rule: what is wrong and how to fix it, and where. */
export interface Finding {
  readonly message: string
  /** A node of a file of the specification, or a line of any file. */
  readonly at: Origin | Location
}

/** One rule of the specification. It is run once over the whole folder, when the document it watches is linted. */
export interface Rule {
  readonly name: string
  readonly document: 'openapi' | 'asyncapi'
  check(spec: Specification): Iterable<Finding>
}
