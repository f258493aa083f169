/** A target that cannot be tested; the message is one line for the user. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}
