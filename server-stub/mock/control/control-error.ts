import { ControlErrorBody } from './generated/validators/control.js'

/** A call of the controls that was refused; the message is that of the mock. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
  readonly status: number
  /** A slug for programs, such as `illegal_change`; empty where the reply was not that of a mock. */
  readonly code: string
  /** The field at fault, if there is one. */
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
    return new ControlError(`The mock answered ${reply.status} and did not say why.`, reply)
  }
}

interface Facts {
  readonly code?: string
  readonly param?: string | null
}
