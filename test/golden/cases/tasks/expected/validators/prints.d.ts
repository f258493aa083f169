// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Guard, Validate } from '../../../../../../server-stub/core/contract.ts'
import type * as types from '../types/prints.ts'
export const Order: Guard<types.components['schemas']['Order']>
export const Print: Guard<types.components['schemas']['Print']>
export const orderPrintHeader: Validate
