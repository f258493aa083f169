// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Guard, Validate } from '../../runtime/contract.ts'
import type * as types from '../types/generate-content.ts'
export const GenerateContentBlocked: Guard<types.components['schemas']['GenerateContentBlocked']>
export const GenerateContentChunk: Guard<types.components['schemas']['GenerateContentChunk']>
export const GenerateContentChunkArray: Guard<types.components['schemas']['GenerateContentChunkArray']>
export const GenerateContentErrorBody: Guard<types.components['schemas']['GenerateContentErrorBody']>
export const GenerateContentFinalChunk: Guard<types.components['schemas']['GenerateContentFinalChunk']>
export const GenerateContentRequest: Guard<types.components['schemas']['GenerateContentRequest']>
export const GenerateContentResponse: Guard<types.components['schemas']['GenerateContentResponse']>
export const generateContentPath: Validate
export const streamGenerateContentPath: Validate
export const streamGenerateContentQuery: Validate
