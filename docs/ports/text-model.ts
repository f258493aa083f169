import { Problem } from '../../runtime/problem.ts'
import type { Turn } from '../../server-stub/ports/text-model.ts'
import { textModel } from '../../server-stub/ports/write-text.ts'

/** Replace with your engine. Yields text in pieces and stops when the signal is aborted. */
export type Engine = (dialogue: string, signal: AbortSignal) => AsyncIterable<string>

/** Serves all three text formats, streamed and whole, from a plain text engine. */
export function toText(engine: Engine) {
  return textModel(async function* ({ instructions, turns, tools }, signal) {
    const question = lastText(turns)
    if (question === '') throw new Problem('invalid-request', 'There is no text to answer.')
    const weather = tools.find((tool) => tool.type === 'function' && tool.name === 'get_weather')
    if (weather && question.includes('weather')) {
      yield { type: 'tool-call', id: 'call_1', name: 'get_weather', candidate: 0 }
      yield { type: 'tool-arguments', json: JSON.stringify({ city: question.match(/in (\w+)/)?.[1] ?? '' }) }
      return
    }
    yield { type: 'reasoning', text: 'Let the engine answer that.' }
    yield* engine(`${instructions}\n${turns.map(readText).join('\n')}`, signal)
  })
}

function lastText(turns: readonly Turn[]): string {
  const last = turns.at(-1)
  return last ? readText(last) : ''
}

function readText({ parts }: Turn): string {
  return parts.map((part) => (part.type === 'text' || part.type === 'tool-result' ? part.text : '')).join(' ')
}
