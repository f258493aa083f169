// @generated from openapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Route } from '../../../../../runtime/contract.ts'
import * as shelves from './validators/shelves.js'

/** The ids of all operations: a table that is typed by them does not compile if one is renamed. */
export type OperationId =
  | 'addShelf'
  | 'listShelves'
  | 'moveShelf'
  | 'removeShelf'

export const routes: readonly Route[] = [
  {
    operationId: 'addShelf',
    family: 'shelves',
    method: 'POST',
    path: '/shelves',
    aliases: [],
    credentials: [[{ in: 'bearer', name: 'authorization', alias: false }]],
    parameters: [],
    body: {
      required: true,
      content: [{ mediaType: 'application/json', format: 'json', validate: shelves.NewShelf, names: ['name'] }],
    },
    replies: [
      { status: 201, mediaType: 'application/json', validate: shelves.Shelf },
      { status: 401, mediaType: 'application/json', validate: shelves.Refusal },
    ],
    streams: [],
  },
  {
    operationId: 'listShelves',
    family: 'shelves',
    method: 'GET',
    path: '/shelves',
    aliases: [],
    credentials: [[{ in: 'bearer', name: 'authorization', alias: false }]],
    parameters: [],
    replies: [
      { status: 200, mediaType: 'application/json', validate: shelves.listShelvesReply200 },
      { status: 401, mediaType: 'application/json', validate: shelves.Refusal },
    ],
    streams: [],
  },
  {
    operationId: 'moveShelf',
    family: 'shelves',
    method: 'PUT',
    path: '/shelves/{id}',
    aliases: [],
    credentials: [[{ in: 'bearer', name: 'authorization', alias: false }]],
    parameters: [{ in: 'path', name: 'id', aliases: [], type: 'integer' }],
    validatePath: shelves.moveShelfPath,
    body: {
      required: true,
      content: [{ mediaType: 'application/json', format: 'json', validate: shelves.Move, names: ['row'] }],
    },
    replies: [
      { status: 200, mediaType: 'application/json', validate: shelves.Place },
      { status: 401, mediaType: 'application/json', validate: shelves.Refusal },
    ],
    streams: [],
  },
  {
    operationId: 'removeShelf',
    family: 'shelves',
    method: 'DELETE',
    path: '/shelves/{id}',
    aliases: [],
    credentials: [[{ in: 'bearer', name: 'authorization', alias: false }]],
    parameters: [{ in: 'path', name: 'id', aliases: [], type: 'integer' }],
    validatePath: shelves.removeShelfPath,
    replies: [{ status: 204, mediaType: '' }],
    streams: [],
  },
]
