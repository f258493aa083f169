// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Guard } from '../../runtime/contract.ts'
import type * as types from '../types/models.ts'
export const ModelErrorBody: Guard<types.components['schemas']['ModelErrorBody']>
export const ModelList: Guard<types.components['schemas']['ModelList']>
