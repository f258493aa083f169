import { UsageError } from '../../settings/usage-error.ts'

/** A rule that a fault breaks, and how to fix it, as a sentence without its full stop. */
export interface FaultProblem {
  /** The property of the fault; empty where it is the fault as a whole. */
  readonly place: readonly string[]
  readonly message: string
}

/** A fault that cannot be read; the message has a line for each problem. */
export class FaultError extends UsageError {
  readonly problems: readonly FaultProblem[]

  /** `name` is what each line begins with. */
  constructor(problems: readonly FaultProblem[], name = '') {
    super(problems.map((problem) => formatLine(problem, name)).join('\n'))
    this.problems = problems
  }
}

function formatLine({ place, message }: FaultProblem, name: string): string {
  const sentence = message.endsWith('?') ? message : `${message}.`
  return [name, place.join('.'), sentence].filter((part) => part !== '').join(': ')
}
