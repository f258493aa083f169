// @generated from openapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Handler } from '../../../../../runtime/handler.ts'
import type * as shelves from './types/shelves.ts'

export type ShelvesHandlers = {
  /** `POST /shelves` */
  readonly addShelf: Handler<shelves.operations['addShelf'], never>
  /** `GET /shelves` */
  readonly listShelves: Handler<shelves.operations['listShelves'], never>
  /** `PUT /shelves/{id}` */
  readonly moveShelf: Handler<shelves.operations['moveShelf'], never>
  /** `DELETE /shelves/{id}` */
  readonly removeShelf: Handler<shelves.operations['removeShelf'], never>
}

export type Handlers = ShelvesHandlers
