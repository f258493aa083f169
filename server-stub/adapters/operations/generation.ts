import { toBatch } from '../../../runtime/handler.ts'
import type { Delta, FinishReason, Prompt, TextModel } from '../../ports/text-model.ts'
import { observeSteps, type StepObserver } from './observe-steps.ts'

export const OPERATION_NAME = 'chat'
/** Replies come from this gateway; the port does not say what is behind it. */
export const PROVIDER_NAME = 'gatewright'

const filtered = 'content_filter'

/** The finish reasons of the GenAI semantic conventions of OpenTelemetry; `other` is not one of theirs. */
const finishReasons: Readonly<Record<FinishReason, string>> = {
  stop: 'stop',
  length: 'length',
  'stop-sequence': 'stop',
  'tool-calls': 'tool_call',
  safety: filtered,
  recitation: filtered,
  language: filtered,
  blocklist: filtered,
  prohibited: filtered,
  'personal-data': filtered,
  'malformed-call': 'error',
  'image-safety': filtered,
  other: 'other',
}

/** What a text model reports about one reply. */
export class Generation {
  readonly prompt: Prompt
  readonly isStream: boolean
  /** Finish reasons by candidate. */
  readonly finishReasons: string[] = []
  /** Time to the first delta of content. */
  firstTokenSeconds: number | undefined
  /** Absent before the end of the reply. */
  usage: { input: number; cached: number; output: number; reasoning: number } | undefined
  readonly #startedAt = performance.now()
  #input = { tokens: 0, cached: 0 }

  constructor(prompt: Prompt, isStream: boolean) {
    this.prompt = prompt
    this.isStream = isStream
  }

  /** Time since the call of the model. */
  get seconds(): number {
    return (performance.now() - this.#startedAt) / 1000
  }

  add(delta: Delta): void {
    if (delta.type === 'start') this.#input = { tokens: delta.inputTokens, cached: delta.cachedTokens }
    else if (delta.type === 'finish') this.finishReasons[delta.candidate] = finishReasons[delta.reason]
    else if (delta.type === 'blocked') this.finishReasons[0] = filtered
    else if (delta.type === 'end') {
      const { tokens, cached } = delta.input ?? this.#input
      this.usage = { input: tokens, cached, output: delta.outputTokens, reasoning: delta.reasoningTokens }
    } else this.firstTokenSeconds ??= this.seconds
  }
}

/**
 * Wraps a text model; `begin` returns the observer of a reply, whose steps are deltas that `generation` has already. A
 * failure after the request was aborted is not passed to `onEnd`.
 */
export function observeText(text: TextModel, begin: (generation: Generation) => StepObserver<Delta>): TextModel {
  return {
    countTokens: (prompt) => text.countTokens(prompt),
    generate(prompt, signal, options) {
      const generation = new Generation(prompt, options?.whole !== true)
      const observer = begin(generation)
      const onEnd = (error?: unknown) => observer.onEnd(signal.aborted ? undefined : error)
      const onStep = (step: Delta | readonly Delta[]) => {
        for (const delta of toBatch(step)) {
          generation.add(delta)
          observer.onStep(delta)
        }
      }
      try {
        const deltas = observer.run(() => text.generate(prompt, signal, options))
        return observeSteps(deltas, { run: observer.run, onStep, onEnd })
      } catch (error) {
        onEnd(error)
        throw error
      }
    },
  }
}
