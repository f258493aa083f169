// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Stream } from '../runtime/contract.ts'
import * as generateContent from './validators/generate-content.js'
import * as messages from './validators/messages.js'
import * as responses from './validators/responses.js'

/** Order: `message_start (content_block_start content_block_delta+ content_block_stop)* message_delta message_stop; anywhere: ping; cut by: error`. */
export const createMessage: Stream = {
  name: 'createMessage',
  operationId: 'createMessage',
  when: { in: 'body', name: 'stream', equals: true },
  framing: 'named',
  events: [
    { name: 'message_start', validate: messages.MessageStartEvent },
    { name: 'content_block_start', validate: messages.MessageContentBlockStartEvent },
    { name: 'content_block_delta', validate: messages.MessageContentBlockDeltaEvent },
    { name: 'content_block_stop', validate: messages.MessageContentBlockStopEvent },
    { name: 'message_delta', validate: messages.MessageDeltaEvent },
    { name: 'message_stop', validate: messages.MessageStopEvent },
    { name: 'ping', validate: messages.MessagePingEvent, question: 'messages-ping' },
    { name: 'error', validate: messages.MessageError, question: 'messages-stream-failure' },
  ],
  order: {
    states: [
      { message_start: 1, error: 5 },
      { content_block_start: 2, message_delta: 3, ping: 1, error: 5 },
      { content_block_delta: 4, ping: 2, error: 5 },
      { message_stop: 5, ping: 3, error: 5 },
      { content_block_delta: 4, content_block_stop: 1, ping: 4, error: 5 },
      {},
    ],
    accepting: [5],
    failures: ['error'],
  },
  documented: {
    states: [
      { message_start: 1 },
      { content_block_start: 2, message_delta: 3 },
      { content_block_delta: 2, content_block_stop: 1 },
      { message_stop: 4 },
      {},
    ],
    accepting: [4],
  },
  choices: {
    'event-name': 'messages-event-lines',
    'block-index': 'messages-block-index',
    'delta-kind': 'messages-delta-kinds',
    'tool-input': 'messages-delta-kinds',
    'tool-input-shape': 'messages-delta-kinds',
    'stop-reason': 'messages-stop-reasons',
    usage: 'messages-delta-usage',
    'stop-sequence': 'messages-delta-stop-sequence',
    character: 'all-delta-characters',
  },
  failure: {
    event: 'error',
    variants: [
      {
        name: 'internal',
        body: {
          type: 'error',
          error: { type: 'server_error', message: 'The model stopped answering. Try again.', code: 'internal_error' },
        },
      },
      {
        name: 'rate-limited',
        body: {
          type: 'error',
          error: {
            type: 'rate_limit_error',
            message: 'This key has reached its call limit. Try again in 1 second.',
            code: 'rate_limit_exceeded',
          },
        },
      },
    ],
    slots: { message: [['error', 'message']], param: [], sequence: [] },
  },
}

