// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Guard } from '../../runtime/contract.ts'
import type * as types from '../types/responses.ts'
export const CreateResponseRequest: Guard<types.components['schemas']['CreateResponseRequest']>
export const Response: Guard<types.components['schemas']['Response']>
export const ResponseAnnotationAddedEvent: Guard<types.components['schemas']['ResponseAnnotationAddedEvent']>
export const ResponseCompletedEvent: Guard<types.components['schemas']['ResponseCompletedEvent']>
export const ResponseContentPartAddedEvent: Guard<types.components['schemas']['ResponseContentPartAddedEvent']>
export const ResponseContentPartDoneEvent: Guard<types.components['schemas']['ResponseContentPartDoneEvent']>
export const ResponseCreatedEvent: Guard<types.components['schemas']['ResponseCreatedEvent']>
export const ResponseErrorEvent: Guard<types.components['schemas']['ResponseErrorEvent']>
export const ResponseFailedEvent: Guard<types.components['schemas']['ResponseFailedEvent']>
export const ResponseFileSearchCompletedEvent: Guard<types.components['schemas']['ResponseFileSearchCompletedEvent']>
export const ResponseFileSearchInProgressEvent: Guard<types.components['schemas']['ResponseFileSearchInProgressEvent']>
export const ResponseFileSearchSearchingEvent: Guard<types.components['schemas']['ResponseFileSearchSearchingEvent']>
export const ResponseFunctionArgumentsDeltaEvent: Guard<types.components['schemas']['ResponseFunctionArgumentsDeltaEvent']>
export const ResponseFunctionArgumentsDoneEvent: Guard<types.components['schemas']['ResponseFunctionArgumentsDoneEvent']>
export const ResponseInProgressEvent: Guard<types.components['schemas']['ResponseInProgressEvent']>
export const ResponseIncompleteEvent: Guard<types.components['schemas']['ResponseIncompleteEvent']>
export const ResponseOutputItemAddedEvent: Guard<types.components['schemas']['ResponseOutputItemAddedEvent']>
export const ResponseOutputItemDoneEvent: Guard<types.components['schemas']['ResponseOutputItemDoneEvent']>
export const ResponseQueuedEvent: Guard<types.components['schemas']['ResponseQueuedEvent']>
export const ResponseRefusalDeltaEvent: Guard<types.components['schemas']['ResponseRefusalDeltaEvent']>
export const ResponseRefusalDoneEvent: Guard<types.components['schemas']['ResponseRefusalDoneEvent']>
export const ResponseSummaryPartAddedEvent: Guard<types.components['schemas']['ResponseSummaryPartAddedEvent']>
export const ResponseSummaryPartDoneEvent: Guard<types.components['schemas']['ResponseSummaryPartDoneEvent']>
export const ResponseSummaryTextDeltaEvent: Guard<types.components['schemas']['ResponseSummaryTextDeltaEvent']>
export const ResponseSummaryTextDoneEvent: Guard<types.components['schemas']['ResponseSummaryTextDoneEvent']>
export const ResponseTextDeltaEvent: Guard<types.components['schemas']['ResponseTextDeltaEvent']>
export const ResponseTextDoneEvent: Guard<types.components['schemas']['ResponseTextDoneEvent']>
export const ResponseWebSearchCompletedEvent: Guard<types.components['schemas']['ResponseWebSearchCompletedEvent']>
export const ResponseWebSearchInProgressEvent: Guard<types.components['schemas']['ResponseWebSearchInProgressEvent']>
export const ResponseWebSearchSearchingEvent: Guard<types.components['schemas']['ResponseWebSearchSearchingEvent']>
export const ResponsesErrorBody: Guard<types.components['schemas']['ResponsesErrorBody']>
