import type { Delta, Prompt } from 'gatewright/stub'
import type { GenerateContentResponse, SafetySetting } from 'gatewright/types/generate-content'
import { expect } from 'vitest'
import type { StreamGenerateContentEvent } from '../../../../generated/handlers.ts'
import { streamGenerateContentEvents } from '../../../../generated/streams.ts'
import { countTokens } from '../../../../mock/simulator/text/count.ts'
import { generateContent } from '../../../../runtime/judge/families/generate-content.ts'
import { ChunkEncoder } from '../../../../server-stub/handlers/generate-content/encode.ts'
import { foldChunks } from '../../../../server-stub/handlers/generate-content/fold.ts'
import { UsageCount } from '../../../../server-stub/handlers/generate-content/usage.ts'
import { encodeBatches } from '../../../../server-stub/handlers/text-format.ts'
import { getPrompt } from '../../../mock/simulator/text/ask.ts'
import { judgeEvents } from '../../../support/find-violations.ts'
import { from } from '../deltas.ts'

export const start: Delta = { type: 'start', inputTokens: 10, cachedTokens: 0 }

export function end(outputTokens = 7, reasoningTokens = 0): Delta {
  return { type: 'end', outputTokens, reasoningTokens }
}

export interface Encoded {
  readonly events: readonly StreamGenerateContentEvent[]
  readonly whole: GenerateContentResponse
}

export interface EncodeOptions {
  readonly candidates?: number
  readonly safety?: readonly SafetySetting[]
  readonly turns?: Prompt['turns']
}

/** The chunks of a reply and the whole of it, after a check that the chunks come in a legal order and fit. */
export async function encodeChecked(deltas: readonly Delta[], options: EncodeOptions = {}): Promise<Encoded> {
  const { candidates = 1, safety = [], turns = [] } = options
  const usage = new UsageCount(getPrompt('', { turns, candidates }), { countTokens })
  const encoder = new ChunkEncoder({ id: 'r', model: 'm', candidates, safety, usage })
  const events = (await Array.fromAsync(encodeBatches(from(deltas), encoder))).flat()
  check(events)
  return { events, whole: foldChunks(events) }
}

function check(events: readonly StreamGenerateContentEvent[]): void {
  expect(judgeEvents(streamGenerateContentEvents, events, generateContent)).toEqual([])
  // On this framing an event has the name of the first message that it fits.
  const getName = (data: unknown) => streamGenerateContentEvents.events.find(({ validate }) => validate(data))?.name
  expect(events.map(({ data }) => getName(data))).toEqual(events.map(({ event }) => event))
}

/** The parts of every chunk, each with the index of its candidate. */
export function parts({ events }: Encoded): object[] {
  return events.flatMap(({ event, data }) => {
    if (event !== 'chunk' && event !== 'final') return []
    return data.candidates.map(({ index, content }) => ({ index, parts: content.parts }))
  })
}
