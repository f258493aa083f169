import { type ChatReply, getText, type Usage } from '../chat.ts'
import {
  findFailure,
  judgeReply,
  note,
  type RelayCase,
  type RelayContext,
  type Relayed,
  type RelayFinding,
  relay,
  violate,
} from '../relay.ts'
import { answer, type Script } from '../script.ts'
import { listCallCases, tools, weather } from './calls.ts'
import { inBothModes } from './modes.ts'

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
    inBothModes({ rule: 'text-altered', name }, async (context, stream) => {
      const relayed = await relay(context, script, { stream })
      return judgeReply(relayed, () => findTextChange(script.reply, relayed))
    }),
  )
}

function findTextChange(reply: ChatReply, { client }: Relayed): RelayFinding[] {
  const [said, got] = [getText(reply), getText(client.reply)]
  return said === got ? [] : [violate('text', describeChange(said, got))]
}

/** Says where two texts begin to differ. */
export function describeChange(said: string, got: string): string {
  let at = 0
  while (at < said.length && said[at] === got[at]) at++
  const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 10), at + 30))
  return `differs from character ${at} on: the model said ${excerpt(said)}, the client got ${excerpt(got)}`
}

const usage: Usage = { input: 2345, output: 678, cached: 1024, reasoning: 321 }

function listUsageCases(): RelayCase[] {
  return inBothModes({ rule: 'usage-altered', name: '' }, async (context, stream) => {
    const relayed = await relay(context, { reply: answer(['Counted.'], { usage }) }, { stream })
    return judgeReply(relayed, () => findUsageChanges(usage, relayed, context))
  })
}

const countNames = ['input', 'output', 'cached', 'reasoning'] as const

function findUsageChanges(said: Usage, { client }: Relayed, { format, upstreamFormat }: RelayContext): RelayFinding[] {
  return countNames.flatMap((name) => {
    const [counted, got] = [said[name], client.reply.usage[name]]
    if (counted === got || !upstreamFormat.counts.has(name) || !format.counts.has(name)) return []
    return [violate(`usage.${name}`, `the upstream counted ${counted} tokens, the client got ${got ?? 'no count'}`)]
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
    inBothModes({ rule: 'stop-reason-altered', name }, async (context, stream) => {
      const asked = {
        stream,
        ...(name === 'stop-sequence' ? { stop: ['three'] } : {}),
        ...(name === 'tool-call' ? { tools } : {}),
      }
      const relayed = await relay(context, { reply }, asked)
      return { findings: findStopChange(reply, relayed, context), relayed }
    }),
  )
}

function findStopChange(
  { stop }: ChatReply,
  relayed: Relayed,
  { format, upstreamFormat }: RelayContext,
): RelayFinding[] {
  const { client, upstream } = relayed
  if (client.reply.stop === stop || !upstreamFormat.stops.has(stop)) return []
  // A request that the upstream's format cannot say may be refused.
  if (client.status === 400 && upstream.length === 0) return []
  const failures = findFailure(relayed)
  // An answer that a filter stopped may be told as a refusal.
  if (stop === 'filter' && failures.length > 0) return []
  if (failures.length > 0) return failures
  const message = `the upstream ended with “${stop}”, the client got ${client.reply.stopWord ?? 'no reason'}`
  return [format.stops.has(stop) ? violate('stop reason', message) : note('relay-stop-reasons', message)]
}
