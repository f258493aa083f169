// @generated from openapi.yaml and asyncapi.yaml by `npm run generate`. Do not edit: edit the specification and run it again.
import type { Guard, Validate } from '../../../../../../server-stub/core/contract.ts'
import type * as types from '../types/weather.ts'
export const Reading: Guard<types.components['schemas']['Reading']>
export const Watch: Guard<types.components['schemas']['Watch']>
export const watchWeatherQuery: Validate
export const watchWeatherReply200: Validate
