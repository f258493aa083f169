import { estimateOutput, estimateTokens } from './estimate-tokens.ts'
import type { Delta, FinishReason, Prompt, TextModel } from './text-model.ts'

/**
 * Writes a reply: pieces of text, and a delta wherever there is more to say than text. To refuse or to fail it throws a
 * `Problem`.
 */
export type Write = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string | Delta>

/**
 * A text model from a function that writes one reply. What the function does not tell is filled in: the `start`, the
 * `finish` (after tool calls that of tool calls) and the `end`, with token counts by `countTokens` or an estimate. Once
 * the signal is aborted nothing more is taken from the function. The prompt's limits, stop sequences and output format
 * are for the function to keep; of several candidates it writes one.
 */
export function textModel(write: Write, countTokens = estimateTokens): TextModel {
  return { countTokens, generate: (prompt, signal) => filledIn(write(prompt, signal), countTokens(prompt), signal) }
}

async function* filledIn(
  steps: AsyncIterable<string | Delta>,
  inputTokens: number,
  signal: AbortSignal,
): AsyncGenerator<Delta> {
  const told = new Set<Delta['type']>()
  const written = { text: 0, reasoning: 0 }
  for await (const step of steps) {
    signal.throwIfAborted()
    const delta = typeof step === 'string' ? textDelta(step) : step
    if (told.size === 0 && delta.type !== 'start') yield startDelta(inputTokens)
    told.add(delta.type)
    written[delta.type === 'reasoning' ? 'reasoning' : 'text'] += estimateOutput(toWords(delta))
    if (delta.type === 'end') yield* finish(told)
    yield delta
  }
  if (told.size === 0) yield startDelta(inputTokens)
  if (told.has('end')) return
  yield* finish(told)
  yield { type: 'end', outputTokens: written.text + written.reasoning, reasoningTokens: written.reasoning }
}

function textDelta(text: string): Delta {
  return { type: 'text', text, candidate: 0 }
}

function startDelta(inputTokens: number): Delta {
  return { type: 'start', inputTokens, cachedTokens: 0 }
}

/** Nothing where the finish has been told already, or there is nothing to finish. */
function finish(told: ReadonlySet<Delta['type']>): readonly Delta[] {
  if (told.has('finish') || told.has('blocked')) return []
  const reason: FinishReason = told.has('tool-call') || told.has('computer-call') ? 'tool-calls' : 'stop'
  return [{ type: 'finish', candidate: 0, reason }]
}

function toWords(delta: Delta): string {
  if (delta.type === 'tool-arguments') return delta.json
  return 'text' in delta ? delta.text : ''
}
