// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Stream } from '../../runtime/contract.ts'
import * as chatCompletions from './validators/chat-completions.js'

/** Order: `(chunk | finish)* finish usage?; cut by: error`. */
export const createChatCompletion: Stream = {
  name: 'createChatCompletion',
  operationId: 'createChatCompletion',
  when: { in: 'body', name: 'stream', equals: true },
  framing: 'data',
  events: [
    { name: 'usage', validate: chatCompletions.ChatUsageChunk },
    { name: 'finish', validate: chatCompletions.ChatFinishChunk },
    { name: 'chunk', validate: chatCompletions.ChatChunk },
    { name: 'error', validate: chatCompletions.ChatStreamError, question: 'chat-completions-stream-failure' },
  ],
  order: {
    states: [{ chunk: 0, finish: 1, error: 2 }, { chunk: 0, finish: 1, usage: 2, error: 2 }, {}],
    accepting: [1, 2],
    failures: ['error'],
  },
  endMark: '[DONE]',
  choices: {
    role: 'chat-completions-deltas',
    'call-start': 'chat-completions-deltas',
    'call-index': 'chat-completions-deltas',
    character: 'chat-completions-deltas',
    usage: 'chat-completions-usage-totals',
    'finish-reason': 'chat-completions-finish',
    'usage-unasked': 'chat-completions-usage-chunk',
    'usage-chunk': 'chat-completions-usage-chunk',
    'output-format': 'chat-completions-output-format',
    'tool-choice': 'chat-completions-tool-choice',
    'parallel-calls': 'chat-completions-tool-choice',
    'offered-tool': 'chat-completions-tool-choice',
    'token-limit': 'chat-completions-limits',
  },
  failure: {
    event: 'error',
    variants: [
      {
        name: 'internal',
        body: {
          error: {
            message: 'The model stopped answering. Please try again.',
            type: 'server_error',
            param: null,
            code: 'internal_error',
          },
        },
      },
      {
        name: 'rate-limited',
        body: {
          error: {
            message: 'Rate limit reached. Please try again after a while.',
            type: 'rate_limit_error',
            param: null,
            code: 'rate_limit_exceeded',
          },
        },
      },
    ],
    slots: { message: [['error', 'message']], param: [['error', 'param']], sequence: [] },
  },
}
