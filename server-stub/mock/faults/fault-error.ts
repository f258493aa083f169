import { UsageError } from '../../settings/usage-error.ts'

/** A fault that cannot be read: the rule, and how to fix it, in one line. */
export class FaultError extends UsageError {
  /** A sentence without its full stop. */
  constructor(rule: string) {
    super(rule.endsWith('?') ? rule : `${rule}.`)
  }
}
