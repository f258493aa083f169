// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Guard, Validate } from '../../runtime/contract.ts'
import type * as types from '../types/messages.ts'
export const CreateMessageRequest: Guard<types.components['schemas']['CreateMessageRequest']>
export const Message: Guard<types.components['schemas']['Message']>
export const MessageContentBlockDeltaEvent: Guard<types.components['schemas']['MessageContentBlockDeltaEvent']>
export const MessageContentBlockStartEvent: Guard<types.components['schemas']['MessageContentBlockStartEvent']>
export const MessageContentBlockStopEvent: Guard<types.components['schemas']['MessageContentBlockStopEvent']>
export const MessageDeltaEvent: Guard<types.components['schemas']['MessageDeltaEvent']>
export const MessageError: Guard<types.components['schemas']['MessageError']>
export const MessagePingEvent: Guard<types.components['schemas']['MessagePingEvent']>
export const MessageStartEvent: Guard<types.components['schemas']['MessageStartEvent']>
export const MessageStopEvent: Guard<types.components['schemas']['MessageStopEvent']>
export const createMessageHeader: Validate
