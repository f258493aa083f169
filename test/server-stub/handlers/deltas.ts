import type { Delta, FinishReason } from 'gatewright/stub'

export const start: Delta = { type: 'start', inputTokens: 10, cachedTokens: 4 }
export const stop: Delta = finish('stop')
export const end: Delta = { type: 'end', outputTokens: 7, reasoningTokens: 2 }

export function finish(reason: FinishReason = 'stop', candidate = 0): Delta {
  return { type: 'finish', candidate, reason }
}

export function text(words: string, candidate = 0): Delta {
  return { type: 'text', text: words, candidate }
}

/** A call of the function `look`, and the fragments of its arguments. */
export function call(id: string, ...fragments: readonly string[]): Delta[] {
  const begin: Delta = { type: 'tool-call', id, name: 'look', candidate: 0 }
  return [begin, ...fragments.map((json): Delta => ({ type: 'tool-arguments', json }))]
}

/** Throws what is an error among the items. */
export async function* from<T>(items: readonly (T | Error)[]): AsyncGenerator<T> {
  for (const item of items) {
    if (item instanceof Error) throw item
    yield item
  }
}
