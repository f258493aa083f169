import type * as wire from '../../../generated/types/generate-content.ts'
import type { Source } from '../../ports/text-model.ts'
import type { DeltaOf } from '../text-format.ts'
import type { AnswerPosition } from './answer-position.ts'

type Page = Extract<Source, { type: 'page' }>
type File = Extract<Source, { type: 'file' }>

type Report = Pick<
  wire.Candidate,
  'citationMetadata' | 'groundingAttributions' | 'groundingMetadata' | 'urlRetrievalMetadata' | 'urlContextMetadata'
>

/** The page linked for further searches. */
const SEARCH_PAGE = 'https://search.example.com/'

/** Collects the sources of an answer. */
export class Grounding {
  readonly #position: AnswerPosition
  readonly #queries: string[] = []
  readonly #pages: Page[] = []
  /** Indexes of the pages by address. */
  readonly #indexes = new Map<string, number>()
  readonly #files: File[] = []
  readonly #supports: wire.GroundingSupport[] = []
  readonly #recited: wire.CitationSource[] = []
  readonly #read: wire.UrlMetadata[] = []

  constructor(position: AnswerPosition) {
    this.#position = position
  }

  addSearch({ tool, queries, results }: DeltaOf<'search'>): void {
    this.#position.endBlock()
    if (tool === 'web-search') this.#queries.push(...queries)
    for (const source of results) {
      if (source.type === 'file') this.#files.push(source)
      else if (!this.#indexes.has(source.url)) this.#indexes.set(source.url, this.#pages.push(source) - 1)
    }
  }

  /** A search result supports the text segment; any other page is a citation. Files are attributed as a whole. */
  addCitation({ source, start, end }: DeltaOf<'citation'>): void {
    if (source.type === 'file') return
    const { segment, firstByte } = this.#position.getSpan(start, end)
    const index = this.#indexes.get(source.url)
    if (index === undefined) {
      const endIndex = firstByte + segment.endIndex - segment.startIndex
      this.#recited.push({ startIndex: firstByte, endIndex, uri: source.url })
      return
    }
    const { score } = this.#pages[index] ?? {}
    const scores = score === undefined ? {} : { confidenceScores: [score] }
    this.#supports.push({ groundingChunkIndices: [index], ...scores, segment })
  }

  addPage({ url, ok }: DeltaOf<'page-read'>): void {
    this.#position.endBlock()
    const urlRetrievalStatus = ok ? 'URL_RETRIEVAL_STATUS_SUCCESS' : 'URL_RETRIEVAL_STATUS_ERROR'
    this.#read.push({ retrievedUrl: url, urlRetrievalStatus })
  }

  /** The grounding fields of the candidate; empty ones are absent. */
  report(): Report {
    const read = this.#read.map(({ retrievedUrl = '' }) => ({ retrievedUrl }))
    return {
      ...(this.#recited.length > 0 ? { citationMetadata: { citationSources: this.#recited } } : {}),
      ...(this.#files.length > 0 ? { groundingAttributions: this.#files.map(toAttribution) } : {}),
      ...(this.#queries.length > 0 || this.#pages.length > 0 ? { groundingMetadata: this.#metadata() } : {}),
      ...(read.length > 0
        ? { urlRetrievalMetadata: { urlRetrievalContexts: read }, urlContextMetadata: { urlMetadata: this.#read } }
        : {}),
    }
  }

  #metadata(): wire.GroundingMetadata {
    const scores = this.#pages.flatMap(({ score }) => score ?? [])
    const retrieval = { searchDynamicRetrievalScore: scores.reduce((most, score) => Math.max(most, score), -Infinity) }
    return {
      webSearchQueries: this.#queries,
      groundingChunks: this.#pages.map(({ url, title }) => ({ web: { uri: url, title } })),
      groundingSupports: this.#supports,
      searchEntryPoint: toEntryPoint(this.#queries),
      ...(scores.length > 0 ? { retrievalMetadata: retrieval } : {}),
    }
  }
}

function toAttribution({ fileId, filename, text }: File): wire.GroundingAttribution {
  return { sourceId: { semanticRetrieverChunk: { source: filename, chunk: fileId } }, content: { parts: [{ text }] } }
}

function toEntryPoint(queries: readonly string[]): wire.SearchEntryPoint {
  const links = queries.map((query) => {
    return { query, address: `${SEARCH_PAGE}?q=${encodeURIComponent(query.toWellFormed())}` }
  })
  return {
    renderedContent: links.map(({ query, address }) => `<a href="${address}">${escapeHtml(query)}</a>`).join('\n'),
    sdkBlob: Buffer.from(JSON.stringify(links.map(({ query, address }) => [query, address]))).toString('base64'),
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
