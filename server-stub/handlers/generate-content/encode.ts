import type { StreamGenerateContentEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/generate-content.ts'
import type { Delta } from '../../ports/text-model.ts'
import { type DeltaEncoder, type DeltaOf, withPrefix } from '../text-format.ts'
import { CandidateDraft } from './candidate.ts'
import { Grounding } from './grounding.ts'
import { safetyRatings } from './safety.ts'
import type { UsageCount } from './usage.ts'

/** Metadata of the chunks. */
export interface Head {
  readonly id: string
  readonly model: string
  /** The number of answers. */
  readonly candidates: number
  readonly safety: readonly wire.SafetySetting[]
  readonly usage: UsageCount
}

const blockReasons: Readonly<Record<DeltaOf<'blocked'>['reason'], wire.BlockReason>> = {
  safety: 'SAFETY',
  blocklist: 'BLOCKLIST',
  prohibited: 'PROHIBITED_CONTENT',
  other: 'OTHER',
}

const outcomes: Readonly<Record<DeltaOf<'code-result'>['outcome'], wire.CodeOutcome>> = {
  ok: 'OUTCOME_OK',
  failed: 'OUTCOME_FAILED',
  timeout: 'OUTCOME_DEADLINE_EXCEEDED',
}

const stoppedForSafety: ReadonlySet<wire.FinishReason> = new Set(['SAFETY', 'IMAGE_SAFETY'])

/** Encodes deltas as chunks of a reply. */
export class ChunkEncoder implements DeltaEncoder<StreamGenerateContentEvent> {
  readonly #head: Head
  readonly #first = new CandidateDraft(0)
  readonly #drafts: readonly CandidateDraft[]
  readonly #grounding = new Grounding(this.#first.position)
  #calling = this.#first
  #blocked: wire.BlockReason | undefined

  constructor(head: Head) {
    this.#head = head
    this.#drafts = Array.from({ length: head.candidates }, (_, i) => (i === 0 ? this.#first : new CandidateDraft(i)))
  }

  encode(delta: Delta): StreamGenerateContentEvent[] {
    this.#head.usage.count(delta)
    if (delta.type === 'end') return [this.#end(delta)]
    return this.#advance(delta).map((candidate) => ({
      event: 'chunk',
      data: { candidates: [candidate], usageMetadata: this.#head.usage.soFar(), ...this.#signed() },
    }))
  }

  #advance(delta: Exclude<Delta, { type: 'end' }>): wire.UnfinishedCandidate[] {
    switch (delta.type) {
      case 'text':
        return this.#draft(delta).add({ text: delta.text }, delta.logprobs)
      case 'refusal':
        return this.#first.add({ text: delta.text })
      case 'reasoning':
        return this.#think(delta.text)
      case 'tool-call':
        this.#calling = this.#draft(delta)
        return this.#calling.beginCall(withPrefix('call_', delta.id), delta.name)
      case 'code':
        return this.#first.add({ executableCode: { language: 'PYTHON', code: delta.code } })
      case 'code-result':
        return this.#first.add({ codeExecutionResult: { outcome: outcomes[delta.outcome], output: delta.output } })
      case 'media':
        return this.#draft(delta).add({ inlineData: { mimeType: delta.mediaType, data: delta.data } })
      default:
        this.#note(delta)
        return []
    }
  }

  /** Stores what is only reported at the end. */
  #note(delta: Delta): void {
    if (delta.type === 'start') this.#head.usage.start(delta)
    if (delta.type === 'tool-arguments') this.#calling.continueCall(delta.json)
    if (delta.type === 'search') this.#grounding.addSearch(delta)
    if (delta.type === 'citation') this.#grounding.addCitation(delta)
    if (delta.type === 'page-read') this.#grounding.addPage(delta)
    if (delta.type === 'finish') this.#draft(delta).finish(delta.reason)
    if (delta.type === 'blocked') this.#blocked = blockReasons[delta.reason]
  }

  #think(text: string): wire.UnfinishedCandidate[] {
    this.#first.sign(computeSignature(this.#head))
    return this.#first.add({ text, thought: true })
  }

  #draft({ candidate }: { readonly candidate: number }): CandidateDraft {
    const draft = this.#drafts[candidate]
    if (draft === undefined) throw new Error(`invariant: there is no candidate ${candidate}`)
    return draft
  }

  #end(delta: DeltaOf<'end'>): StreamGenerateContentEvent {
    const usageMetadata = this.#head.usage.total(delta)
    if (this.#blocked) return this.#endBlocked(this.#blocked, usageMetadata)
    const candidates = this.#drafts.map((draft) => this.#finished(draft, usageMetadata))
    return { event: 'final', data: { candidates, usageMetadata, ...this.#signed() } }
  }

  #endBlocked(blockReason: wire.BlockReason, usageMetadata: wire.UsageMetadata): StreamGenerateContentEvent {
    const ratings = blockReason === 'SAFETY' ? { safetyRatings: safetyRatings(this.#head.safety, true) } : {}
    return { event: 'blocked', data: { promptFeedback: { blockReason, ...ratings }, usageMetadata, ...this.#signed() } }
  }

  #finished(draft: CandidateDraft, { candidatesTokenCount = 0 }: wire.UsageMetadata): wire.FinishedCandidate {
    const end = draft.end()
    return {
      ...end,
      safetyRatings: safetyRatings(this.#head.safety, stoppedForSafety.has(end.finishReason)),
      ...(this.#drafts.length === 1 ? { tokenCount: candidatesTokenCount } : {}),
      ...(draft === this.#first ? this.#grounding.report() : {}),
    }
  }

  #signed(): Pick<wire.GenerateContentChunk, 'modelVersion' | 'responseId'> {
    return { modelVersion: this.#head.model, responseId: this.#head.id }
  }
}

/** A placeholder for a thought signature; nothing verifies it. */
function computeSignature({ id }: Head): string {
  return Buffer.from(`thought:${id}`).toString('base64')
}
