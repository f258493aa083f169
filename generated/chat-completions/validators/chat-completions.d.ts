// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Guard } from '../../../runtime/contract.ts'
import type * as types from '../types/chat-completions.ts'
export const ChatChunk: Guard<types.components['schemas']['ChatChunk']>
export const ChatCompletion: Guard<types.components['schemas']['ChatCompletion']>
export const ChatErrorBody: Guard<types.components['schemas']['ChatErrorBody']>
export const ChatFinishChunk: Guard<types.components['schemas']['ChatFinishChunk']>
export const ChatStreamError: Guard<types.components['schemas']['ChatStreamError']>
export const ChatUsageChunk: Guard<types.components['schemas']['ChatUsageChunk']>
export const CreateChatCompletionRequest: Guard<types.components['schemas']['CreateChatCompletionRequest']>
