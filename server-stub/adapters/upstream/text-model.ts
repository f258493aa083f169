import { essence } from '../../../runtime/http/media-types.ts'
import type { SentEvent } from '../../../runtime/stream/read-events.ts'
import { estimateTokens } from '../../ports/estimate-tokens.ts'
import type { Delta, Prompt, TextModel } from '../../ports/text-model.ts'
import type { UpstreamReply } from './connection.ts'
import type { Dialect, EventDecoder } from './dialect.ts'
import { BadReply, notRead } from './failures.ts'
import { checkReply, toBytes } from './reply-body.ts'
import { checkSupport } from './unsupported.ts'
import type { Upstream } from './upstream.ts'

/**
 * A text model behind an upstream with another format. Always requests a stream and folds it for whole replies.
 * Refuses what the format lacks, or warns about it, before sending anything.
 */
export function upstreamTextModel(upstream: Upstream, dialect: Dialect): TextModel {
  return {
    countTokens: estimateTokens,
    generate(prompt, signal, options) {
      checkSupport(dialect.support, prompt, options?.warn)
      const { maxTokensField } = upstream.settings
      const request = dialect.encodeRequest(prompt, { model: upstream.modelId(prompt.model), maxTokensField })
      return generateDeltas({ upstream, dialect, prompt, body: JSON.stringify(request), signal })
    },
  }
}

interface Job {
  readonly upstream: Upstream
  readonly dialect: Dialect
  readonly prompt: Prompt
  readonly body: string
  readonly signal: AbortSignal
}

const fail = (message: string, cause?: unknown) => new BadReply(message, { cause })
const headers = { 'content-type': 'application/json', accept: 'text/event-stream' }

async function* generateDeltas({ upstream, dialect, prompt, body, signal }: Job): AsyncGenerator<readonly Delta[]> {
  const state = { done: false }
  let reply: UpstreamReply | undefined
  try {
    reply = await upstream.send({ method: 'POST', path: dialect.path, headers, body }, signal)
    checkReply(reply, (type) => essence(type) === 'text/event-stream')
    const decoder = new dialect.Decoder(prompt, upstream.secrets)
    let deltas: Delta[] = [{ type: 'start', inputTokens: estimateTokens(prompt), cachedTokens: 0 }]
    const chunks = toBytes(reply, upstream.settings.maxReplyBytes, state)
    // Imported here, so that it is not loaded without an upstream.
    const { readEvents } = await import('../../../runtime/stream/read-events.ts')
    for await (const events of readEvents(chunks, { strict: true, fail })) {
      try {
        decodeAll(decoder, events, deltas)
      } finally {
        // Emits the deltas before a failure, unless the first event failed.
        if (deltas.length > 0 && decoder.hasBegun) yield deltas
      }
      deltas = []
      state.done = decoder.isDone
      if (decoder.isDone) break
    }
    const last = decoder.end()
    reply.settle()
    yield last
  } catch (error) {
    reply?.settle(error)
    throw upstream.toProblem(error, signal)
  } finally {
    reply?.settle(notRead)
  }
}

function decodeAll(decoder: EventDecoder, events: readonly SentEvent[], deltas: Delta[]): void {
  for (const { data } of events) {
    for (const delta of decoder.decode(data)) deltas.push(delta)
    if (decoder.isDone) return
  }
}
