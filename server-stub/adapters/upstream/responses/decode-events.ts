import { ownValue, tryParseJson } from '../../../../runtime/json.ts'
import { countAt, textAt, valueAt } from '../../../../runtime/json-path.ts'
import type { Delta, FinishReason } from '../../../ports/text-model.ts'
import { checkArguments, EventDecoder, isTruncated, readArguments, readList, readText } from '../dialect.ts'
import { BadReply, toBodyProblem } from '../failures.ts'
import { decodeItem, getCitation } from './decode-items.ts'

const incompleteReasons: Readonly<Record<string, FinishReason>> = {
  max_output_tokens: 'length',
  content_filter: 'safety',
}
const usageNames = { input: 'input_tokens', output: 'output_tokens' }

type TextDelta = Extract<Delta, { type: 'text' | 'refusal' }>
type ReadEvent = (event: unknown, decoder: ResponseDecoder) => readonly Delta[]

/** The events with new content; others repeat it. */
const readers: Readonly<Record<string, ReadEvent>> = {
  'response.output_text.delta': (event, decoder) =>
    decoder.noteStreamed('message', event, decoder.appendText(toText(getDelta(event)))),
  'response.refusal.delta': (event, decoder) =>
    decoder.noteStreamed('message', event, decoder.appendText(toRefusal(getDelta(event)))),
  'response.reasoning_summary_text.delta': (event, decoder) =>
    decoder.noteStreamed('reasoning', event, decoder.appendReasoning(getDelta(event))),
  'response.reasoning_text.delta': (event, decoder) =>
    decoder.noteStreamed('reasoning', event, decoder.appendReasoning(getDelta(event))),
  'response.output_text.annotation.added': (event, decoder) => decoder.addCitation(event),
  'response.output_item.added': (event, decoder) => decoder.beginItem(event),
  'response.function_call_arguments.delta': (event, decoder) => decoder.appendArguments(event),
  'response.output_item.done': (event, decoder) => decoder.endItem(event),
  'response.completed': (event, decoder) => decoder.finish(event),
  'response.incomplete': (event, decoder) => decoder.finish(event),
}

export class ResponseDecoder extends EventDecoder {
  #response: unknown
  #computerCalls = 0
  /** The function calls, with the arguments that were emitted. */
  readonly #calls: { readonly index: number; json: string }[] = []
  /** The open items with content in earlier events, and those with citations. */
  readonly #streamed = { message: new Set<number>(), reasoning: new Set<number>() }
  readonly #cited = new Set<number>()
  #hasItems = false

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
    const incomplete = ownValue(incompleteReasons, textAt(this.#response, 'incomplete_details.reason') ?? '')
    const reason = incomplete ?? (this.#calls.length + this.#computerCalls > 0 ? 'tool-calls' : 'stop')
    if (!isTruncated(reason)) for (const { json } of this.#calls) checkArguments(json)
    return [{ type: 'finish', candidate: 0, reason }, this.readEnd(valueAt(this.#response, 'usage'), usageNames)]
  }

  appendText(delta: TextDelta): readonly Delta[] {
    this.writtenText += delta.text
    return delta.text === '' ? [] : [delta]
  }

  /** Notes that the end of the item repeats the deltas. */
  noteStreamed(item: 'message' | 'reasoning', event: unknown, deltas: readonly Delta[]): readonly Delta[] {
    this.#streamed[item].add(getIndex(event))
    return deltas
  }

  addCitation(event: unknown): readonly Delta[] {
    this.#cited.add(getIndex(event))
    return getCitation(valueAt(event, 'annotation'))
  }

  beginItem(event: unknown): readonly Delta[] {
    if (textAt(event, 'item.type') !== 'function_call') return []
    const name = textAt(event, 'item.name')
    if (!name) throw new BadReply('a call has no name')
    this.#calls.push({ index: getIndex(event), json: '' })
    const id = readText(event, 'item.call_id').replace(/^call_/, '') || String(this.#calls.length)
    return [{ type: 'tool-call', id, name, candidate: 0 }]
  }

  appendArguments(event: unknown): readonly Delta[] {
    if (!this.#isOpen(event)) throw new BadReply('a call goes on after its end')
    return this.#appendArguments(getDelta(event))
  }

  /** Some upstreams send an item only as a whole. */
  endItem(event: unknown): readonly Delta[] {
    this.#hasItems = true
    const item = valueAt(event, 'item')
    const index = getIndex(event)
    switch (textAt(item, 'type')) {
      case 'function_call':
        return this.#endCall(event, item)
      case 'message':
        return this.#endMessage(item, index)
      case 'reasoning':
        return this.#streamed.reasoning.delete(index) ? [] : this.appendReasoning(readReasoning(item))
    }
    const deltas = decodeItem(item)
    if (deltas.some(({ type }) => type === 'computer-call')) this.#computerCalls += 1
    return deltas
  }

  /** Some upstreams send the items only in the last event. */
  finish(event: unknown): readonly Delta[] {
    this.#response = valueAt(event, 'response')
    this.isDone = true
    if (this.#hasItems || this.writtenText !== '' || this.#calls.length > 0) return []
    return readList(this.#response, 'output').flatMap((item, index) => this.endItem({ item, output_index: index }))
  }

  #endCall(event: unknown, item: unknown): readonly Delta[] {
    const begun = this.#isOpen(event) ? [] : this.beginItem(event)
    return this.#calls.at(-1)?.json ? begun : [...begun, ...this.#appendArguments(readArguments(item, 'arguments'))]
  }

  #endMessage(item: unknown, index: number): readonly Delta[] {
    const repeats = { content: this.#streamed.message.delete(index), citations: this.#cited.delete(index) }
    return readList(item, 'content').flatMap((part) => [
      ...(repeats.content ? [] : this.appendText(decodePart(part))),
      ...(repeats.citations ? [] : readList(part, 'annotations').flatMap(getCitation)),
    ])
  }

  #isOpen(event: unknown): boolean {
    return this.#calls.at(-1)?.index === getIndex(event)
  }

  #appendArguments(json: string): readonly Delta[] {
    this.writtenText += json
    const call = this.#calls.at(-1)
    if (call) call.json += json
    return json === '' ? [] : [{ type: 'tool-arguments', json }]
  }
}

function getIndex(event: unknown): number {
  return countAt(event, 'output_index') ?? 0
}

function decodePart(part: unknown): TextDelta {
  switch (textAt(part, 'type')) {
    case 'output_text':
      return toText(readText(part, 'text'))
    case 'refusal':
      return toRefusal(readText(part, 'refusal'))
    default:
      throw new BadReply('a part of a message is no text')
  }
}

/** The summary, or else the text itself. */
function readReasoning(item: unknown): string {
  const texts = ['summary', 'content'].map((list) => readList(item, list).map((part) => readText(part, 'text')))
  return (texts.find((parts) => parts.length > 0) ?? []).join('\n\n')
}

function toText(text: string): TextDelta {
  return { type: 'text', text, candidate: 0 }
}

function toRefusal(text: string): TextDelta {
  return { type: 'refusal', text }
}

function getDelta(event: unknown): string {
  return readText(event, 'delta')
}
