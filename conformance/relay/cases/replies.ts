import { isDeepStrictEqual } from 'node:util'
import { tryParseJson } from '../../../runtime/json.ts'
import type { Finding } from '../../../runtime/judge/finding.ts'
import { type Call, type ChatReply, getText, type Tool, type Usage } from '../chat.ts'
import { findFailure, note, type RelayCase, type RelayContext, type Relayed, relay, violate } from '../relay.ts'
import { answer, type Script } from '../script.ts'
import { modes } from './modes.ts'

/** What the model said arrives as it said it: text, calls, the reason of the end, and the counts. */
export function listReplyCases(): RelayCase[] {
  return [...listTextCases(), ...listCallCases(), ...listUsageCases(), ...listStopCases()]
}

const longText = Array.from(
  { length: 1024 },
  (_, index) => `${String(index).padStart(7, '0')} ${'word '.repeat(203)}\n`,
)

const texts: Readonly<Record<string, Script>> = {
  unicode: {
    reply: answer(['cafe\u0301 e\u0301 ', '👩‍👩‍👧‍👦 🏳️‍🌈', ' שלום 日本語', ' \u200bﬁ \u00a0€ \u{1d11e}']),
    bytesPerPiece: 5,
  },
  'line-ends': { reply: answer(['one\r\n', 'two\n\n', '\r\nthree\rfour\n']) },
  'words-of-streams': {
    reply: answer(['data: [DONE]\n\n', '[DONE]', '\n\nevent: message_stop\ndata: {}\n\n', ': comment']),
  },
  spaces: { reply: answer(['  two before, ', ' ', 'two after  ', '\n']) },
  escapes: { reply: answer(['"quoted" \\ \\n \\u0041 ', '</script> &amp; %41 ', '{"json": [1]}', '\t\u0001']) },
  long: { reply: answer(longText) },
  empty: { reply: answer([]) },
}

function listTextCases(): RelayCase[] {
  return Object.entries(texts).flatMap(([name, script]) =>
    modes.map(
      ({ mode, stream }): RelayCase => ({
        rule: 'text-altered',
        name: `${name}/${mode}`,
        run: async (context) => {
          const relayed = await relay(context, script, { stream })
          const findings = findFailure('text-altered', relayed)
          return { findings: findings.length > 0 ? findings : findTextChange(script.reply, relayed), relayed }
        },
      }),
    ),
  )
}

function findTextChange(reply: ChatReply, { client }: Relayed): Finding[] {
  const [said, got] = [getText(reply), getText(client.reply)]
  return said === got ? [] : [violate('text-altered', 'text', describeChange(said, got))]
}

/** Says where two texts begin to differ. */
export function describeChange(said: string, got: string): string {
  let at = 0
  while (at < said.length && said[at] === got[at]) at++
  const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 10), at + 30))
  return `differs from character ${at} on: the model said ${excerpt(said)}, the client got ${excerpt(got)}`
}

export const weatherTool: Tool = {
  name: 'get_weather',
  description: 'Reports the weather of a city.',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
}

const timeTool: Tool = {
  name: 'get_time',
  description: 'Tells the time.',
  parameters: { type: 'object', properties: {} },
}

const tools = [weatherTool, timeTool]

const weather: Call = {
  id: 'call_relay_1',
  name: 'get_weather',
  arguments: '{"city":"Évora \\"east\\" 🌧","days":[1,2.50]}',
}
const time: Call = { id: 'call_relay_2', name: 'get_time', arguments: '{}' }

const callReplies: Readonly<Record<string, ChatReply>> = {
  one: answer(['I look it up.'], { calls: [weather], stop: 'tool-call' }),
  'without-text': answer([], { calls: [weather], stop: 'tool-call' }),
  parallel: answer([], {
    calls: [weather, { ...weather, id: 'call_relay_3', arguments: '{"city":"Faro"}' }],
    stop: 'tool-call',
  }),
  'empty-arguments': answer([], { calls: [time], stop: 'tool-call' }),
}

function listCallCases(): RelayCase[] {
  const rule = 'call-altered'
  const rows = Object.entries(callReplies).flatMap(([name, reply]) =>
    modes.map(
      ({ mode, stream }): RelayCase => ({
        rule,
        name: `${name}/${mode}`,
        run: async (context) => {
          const relayed = await relay(context, { reply }, { stream, tools })
          const findings = findFailure(rule, relayed)
          return {
            findings:
              findings.length > 0 ? findings : findCallChanges(reply.calls, relayed.client.reply.calls, context),
            relayed,
          }
        },
      }),
    ),
  )
  return [...rows, { rule, name: 'cut-by-the-limit/streamed', run: runCutCall }]
}

