import { toBytes } from '../../proxy/recording/recorded-body.ts'
import type { RecordedBody, RecordedReply } from '../../proxy/recording/recorded-interaction.ts'
import { DEPLOYMENT } from '../../proxy/recording/stable-values.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Relayed } from '../../runtime/handler.ts'
import { hasNoBody } from '../../runtime/http/replies.ts'
import type { Interaction } from './recording.ts'

export interface ReplayTiming {
  /** Applies the recorded timing. */
  readonly clock: Clock
  readonly signal?: AbortSignal
  /** The address of the mock, which replaces that of the deployment in a normalised recording. */
  readonly baseUrl: string
}

/** Returns the recorded reply when its head is due; yields the pieces of its body with the recorded timing. */
export async function replayInteraction(
  interaction: Interaction,
  timing: ReplayTiming,
): Promise<Relayed & Pick<RecordedReply, 'headers'>> {
  const reply = localiseReply(interaction.reply, timing.baseUrl)
  const { status, atMs, headers, body } = reply
  await timing.clock.sleep(atMs, timing.signal)
  const isStream = body !== undefined && 'chunks' in body
  const hasLength = !isStream && interaction.end === 'whole' && !hasNoBody(interaction.method, status)
  return {
    status,
    headers: hasLength ? { ...headers, 'content-length': String(joinPieces(reply).length) } : headers,
    body: getPieces({ reply, end: interaction.end }, timing),
    verbatim: true,
  }
}

type RepliedInteraction = Pick<Interaction, 'reply' | 'end'>

async function* getPieces(
  { reply, end }: RepliedInteraction,
  { clock, signal }: ReplayTiming,
): AsyncGenerator<Uint8Array> {
  const { atMs, body } = reply
  if (body !== undefined && 'chunks' in body) {
    let now = atMs
    for (const chunk of body.chunks) {
      if (chunk.atMs > now) await clock.sleep(chunk.atMs - now, signal)
      now = Math.max(now, chunk.atMs)
      yield toBytes(chunk)
    }
  } else {
    const bytes = joinPieces(reply)
    if (bytes.length > 0) yield bytes
  }
  if (end !== 'whole') throw new Error('the recording ends here: the connection was cut')
}

function joinPieces({ body }: RecordedReply): Buffer {
  if (body === undefined || 'chunks' in body) return Buffer.alloc(0)
  return 'form' in body ? Buffer.from(JSON.stringify(body.form)) : toBytes(body)
}

function localiseReply(reply: RecordedReply, baseUrl: string): RecordedReply {
  const localise = (text: string) => text.replaceAll(DEPLOYMENT, baseUrl)
  const headers = Object.fromEntries(Object.entries(reply.headers).map(([name, value]) => [name, localise(value)]))
  const { body } = reply
  if (body === undefined) return { ...reply, headers }
  if (!('chunks' in body)) return { ...reply, headers, body: localiseBody(body, localise) }
  const chunks = body.chunks.map((chunk) => ('text' in chunk ? { ...chunk, text: localise(chunk.text) } : chunk))
  return { ...reply, headers, body: { chunks } }
}

function localiseBody(body: RecordedBody, localise: (text: string) => string): RecordedBody {
  if ('text' in body) return { text: localise(body.text) }
  if (!('json' in body)) return body
  const text = JSON.stringify(body.json)
  const local = localise(text)
  return local === text ? body : { json: JSON.parse(local) }
}