/** Order: `response.created response.queued? response.in_progress (response.output_item.added (response.content_part.added ((response.output_text.delta response.output_text.annotation.added*)* response.output_text.done | response.refusal.delta+ response.refusal.done) response.content_part.done)* response.output_item.done | response.output_item.added response.function_call_arguments.delta* response.function_call_arguments.done response.output_item.done | response.output_item.added (response.reasoning_summary_part.added response.reasoning_summary_text.delta* response.reasoning_summary_text.done response.reasoning_summary_part.done)* response.output_item.done | response.output_item.added response.file_search_call.in_progress response.file_search_call.searching response.file_search_call.completed? response.output_item.done | response.output_item.added response.web_search_call.in_progress response.web_search_call.searching response.web_search_call.completed? response.output_item.done | response.output_item.added response.output_item.done)* (response.completed | response.incomplete); cut by: response.failed error`. */
export const createResponse: Stream = {
  name: 'createResponse',
  operationId: 'createResponse',
  when: { in: 'body', name: 'stream', equals: true },
  framing: 'named',
  events: [
    { name: 'response.created', validate: responses.ResponseCreatedEvent },
    { name: 'response.queued', validate: responses.ResponseQueuedEvent, question: 'responses-statuses' },
    { name: 'response.in_progress', validate: responses.ResponseInProgressEvent },
    { name: 'response.output_item.added', validate: responses.ResponseOutputItemAddedEvent },
    { name: 'response.output_item.done', validate: responses.ResponseOutputItemDoneEvent },
    { name: 'response.content_part.added', validate: responses.ResponseContentPartAddedEvent },
    { name: 'response.content_part.done', validate: responses.ResponseContentPartDoneEvent },
    { name: 'response.output_text.delta', validate: responses.ResponseTextDeltaEvent },
    { name: 'response.output_text.done', validate: responses.ResponseTextDoneEvent },
    {
      name: 'response.output_text.annotation.added',
      validate: responses.ResponseAnnotationAddedEvent,
      question: 'responses-refusal-and-annotation-events',
    },
    {
      name: 'response.refusal.delta',
      validate: responses.ResponseRefusalDeltaEvent,
      question: 'responses-refusal-and-annotation-events',
    },
    {
      name: 'response.refusal.done',
      validate: responses.ResponseRefusalDoneEvent,
      question: 'responses-refusal-and-annotation-events',
    },
    {
      name: 'response.function_call_arguments.delta',
      validate: responses.ResponseFunctionArgumentsDeltaEvent,
      question: 'responses-tool-call-events',
    },
    {
      name: 'response.function_call_arguments.done',
      validate: responses.ResponseFunctionArgumentsDoneEvent,
      question: 'responses-tool-call-events',
    },
    {
      name: 'response.reasoning_summary_part.added',
      validate: responses.ResponseSummaryPartAddedEvent,
      question: 'responses-reasoning-events',
    },
    {
      name: 'response.reasoning_summary_text.delta',
      validate: responses.ResponseSummaryTextDeltaEvent,
      question: 'responses-reasoning-events',
    },
    {
      name: 'response.reasoning_summary_text.done',
      validate: responses.ResponseSummaryTextDoneEvent,
      question: 'responses-reasoning-events',
    },
    {
      name: 'response.reasoning_summary_part.done',
      validate: responses.ResponseSummaryPartDoneEvent,
      question: 'responses-reasoning-events',
    },
    {
      name: 'response.file_search_call.in_progress',
      validate: responses.ResponseFileSearchInProgressEvent,
      question: 'responses-search-events',
    },
    {
      name: 'response.file_search_call.searching',
      validate: responses.ResponseFileSearchSearchingEvent,
      question: 'responses-search-events',
    },
    {
      name: 'response.file_search_call.completed',
      validate: responses.ResponseFileSearchCompletedEvent,
      question: 'responses-search-events',
    },
    {
      name: 'response.web_search_call.in_progress',
      validate: responses.ResponseWebSearchInProgressEvent,
      question: 'responses-search-events',
    },
    {
      name: 'response.web_search_call.searching',
      validate: responses.ResponseWebSearchSearchingEvent,
      question: 'responses-search-events',
    },
    {
      name: 'response.web_search_call.completed',
      validate: responses.ResponseWebSearchCompletedEvent,
      question: 'responses-search-events',
    },
    { name: 'response.completed', validate: responses.ResponseCompletedEvent },
    { name: 'response.incomplete', validate: responses.ResponseIncompleteEvent, question: 'responses-cut-and-failed' },
    { name: 'response.failed', validate: responses.ResponseFailedEvent, question: 'responses-cut-and-failed' },
    { name: 'error', validate: responses.ResponseErrorEvent, question: 'responses-cut-and-failed' },
  ],
  order: {
    states: [
      { 'response.created': 1, 'response.failed': 5, error: 5 },
      { 'response.queued': 2, 'response.in_progress': 3, 'response.failed': 5, error: 5 },
      { 'response.in_progress': 3, 'response.failed': 5, error: 5 },
      {
        'response.output_item.added': 4,
        'response.completed': 5,
        'response.incomplete': 5,
        'response.failed': 5,
        error: 5,
      },
      {
        'response.content_part.added': 6,
        'response.output_item.done': 3,
        'response.function_call_arguments.delta': 7,
        'response.function_call_arguments.done': 8,
        'response.reasoning_summary_part.added': 9,
        'response.file_search_call.in_progress': 10,
        'response.web_search_call.in_progress': 11,
        'response.failed': 5,
        error: 5,
      },
      {},
      {
        'response.output_text.delta': 12,
        'response.output_text.done': 13,
        'response.refusal.delta': 14,
        'response.failed': 5,
        error: 5,
      },
      {
        'response.function_call_arguments.delta': 7,
        'response.function_call_arguments.done': 8,
        'response.failed': 5,
        error: 5,
      },
      { 'response.output_item.done': 3, 'response.failed': 5, error: 5 },
      {
        'response.reasoning_summary_text.delta': 9,
        'response.reasoning_summary_text.done': 15,
        'response.failed': 5,
        error: 5,
      },
      { 'response.file_search_call.searching': 16, 'response.failed': 5, error: 5 },
      { 'response.web_search_call.searching': 17, 'response.failed': 5, error: 5 },
      {
        'response.output_text.delta': 12,
        'response.output_text.annotation.added': 12,
        'response.output_text.done': 13,
        'response.failed': 5,
        error: 5,
      },
      { 'response.content_part.done': 18, 'response.failed': 5, error: 5 },
      { 'response.refusal.delta': 14, 'response.refusal.done': 13, 'response.failed': 5, error: 5 },
      { 'response.reasoning_summary_part.done': 19, 'response.failed': 5, error: 5 },
      { 'response.file_search_call.completed': 8, 'response.output_item.done': 3, 'response.failed': 5, error: 5 },
      { 'response.web_search_call.completed': 8, 'response.output_item.done': 3, 'response.failed': 5, error: 5 },
      { 'response.content_part.added': 6, 'response.output_item.done': 3, 'response.failed': 5, error: 5 },
      { 'response.reasoning_summary_part.added': 9, 'response.output_item.done': 3, 'response.failed': 5, error: 5 },
    ],
    accepting: [5],
    failures: ['response.failed', 'error'],
  },
  documented: {
    states: [
      { 'response.created': 1 },
      { 'response.in_progress': 2 },
      { 'response.output_item.done': 2, 'response.output_item.added': 3, 'response.completed': 4 },
      {
        'response.output_item.added': 3,
        'response.output_item.done': 3,
        'response.content_part.added': 5,
        'response.completed': 4,
      },
      {},
      { 'response.output_text.delta': 6, 'response.output_text.done': 7, 'response.content_part.done': 3 },
      { 'response.output_text.delta': 6, 'response.output_text.done': 7 },
      { 'response.content_part.done': 3 },
    ],
    accepting: [4],
  },
  choices: {
    sequence: 'responses-event-envelope',
    'item-kind': 'responses-tool-call-events',
    'item-order': 'responses-tool-call-events',
    'further-output': 'responses-tool-call-events',
    arguments: 'responses-tool-call-events',
    'summary-index': 'responses-reasoning-events',
    'summary-text': 'responses-reasoning-events',
    summary: 'responses-reasoning-events',
    'annotation-index': 'responses-refusal-and-annotation-events',
    'part-kind': 'responses-refusal-and-annotation-events',
    'part-order': 'responses-refusal-and-annotation-events',
    'further-parts': 'responses-refusal-and-annotation-events',
    annotations: 'responses-refusal-and-annotation-events',
    refusal: 'responses-refusal-and-annotation-events',
    usage: 'responses-usage-totals',
    echo: 'responses-echo',
    'output-format': 'responses-output-format',
    'tool-choice': 'responses-tool-choice',
    'parallel-calls': 'responses-tool-choice',
    'offered-tool': 'responses-tool-choice',
    character: 'all-delta-characters',
  },
  failure: {
    event: 'error',
    variants: [
      {
        name: 'internal',
        body: {
          type: 'error',
          sequence_number: 4,
          code: 'server_error',
          message: 'The stream ended early. Please try again.',
          param: null,
        },
      },
      {
        name: 'rate-limited',
        body: {
          type: 'error',
          sequence_number: 4,
          code: 'rate_limit_exceeded',
          message: 'Too many requests. Please slow down.',
          param: null,
        },
      },
      {
        name: 'unavailable',
        body: {
          type: 'error',
          sequence_number: 4,
          code: 'server_overloaded',
          message: 'The model is overloaded. Please try again later.',
          param: null,
        },
      },
      {
        name: 'timeout',
        body: {
          type: 'error',
          sequence_number: 4,
          code: 'timeout',
          message: 'The model took too long to answer.',
          param: null,
        },
      },
      {
        name: 'invalid-request',
        body: {
          type: 'error',
          sequence_number: 4,
          code: 'invalid_prompt',
          message: 'The prompt cannot be processed.',
          param: null,
        },
      },
    ],
    slots: { message: [['message']], param: [['param']], sequence: [['sequence_number']] },
  },
}

