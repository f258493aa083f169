import type * as wire from '../../../generated/types/responses.ts'
import { invalid } from '../../../runtime/problem.ts'
import { quote } from '../../../runtime/validation/quote.ts'
import type { Store } from '../../ports/state.ts'

/** An item with content, not a reference. */
export type ConversationItem = Exclude<wire.ResponseInputItem, wire.ResponseItemReference>

/** The items that a response adds to its conversation, without instructions. */
interface Stage {
  readonly previous: string | null
  readonly input: readonly ConversationItem[]
  readonly output: readonly wire.ResponseOutputItem[]
}

const stages = 'responses'
/** Output items by id. Input items are not stored by id: clients choose their ids. */
const outputItems = 'response-items'

/** All items of the conversation that ends with the response `last`. Throws a Problem if a response is not stored. */
export async function loadConversation(store: Store, last: string | null): Promise<ConversationItem[]> {
  const loaded: Stage[] = []
  for (let id = last; id !== null; ) {
    const stage: Stage | undefined = await store.get<Stage>(stages, id)
    if (!stage) {
      const message = `the response ${quote(id)} is not stored; use the id of a stored response, or send the whole conversation in \`input\``
      throw invalid('previous_response_id', message, 'previous-response-not-found')
    }
    loaded.unshift(stage)
    id = stage.previous
  }
  return loaded.flatMap(({ input, output }) => [...input, ...output])
}

/** The items of an input, with references resolved. Throws a Problem if one is not stored. */
export async function readInput(
  store: Store,
  input: wire.CreateResponseRequest['input'],
): Promise<readonly ConversationItem[]> {
  if (typeof input === 'string') return [{ type: 'message', role: 'user', content: input }]
  if (input.every(hasContent)) return input
  return Promise.all(
    input.map(async (item, index) => {
      if (hasContent(item)) return item
      const stored = await store.get<wire.ResponseOutputItem>(outputItems, item.id)
      if (stored) return stored
      throw invalid(`input[${index}].id`, `names no item of a stored response: ${quote(item.id)}; send the item itself`)
    }),
  )
}

/** Tells an item from a reference. */
function hasContent(item: wire.ResponseInputItem): item is ConversationItem {
  return item.type !== 'item_reference' && ((item.type ?? null) !== null || 'role' in item)
}

/** Stores a finished response, so that others can continue it and refer to its items. */
export async function keepResponse(store: Store, response: wire.Response, input: Stage['input']): Promise<void> {
  const { id, previous_response_id: previous, output } = response
  await Promise.all(output.map((item) => item.id && store.put(outputItems, item.id, item)))
  await store.put<Stage>(stages, id, { previous, input, output })
}
