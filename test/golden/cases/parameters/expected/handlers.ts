// @generated from openapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Handler } from '../../../../../runtime/handler.ts'
import type * as roomsHalls from './types/rooms-halls.ts'

export type RoomsHallsHandlers = {
  /** `GET /rooms/{room-id}` */
  readonly 'get-room': Handler<roomsHalls.operations['get-room'], never>
}

export type Handlers = RoomsHallsHandlers
