import type { Delta, Prompt, TextModel, Tool } from 'gatewright/stub'
import { simulatedTextModel } from '../../../../mock/simulator/text/text-model.ts'
import { realClock } from '../../../../runtime/clock.ts'

export const model = simulatedTextModel({ seed: 1, clock: realClock(0) })

export function getPrompt(text: string, more: Partial<Prompt> = {}): Prompt {
  return {
    model: 'gw-text-large',
    instructions: '',
    turns: [{ role: 'user', parts: [{ type: 'text', text }] }],
    tools: [],
    toolChoice: { mode: 'auto', parallel: true },
    output: { type: 'text' },
    reasoning: { enabled: false, visible: false },
    sampling: {},
    stopSequences: [],
    candidates: 1,
    ...more,
  }
}

export async function ask(text: string, more: Partial<Prompt> = {}): Promise<Delta[]> {
  return getDeltas(model, getPrompt(text, more))
}

export async function getDeltas(textModel: TextModel, prompt: Prompt): Promise<Delta[]> {
  const batches = await Array.fromAsync(textModel.generate(prompt, new AbortController().signal))
  return batches.flat()
}

export function of<T extends Delta['type']>(type: T, deltas: readonly Delta[]): Extract<Delta, { type: T }>[] {
  return deltas.filter((delta): delta is Extract<Delta, { type: T }> => delta.type === type)
}

export function toText(deltas: readonly Delta[], candidate = 0): string {
  return of('text', deltas)
    .filter((delta) => delta.candidate === candidate)
    .map((delta) => delta.text)
    .join('')
}

export function getArguments(deltas: readonly Delta[]): unknown {
  return JSON.parse(
    of('tool-arguments', deltas)
      .map((delta) => delta.json)
      .join(''),
  )
}

export const getFinish = (deltas: readonly Delta[]) => of('finish', deltas)[0]
export const getEnd = (deltas: readonly Delta[]) => of('end', deltas)[0]

const inCity = { city: { type: 'string' }, unit: { enum: ['celsius', 'fahrenheit'] } }

export const weather: Tool = {
  type: 'function',
  name: 'get_weather',
  description: 'The weather in a city',
  schema: { type: 'object', properties: inCity, required: ['city'], additionalProperties: false },
}

export const time: Tool = {
  type: 'function',
  name: 'get_time',
  description: 'What time it is',
  schema: { type: 'object', properties: { zone: { type: 'string' } }, required: ['zone'] },
}
