import type * as wire from '../../../generated/types/generate-content.ts'
import { isObject, tryParseJson } from '../../../runtime/json.ts'
import type { FinishReason, TokenLogprob } from '../../ports/text-model.ts'
import { AnswerPosition } from './answer-position.ts'

const finishReasons: Readonly<Record<FinishReason, wire.FinishReason>> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  'stop-sequence': 'STOP',
  'tool-calls': 'STOP',
  safety: 'SAFETY',
  recitation: 'RECITATION',
  language: 'LANGUAGE',
  blocklist: 'BLOCKLIST',
  prohibited: 'PROHIBITED_CONTENT',
  'personal-data': 'SPII',
  'malformed-call': 'MALFORMED_FUNCTION_CALL',
  'image-safety': 'IMAGE_SAFETY',
  other: 'OTHER',
}

/** A part that is not sent yet. */
interface Piece {
  readonly part: wire.Part
  readonly logprobs: readonly TokenLogprob[]
}

interface OpenCall {
  readonly id: string
  readonly name: string
  json: string
}

/**
 * One answer. Its last part is held back until another one follows, so that the last chunk has content; a call is held
 * back until its arguments are complete.
 */
export class CandidateDraft {
  readonly index: number
  readonly position = new AnswerPosition()
  #newest: Piece | undefined
  #call: OpenCall | undefined
  #signature: string | undefined
  #isMalformed = false
  #reason: FinishReason = 'other'
  #logprobSum = 0
  #logprobCount = 0

  constructor(index: number) {
    this.index = index
  }

  /** Adds a part; returns what can be sent now. */
  add(part: wire.Part, logprobs: readonly TokenLogprob[] = []): wire.UnfinishedCandidate[] {
    if (part.text === '') return []
    const due = this.#takeDue()
    this.#keep(part, logprobs)
    return due
  }

  beginCall(id: string, name: string): wire.UnfinishedCandidate[] {
    const due = this.#takeDue()
    this.#call = { id, name, json: '' }
    this.position.endBlock()
    return due
  }

  continueCall(json: string): void {
    if (this.#call) this.#call.json += json
  }

  /** Adds a thought signature to the next part of the answer. */
  sign(signature: string): void {
    this.#signature = signature
  }

  finish(reason: FinishReason): void {
    this.#reason = reason
  }

  /** The last part of the answer, or an empty text. */
  end(): wire.FinishedCandidate {
    this.#closeCall()
    const { content, ...rest } = this.#write(this.#newest ?? { part: { text: '' }, logprobs: [] })
    const mean = this.#logprobSum / this.#logprobCount
    return {
      ...rest,
      content,
      finishReason: this.#isMalformed && this.#reason !== 'length' ? malformed : finishReasons[this.#reason],
      ...(this.#logprobCount > 0 ? { avgLogprobs: mean } : {}),
    }
  }

  #takeDue(): wire.UnfinishedCandidate[] {
    this.#closeCall()
    const due = this.#newest ? [this.#write(this.#newest)] : []
    this.#newest = undefined
    return due
  }

  #keep(part: wire.Part, logprobs: readonly TokenLogprob[]): void {
    this.position.follow(part)
    const thoughtSignature = part.thought ? undefined : this.#signature
    this.#newest = { part: thoughtSignature === undefined ? part : { ...part, thoughtSignature }, logprobs }
    if (!part.thought) this.#signature = undefined
    for (const { logprob } of logprobs) this.#logprobSum += logprob
    this.#logprobCount += logprobs.length
  }

  /** Drops a call whose arguments are not a JSON object, such as truncated ones. */
  #closeCall(): void {
    if (this.#call === undefined) return
    const { id, name, json } = this.#call
    this.#call = undefined
    const args = tryParseJson(json || '{}')
    if (isObject(args)) this.#keep({ functionCall: { id, name, args } }, [])
    else this.#isMalformed = true
  }

  #write({ part, logprobs }: Piece): wire.UnfinishedCandidate {
    const content: wire.ModelContent = { role: 'model', parts: [part] }
    return { index: this.index, content, ...(logprobs.length > 0 ? { logprobsResult: logprobsResult(logprobs) } : {}) }
  }
}

const malformed: wire.FinishReason = 'MALFORMED_FUNCTION_CALL'

function logprobsResult(logprobs: readonly TokenLogprob[]): wire.LogprobsResult {
  return {
    topCandidates: logprobs.map(({ top }) => ({ candidates: top.map(writeToken) })),
    chosenCandidates: logprobs.map(writeToken),
  }
}

function writeToken({ token, tokenId, logprob }: Omit<TokenLogprob, 'top'>): wire.LogprobsToken {
  return { token, tokenId, logProbability: logprob }
}
