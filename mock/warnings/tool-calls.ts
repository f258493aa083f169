import type { RequestWarning } from '../../runtime/handler.ts'
import { quote, shortenText } from '../../runtime/validation/quote.ts'

/** The result of a call in a request, or the call. */
export interface ToolResult {
  /** Undefined in formats that match results by the name of the tool. */
  readonly id: unknown
  readonly name?: unknown
  readonly path: string
}

export interface ToolCall extends ToolResult {
  /** The id of the item that has the call, which some clients send for that of the call. */
  readonly itemId?: unknown
  /** What answers it in its format, such as `a tool_result block with its id`. */
  readonly answer: string
}

interface PlacedCall extends ToolCall {
  readonly turn: number
  /** Whether its result is in the turn after it. */
  isAnswered: boolean
}

interface NamedCalls {
  readonly calls: PlacedCall[]
  /** How many have a result. */
  taken: number
}

/** Warnings of one rule in a request. */
export const MAX_WARNINGS = 5

/** Compares calls and results of a conversation, step by step in its order. A step takes constant time. */
export class ToolCalls {
  readonly #calls: PlacedCall[] = []
  readonly #byId = new Map<unknown, PlacedCall>()
  readonly #byItem = new Map<unknown, PlacedCall>()
  readonly #byName = new Map<unknown, NamedCalls>()
  readonly #withoutCall: ToolResult[] = []
  #turn = 0
  #isOfModel = false

  /** What comes next is of the model, or of its client. */
  enterTurn(isOfModel: boolean): void {
    if (isOfModel !== this.#isOfModel) this.#turn++
    this.#isOfModel = isOfModel
  }

  addCall(added: ToolCall): void {
    const { id, itemId, name } = added
    const call: PlacedCall = { ...added, turn: this.#turn, isAnswered: false }
    const named = this.#byName.get(name) ?? { calls: [], taken: 0 }
    this.#calls.push(call)
    this.#byName.set(name, named)
    named.calls.push(call)
    if (id) this.#byId.set(id, call)
    if (itemId) this.#byItem.set(itemId, call)
  }

  addResult(result: ToolResult): void {
    const call = this.#byId.get(result.id) ?? this.#takeNamed(result)
    if (call === undefined) this.#withoutCall.push(result)
    else if (call.turn + 1 === this.#turn) call.isAnswered = true
  }

  /** The first call of a name without a result; ids that differ exclude each other. */
  #takeNamed({ id, name }: ToolResult): PlacedCall | undefined {
    const named = name === undefined ? undefined : this.#byName.get(name)
    const call = named?.calls[named.taken]
    if (named === undefined || call === undefined || (id && call.id)) return undefined
    named.taken++
    return call
  }

  /** A call that a result probably means has no warning of its own. */
  describeResultsWithoutCall(): readonly RequestWarning[] {
    return this.#withoutCall.slice(0, MAX_WARNINGS).map(({ id, name, path }) => {
      const ofItem = this.#byItem.get(id)
      const open = ofItem ? [ofItem] : this.#calls.filter(({ isAnswered }) => !isAnswered).slice(0, 2)
      const meant = open.length === 1 ? open[0] : undefined
      if (meant) meant.isAnswered = true
      const problem = ofItem ? 'the `id` of the item and not the `call_id` of the call' : 'which no earlier call has'
      const help = meant
        ? `Send ${quote(meant.id || meant.name)}${meant.id ? `, that of the call of ${showName(meant)}` : ', the name of the call'}.`
        : 'Send that of the call which this is the result of, and the call itself before it.'
      return { rule: 'unknown-call', place: `body ${path}`, message: `is ${quote(id || name)}, ${problem}`, help }
    })
  }

  describeOpenCalls(): readonly RequestWarning[] {
    const open = this.#calls.filter(({ isAnswered }) => !isAnswered)
    return open.slice(0, MAX_WARNINGS).map((call) => {
      const shown = call.id ? `${quote(call.id)} of ${showName(call)}` : `of ${showName(call)}`
      const message = `is the call ${shown}, and the next turn has no result of it`
      return {
        rule: 'missing-result',
        place: `body ${call.path}`,
        message,
        help: `Send ${call.answer} in the turn after the call.`,
      }
    })
  }
}

function showName({ name }: ToolCall): string {
  return `\`${shortenText(String(name ?? 'a tool'))}\``
}
