import { ownValue, tryParseJson } from '../../core/contract.ts'
import { countAt, textAt, valueAt } from '../../core/json-path.ts'
import type { Delta, FinishReason } from '../../ports/text-model.ts'
import { checkArguments, EventDecoder, isCut, readArguments, readText } from '../dialect.ts'
import { BadReply, toBodyProblem } from '../failures.ts'
import { decodeItem, getCitation } from './decode-items.ts'

const cuts: Readonly<Record<string, FinishReason>> = { max_output_tokens: 'length', content_filter: 'safety' }
const usageNames = { input: 'input_tokens', output: 'output_tokens' }

type Read = (event: unknown, decoder: ResponseDecoder) => readonly Delta[]

/** The events with new content; others repeat it. */
const readers: Readonly<Record<string, Read>> = {
  'response.output_text.delta': (event, decoder) => decoder.say({ type: 'text', text: getDelta(event), candidate: 0 }),
  'response.refusal.delta': (event, decoder) => decoder.say({ type: 'refusal', text: getDelta(event) }),
  'response.reasoning_summary_text.delta': (event, decoder) => decoder.think(getDelta(event)),
  'response.reasoning_text.delta': (event, decoder) => decoder.think(getDelta(event)),
  'response.output_text.annotation.added': (event) => getCitation(valueAt(event, 'annotation')),
  'response.output_item.added': (event, decoder) => decoder.beginItem(event),
  'response.function_call_arguments.delta': (event, decoder) => decoder.argue(event),
  'response.output_item.done': (event, decoder) => decoder.endItem(event),
  'response.completed': (event, decoder) => decoder.finish(event),
  'response.incomplete': (event, decoder) => decoder.finish(event),
}

export class ResponseDecoder extends EventDecoder {
  #response: unknown
  #computerCalls = 0
  /** The function calls, with the arguments that were emitted. */
  readonly #calls: { readonly index: number; json: string }[] = []

  decode(data: string): readonly Delta[] {
    const event = tryParseJson(data)
    const type = textAt(event, 'type')
    if (type === 'error' || type === 'response.failed' || (type === undefined && valueAt(event, 'error'))) {
      throw toBodyProblem(event, this.secrets)
    }
    if (type === undefined) throw new BadReply('an event has no type')
    this.hasBegun = true
    return ownValue(readers, type)?.(event, this) ?? []
  }

  end(): readonly Delta[] {
    if (!this.isDone) throw new BadReply('the stream ended before the reply did')
    const cut = ownValue(cuts, textAt(this.#response, 'incomplete_details.reason') ?? '')
    const reason = cut ?? (this.#calls.length + this.#computerCalls > 0 ? 'tool-calls' : 'stop')
    if (!isCut(reason)) for (const { json } of this.#calls) checkArguments(json)
    return [{ type: 'finish', candidate: 0, reason }, this.readEnd(valueAt(this.#response, 'usage'), usageNames)]
  }

  say(delta: Extract<Delta, { type: 'text' | 'refusal' }>): readonly Delta[] {
    this.said += delta.text
    return delta.text === '' ? [] : [delta]
  }

  beginItem(event: unknown): readonly Delta[] {
    if (textAt(event, 'item.type') !== 'function_call') return []
    const name = textAt(event, 'item.name')
    if (!name) throw new BadReply('a call has no name')
    this.#calls.push({ index: getIndex(event), json: '' })
    const id = (textAt(event, 'item.call_id') ?? '').replace(/^call_/, '') || String(this.#calls.length)
    return [{ type: 'tool-call', id, name, candidate: 0 }]
  }

  argue(event: unknown): readonly Delta[] {
    if (!this.#isOpen(event)) throw new BadReply('a call goes on after its end')
    return this.#argue(getDelta(event))
  }

  /** Some upstreams send a call only as a whole. */
  endItem(event: unknown): readonly Delta[] {
    const item = valueAt(event, 'item')
    if (textAt(item, 'type') === 'function_call') {
      const begun = this.#isOpen(event) ? [] : this.beginItem(event)
      return this.#calls.at(-1)?.json ? begun : [...begun, ...this.#argue(readArguments(item, 'arguments'))]
    }
    const deltas = decodeItem(item)
    if (deltas.some(({ type }) => type === 'computer-call')) this.#computerCalls += 1
    return deltas
  }

  finish(event: unknown): readonly Delta[] {
    this.#response = valueAt(event, 'response')
    this.isDone = true
    return []
  }

  #isOpen(event: unknown): boolean {
    return this.#calls.at(-1)?.index === getIndex(event)
  }

  #argue(json: string): readonly Delta[] {
    this.said += json
    const call = this.#calls.at(-1)
    if (call) call.json += json
    return json === '' ? [] : [{ type: 'tool-arguments', json }]
  }
}

function getIndex(event: unknown): number {
  return countAt(event, 'output_index') ?? 0
}

function getDelta(event: unknown): string {
  return readText(event, 'delta')
}
