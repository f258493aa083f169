import { isDeepStrictEqual } from 'node:util'
import { tryParseJson } from '../../../runtime/json.ts'
import type { Call, ChatReply, Tool, Turn } from '../chat.ts'
import {
  findFailure,
  note,
  type RelayCase,
  type RelayContext,
  type RelayFinding,
  relay,
  userTurn,
  violate,
} from '../relay.ts'
import { answer } from '../script.ts'
import { inBothModes } from './modes.ts'

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

export const tools = [weatherTool, timeTool]

export const weather: Call = {
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

/** Calls arrive as the model made them. */
export function listCallCases(): RelayCase[] {
  const rule = 'call-altered'
  const rows = Object.entries(callReplies).flatMap(([name, reply]) =>
    inBothModes({ rule, name }, async (context, stream) => {
      const relayed = await relay(context, { reply }, { stream, tools })
      const findings = findFailure(relayed)
      if (findings.length > 0) return { findings, relayed }
      const { calls } = relayed.client.reply
      const changes = findCallChanges(reply.calls, calls)
      return { findings: changes.length > 0 ? changes : await findIdChange(reply.calls, calls, context), relayed }
    }),
  )
  return [...rows, { rule, name: 'cut-by-the-limit/streamed', run: runCutCall }]
}

function findCallChanges(said: readonly Call[], got: readonly Call[]): RelayFinding[] {
  if (said.length !== got.length)
    return [violate('calls', `the model made ${count(said, 'call')}, the client got ${count(got, 'call')}`)]
  return said.flatMap((call, at) => {
    const { name, arguments: written } = got[at] ?? { name: '', arguments: '' }
    return [
      ...(call.name === name ? [] : [alter(`calls[${at}].name`, call.name, name)]),
      ...(isSameJson(call.arguments, written) ? [] : [alter(`calls[${at}].arguments`, call.arguments, written)]),
    ]
  })
}

function alter(where: string, said: string, got: string): RelayFinding {
  return violate(where, `the model said ${quote(said)}, the client got ${quote(got)}`)
}

/** Another id is as good if the model gets each result with the id of its call. Calls of generate-content need no id. */
async function findIdChange(
  said: readonly Call[],
  got: readonly Call[],
  context: RelayContext,
): Promise<RelayFinding[]> {
  const { format, upstreamFormat } = context
  const hasIds = format.name !== 'generate-content' && upstreamFormat.name !== 'generate-content'
  const changed = said.findIndex(({ id }, at) => id !== got[at]?.id)
  if (changed === -1 || !hasIds) return []
  const [before = '', after = ''] = [said[changed]?.id, got[changed]?.id]
  const results = got.map(({ id, name }) => ({ kind: 'result' as const, id, name, text: 'done' }))
  const turns: readonly Turn[] = [
    userTurn('How is the weather?'),
    { role: 'assistant', parts: got.map((call) => ({ kind: 'call', ...call })) },
    { role: 'user', parts: results },
  ]
  const again = await relay(context, { reply: answer('Thanks.') }, { tools, turns })
  const parts = again.upstream[0]?.asked.turns.flatMap((turn) => turn.parts) ?? []
  const idsOf = (kind: 'call' | 'result') => parts.flatMap((part) => (part.kind === kind ? part.id : []))
  const [calls, answered] = [idsOf('call'), idsOf('result')]
  const isPaired = new Set(calls).size === said.length && isDeepStrictEqual(calls, answered)
  const message = `the model said ${quote(before)}, the client got ${quote(after)}`
  if (isPaired) return [note('relay-call-ids', message)]
  return [
    alter(
      `calls[${changed}].id`,
      before,
      `${after}, and the model gets the calls ${calls.join(', ')} and the results ${answered.join(', ')} back`,
    ),
  ]
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
  const cut: Call = { ...weather, arguments: '{"city":"Évo' }
  const relayed = await relay(context, { reply: answer([], { calls: [cut], stop: 'limit' }) }, { stream: true, tools })
  const { calls, stop, failure } = relayed.client.reply
  const whole = calls.find((call) => call.arguments !== cut.arguments && tryParseJson(call.arguments) !== undefined)
  const cannotSay = context.upstreamFormat.name === 'generate-content'
  const isTold = failure !== undefined || stop === 'limit'
  if (whole === undefined || isTold || cannotSay) return { findings: [], relayed }
  const message = `the limit cut ${quote(cut.arguments)}, the client got ${quote(whole.arguments)} as a whole call`
  return { findings: [violate('calls[0].arguments', message)], relayed }
}
