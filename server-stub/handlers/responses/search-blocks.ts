import type { CreateResponseEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/responses.ts'
import type { Delta, Source } from '../../ports/text-model.ts'
import { at, type BegunItem, type Block, type DoneItem, type ItemPosition, named } from './block.ts'

type Search = Extract<Delta, { type: 'search' }>

export class WebSearchBlock implements Block {
  readonly #place: ItemPosition
  readonly #search: Search

  constructor(place: ItemPosition, search: Search) {
    this.#place = place
    this.#search = search
  }

  get start(): BegunItem {
    return { type: 'web_search_call', id: this.#place.id, status: 'in_progress' }
  }

  close(): CreateResponseEvent[] {
    return [
      named({ type: 'response.web_search_call.in_progress', ...at(this.#place) }),
      named({ type: 'response.web_search_call.searching', ...at(this.#place) }),
      named({ type: 'response.web_search_call.completed', ...at(this.#place) }),
    ]
  }

  whole(): DoneItem {
    const { queries, results } = this.#search
    const sources = results.flatMap((source) =>
      source.type === 'page' ? [{ type: 'url', url: source.url } as const] : [],
    )
    const action = { type: 'search', query: queries.join(' '), sources } as const
    return { type: 'web_search_call', id: this.#place.id, status: 'completed', action }
  }
}

/** A search in the client's files; includes results only on request. */
export class FileSearchBlock implements Block {
  readonly #place: ItemPosition
  readonly #search: Search
  readonly #showResults: boolean

  constructor(place: ItemPosition, search: Search, showResults: boolean) {
    this.#place = place
    this.#search = search
    this.#showResults = showResults
  }

  get start(): BegunItem {
    return { ...this.#head, queries: [], status: 'in_progress', results: null }
  }

  close(): CreateResponseEvent[] {
    return [
      named({ type: 'response.file_search_call.in_progress', ...at(this.#place) }),
      named({ type: 'response.file_search_call.searching', ...at(this.#place) }),
      named({ type: 'response.file_search_call.completed', ...at(this.#place) }),
    ]
  }

  whole(): DoneItem {
    const { queries, results } = this.#search
    const shown = this.#showResults ? results.flatMap(encodeResult) : null
    return { ...this.#head, queries: [...queries], status: 'completed', results: shown }
  }

  get #head() {
    return { type: 'file_search_call', id: this.#place.id } as const
  }
}

function encodeResult(source: Source): wire.ResponseFileSearchResult[] {
  if (source.type !== 'file') return []
  const { fileId: file_id, filename, score, text, attributes = {} } = source
  return [{ file_id, filename, score, text, attributes }]
}
