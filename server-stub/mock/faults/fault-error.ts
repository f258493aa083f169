import { type PlacedError, toSentence, UsageError } from '../../settings/errors.ts'

/** An invalid fault; the message has one line per problem. */
export class FaultError extends UsageError {
  readonly problems: readonly PlacedError[]

  /** `name` prefixes each line. */
  constructor(problems: readonly PlacedError[], name = '') {
    super(problems.map((problem) => `${name === '' ? '' : `${name}: `}${toSentence(problem)}`).join('\n'))
    this.problems = problems
  }
}
