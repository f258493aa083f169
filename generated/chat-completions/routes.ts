// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Route } from '../../runtime/contract.ts'
import * as streams from './streams.ts'
import * as chatCompletions from './validators/chat-completions.js'

/** The ids of all operations: a table that is typed by them does not compile if one is renamed. */
export type OperationId =
  | 'createChatCompletion'

export const routes: readonly Route[] = [
  {
    operationId: 'createChatCompletion',
    family: 'chat-completions',
    method: 'POST',
    path: '/v1/chat/completions',
    aliases: [],
    credentials: [[{ in: 'bearer', name: 'authorization', alias: false }]],
    parameters: [],
    body: {
      required: true,
      content: [
        {
          mediaType: 'application/json',
          format: 'json',
          validate: chatCompletions.CreateChatCompletionRequest,
          defaults: {
            values: {
              temperature: 1,
              top_p: 1,
              n: 1,
              frequency_penalty: 0,
              presence_penalty: 0,
              logprobs: false,
              parallel_tool_calls: true,
              stream: false,
            },
            nested: { tools: { items: { nested: { function: { values: { strict: false } } } } } },
          },
          names: [
            'frequency_penalty',
            'logit_bias',
            'logprobs',
            'max_completion_tokens',
            'max_tokens',
            'messages',
            'metadata',
            'modalities',
            'model',
            'n',
            'parallel_tool_calls',
            'presence_penalty',
            'reasoning_effort',
            'response_format',
            'seed',
            'service_tier',
            'stop',
            'store',
            'stream',
            'stream_options',
            'temperature',
            'tool_choice',
            'tools',
            'top_logprobs',
            'top_p',
            'user',
          ],
          nested: {
            messages: {
              names: ['content', 'name', 'refusal', 'role', 'tool_call_id', 'tool_calls'],
              nested: {
                content: {
                  names: ['file', 'image_url', 'input_audio', 'refusal', 'text', 'type'],
                  nested: {
                    file: { names: ['file_data', 'file_id', 'filename'] },
                    image_url: { names: ['detail', 'url'] },
                    input_audio: { names: ['data', 'format'] },
                  },
                },
                tool_calls: {
                  names: ['function', 'id', 'type'],
                  nested: { function: { names: ['arguments', 'name'] } },
                },
              },
            },
            response_format: {
              names: ['json_schema', 'type'],
              nested: { json_schema: { names: ['description', 'name', 'schema', 'strict'] } },
            },
            stream_options: { names: ['include_obfuscation', 'include_usage'] },
            tool_choice: {
              names: ['allowed_tools', 'function', 'type'],
              nested: {
                allowed_tools: {
                  names: ['mode', 'tools'],
                  nested: { tools: { names: ['function', 'type'], nested: { function: { names: ['name'] } } } },
                },
                function: { names: ['name'] },
              },
            },
            tools: {
              names: ['function', 'type'],
              nested: { function: { names: ['description', 'name', 'parameters', 'strict'] } },
              notOffered: {
                input_schema: 'Send `function.parameters`.',
                name: 'Send `function.name`.',
                parameters: 'Send `function.parameters`.',
              },
            },
          },
          notOffered: {
            input: 'Send `messages`.',
            instructions: 'Send a message of the role `developer`.',
            max_output_tokens: 'Send `max_completion_tokens`.',
            system: 'Send a message of the role `developer`.',
          },
          ignoresOthers: true,
        },
      ],
    },
    replies: [
      { status: 200, mediaType: 'application/json', validate: chatCompletions.ChatCompletion },
      { status: 200, mediaType: 'text/event-stream' },
      { status: 400, mediaType: 'application/json', validate: chatCompletions.ChatErrorBody },
      { status: 401, mediaType: 'application/json', validate: chatCompletions.ChatErrorBody },
      { status: 403, mediaType: 'application/json', validate: chatCompletions.ChatErrorBody },
      { status: 404, mediaType: 'application/json', validate: chatCompletions.ChatErrorBody },
      {
        status: 405,
        mediaType: 'application/json',
        validate: chatCompletions.ChatErrorBody,
        question: 'all-unknown-path-errors',
      },
      {
        status: 413,
        mediaType: 'application/json',
        validate: chatCompletions.ChatErrorBody,
        question: 'all-content-type-and-body-errors',
      },
      {
        status: 415,
        mediaType: 'application/json',
        validate: chatCompletions.ChatErrorBody,
        question: 'all-content-type-and-body-errors',
      },
      { status: 429, mediaType: 'application/json', validate: chatCompletions.ChatErrorBody },
      { status: 500, mediaType: 'application/json', validate: chatCompletions.ChatErrorBody },
      { status: 503, mediaType: 'application/json', validate: chatCompletions.ChatErrorBody },
      {
        status: 504,
        mediaType: 'application/json',
        validate: chatCompletions.ChatErrorBody,
        question: 'chat-completions-errors',
      },
    ],
    streams: [streams.createChatCompletion],
    capability: 'text',
    generation: {
      operation: 'chat',
      request: {
        'gen_ai.request.model': ['model'],
        'gen_ai.request.max_tokens': ['max_completion_tokens', 'max_tokens'],
        'gen_ai.request.temperature': ['temperature'],
        'gen_ai.request.top_p': ['top_p'],
        'gen_ai.request.seed': ['seed'],
        'gen_ai.request.choice.count': ['n'],
      },
      within: [],
      reply: {
        'gen_ai.response.id': ['id'],
        'gen_ai.response.model': ['model'],
        'gen_ai.usage.input_tokens': ['usage/prompt_tokens'],
        'gen_ai.usage.output_tokens': ['usage/completion_tokens'],
        'gen_ai.usage.cache_read.input_tokens': ['usage/prompt_tokens_details/cached_tokens'],
        'gen_ai.usage.reasoning.output_tokens': ['usage/completion_tokens_details/reasoning_tokens'],
      },
      answers: 'choices',
      finish: {
        finish_reason: {
          stop: 'stop',
          length: 'length',
          tool_calls: 'tool_call',
          content_filter: 'content_filter',
          function_call: 'tool_call',
        },
      },
      call: [],
      output: ['delta/content', 'delta/refusal', 'delta/tool_calls'],
    },
    choices: {
      'undeclared-status': 'chat-completions-errors',
      'success-status': 'chat-completions-errors',
      usage: 'chat-completions-usage-totals',
      'finish-reason': 'chat-completions-finish',
      'output-format': 'chat-completions-output-format',
      'tool-choice': 'chat-completions-tool-choice',
      'parallel-calls': 'chat-completions-tool-choice',
      'offered-tool': 'chat-completions-tool-choice',
      'token-limit': 'chat-completions-limits',
    },
  },
]
