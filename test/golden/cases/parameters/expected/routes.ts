// @generated from openapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Route } from '../../../../../runtime/contract.ts'
import * as roomsHalls from './validators/rooms-halls.js'

/** The ids of all operations: a table that is typed by them does not compile if one is renamed. */
export type OperationId =
  | 'get-room'

export const routes: readonly Route[] = [
  {
    operationId: 'get-room',
    family: 'rooms-halls',
    method: 'GET',
    path: '/rooms/{room-id}',
    aliases: [],
    credentials: [],
    parameters: [
      { in: 'path', name: 'room-id', aliases: [], type: 'string' },
      { in: 'query', name: 'page', aliases: [], type: 'integer' },
      { in: 'query', name: 'share', aliases: [], type: 'number' },
      { in: 'query', name: 'open', aliases: [], type: 'boolean' },
      { in: 'header', name: 'x-day', aliases: [], type: 'string' },
      { in: 'cookie', name: 'session', aliases: [], type: 'string' },
    ],
    validatePath: roomsHalls.get_roomPath,
    validateQuery: roomsHalls.get_roomQuery,
    validateHeaders: roomsHalls.get_roomHeader,
    validateCookies: roomsHalls.get_roomCookie,
    replies: [{ status: 200, mediaType: '' }],
    streams: [],
  },
]
