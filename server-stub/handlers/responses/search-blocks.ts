import type * as wire from '../../../generated/types/responses.ts'
import type { Delta, Source } from '../../ports/text-model.ts'
import { at, type Block, type ItemPosition, named } from './block.ts'

type Search = Extract<Delta, { type: 'search' }>

export function webSearchBlock(place: ItemPosition, { queries, results }: Search): Block {
  const head = { type: 'web_search_call', id: place.id } as const
  const sources = results.flatMap((source) =>
    source.type === 'page' ? [{ type: 'url', url: source.url } as const] : [],
  )
  return {
    start: { ...head, status: 'in_progress' },
    close: () => [
      named({ type: 'response.web_search_call.in_progress', ...at(place) }),
      named({ type: 'response.web_search_call.searching', ...at(place) }),
      named({ type: 'response.web_search_call.completed', ...at(place) }),
    ],
    whole: () => ({ ...head, status: 'completed', action: { type: 'search', query: queries.join(' '), sources } }),
  }
}

/** A search in the client's files; includes results only on request. */
export function fileSearchBlock(place: ItemPosition, { queries, results }: Search, showResults: boolean): Block {
  const head = { type: 'file_search_call', id: place.id } as const
  const shown = showResults ? results.flatMap(encodeResult) : null
  return {
    start: { ...head, queries: [], status: 'in_progress', results: null },
    close: () => [
      named({ type: 'response.file_search_call.in_progress', ...at(place) }),
      named({ type: 'response.file_search_call.searching', ...at(place) }),
      named({ type: 'response.file_search_call.completed', ...at(place) }),
    ],
    whole: () => ({ ...head, queries: [...queries], status: 'completed', results: shown }),
  }
}

function encodeResult(source: Source): wire.ResponseFileSearchResult[] {
  if (source.type !== 'file') return []
  const { fileId: file_id, filename, score, text, attributes = {} } = source
  return [{ file_id, filename, score, text, attributes }]
}
