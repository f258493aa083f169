import { toBytes } from '../../proxy/recording/recorded-body.ts'
import type { RecordedReply } from '../../proxy/recording/recorded-interaction.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Relayed } from '../../runtime/handler.ts'
import { hasNoBody } from '../../runtime/http/replies.ts'
import type { Interaction } from './recording.ts'

export interface ReplayTiming {
  /** Applies the recorded timing. */
  readonly clock: Clock
  readonly signal?: AbortSignal
}

/** Returns the recorded reply when its head is due; yields the pieces of its body with the recorded timing. */
export async function replayInteraction(
  interaction: Interaction,
  timing: ReplayTiming,
): Promise<Relayed & Pick<RecordedReply, 'headers'>> {
  const { status, atMs, headers, body } = interaction.reply
  await timing.clock.sleep(atMs, timing.signal)
  const isStream = body !== undefined && 'chunks' in body
  const hasLength = !isStream && interaction.end === 'whole' && !hasNoBody(interaction.method, status)
  return {
    status,
    headers: hasLength ? { ...headers, 'content-length': String(joinPieces(interaction.reply).length) } : headers,
    body: getPieces(interaction, timing),
    verbatim: true,
  }
}

async function* getPieces({ reply, end }: Interaction, { clock, signal }: ReplayTiming): AsyncGenerator<Uint8Array> {
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
