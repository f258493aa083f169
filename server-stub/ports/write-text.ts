import { estimateOutput, estimateTokens } from './estimate-tokens.ts'
import type { Delta, FinishReason, Prompt, TextModel } from './text-model.ts'

/** Writes a reply: strings, and deltas for everything else. Throws a `Problem` to refuse or to fail. */
export type Write = (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string | Delta>

/**
 * Creates a text model from a function that writes one reply. Adds the `start`, the `finish` and the `end` if the
 * function does not yield them, with token counts by `countTokens` or an estimate. Stops consuming once the signal is
 * aborted. The function must respect the prompt's limits, stop sequences and output format; it writes one candidate.
 */
export function textModel(write: Write, countTokens = estimateTokens): TextModel {
  return {
    countTokens,
    generate: (prompt, signal) => addMissingDeltas(write(prompt, signal), countTokens(prompt), signal),
  }
}

async function* addMissingDeltas(
  steps: AsyncIterable<string | Delta>,
  inputTokens: number,
  signal: AbortSignal,
): AsyncGenerator<Delta> {
  const yielded = new Set<Delta['type']>()
  const written = { text: 0, reasoning: 0 }
  for await (const step of steps) {
    signal.throwIfAborted()
    const delta = typeof step === 'string' ? textDelta(step) : step
    if (yielded.size === 0 && delta.type !== 'start') yield startDelta(inputTokens)
    yielded.add(delta.type)
    written[delta.type === 'reasoning' ? 'reasoning' : 'text'] += estimateOutput(getText(delta))
    if (delta.type === 'end') yield* addMissingFinish(yielded)
    yield delta
  }
  if (yielded.size === 0) yield startDelta(inputTokens)
  if (yielded.has('end')) return
  yield* addMissingFinish(yielded)
  yield { type: 'end', outputTokens: written.text + written.reasoning, reasoningTokens: written.reasoning }
}

function textDelta(text: string): Delta {
  return { type: 'text', text, candidate: 0 }
}

function startDelta(inputTokens: number): Delta {
  return { type: 'start', inputTokens, cachedTokens: 0 }
}

/** Nothing if the finish was yielded already, or there is nothing to finish. */
function addMissingFinish(yielded: ReadonlySet<Delta['type']>): readonly Delta[] {
  if (yielded.has('finish') || yielded.has('blocked')) return []
  const reason: FinishReason = yielded.has('tool-call') || yielded.has('computer-call') ? 'tool-calls' : 'stop'
  return [{ type: 'finish', candidate: 0, reason }]
}

function getText(delta: Delta): string {
  if (delta.type === 'tool-arguments') return delta.json
  return 'text' in delta ? delta.text : ''
}
