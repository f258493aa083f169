// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Handler } from '../runtime/handler.ts'
import type * as generateContent from './types/generate-content.ts'
import type * as image from './types/image.ts'
import type * as messages from './types/messages.ts'
import type * as models from './types/models.ts'
import type * as responses from './types/responses.ts'
import type * as video from './types/video.ts'

export type CreateMessageEvent =
  | { readonly event: 'message_start'; readonly data: messages.components['schemas']['MessageStartEvent'] }
  | { readonly event: 'content_block_start'; readonly data: messages.components['schemas']['MessageContentBlockStartEvent'] }
  | { readonly event: 'content_block_delta'; readonly data: messages.components['schemas']['MessageContentBlockDeltaEvent'] }
  | { readonly event: 'content_block_stop'; readonly data: messages.components['schemas']['MessageContentBlockStopEvent'] }
  | { readonly event: 'message_delta'; readonly data: messages.components['schemas']['MessageDeltaEvent'] }
  | { readonly event: 'message_stop'; readonly data: messages.components['schemas']['MessageStopEvent'] }
  | { readonly event: 'ping'; readonly data: messages.components['schemas']['MessagePingEvent'] }
  | { readonly event: 'error'; readonly data: messages.components['schemas']['MessageError'] }

export type CreateResponseEvent =
  | { readonly event: 'response.created'; readonly data: responses.components['schemas']['ResponseCreatedEvent'] }
  | { readonly event: 'response.queued'; readonly data: responses.components['schemas']['ResponseQueuedEvent'] }
  | { readonly event: 'response.in_progress'; readonly data: responses.components['schemas']['ResponseInProgressEvent'] }
  | { readonly event: 'response.output_item.added'; readonly data: responses.components['schemas']['ResponseOutputItemAddedEvent'] }
  | { readonly event: 'response.output_item.done'; readonly data: responses.components['schemas']['ResponseOutputItemDoneEvent'] }
  | { readonly event: 'response.content_part.added'; readonly data: responses.components['schemas']['ResponseContentPartAddedEvent'] }
  | { readonly event: 'response.content_part.done'; readonly data: responses.components['schemas']['ResponseContentPartDoneEvent'] }
  | { readonly event: 'response.output_text.delta'; readonly data: responses.components['schemas']['ResponseTextDeltaEvent'] }
  | { readonly event: 'response.output_text.done'; readonly data: responses.components['schemas']['ResponseTextDoneEvent'] }
  | { readonly event: 'response.output_text.annotation.added'; readonly data: responses.components['schemas']['ResponseAnnotationAddedEvent'] }
  | { readonly event: 'response.refusal.delta'; readonly data: responses.components['schemas']['ResponseRefusalDeltaEvent'] }
  | { readonly event: 'response.refusal.done'; readonly data: responses.components['schemas']['ResponseRefusalDoneEvent'] }
  | { readonly event: 'response.function_call_arguments.delta'; readonly data: responses.components['schemas']['ResponseFunctionArgumentsDeltaEvent'] }
  | { readonly event: 'response.function_call_arguments.done'; readonly data: responses.components['schemas']['ResponseFunctionArgumentsDoneEvent'] }
  | { readonly event: 'response.reasoning_summary_part.added'; readonly data: responses.components['schemas']['ResponseSummaryPartAddedEvent'] }
  | { readonly event: 'response.reasoning_summary_text.delta'; readonly data: responses.components['schemas']['ResponseSummaryTextDeltaEvent'] }
  | { readonly event: 'response.reasoning_summary_text.done'; readonly data: responses.components['schemas']['ResponseSummaryTextDoneEvent'] }
  | { readonly event: 'response.reasoning_summary_part.done'; readonly data: responses.components['schemas']['ResponseSummaryPartDoneEvent'] }
  | { readonly event: 'response.file_search_call.in_progress'; readonly data: responses.components['schemas']['ResponseFileSearchInProgressEvent'] }
  | { readonly event: 'response.file_search_call.searching'; readonly data: responses.components['schemas']['ResponseFileSearchSearchingEvent'] }
  | { readonly event: 'response.file_search_call.completed'; readonly data: responses.components['schemas']['ResponseFileSearchCompletedEvent'] }
  | { readonly event: 'response.web_search_call.in_progress'; readonly data: responses.components['schemas']['ResponseWebSearchInProgressEvent'] }
  | { readonly event: 'response.web_search_call.searching'; readonly data: responses.components['schemas']['ResponseWebSearchSearchingEvent'] }
  | { readonly event: 'response.web_search_call.completed'; readonly data: responses.components['schemas']['ResponseWebSearchCompletedEvent'] }
  | { readonly event: 'response.completed'; readonly data: responses.components['schemas']['ResponseCompletedEvent'] }
  | { readonly event: 'response.incomplete'; readonly data: responses.components['schemas']['ResponseIncompleteEvent'] }
  | { readonly event: 'response.failed'; readonly data: responses.components['schemas']['ResponseFailedEvent'] }
  | { readonly event: 'error'; readonly data: responses.components['schemas']['ResponseErrorEvent'] }

