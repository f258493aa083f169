/** The part of the chat-completions request that is used. */

export interface ChatRequest {
  readonly model: string
  readonly messages: readonly ChatMessage[]
  readonly stream: true
  readonly stream_options: { readonly include_usage: true }
  readonly max_completion_tokens?: number
  readonly max_tokens?: number
  readonly temperature?: number
  readonly top_p?: number
  readonly seed?: number
  readonly stop?: readonly string[]
  readonly n?: number
  readonly logprobs?: true
  readonly top_logprobs?: number
  readonly reasoning_effort?: 'low' | 'medium' | 'high'
  readonly response_format?: ChatFormat
  readonly tools?: readonly ChatTool[]
  readonly tool_choice?: ChatToolChoice
  readonly parallel_tool_calls?: boolean
}

export type ChatMessage =
  | { readonly role: 'system'; readonly content: string }
  | { readonly role: 'user'; readonly content: string | readonly ChatPart[] }
  | { readonly role: 'assistant'; readonly content: string | null; readonly tool_calls?: readonly ChatCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string }

export type ChatPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string; readonly detail?: 'low' | 'high' } }
  | { readonly type: 'input_audio'; readonly input_audio: { readonly data: string; readonly format: 'wav' | 'mp3' } }
  | {
      readonly type: 'file'
      readonly file: { readonly file_data?: string; readonly file_id?: string; readonly filename?: string }
    }

export interface ChatCall {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: string }
}

export interface ChatTool {
  readonly type: 'function'
  readonly function: { readonly name: string; readonly description?: string; readonly parameters: object }
}

export type ChatToolChoice =
  | 'none'
  | 'auto'
  | 'required'
  | { readonly type: 'function'; readonly function: { readonly name: string } }

export type ChatFormat =
  | { readonly type: 'json_object' }
  | { readonly type: 'json_schema'; readonly json_schema: { readonly name: string; readonly schema: object } }