/** Order: `blocked | chunk* final; cut by: error`. */
export const streamGenerateContentArray: Stream = {
  name: 'streamGenerateContentArray',
  operationId: 'streamGenerateContent',
  framing: 'json-array',
  events: [
    { name: 'blocked', validate: generateContent.GenerateContentBlocked, question: 'generate-content-chunk-shape' },
    { name: 'final', validate: generateContent.GenerateContentFinalChunk, question: 'generate-content-chunk-shape' },
    { name: 'chunk', validate: generateContent.GenerateContentChunk, question: 'generate-content-chunk-shape' },
    { name: 'error', validate: generateContent.GenerateContentErrorBody, question: 'generate-content-stream-failure' },
  ],
  order: {
    states: [{ blocked: 1, chunk: 2, final: 1, error: 1 }, {}, { chunk: 2, final: 1, error: 1 }],
    accepting: [1],
    failures: ['error'],
  },
  choices: { '*': 'generate-content-stream-array' },
  failure: {
    event: 'error',
    variants: [
      {
        name: 'unavailable',
        body: {
          error: {
            code: 503,
            message: 'The model is overloaded. Try again in a moment.',
            status: 'UNAVAILABLE',
            details: [],
          },
        },
      },
      {
        name: 'timeout',
        body: {
          error: { code: 504, message: 'The answer was not ready in time.', status: 'DEADLINE_EXCEEDED', details: [] },
        },
      },
      {
        name: 'internal',
        body: {
          error: { code: 500, message: 'An internal error happened. Try again.', status: 'INTERNAL', details: [] },
        },
      },
    ],
    slots: { message: [['error', 'message']], param: [], sequence: [] },
  },
}

