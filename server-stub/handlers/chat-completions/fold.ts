import type { CreateChatCompletionEvent } from '../../../generated/chat-completions/handlers.ts'
import type * as wire from '../../../generated/chat-completions/types/chat-completions.ts'

/** Folds the chunks of a stream with usage to the whole completion. Throws if the stream is incomplete. */
export function foldChunks(events: readonly CreateChatCompletionEvent[]): wire.ChatCompletion {
  const choices: ChoiceFold[] = []
  for (const { event, data } of events) {
    if (event === 'error') break
    for (const choice of data.choices) {
      choices[choice.index] ??= new ChoiceFold(choice.index)
      choices[choice.index]?.add(choice)
    }
    if (event !== 'usage') continue
    const { id, created, model, usage } = data
    return { id, object: 'chat.completion', created, model, choices: choices.map((choice) => choice.whole()), usage }
  }
  throw new Error('invariant: the stream of a completion ended early')
}

class ChoiceFold {
  readonly #index: number
  readonly #calls: { readonly call: Omit<wire.ChatToolCall, 'function'>; readonly name: string; json: string }[] = []
  readonly #tokens: wire.ChatTokenLogprob[] = []
  readonly #annotations: wire.ChatAnnotation[] = []
  #text = ''
  #refusal = ''
  #reason: wire.ChatFinishReason | undefined

  constructor(index: number) {
    this.#index = index
  }

  add({ delta, logprobs, finish_reason }: wire.ChatChunkChoice | wire.ChatFinishChoice): void {
    this.#text += delta.content ?? ''
    this.#refusal += delta.refusal ?? ''
    this.#tokens.push(...(logprobs?.content ?? []))
    this.#annotations.push(...(delta.annotations ?? []))
    for (const call of delta.tool_calls ?? []) this.#addCall(call)
    this.#reason = finish_reason ?? this.#reason
  }

  whole(): wire.ChatChoice {
    if (this.#reason === undefined) throw new Error('invariant: a choice has not finished')
    const calls = this.#calls.map(({ call, name, json }) => ({ ...call, function: { name, arguments: json } }))
    const isSilent = calls.length > 0 || this.#refusal !== ''
    const message: wire.ChatReplyMessage = {
      role: 'assistant',
      content: this.#text === '' && isSilent ? null : this.#text,
      refusal: this.#refusal === '' ? null : this.#refusal,
      ...(calls.length > 0 ? { tool_calls: calls } : {}),
      ...(this.#annotations.length > 0 ? { annotations: this.#annotations } : {}),
    }
    const logprobs = this.#tokens.length > 0 ? { content: this.#tokens, refusal: null } : null
    return { index: this.#index, message, logprobs, finish_reason: this.#reason }
  }

  /** The first piece of a call has its id and its name. */
  #addCall({ index, id, function: { name = '', arguments: json = '' } = {} }: wire.ChatToolCallDelta): void {
    const call = this.#calls[index]
    if (call === undefined) this.#calls.push({ call: { id: id ?? '', type: 'function' }, name, json })
    else call.json += json
  }
}