function findCallChanges(
  said: readonly Call[],
  got: readonly Call[],
  { format, upstreamFormat }: RelayContext,
): Finding[] {
  if (said.length !== got.length)
    return [
      violate('call-altered', 'calls', `the model made ${count(said, 'call')}, the client got ${count(got, 'call')}`),
    ]
  const hasIds = format.name !== 'generate-content' && upstreamFormat.name !== 'generate-content'
  return said.flatMap((call, at) => {
    const { id, name, arguments: written } = got[at] ?? { id: '', name: '', arguments: '' }
    const members: readonly (readonly [string, string, string, boolean])[] = [
      ['name', call.name, name, call.name === name],
      // Calls of generate-content have an id only if a server likes to give one.
      ['id', call.id, id, call.id === id || (!hasIds && id === '')],
      ['arguments', call.arguments, written, isSameJson(call.arguments, written)],
    ]
    const wrong = members.filter(([, , , isSame]) => !isSame)
    return wrong.map(([member, before, after]) =>
      violate(
        'call-altered',
        `calls[${at}].${member}`,
        `the model said ${quote(before)}, the client got ${quote(after)}`,
      ),
    )
  })
}

function isSameJson(a: string, b: string): boolean {
  return a === b || (tryParseJson(a) !== undefined && isDeepStrictEqual(tryParseJson(a), tryParseJson(b)))
}

const quote = (text: string) => JSON.stringify(text.slice(0, 120))

function count(items: readonly unknown[], word: string): string {
  return items.length === 1 ? `1 ${word}` : `${items.length} ${word}s`
}

/** A call that the limit has cut is no call that a client may run. */
async function runCutCall(context: RelayContext) {
  const rule = 'call-altered'
  const cut: Call = { ...weather, arguments: '{"city":"Évo' }
  const relayed = await relay(context, { reply: answer([], { calls: [cut], stop: 'limit' }) }, { stream: true, tools })
  const { calls, stop, failure } = relayed.client.reply
  const whole = calls.find((call) => call.arguments !== cut.arguments && tryParseJson(call.arguments) !== undefined)
  const cannotSay = context.upstreamFormat.name === 'generate-content'
  const isTold = failure !== undefined || stop === 'limit'
  const findings =
    whole === undefined || isTold || cannotSay
      ? []
      : [
          violate(
            rule,
            'calls[0].arguments',
            `the limit cut ${quote(cut.arguments)}, the client got ${quote(whole.arguments)} as a whole call`,
          ),
        ]
  return { findings, relayed }
}

const usage: Usage = { input: 2345, output: 678, cached: 1024, reasoning: 321 }

function listUsageCases(): RelayCase[] {
  return modes.map(
    ({ mode, stream }): RelayCase => ({
      rule: 'usage-altered',
      name: mode,
      run: async (context) => {
        const relayed = await relay(context, { reply: answer(['Counted.'], { usage }) }, { stream })
        const failures = findFailure('usage-altered', relayed)
        return { findings: failures.length > 0 ? failures : findUsageChanges(usage, relayed, context), relayed }
      },
    }),
  )
}

const countNames = ['input', 'output', 'cached', 'reasoning'] as const

function findUsageChanges(said: Usage, { client }: Relayed, { format, upstreamFormat }: RelayContext): Finding[] {
  return countNames.flatMap((name) => {
    const [counted, got] = [said[name], client.reply.usage[name]]
    if (counted === got || !upstreamFormat.counts.has(name)) return []
    if (!format.counts.has(name)) return []
    return [
      violate(
        'usage-altered',
        `usage.${name}`,
        `the upstream counted ${counted} tokens, the client got ${got ?? 'no count'}`,
      ),
    ]
  })
}

const stopReplies: Readonly<Record<ChatReply['stop'], ChatReply>> = {
  end: answer(['All is said.']),
  limit: answer(['This is only the'], { stop: 'limit' }),
  'stop-sequence': answer(['One, two, '], { stop: 'stop-sequence', stopSequence: 'three' }),
  'tool-call': answer([], { calls: [weather], stop: 'tool-call' }),
  filter: answer(['I must not '], { stop: 'filter' }),
}

function listStopCases(): RelayCase[] {
  return Object.entries(stopReplies).flatMap(([name, reply]) =>
    modes.map(
      ({ mode, stream }): RelayCase => ({
        rule: 'stop-reason-altered',
        name: `${name}/${mode}`,
        run: async (context) => {
          const asked = {
            stream,
            ...(name === 'stop-sequence' ? { stop: ['three'] } : {}),
            ...(name === 'tool-call' ? { tools } : {}),
          }
          const relayed = await relay(context, { reply }, asked)
          return { findings: findStopChange(reply, relayed, context), relayed }
        },
      }),
    ),
  )
}

function findStopChange({ stop }: ChatReply, relayed: Relayed, { format, upstreamFormat }: RelayContext): Finding[] {
  const rule = 'stop-reason-altered'
  const { client, upstream } = relayed
  if (client.reply.stop === stop || !upstreamFormat.stops.has(stop)) return []
  // A request that the upstream's format cannot say may be refused.
  if (client.status === 400 && upstream.length === 0) return []
  const failures = findFailure(rule, relayed)
  // An answer that a filter stopped may be told as a refusal.
  if (stop === 'filter' && failures.length > 0) return []
  if (failures.length > 0) return failures
  const message = `the upstream ended with “${stop}”, the client got ${client.reply.stopWord ?? 'no reason'}`
  return [format.stops.has(stop) ? violate(rule, 'stop reason', message) : note(rule, 'relay-stop-reasons', message)]
}
