import type { CreateResponseEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/responses.ts'
import type { ComputerAction, Source } from '../../ports/text-model.ts'
import { type DeltaOf, withPrefix } from '../text-format.ts'
import {
  type BegunItem,
  type Block,
  type DoneItem,
  type FinalStatus,
  getItemPosition,
  type ItemPosition,
  toEvent,
} from './block.ts'

/** A call of one of the client's functions. */
export class FunctionCallBlock implements Block {
  readonly #position: ItemPosition
  readonly #call: DeltaOf<'tool-call'>
  #arguments = ''

  constructor(position: ItemPosition, call: DeltaOf<'tool-call'>) {
    this.#position = position
    this.#call = call
  }

  get start(): BegunItem {
    return this.#item('in_progress')
  }

  add(delta: string): CreateResponseEvent[] {
    this.#arguments += delta
    return [toEvent({ type: 'response.function_call_arguments.delta', ...getItemPosition(this.#position), delta })]
  }

  /** The format says that arguments are JSON, while models send none for a function without parameters. */
  close(status: FinalStatus): CreateResponseEvent[] {
    const isLeftOut = this.#arguments === '' && status === 'completed' && !this.#call.keepsEmpty
    const added = isLeftOut ? this.add('{}') : []
    const done = { ...getItemPosition(this.#position), name: this.#call.name, arguments: this.#arguments }
    return [...added, toEvent({ type: 'response.function_call_arguments.done', ...done })]
  }

  whole(status: FinalStatus): DoneItem {
    return this.#item(status)
  }

  #item<Status extends wire.ResponseItemStatus>(status: Status) {
    const { id, name } = this.#call
    const call_id = encodeCallId(id)
    return { type: 'function_call', id: this.#position.id, call_id, name, arguments: this.#arguments, status } as const
  }
}

/** An action for the client's computer. */
export function computerCallBlock(position: ItemPosition, call: DeltaOf<'computer-call'>): Block {
  const head = { type: 'computer_call', id: position.id, call_id: encodeCallId(call.id) } as const
  const item = { ...head, action: encodeAction(call.action), pending_safety_checks: [] }
  return {
    start: { ...item, status: 'in_progress' },
    close: () => [],
    whole: (status) => ({ ...item, status }),
  }
}

const buttons = ['left', 'right', 'wheel', 'back', 'forward'] as const

function encodeAction(action: ComputerAction): wire.ResponseComputerAction {
  switch (action.type) {
    case 'click': {
      const { type, x, y } = action
      return { type, x, y, button: buttons.find((button) => button === action.button) ?? 'left' }
    }
    case 'double_click':
    case 'move': {
      const { type, x, y } = action
      return { type, x, y }
    }
    case 'scroll': {
      const { type, x, y, dx: scroll_x, dy: scroll_y } = action
      return { type, x, y, scroll_x, scroll_y }
    }
    case 'drag':
      return { type: action.type, path: [...action.path] }
    case 'keypress':
      return { type: action.type, keys: [...action.keys] }
    case 'screenshot':
    case 'wait':
      return { type: action.type }
    case 'type':
      return action
  }
}

/** Adds the prefix of this format to a model's call id. */
function encodeCallId(id: string): string {
  return withPrefix('call_', id)
}

export function webSearchBlock(position: ItemPosition, { queries, results }: DeltaOf<'search'>): Block {
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
export function fileSearchBlock(
  position: ItemPosition,
  { queries, results }: DeltaOf<'search'>,
  showResults: boolean,
): Block {
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
