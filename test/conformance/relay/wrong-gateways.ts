import type { FormatName } from '../../../conformance/relay/formats/format.ts'
import type { RelayRule } from '../../../conformance/relay/relay.ts'
import {
  changeCalls,
  changeOrder,
  changeParts,
  changeReply,
  changeText,
  changeUsage,
  mixStreams,
  omit,
  swap,
} from './defects.ts'
import type { Defects } from './gateway.ts'

/** A gateway with one fault, and the rule that finds it. */
export interface WrongGateway {
  readonly does: string
  readonly rule: RelayRule
  readonly defects: Defects
  /** Default: a client of messages, and an upstream in chat completions. */
  readonly client?: FormatName
  readonly upstream?: FormatName
}

export const wrongGateways: readonly WrongGateway[] = [
  { does: 'drops the system text', rule: 'request-lost', defects: omit('system') },
  { does: 'drops temperature', rule: 'request-lost', defects: omit('temperature') },
  { does: 'drops top_p', rule: 'request-lost', defects: omit('topP'), client: 'generate-content' },
  { does: 'drops the token limit', rule: 'request-lost', defects: omit('maxTokens'), client: 'responses' },
  { does: 'drops stop sequences', rule: 'request-lost', defects: omit('stop') },
  {
    does: 'drops stop sequences',
    rule: 'request-lost',
    defects: omit('stop'),
    client: 'chat-completions',
    upstream: 'messages',
  },
  {
    does: 'drops the schema',
    rule: 'request-lost',
    defects: omit('schema'),
    client: 'chat-completions',
    upstream: 'responses',
  },
  {
    does: 'drops tools',
    rule: 'request-lost',
    defects: { request: (asked) => ((asked.tools?.length ?? 0) > 9 ? asked : { ...asked, tools: [] }) },
  },
  { does: 'drops the tool choice', rule: 'request-lost', defects: omit('toolChoice'), upstream: 'generate-content' },
  {
    does: 'drops images',
    rule: 'request-lost',
    defects: changeParts((part) => (part.kind === 'image' && part.data.length < 1000 ? [] : [part])),
  },
  {
    does: 'drops the calls of earlier turns',
    rule: 'request-lost',
    defects: changeParts((part) => (part.kind === 'call' ? [] : [part])),
  },
  {
    does: 'drops the results of tools',
    rule: 'request-lost',
    defects: changeParts((part) => (part.kind === 'result' ? [] : [part])),
    client: 'responses',
    upstream: 'messages',
  },
  {
    does: 'sends the last turn alone',
    rule: 'request-lost',
    defects: {
      request: (asked) =>
        asked.turns.length === 3 && !asked.tools?.length ? { ...asked, turns: asked.turns.slice(2) } : asked,
    },
  },
  {
    does: 'rounds temperature',
    rule: 'request-altered',
    defects: {
      request: (asked) =>
        asked.temperature === undefined ? asked : { ...asked, temperature: Math.round(asked.temperature * 10) / 10 },
    },
    client: 'chat-completions',
    upstream: 'generate-content',
  },
  {
    does: 'loses the required members of tool schemas',
    rule: 'request-altered',
    defects: {
      request: ({ tools = [], ...asked }) => ({
        ...asked,
        tools: tools.map((tool) => ({ ...tool, parameters: { ...tool.parameters, required: [] } })),
      }),
    },
    upstream: 'responses',
  },
  {
    does: 'calls every image a JPEG',
    rule: 'request-altered',
    defects: changeParts((part) =>
      part.kind === 'image' && part.data.length < 1000 ? [{ ...part, mediaType: 'image/jpeg' }] : [part],
    ),
    client: 'generate-content',
  },
  {
    does: 'swaps the results of two calls',
    rule: 'request-altered',
    defects: changeParts((part) => [
      part.kind === 'result' ? { ...part, text: part.text.startsWith('rain') ? 'sun, 25 °C' : 'rain, 12 °C' } : part,
    ]),
  },
  {
    does: 'cuts the system text',
    rule: 'request-altered',
    defects: {
      request: ({ system, ...asked }) => ({
        ...asked,
        ...(system === undefined ? {} : { system: system.slice(0, 10) }),
      }),
    },
  },
  {
    does: "forwards the client's key",
    rule: 'credential-leak',
    defects: { headers: ({ 'x-api-key': key = '' }) => ({ 'x-forwarded-key': String(key) }) },
  },
  {
    does: 'forwards headers of the upstream',
    rule: 'credential-leak',
    defects: { replyHeaders: (headers) => ({ 'set-cookie': String(headers['set-cookie']) }) },
  },
  {
    does: "names the upstream's address in errors",
    rule: 'credential-leak',
    defects: { errorMessage: (reason) => reason },
  },
  {
    does: 'quotes the errors of the upstream',
    rule: 'credential-leak',
    defects: { errorMessage: (reason) => (reason.startsWith('{') ? reason : 'The model failed.') },
  },
  { does: 'normalises Unicode', rule: 'text-altered', defects: changeText((text) => text.normalize('NFC')) },
  {
    does: 'makes CRLF LF',
    rule: 'text-altered',
    defects: changeText((text) => text.replaceAll('\r\n', '\n')),
    client: 'responses',
  },
  {
    does: 'trims pieces',
    rule: 'text-altered',
    defects: changeText((text) => (text.startsWith('  ') || text === ' ' ? text.trim() : text)),
    upstream: 'messages',
  },
  {
    does: 'removes [DONE] from texts',
    rule: 'text-altered',
    defects: changeText((text) => text.replaceAll('[DONE]', '')),
    client: 'chat-completions',
  },
  {
    does: 'reads escapes in texts',
    rule: 'text-altered',
    defects: changeText((text) => text.replaceAll('\\n', '\n')),
    client: 'generate-content',
  },
  {
    does: 'cuts long texts',
    rule: 'text-altered',
    defects: changeReply(({ pieces }, isStream) => (isStream ? {} : { pieces: [pieces.join('').slice(0, 500_000)] })),
  },
  {
    does: 'loses the second call',
    rule: 'call-altered',
    defects: changeCalls((calls) => calls.slice(0, 1)),
  },
  {
    does: 'escapes arguments twice',
    rule: 'call-altered',
    defects: changeCalls((calls) =>
      calls.map((call) => ({ ...call, arguments: call.arguments.replace('🌧', '\\\\ud83c') })),
    ),
  },
  {
    does: 'gives two calls one id',
    rule: 'call-altered',
    defects: changeCalls((calls) => calls.map((call) => ({ ...call, id: 'call_0' }))),
  },
  {
    does: 'shortens names of tools',
    rule: 'call-altered',
    defects: changeCalls((calls) => calls.map((call) => ({ ...call, name: call.name.slice(0, 8) }))),
    client: 'responses',
  },
  {
    does: 'completes a call that the limit cut',
    rule: 'call-altered',
    defects: changeReply(({ calls }) =>
      calls.some((call) => !call.arguments.endsWith('}'))
        ? { calls: calls.map((call) => ({ ...call, arguments: '{}' })), stop: 'end' }
        : {},
    ),
  },
  { does: 'loses cached tokens', rule: 'usage-altered', defects: changeUsage({ cached: 0 }) },
  {
    does: 'counts output twice',
    rule: 'usage-altered',
    defects: changeReply(({ usage }) => ({ usage: { ...usage, output: 2 * (usage.output ?? 0) } })),
    client: 'responses',
  },
  {
    does: 'has no counts in streams',
    rule: 'usage-altered',
    defects: changeReply((_, isStream) => (isStream ? { usage: {} } : {})),
    client: 'chat-completions',
    upstream: 'generate-content',
  },
  {
    does: 'loses reasoning tokens',
    rule: 'usage-altered',
    defects: changeUsage({ reasoning: 0 }),
    client: 'generate-content',
    upstream: 'responses',
  },
  {
    does: 'calls a limit a natural end',
    rule: 'stop-reason-altered',
    defects: changeReply(({ stop }) => (stop === 'limit' ? { stop: 'end' } : {})),
  },
  {
    does: 'calls tool calls a natural end',
    rule: 'stop-reason-altered',
    defects: changeReply(({ stop }) => (stop === 'tool-call' ? { stop: 'end' } : {})),
    client: 'chat-completions',
  },
  {
    does: 'hides a content filter',
    rule: 'stop-reason-altered',
    defects: changeReply(({ stop }) => (stop === 'filter' ? { stop: 'end' } : {})),
    client: 'responses',
  },
  { does: 'sends a stream in one piece', rule: 'stream-buffered', defects: { passes: 'buffered' } },
  {
    does: 'sends a stream in one piece',
    rule: 'stream-buffered',
    defects: { passes: 'buffered' },
    client: 'generate-content',
    upstream: 'messages',
  },
  {
    does: 'swaps two events',
    rule: 'stream-order',
    defects: changeOrder((events) => swap(events, 20, 21)),
  },
  {
    does: 'sends an event twice',
    rule: 'stream-order',
    defects: changeOrder((events) => [...events.slice(0, 21), ...events.slice(20)]),
    client: 'responses',
  },
  {
    does: 'loses an event',
    rule: 'stream-order',
    defects: changeOrder((events) => events.toSpliced(20, 1)),
    client: 'chat-completions',
  },
  {
    does: 'calls its chunks whole answers',
    rule: 'stream-order',
    defects: changeOrder((events) =>
      events.map((event) => ({ ...event, data: event.data.replace('chat.completion.chunk', 'chat.completion') })),
    ),
    client: 'chat-completions',
    upstream: 'messages',
  },
  { does: 'ends broken streams well', rule: 'failure-hidden', defects: { passes: 'failures' } },
  {
    does: 'ends broken streams well',
    rule: 'failure-hidden',
    defects: { passes: 'failures' },
    client: 'responses',
    upstream: 'messages',
  },
  { does: 'waits for a silent upstream for ever', rule: 'failure-hidden', defects: { passes: 'stalls' } },
  {
    does: "passes the upstream's 401 on",
    rule: 'error-misread',
    defects: { status: (status) => (status === 401 ? 401 : 502) },
  },
  {
    does: 'calls a rate limit a server error',
    rule: 'error-misread',
    defects: { status: (status) => (status === 429 ? 500 : status === 401 ? 502 : status) },
  },
  { does: 'loses Retry-After', rule: 'error-misread', defects: { losesRetryAfter: true } },
  {
    does: "passes the upstream's body on",
    rule: 'error-misread',
    defects: { errorBody: (own, body) => (body.includes('sk-upstream') ? own : body) },
  },
  { does: 'does not cancel', rule: 'cancel-not-forwarded', defects: { keepsUpstream: true } },
  { does: 'mixes streams', rule: 'streams-mixed', defects: mixStreams() },
  { does: 'sends a begun request again', rule: 'request-repeated', defects: { retries: 1, retryAfterBegin: true } },
  {
    does: 'has other text in each mode beside calls',
    rule: 'whole-differs-from-stream',
    defects: changeReply(({ pieces }, isStream) => ({
      pieces: pieces.map((piece) =>
        /^(Both|modes|Both modes)/.test(piece) ? `${isStream ? 's' : 'w'}${piece}` : piece,
      ),
    })),
  },
  { does: 'refuses images above 1 MB', rule: 'size-refused', defects: { maxBytes: 2 ** 20 } },
  {
    does: 'keeps 128 tools',
    rule: 'size-refused',
    defects: { request: ({ tools, ...asked }) => ({ ...asked, ...(tools ? { tools: tools.slice(0, 128) } : {}) }) },
  },
]