/** Order: `blocked | chunk* final; cut by: error`. */
export const streamGenerateContentEvents: Stream = {
  name: 'streamGenerateContentEvents',
  operationId: 'streamGenerateContent',
  when: { in: 'query', name: 'alt', equals: 'sse' },
  framing: 'data',
  events: [
    { name: 'blocked', validate: generateContent.GenerateContentBlocked, question: 'generate-content-chunk-shape' },
    { name: 'final', validate: generateContent.GenerateContentFinalChunk, question: 'generate-content-chunk-shape' },
    { name: 'chunk', validate: generateContent.GenerateContentChunk, question: 'generate-content-chunk-shape' },
    { name: 'error', validate: generateContent.GenerateContentErrorBody, question: 'generate-content-stream-failure' },
  ],
  order: {
    states: [{ blocked: 1, chunk: 2, final: 1, error: 1 }, {}, { chunk: 2, final: 1, error: 1 }],
    accepting: [1],
    failures: ['error'],
  },
  choices: {
    framing: 'generate-content-chunk-shape',
    json: 'generate-content-chunk-shape',
    'response-id': 'generate-content-chunk-shape',
    'model-version': 'generate-content-chunk-shape',
    candidates: 'generate-content-several-candidates',
    usage: 'generate-content-token-counts',
    'candidate-count': 'generate-content-config-bounds',
    'output-format': 'generate-content-output-format',
    'allowed-function': 'generate-content-allowed-functions',
    'offered-tool': 'generate-content-allowed-functions',
    character: 'all-delta-characters',
  },
  failure: {
    event: 'error',
    variants: [
      {
        name: 'unavailable',
        body: {
          error: {
            code: 503,
            message: 'The model is overloaded. Try again in a moment.',
            status: 'UNAVAILABLE',
            details: [],
          },
        },
      },
      {
        name: 'timeout',
        body: {
          error: { code: 504, message: 'The answer was not ready in time.', status: 'DEADLINE_EXCEEDED', details: [] },
        },
      },
      {
        name: 'internal',
        body: {
          error: { code: 500, message: 'An internal error happened. Try again.', status: 'INTERNAL', details: [] },
        },
      },
    ],
    slots: { message: [['error', 'message']], param: [], sequence: [] },
    unframed: true,
  },
}
