import { UsageError } from '../../settings/usage-error.ts'

/** An error and its fix, as a sentence without its full stop. */
export interface FaultProblem {
  /** The property of the fault; empty for the whole fault. */
  readonly place: readonly string[]
  readonly message: string
}

/** An invalid fault; the message has a line for each problem. */
export class FaultError extends UsageError {
  readonly problems: readonly FaultProblem[]

  /** `name` prefixes each line. */
  constructor(problems: readonly FaultProblem[], name = '') {
    super(problems.map((problem) => formatLine(problem, name)).join('\n'))
    this.problems = problems
  }
}

function formatLine({ place, message }: FaultProblem, name: string): string {
  const sentence = message.endsWith('?') ? message : `${message}.`
  return [name, place.join('.'), sentence].filter((part) => part !== '').join(': ')
}
