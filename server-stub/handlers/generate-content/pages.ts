import type * as wire from '../../../generated/types/generate-content.ts'

const ADDRESS = /https?:\/\/[^\s<>"'`)\]}]{1,2000}/g
const TRAILING_MARKS = /[.,;:!?]+$/
const MAX_PAGES = 20
const MAX_CHARS = 100_000

/** The URLs in the last turn, if the request allows the model to read URLs. */
export function getPages({ tools = [], contents }: wire.GenerateContentRequest): string[] {
  if (!tools.some(({ urlContext }) => urlContext)) return []
  const last = contents.findLast(({ role }) => role !== 'model')
  const text = (last?.parts ?? []).map((part) => part.text ?? '').join('\n')
  const found = text.slice(0, MAX_CHARS).match(ADDRESS) ?? []
  return [...new Set(found.map((address) => address.replace(TRAILING_MARKS, '')))].slice(0, MAX_PAGES)
}
