import { ControlErrorBody } from './generated/validators/control.js'

/** A refused call of the control API, with the message of the mock. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
  readonly status: number
  /** Such as `illegal_change`; empty if the reply is not from a mock. */
  readonly code: string
  /** The invalid field, if any. */
  readonly param: string | null

  constructor(message: string, { status }: { readonly status: number }, { code = '', param = null }: Facts = {}) {
    super(message)
    this.status = status
    this.code = code
    this.param = param
  }

  static async of(reply: Response): Promise<ControlError> {
    const body: unknown = await reply.json().catch(() => undefined)
    if (ControlErrorBody(body)) return new ControlError(body.error.message, reply, body.error)
    return new ControlError(`The mock answered ${reply.status} without an error body.`, reply)
  }
}

type Facts = Partial<Pick<ControlError, 'code' | 'param'>>
