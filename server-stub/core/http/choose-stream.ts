import { ownValue, type Stream } from '../contract.ts'
import type { Values } from './parameters.ts'

/** The stream a request asks for, if any. */
export type ChooseStream = (query: Values, body: unknown) => Stream | undefined

/** The first stream whose condition holds, else the one without a condition. */
export function streamChooser(streams: readonly Stream[]): ChooseStream {
  if (streams.length === 0) return () => undefined
  const unconditional = streams.find(({ when }) => when === undefined)
  const conditional = streams.filter(({ when }) => when !== undefined)
  return (query, body) => conditional.find((stream) => holds(stream, query, body)) ?? unconditional
}

function holds({ when }: Stream, query: Values, body: unknown): boolean {
  if (when === undefined) return true
  const source = when.in === 'query' ? query : body
  return typeof source === 'object' && source !== null && ownValue(source, when.name) === when.equals
}
