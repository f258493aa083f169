import type { StreamGenerateContentEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/generate-content.ts'
import { getKind } from './answer-position.ts'

/** Folds the chunks of a stream to the whole reply. Throws if the stream is incomplete. */
export function foldChunks(events: readonly StreamGenerateContentEvent[]): wire.GenerateContentResponse {
  const candidates: CandidateFold[] = []
  for (const { event, data } of events) {
    if (event === 'blocked') return { ...data }
    if (event === 'error') throw early()
    for (const candidate of data.candidates) {
      candidates[candidate.index] ??= new CandidateFold()
      candidates[candidate.index]?.add(candidate)
    }
    if (event === 'final') return { ...data, candidates: candidates.map((candidate) => candidate.whole()) }
  }
  throw early()
}

function early(): Error {
  return new Error('invariant: the stream of a reply ended early')
}

/** Concatenates parts and log probabilities of all chunks; other members are those of the last chunk. */
class CandidateFold {
  readonly #parts: wire.Part[] = []
  readonly #top: wire.TopLogprobs[] = []
  readonly #chosen: wire.LogprobsToken[] = []
  #last: wire.Candidate = {}

  add(candidate: wire.UnfinishedCandidate | wire.FinishedCandidate): void {
    this.#last = candidate
    for (const part of candidate.content.parts) this.#addPart(part)
    this.#top.push(...(candidate.logprobsResult?.topCandidates ?? []))
    this.#chosen.push(...(candidate.logprobsResult?.chosenCandidates ?? []))
  }

  whole(): wire.Candidate {
    const logprobsResult = { topCandidates: this.#top, chosenCandidates: this.#chosen }
    return {
      ...this.#last,
      content: { role: 'model', parts: this.#parts },
      ...(this.#chosen.length > 0 ? { logprobsResult } : {}),
    }
  }

  #addPart(part: wire.Part): void {
    const last = this.#parts.at(-1)
    if (last === undefined) this.#parts.push(part)
    else if (getKind(part) !== 'other' && getKind(part) === getKind(last)) {
      this.#parts[this.#parts.length - 1] = { ...last, ...part, text: `${last.text}${part.text}` }
    } else if (part.text !== '') this.#parts.push(part)
  }
}
