// @generated from openapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Validate } from '../../../../../../runtime/contract.ts'
export const get_roomCookie: Validate
export const get_roomHeader: Validate
export const get_roomPath: Validate
export const get_roomQuery: Validate
