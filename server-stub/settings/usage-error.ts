/** A command line, environment or file that cannot be followed; each line of the message is one mistake, for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  /** What a program says behind each line: where there is more to read about it. */
  readonly hint: string = ' See --help.'
}
