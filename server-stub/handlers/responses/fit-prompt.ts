import type * as wire from '../../../generated/types/responses.ts'
import { groupBy } from '../../../runtime/es2024.ts'
import { invalid } from '../../../runtime/problem.ts'
import type { Prompt, TextModel } from '../../ports/text-model.ts'
import type { ConversationItem } from './conversation.ts'
import { decodePrompt } from './decode.ts'

/** The context window of a model. */
export interface ContextWindow {
  readonly countTokens: TextModel['countTokens']
  /** Undefined for no limit. */
  readonly contextTokens: number | undefined
}

/**
 * The prompt of a request, without the items of its middle that must be dropped to fit. Throws a Problem if it cannot
 * fit.
 */
export function fitPrompt(
  body: wire.CreateResponseRequest,
  items: readonly ConversationItem[],
  { countTokens, contextTokens = Infinity }: ContextWindow,
): Prompt {
  const whole = decodePrompt(body, items)
  const tokens = contextTokens === Infinity ? 0 : countTokens(whole)
  if (tokens <= contextTokens) return whole
  const fits = (prompt: Prompt) => countTokens(prompt) <= contextTokens
  const rest = body.truncation === 'auto' ? dropMiddle(items, (kept) => fits(decodePrompt(body, kept))) : undefined
  if (rest) return decodePrompt(body, rest)
  const fix = body.truncation === 'auto' ? 'shorten its first or last item' : 'shorten it, or set truncation to auto'
  const message = `takes ${tokens} tokens, and the context window of ${body.model} holds ${contextTokens}; ${fix}`
  throw invalid('input', message, 'context-length-exceeded')
}

/** The remaining items when the fewest are dropped, oldest first; undefined if dropping does not help. */
function dropMiddle(
  items: readonly ConversationItem[],
  fits: (kept: readonly ConversationItem[]) => boolean,
): readonly ConversationItem[] | undefined {
  const groups = getMiddleGroups(items)
  const keep = (count: number) => {
    const dropped = new Set(groups.slice(0, count).flat())
    return items.filter((item) => !dropped.has(item))
  }
  if (!fits(keep(groups.length))) return undefined
  let tooFew = 0
  let enough = groups.length
  while (enough - tooFew > 1) {
    const count = Math.floor((tooFew + enough) / 2)
    if (fits(keep(count))) enough = count
    else tooFew = count
  }
  return keep(enough)
}

/** The groups that may be dropped, in order: not the first and last item, and calls together with their outputs. */
function getMiddleGroups(items: readonly ConversationItem[]): ConversationItem[][] {
  const groups = groupBy(items, (item) => ('call_id' in item ? item.call_id : item))
  const [first, last] = [items[0], items.at(-1)]
  return [...groups.values()].filter((group) => group.every((item) => item !== first && item !== last))
}
