// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Handler } from '../../runtime/handler.ts'
import type * as chatCompletions from './types/chat-completions.ts'

export type CreateChatCompletionEvent =
  | { readonly event: 'usage'; readonly data: chatCompletions.components['schemas']['ChatUsageChunk'] }
  | { readonly event: 'finish'; readonly data: chatCompletions.components['schemas']['ChatFinishChunk'] }
  | { readonly event: 'chunk'; readonly data: chatCompletions.components['schemas']['ChatChunk'] }
  | { readonly event: 'error'; readonly data: chatCompletions.components['schemas']['ChatStreamError'] }

export type ChatCompletionsHandlers = {
  /** `POST /v1/chat/completions`: Create a chat completion */
  readonly createChatCompletion: Handler<chatCompletions.operations['createChatCompletion'], CreateChatCompletionEvent, { body: 'temperature' | 'top_p' | 'n' | 'frequency_penalty' | 'presence_penalty' | 'logprobs' | 'parallel_tool_calls' | 'stream' | 'tools/*/function/strict' }>
}

export type Handlers = ChatCompletionsHandlers