export type StreamGenerateContentEvent =
  | { readonly event: 'blocked'; readonly data: generateContent.components['schemas']['GenerateContentBlocked'] }
  | { readonly event: 'final'; readonly data: generateContent.components['schemas']['GenerateContentFinalChunk'] }
  | { readonly event: 'chunk'; readonly data: generateContent.components['schemas']['GenerateContentChunk'] }
  | { readonly event: 'error'; readonly data: generateContent.components['schemas']['GenerateContentErrorBody'] }

export type GenerateContentHandlers = {
  /** `POST /v1beta/models/{model}:generateContent` */
  readonly generateContent: Handler<generateContent.operations['generateContent'], never>
  /** `POST /v1beta/models/{model}:streamGenerateContent` */
  readonly streamGenerateContent: Handler<generateContent.operations['streamGenerateContent'], StreamGenerateContentEvent>
}

export type ImageHandlers = {
  /** `GET /img/task/{id}/image-seed` */
  readonly getImageSeed: Handler<image.operations['getImageSeed'], never>
  /** `GET /img/task/{id}/fetch` */
  readonly getImageTask: Handler<image.operations['getImageTask'], never>
  /** `POST /img/task/list-by-condition` */
  readonly listImageTasks: Handler<image.operations['listImageTasks'], never>
  /** `POST /img/submit/action` */
  readonly submitAction: Handler<image.operations['submitAction'], never>
  /** `POST /img/submit/blend` */
  readonly submitBlend: Handler<image.operations['submitBlend'], never>
  /** `POST /img/submit/describe` */
  readonly submitDescribe: Handler<image.operations['submitDescribe'], never>
  /** `POST /img/submit/imagine` */
  readonly submitImagine: Handler<image.operations['submitImagine'], never>
  /** `POST /img/submit/modal` */
  readonly submitModal: Handler<image.operations['submitModal'], never>
  /** `POST /img/face-swap/swap` */
  readonly swapFace: Handler<image.operations['swapFace'], never>
  /** `POST /img/submit/upload-chat-images` */
  readonly uploadChatImages: Handler<image.operations['uploadChatImages'], never>
}

export type MessagesHandlers = {
  /** `POST /v1/messages` */
  readonly createMessage: Handler<messages.operations['createMessage'], CreateMessageEvent>
}

export type ModelsHandlers = {
  /** `GET /v1/models` */
  readonly listModels: Handler<models.operations['listModels'], never>
}

export type ResponsesHandlers = {
  /** `POST /v1/responses` */
  readonly createResponse: Handler<responses.operations['createResponse'], CreateResponseEvent>
}

export type VideoHandlers = {
  /** `POST /v1/videos` */
  readonly createVideo: Handler<video.operations['createVideo'], never>
  /** `POST /v1/video/generations` */
  readonly createVideoGeneration: Handler<video.operations['createVideoGeneration'], never>
  /** `GET /v1/videos/{task_id}/content` */
  readonly downloadVideo: Handler<video.operations['downloadVideo'], never>
  /** `GET /v1/videos/{id}` */
  readonly getVideo: Handler<video.operations['getVideo'], never>
  /** `GET /v1/video/generations/{task_id}` */
  readonly getVideoGeneration: Handler<video.operations['getVideoGeneration'], never>
}

export type Handlers = GenerateContentHandlers & ImageHandlers & MessagesHandlers & ModelsHandlers & ResponsesHandlers & VideoHandlers
