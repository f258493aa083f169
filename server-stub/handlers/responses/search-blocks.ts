import type * as wire from '../../../generated/types/responses.ts'
import type { Delta, Source } from '../../ports/text-model.ts'
import { type Block, getItemPosition, type ItemPosition, toEvent } from './block.ts'

type Search = Extract<Delta, { type: 'search' }>

export function webSearchBlock(position: ItemPosition, { queries, results }: Search): Block {
  const head = { type: 'web_search_call', id: position.id } as const
  const sources = results.flatMap((source) =>
    source.type === 'page' ? [{ type: 'url', url: source.url } as const] : [],
  )
  return {
    start: { ...head, status: 'in_progress' },
    close: () => [
      toEvent({ type: 'response.web_search_call.in_progress', ...getItemPosition(position) }),
      toEvent({ type: 'response.web_search_call.searching', ...getItemPosition(position) }),
      toEvent({ type: 'response.web_search_call.completed', ...getItemPosition(position) }),
    ],
    whole: () => ({ ...head, status: 'completed', action: { type: 'search', query: queries.join(' '), sources } }),
  }
}

/** A search in the client's files; includes results only on request. */
export function fileSearchBlock(position: ItemPosition, { queries, results }: Search, showResults: boolean): Block {
  const head = { type: 'file_search_call', id: position.id } as const
  const shown = showResults ? results.flatMap(encodeResult) : null
  return {
    start: { ...head, queries: [], status: 'in_progress', results: null },
    close: () => [
      toEvent({ type: 'response.file_search_call.in_progress', ...getItemPosition(position) }),
      toEvent({ type: 'response.file_search_call.searching', ...getItemPosition(position) }),
      toEvent({ type: 'response.file_search_call.completed', ...getItemPosition(position) }),
    ],
    whole: () => ({ ...head, queries: [...queries], status: 'completed', results: shown }),
  }
}

function encodeResult(source: Source): wire.ResponseFileSearchResult[] {
  if (source.type !== 'file') return []
  const { fileId: file_id, filename, score, text, attributes = {} } = source
  return [{ file_id, filename, score, text, attributes }]
}
