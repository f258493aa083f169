import { ownValue, type Stream } from '../contract.ts'
import type { Values } from './parameters.ts'

/** Finds the stream that a request asks for. */
export type ChooseStream = (query: Values, body: unknown) => Stream | undefined

/** Chooses the first stream whose condition matches, else the stream without a condition. */
export function streamChooser(streams: readonly Stream[]): ChooseStream {
  if (streams.length === 0) return () => undefined
  const unconditional = streams.find(({ when }) => when === undefined)
  const conditional = streams.filter(({ when }) => when !== undefined)
  return (query, body) => conditional.find((stream) => matches(stream, query, body)) ?? unconditional
}

function matches({ when }: Stream, query: Values, body: unknown): boolean {
  if (when === undefined) return true
  const source = when.in === 'query' ? query : body
  return typeof source === 'object' && source !== null && ownValue(source, when.name) === when.equals
}
