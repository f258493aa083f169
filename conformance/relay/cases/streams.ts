import type { Stream } from '../../../runtime/contract.ts'
import { withResolvers } from '../../../runtime/es2024.ts'
import { ownValue } from '../../../runtime/json.ts'
import type { Finding } from '../../../runtime/judge/finding.ts'
import { isViolation } from '../../../runtime/judge/finding.ts'
import { StreamJudge, type StreamJudgeOptions } from '../../../runtime/judge/stream.ts'
import { getFraming } from '../../../runtime/stream/framing.ts'
import { chatDocuments } from '../../gateway-documents.ts'
import { getText } from '../chat.ts'
import { frameEvent } from '../play-script.ts'
import {
  findFailure,
  judgeReply,
  type RelayCase,
  type RelayContext,
  type Relayed,
  type RelayFinding,
  type RelayResult,
  relay,
  violate,
} from '../relay.ts'
import { answer } from '../script.ts'
import { inBothModes } from './modes.ts'

/** A stream arrives as it is sent, in order, and stops when its client goes away. */
export function listStreamCases(): RelayCase[] {
  return [
    { rule: 'stream-buffered', name: 'first-words', run: runBuffered },
    { rule: 'stream-order', name: 'many-pieces', run: runOrder },
    ...inBothModes({ rule: 'cancel-not-forwarded', name: '' }, runCancel),
    { rule: 'streams-mixed', name: 'fifty-at-once', run: runMixed },
  ]
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const HOLD_MS = 5000

async function runBuffered(context: RelayContext) {
  const { promise: arrived, resolve: arrive } = withResolvers<void>()
  let isInTime = false
  // The time does not begin before the first words are sent: until then, others of the suite may keep it busy.
  const waitForRelease = async () => {
    isInTime = await Promise.race([arrived.then(() => true), wait(HOLD_MS).then(() => false)])
  }
  const script = {
    reply: answer(['First words. ', 'The rest.']),
    behaviour: { kind: 'hold' as const, waitForRelease },
  }
  const relayed = await relay(context, script, { stream: true }, { onFirstText: arrive })
  const message = `the upstream sent the first words and waited ${HOLD_MS / 1000} s: the client got none of them`
  return isInTime ? { findings: [], relayed } : judgeReply(relayed, () => [violate('stream', message)])
}

const words = Array.from({ length: 60 }, (_, index) => `word${index} `)

async function runOrder(context: RelayContext) {
  const relayed = await relay(context, { reply: answer(words) }, { stream: true })
  return judgeReply(relayed, () => [...findDisorder(relayed), ...findIllegal(relayed, context)])
}

function findDisorder({ client }: Relayed): RelayFinding[] {
  if (client.contentType !== 'text/event-stream' && client.events.length === 0)
    return [violate('content-type', `the client asked for a stream and got ${client.contentType || 'no type'}`)]
  const got: readonly string[] = getText(client.reply).match(/word\d+/g) ?? []
  const lost = words.map((word) => word.trim()).filter((word) => !got.includes(word))
  if (lost.length > 0)
    return [violate('text', `${lost.length} of ${words.length} pieces are lost, the first of them “${lost[0]}”`)]
  const doubled = got.find((word, at) => got.indexOf(word) !== at)
  if (doubled !== undefined) return [violate('text', `“${doubled}” arrived twice`)]
  const swapped = got.find((word, at) => word !== `word${at}`)
  return swapped === undefined ? [] : [violate('text', `“${swapped}” arrived out of order`)]
}

/**
 * Judges the bytes by the contract of the client's format. The contract may ask for more than the public format does: what a
 * plain stream of that format lacks too is no fault of a gateway.
 */
function findIllegal({ client, asked }: Relayed, { contract, format }: RelayContext): RelayFinding[] {
  const operationId = format.operationId(asked.stream)
  const documents = [contract, chatDocuments].find(({ routes }) =>
    routes.some((route) => route.operationId === operationId),
  )
  const [stream] = documents?.routes.find((route) => route.operationId === operationId)?.streams ?? []
  if (stream === undefined) return []
  const judge = (bytes: string) => listViolations(stream, bytes, ownValue(documents?.rules.streams ?? {}, operationId))
  const plain = format
    .writeEvents(answer(words), asked.model)
    .map((event) => frameEvent(event))
    .join('')
  const usual = new Set(judge(plain).map(describeRule))
  const findings = judge(client.body).filter((finding) => !usual.has(describeRule(finding)))
  return findings.map(({ place, message, rule }) => violate(place, `${message} [${rule}]`))
}

const describeRule = ({ rule, place }: Finding) => `${rule} ${place.replace(/\d+/g, '')}`

function listViolations(stream: Stream, bytes: string, rules: StreamJudgeOptions['rules']): Finding[] {
  const findings: Finding[] = []
  const { contentType } = getFraming(stream)
  const judge = new StreamJudge(stream, {
    contentType,
    rules,
    onEvent: () => {},
    onFinding: (finding) => findings.push(finding),
  })
  judge.feed(Buffer.from(bytes))
  judge.end()
  return findings.filter(isViolation)
}

const CANCEL_MS = 2000

async function runCancel(context: RelayContext, stream: boolean) {
  const { promise: hasBegun, resolve: begin } = withResolvers<void>()
  // A whole reply has no first words: the client leaves a while after the upstream was asked.
  const onAsked = stream ? () => {} : () => setTimeout(begin, 300)
  const script = { reply: answer(['Without end. ', 'Word. ']), behaviour: { kind: 'endless' as const, onAsked } }
  const relayed = await relay(context, script, { stream }, { onFirstText: begin, leaveOn: hasBegun })
  const { client, upstream } = relayed
  const [exchange] = upstream
  if (exchange === undefined || !client.hasLeft) {
    const answered = `the gateway answered before the client went away: ${client.reply.failure ?? 'a whole reply'}`
    return { findings: [violate('request', answered)], relayed }
  }
  const how = await Promise.race([exchange.ended, wait(CANCEL_MS).then(() => 'late')])
  const message = `the client went away, and ${CANCEL_MS / 1000} s later the request at the upstream is still open`
  return { findings: how === 'late' ? [violate('upstream', message)] : [], relayed }
}

const STREAMS = 50

async function runMixed(context: RelayContext) {
  const said = Array.from({ length: STREAMS }, (_, at) => Array.from({ length: 12 }, (_, piece) => `s${at}p${piece} `))
  const all = await Promise.all(said.map((pieces) => relay(context, { reply: answer(pieces) }, { stream: true })))
  const wrong = all.flatMap((relayed, at): RelayResult[] => {
    const strange = getText(relayed.client.reply)
      .match(/s(\d+)p\d+/g)
      ?.find((word) => !word.startsWith(`s${at}p`))
    if (strange === undefined) return []
    const message = `stream ${at} of ${STREAMS} at once has “${strange}”, which is of another stream`
    return [{ findings: [violate('text', message)], relayed }]
  })
  if (wrong[0] !== undefined) return wrong[0]
  const shown = all.find(({ client }) => client.reply.failure !== undefined) ?? all[0]
  if (shown === undefined) throw new RangeError('Streams are sent.')
  return { findings: findFailure(shown), relayed: shown }
}
