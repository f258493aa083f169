/** The failure of an accepted task; `code` is a short slug, the message is for the client. */
export class GenerationFailed extends Error {
  override readonly name = 'GenerationFailed'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
