import type { CreateResponseEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/responses.ts'
import type { ProblemKind } from '../../../runtime/contract.ts'
import type { EventBatches } from '../../../runtime/handler.ts'
import { Problem } from '../../../runtime/problem.ts'
import type { Delta, FinishReason } from '../../ports/text-model.ts'
import { type DeltaEncoder, type DeltaOf, encodeBatches } from '../text-format.ts'
import { type Block, type FinalStatus, type ItemPosition, toEvent } from './block.ts'
import { computerCallBlock, FunctionCallBlock, fileSearchBlock, webSearchBlock } from './call-blocks.ts'
import { MessageBlock, ReasoningBlock } from './message-block.ts'

/** Metadata of the events. */
export interface Head {
  /** The initial response. */
  readonly response: wire.Response
  readonly include: readonly wire.ResponseIncludable[]
  readonly newId: (prefix: string) => string
  /** Current time in Unix seconds. */
  readonly now: () => number
}

/** Encodes a model's deltas as the events of a response. A Problem after the start fails the response. */
export async function* encodeResponse(
  deltas: EventBatches<Delta>,
  head: Head,
): AsyncGenerator<readonly CreateResponseEvent[]> {
  const encoder = new ResponseEncoder(head)
  try {
    yield* encodeBatches(deltas, encoder)
  } catch (error) {
    if (!(error instanceof Problem) || !encoder.hasBegun) throw error
    yield [encoder.fail(error)]
  }
}

const filtered: wire.ResponseIncompleteDetails = { reason: 'content_filter' }

/** The finish reasons that make a reply incomplete. */
const incompleteReasons: Readonly<Partial<Record<FinishReason, wire.ResponseIncompleteDetails>>> = {
  length: { reason: 'max_output_tokens' },
  safety: filtered,
  recitation: filtered,
  blocklist: filtered,
  prohibited: filtered,
  'personal-data': filtered,
  'image-safety': filtered,
}

class ResponseEncoder implements DeltaEncoder<CreateResponseEvent> {
  readonly #head: Head
  readonly #output: wire.ResponseOutputItem[] = []
  #open: Block | undefined
  #sequence = 0
  #input = { tokens: 0, cached: 0 }
  #incompleteDetails: wire.ResponseIncompleteDetails | undefined

  constructor(head: Head) {
    this.#head = head
  }

  get hasBegun(): boolean {
    return this.#sequence > 0
  }

  encode(delta: Delta): CreateResponseEvent[] {
    switch (delta.type) {
      case 'start':
        return this.#start(delta.inputTokens, delta.cachedTokens)
      case 'text':
        return this.#appendToMessage((message) => message.appendText(delta.text))
      case 'refusal':
        return this.#appendToMessage((message) => message.appendRefusal(delta.text))
      case 'citation':
        return this.#open instanceof MessageBlock ? this.#open.addCitation(delta.source, delta.start, delta.end) : []
      case 'reasoning':
        return this.#appendReasoning(delta.text)
      case 'tool-call':
        return this.#beginItem(new FunctionCallBlock(this.#nextPosition('fc_'), delta))
      case 'tool-arguments':
        return this.#open instanceof FunctionCallBlock ? this.#open.add(delta.json) : []
      case 'search':
        return this.#writeSearch(delta)
      case 'computer-call':
        return this.#writeWholeItem(computerCallBlock(this.#nextPosition('cu_'), delta))
      case 'blocked':
        return this.#finish('safety')
      case 'finish':
        return this.#finish(delta.reason)
      case 'end':
        return [this.#end(delta)]
      default:
        return []
    }
  }

  /** The event that ends a failed response; drops the item in progress. */
  fail(problem: Problem): CreateResponseEvent {
    const response = { ...this.#response(), status: 'failed', error: describeFailure(problem) } as const
    return toEvent({ type: 'response.failed', sequence_number: this.#next(), response })
  }

  readonly #next = (): number => this.#sequence++

  /** The position of the next item. */
  #nextPosition(prefix: string): ItemPosition {
    const index = this.#output.length + (this.#open === undefined ? 0 : 1)
    return { id: this.#head.newId(prefix), index, next: this.#next }
  }

  #response(): wire.Response {
    return { ...this.#head.response, output: [...this.#output] }
  }

  #start(tokens: number, cached: number): CreateResponseEvent[] {
    this.#input = { tokens, cached }
    const response = { ...this.#response(), status: 'in_progress', usage: null } as const
    return [
      toEvent({ type: 'response.created', sequence_number: this.#next(), response: { ...response, output: [] } }),
      toEvent({ type: 'response.in_progress', sequence_number: this.#next(), response }),
    ]
  }

  #appendToMessage(write: (message: MessageBlock) => CreateResponseEvent[]): CreateResponseEvent[] {
    if (this.#open instanceof MessageBlock) return write(this.#open)
    const message = new MessageBlock(this.#nextPosition('msg_'))
    return [...this.#beginItem(message), ...write(message)]
  }

  #appendReasoning(text: string): CreateResponseEvent[] {
    if (this.#open instanceof ReasoningBlock) return this.#open.add(text)
    const { response, include } = this.#head
    const view = {
      summary: response.reasoning.summary !== null,
      sealed: include.includes('reasoning.encrypted_content'),
    }
    const reasoning = new ReasoningBlock(this.#nextPosition('rs_'), view)
    return [...this.#beginItem(reasoning), ...reasoning.add(text)]
  }

  #writeSearch(search: DeltaOf<'search'>): CreateResponseEvent[] {
    if (search.tool === 'web-search') return this.#writeWholeItem(webSearchBlock(this.#nextPosition('ws_'), search))
    const showResults = this.#head.include.includes('file_search_call.results')
    return this.#writeWholeItem(fileSearchBlock(this.#nextPosition('fs_'), search, showResults))
  }

  #writeWholeItem(block: Block): CreateResponseEvent[] {
    return [...this.#beginItem(block), ...this.#closeItem('completed')]
  }

  #beginItem(block: Block): CreateResponseEvent[] {
    const closed = this.#closeItem('completed')
    this.#open = block
    const added = { sequence_number: this.#next(), output_index: this.#output.length, item: block.start }
    return [...closed, toEvent({ type: 'response.output_item.added', ...added })]
  }

  #closeItem(status: FinalStatus): CreateResponseEvent[] {
    if (this.#open === undefined) return []
    const events = this.#open.close(status)
    const item = this.#open.whole(status)
    const done = { sequence_number: this.#next(), output_index: this.#output.length, item }
    this.#output.push(item)
    this.#open = undefined
    return [...events, toEvent({ type: 'response.output_item.done', ...done })]
  }

  #finish(reason: FinishReason): CreateResponseEvent[] {
    if (reason === 'malformed-call') {
      throw new Problem('internal', 'The model wrote a call that cannot be read. Please try again.')
    }
    this.#incompleteDetails = incompleteReasons[reason]
    return this.#closeItem(this.#incompleteDetails ? 'incomplete' : 'completed')
  }

  #end({ outputTokens, reasoningTokens, input = this.#input }: DeltaOf<'end'>): CreateResponseEvent {
    const { tokens, cached } = input
    const usage: wire.ResponseUsage = {
      input_tokens: tokens,
      input_tokens_details: { cached_tokens: cached, cache_write_tokens: 0 },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: reasoningTokens },
      total_tokens: tokens + outputTokens,
    }
    const response = { ...this.#response(), usage }
    const sequence_number = this.#next()
    if (this.#incompleteDetails === undefined) {
      const completed = { ...response, status: 'completed', completed_at: this.#head.now() } as const
      return toEvent({ type: 'response.completed', sequence_number, response: completed })
    }
    const incomplete = { ...response, status: 'incomplete', incomplete_details: this.#incompleteDetails } as const
    return toEvent({ type: 'response.incomplete', sequence_number, response: incomplete })
  }
}

type ErrorReply = Required<Pick<wire.ResponseError, 'code' | 'type' | 'message'>>

const unexpectedStop: ErrorReply = {
  code: 'server_error',
  type: 'server_error',
  message: 'The model stopped unexpectedly. Please try again.',
}

const errorReplies: Readonly<Partial<Record<ProblemKind, ErrorReply>>> = {
  'rate-limited': {
    code: 'rate_limit_exceeded',
    type: 'rate_limit_error',
    message: 'Rate limit reached. Please try again after a while.',
  },
  'invalid-request': {
    code: 'invalid_prompt',
    type: 'invalid_request_error',
    message: 'The model cannot answer this request.',
  },
}

/** The error of a response that failed after its start. */
function describeFailure({ kind, message, violations }: Problem): wire.ResponseError {
  const reply = errorReplies[kind] ?? unexpectedStop
  return { ...reply, message: message || reply.message, param: violations[0]?.param || null }
}
