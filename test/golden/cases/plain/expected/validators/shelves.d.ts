// @generated from openapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Guard, Validate } from '../../../../../../runtime/contract.ts'
import type * as types from '../types/shelves.ts'
export const Move: Guard<types.components['schemas']['Move']>
export const NewShelf: Guard<types.components['schemas']['NewShelf']>
export const Place: Guard<types.components['schemas']['Place']>
export const Refusal: Guard<types.components['schemas']['Refusal']>
export const Shelf: Guard<types.components['schemas']['Shelf']>
export const listShelvesReply200: Validate
export const moveShelfPath: Validate
export const removeShelfPath: Validate
