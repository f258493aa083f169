// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Handler } from '../../../../../server-stub/core/handler.ts'
import type * as prints from './types/prints.ts'

export type PrintsHandlers = {
  /** `POST /prints` */
  readonly orderPrint: Handler<prints.operations['orderPrint'], never>
}

export type Handlers = PrintsHandlers
