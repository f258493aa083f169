import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { getText, type ReadReply, type Turn } from '../chat.ts'
import {
  note,
  type RelayCase,
  type RelayContext,
  type Relayed,
  type RelayFinding,
  type RelayResult,
  relay,
  userTurn,
  violate,
} from '../relay.ts'
import { answer, type Behaviour, getErrorBody, upstreamSecret } from '../script.ts'
import { weatherTool } from './calls.ts'

/** Keys stay on their side, both modes say the same, and large requests pass. */
export function listBoundCases(): RelayCase[] {
  return [...leakCases, { rule: 'whole-differs-from-stream', name: 'same-script', run: runBothModes }, ...sizeCases]
}

const leakRows: readonly (readonly [string, boolean, Behaviour?])[] = [
  ['whole', false],
  ['streamed', true],
  ['refused', false, { kind: 'error', status: 401 }],
  ['invalid', false, { kind: 'error', status: 400 }],
  ['failed', false, { kind: 'error', status: 500 }],
  ['hung-up', false, { kind: 'hang-up' }],
  ['broken', true, { kind: 'cut' }],
]

const leakCases = leakRows.map(
  ([name, stream, behaviour]): RelayCase => ({
    rule: 'credential-leak',
    name,
    ...(behaviour ? { stage: 'failing' as const } : {}),
    run: async (context) => {
      const { host, port, key } = context.upstream
      const message = `the key ${key} may not do this at ${host}:${port}`
      const error = behaviour?.kind === 'error' ? { ...behaviour, message } : undefined
      const played = error ?? behaviour
      const script = { reply: answer(['Nothing ', 'secret.']), ...(played ? { behaviour: played } : {}) }
      const relayed = await relay(context, script, { stream })
      return { findings: findLeaks(error, relayed, context), relayed }
    },
  }),
)

function findLeaks(
  error: Parameters<typeof getErrorBody>[1] | undefined,
  { client, upstream }: Relayed,
  { target, format, upstreamFormat, upstream: { host, port, key } }: RelayContext,
): RelayFinding[] {
  const sent = upstream.map(({ url, headers, body }) => [url, JSON.stringify(headers), body].join('\n')).join('\n')
  const headers = JSON.stringify(client.headers)
  const secrets: readonly (readonly [string, string])[] = [
    [key, "the client got the upstream's key"],
    [`${host}:${port}`, "the client got the upstream's address"],
    [upstreamSecret, 'the client got headers of the upstream: x-relay-upstream or set-cookie'],
  ]
  // A gateway that changes nothing between two ends of one format hides nothing.
  const isPassed = format.name === upstreamFormat.name && !!error && client.body === getErrorBody(format, error)
  const leaks = secrets.flatMap(([secret, message]) => {
    if (headers.includes(secret)) return [violate('headers', message)]
    if (!client.body.includes(secret)) return []
    return [isPassed ? note('relay-passed-through', message) : violate('body', message)]
  })
  const isSent = target.key !== '' && sent.includes(target.key)
  return isSent ? [violate('upstream', "the upstream got the client's key"), ...leaks] : leaks
}

/** Other rules judge a mode that differs from what the model said: this one, two modes of which neither is right. */
async function runBothModes(context: RelayContext): Promise<RelayResult> {
  const script = {
    reply: answer(['Both ', 'modes.'], {
      calls: [{ id: 'call_relay_9', name: 'get_weather', arguments: '{"city":"Faro"}' }],
      stop: 'tool-call',
    }),
  }
  const [whole, streamed] = [
    await relay(context, script, { tools: [weatherTool] }),
    await relay(context, script, { tools: [weatherTool], stream: true }),
  ]
  const said = describeReply({ ...script.reply, stopWord: undefined, failure: undefined })
  const [a, b] = [describeReply(whole.client.reply), describeReply(streamed.client.reply)]
  const findings = Object.entries(a).flatMap(([member, value]) => {
    const other = Reflect.get(b, member)
    const expected = Reflect.get(said, member)
    const isOneRight = expected !== undefined && [value, other].some((read) => isDeepStrictEqual(read, expected))
    if (isOneRight || isDeepStrictEqual(value, other)) return []
    return [violate(member, `whole it is ${JSON.stringify(value)}, streamed ${JSON.stringify(other)}`)]
  })
  return { findings, relayed: streamed }
}

function describeReply(reply: ReadReply) {
  const calls = reply.calls.map(({ name, arguments: written }) => `${name} ${written}`)
  return { text: getText(reply), calls, stopWord: reply.stopWord, usage: reply.usage }
}

const IMAGE_BYTES = 10 * 1024 * 1024

function makeLargeImage(): Turn {
  return {
    role: 'user',
    parts: [{ kind: 'image', mediaType: 'image/png', data: randomBytes(IMAGE_BYTES).toString('base64') }],
  }
}

const sizeCases: readonly RelayCase[] = [
  {
    rule: 'size-refused',
    name: 'image-of-10-mb',
    run: async (context) => {
      const turn = makeLargeImage()
      const relayed = await relay(context, { reply: answer('Large.') }, { turns: [turn] })
      const [part] = turn.parts
      const images = relayed.upstream.flatMap(({ asked }) =>
        asked.turns.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'image')),
      )
      return { findings: findRefusal('an image of 10 MB', relayed, isDeepStrictEqual(images[0], part)), relayed }
    },
  },
  {
    rule: 'size-refused',
    name: '200-tools',
    run: async (context) => {
      const tools = Array.from({ length: 200 }, (_, at) => ({ ...weatherTool, name: `tool_${at}` }))
      const relayed = await relay(context, { reply: answer('Many.') }, { tools })
      return { findings: findRefusal('200 tools', relayed, relayed.upstream[0]?.asked.tools?.length === 200), relayed }
    },
  },
  {
    rule: 'size-refused',
    name: '500-turns',
    run: async (context) => {
      const turns = Array.from({ length: 499 }, (_, at): Turn => {
        return { ...userTurn(`turn ${at}`), role: at % 2 === 0 ? 'user' : 'assistant' }
      })
      const relayed = await relay(context, { reply: answer('Long.') }, { turns })
      const texts = relayed.upstream.flatMap(({ asked }) => asked.turns.flatMap(({ parts }) => parts))
      const isWhole = turns.every((_, at) =>
        texts.some((part) => part.kind === 'text' && part.text.startsWith(`turn ${at}`)),
      )
      return { findings: findRefusal('499 turns', relayed, isWhole), relayed }
    },
  },
]

function findRefusal(what: string, { client, upstream }: Relayed, isWhole: boolean): RelayFinding[] {
  if (client.status === 413 && client.body !== '') return []
  if (client.status < 300 && isWhole) return []
  const way = upstream.length === 0 || !isWhole ? 'did not reach the upstream' : 'reached the upstream'
  const got = `${client.status}: ${client.body.slice(0, 120)}`
  return [violate('request', `${what} ${way}, and the client got ${got}`)]
}
