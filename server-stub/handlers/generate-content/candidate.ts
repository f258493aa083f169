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

interface OpenCall {
  readonly id: string
  readonly name: string
  json: string
}

/** One answer. A call is held back until its arguments are complete. */
export class CandidateDraft {
  readonly index: number
  readonly position = new AnswerPosition()
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
    return part.text === '' ? [] : [...this.#endCall(), this.#write(part, logprobs)]
  }

  beginCall(id: string, name: string): wire.UnfinishedCandidate[] {
    const ended = this.#endCall()
    this.#call = { id, name, json: '' }
    this.position.endBlock()
    return ended
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

  /** The last call of the answer, or an empty text. */
  end(): wire.FinishedCandidate {
    const [last = this.#write({ text: '' })] = this.#endCall()
    return {
      ...last,
      finishReason: this.#isMalformed && this.#reason !== 'length' ? malformed : finishReasons[this.#reason],
      ...(this.#logprobCount > 0 ? { avgLogprobs: this.#logprobSum / this.#logprobCount } : {}),
    }
  }

  /** Drops a call whose arguments are not a JSON object, such as truncated ones. */
  #endCall(): wire.UnfinishedCandidate[] {
    if (this.#call === undefined) return []
    const { id, name, json } = this.#call
    this.#call = undefined
    const args = tryParseJson(json || '{}')
    if (isObject(args)) return [this.#write({ functionCall: { id, name, args } })]
    this.#isMalformed = true
    return []
  }

  #write(part: wire.Part, logprobs: readonly TokenLogprob[] = []): wire.UnfinishedCandidate {
    if (part.text !== '') this.position.follow(part)
    const signature = part.thought ? undefined : this.#signature
    if (signature !== undefined) this.#signature = undefined
    const signed = signature === undefined ? part : { ...part, thoughtSignature: signature }
    const content: wire.ModelContent = { role: 'model', parts: [signed] }
    for (const { logprob } of logprobs) this.#logprobSum += logprob
    this.#logprobCount += logprobs.length
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
