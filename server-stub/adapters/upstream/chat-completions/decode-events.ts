import { ownValue, tryParseJson } from '../../../../runtime/json.ts'
import { countAt, listAt, textAt, valueAt } from '../../../../runtime/json-path.ts'
import type { Delta, FinishReason, TokenLogprob } from '../../../ports/text-model.ts'
import { EventDecoder, isTruncated, readArguments, readList, readText } from '../dialect.ts'
import { BadReply, toBodyProblem } from '../failures.ts'
import { Calls } from './calls.ts'

const finishReasons: Readonly<Record<string, FinishReason>> = {
  stop: 'stop',
  length: 'length',
  tool_calls: 'tool-calls',
  function_call: 'tool-calls',
  content_filter: 'safety',
}

type Finish = Extract<Delta, { type: 'finish' }>

const usageNames = { input: 'prompt_tokens', output: 'completion_tokens' }

/** Decodes `chat.completion.chunk`s; `[DONE]` is optional. */
export class ChatDecoder extends EventDecoder {
  readonly #calls = new Calls()
  readonly #finished = new Map<number, Finish>()
  #usage: unknown

  decode(data: string): readonly Delta[] {
    if (data === '[DONE]') {
      this.isDone = true
      return []
    }
    const chunk = tryParseJson(data)
    if (valueAt(chunk, 'error')) throw toBodyProblem(chunk, this.secrets)
    if (!Array.isArray(valueAt(chunk, 'choices')) && !valueAt(chunk, 'usage'))
      throw new BadReply('an event is not a chunk of a completion')
    this.hasBegun = true
    if (valueAt(chunk, 'usage')) this.#usage = valueAt(chunk, 'usage')
    return listAt(chunk, 'choices').flatMap((choice) => this.#decodeChoice(choice))
  }

  end(): readonly Delta[] {
    const { candidates } = this.prompt
    const ends = Array.from({ length: candidates }, (_, candidate) => this.#finished.get(candidate))
    if (ends.includes(undefined)) throw new BadReply('the stream ended before the reply did')
    for (const { candidate, reason } of this.#finished.values())
      if (!isTruncated(reason)) this.#calls.checkAll(candidate)
    return [...this.#calls.flush(), ...this.#finished.values(), this.readEnd(this.#usage, usageNames)]
  }

  #decodeChoice(choice: unknown): Delta[] {
    const candidate = countAt(choice, 'index') ?? 0
    if (candidate >= this.prompt.candidates) throw new BadReply('there are more choices than requested')
    const deltas = this.#decodeDelta(valueAt(choice, 'delta'), candidate, getLogprobs(choice))
    const reason = textAt(choice, 'finish_reason')
    if (reason !== undefined) this.#finished.set(candidate, this.#toFinish(candidate, reason, choice))
    return deltas
  }

  #decodeDelta(delta: unknown, candidate: number, logprobs: readonly TokenLogprob[]): Delta[] {
    const text = readContent(delta)
    const refusal = readText(delta, 'refusal')
    const hasText = text !== '' || refusal !== ''
    this.writtenText += text + refusal
    return [
      ...this.appendReasoning(readText(delta, 'reasoning_content') || readText(delta, 'reasoning')),
      ...(hasText ? this.#calls.flush() : []),
      ...(text === ''
        ? []
        : [{ type: 'text', text, candidate, ...(logprobs.length > 0 ? { logprobs } : {}) } as const]),
      ...(refusal === '' ? [] : [{ type: 'refusal', text: refusal } as const]),
      ...listAt(delta, 'annotations').flatMap(getCitation),
      ...readList(delta, 'tool_calls').flatMap((call) => this.#decodeCall(call, candidate)),
      ...(valueAt(delta, 'function_call')
        ? this.#decodeCall({ function: valueAt(delta, 'function_call') }, candidate)
        : []),
    ]
  }

  #decodeCall(call: unknown, candidate: number): Delta[] {
    const json = readArguments(call, 'function.arguments')
    this.writtenText += json
    return this.#calls.add({
      candidate,
      index: countAt(call, 'index'),
      id: readText(call, 'id'),
      name: readText(call, 'function.name'),
      json,
    })
  }

  /** Some upstreams report the matched stop sequence, and some send `stop` for tool calls. */
  #toFinish(candidate: number, reason: string, choice: unknown): Finish {
    const sequence = textAt(choice, 'stop_reason')
    if (sequence !== undefined && this.prompt.stopSequences.includes(sequence)) {
      return { type: 'finish', candidate, reason: 'stop-sequence', sequence }
    }
    const mapped = ownValue(finishReasons, reason) ?? 'other'
    return { type: 'finish', candidate, reason: mapped === 'stop' && this.#calls.areAny ? 'tool-calls' : mapped }
  }
}

/** Some upstreams send the text as a list of parts. */
function readContent(delta: unknown): string {
  if (!Array.isArray(valueAt(delta, 'content'))) return readText(delta, 'content')
  return listAt(delta, 'content')
    .map((part) => {
      if (textAt(part, 'type') !== 'text') throw new BadReply('a part of the content is no text')
      return readText(part, 'text')
    })
    .join('')
}

function getCitation(annotation: unknown): Delta[] {
  const cited = valueAt(annotation, 'url_citation')
  const url = textAt(cited, 'url')
  if (url === undefined) return []
  const source = { type: 'page', url, title: textAt(cited, 'title') ?? url } as const
  return [
    { type: 'citation', source, start: countAt(cited, 'start_index') ?? 0, end: countAt(cited, 'end_index') ?? 0 },
  ]
}

/** The format has no token ids. */
const noId = 0

function getLogprobs(choice: unknown): TokenLogprob[] {
  return listAt(choice, 'logprobs.content').map((token) => ({
    ...readToken(token),
    top: listAt(token, 'top_logprobs').map(readToken),
  }))
}

function readToken(token: unknown): Omit<TokenLogprob, 'top'> {
  const logprob = valueAt(token, 'logprob')
  return { token: textAt(token, 'token') ?? '', tokenId: noId, logprob: typeof logprob === 'number' ? logprob : 0 }
}
