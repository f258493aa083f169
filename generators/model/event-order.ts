import { ownValue } from '../../runtime/json.ts'
import type { EventOrder } from './contract.ts'

/** An order of events as a tree. */
export type Order =
  | { readonly kind: 'event'; readonly name: string }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly Order[] }
  | { readonly kind: 'optional' | 'star' | 'plus'; readonly item: Order }

/** Thrown for an invalid order expression; `code` is the code of its diagnostic. */
export class OrderError extends Error {
  readonly code: 'event-order-syntax' | 'event-order-recursion'

  constructor(code: OrderError['code'], message: string) {
    super(message)
    this.code = code
  }
}

const suffixes = { '?': 'optional', '*': 'star', '+': 'plus' } as const

/** Parses an expression and expands the definitions of `where`. Throws an OrderError. */
export function parseOrder(
  text: string,
  where: Readonly<Record<string, string>> = {},
  within: readonly string[] = [],
): Order {
  const tokens = text.match(/[\w.-]+|[()|?*+]|\S/g) ?? []
  let at = 0
  const fail = (expected: string): never => {
    const actual = tokens[at] === undefined ? 'the end' : `\`${tokens[at]}\``
    throw new OrderError('event-order-syntax', `Expected ${expected}, found ${actual} in \`${text.trim()}\`.`)
  }
  const choice = (): Order => {
    const items = [sequence()]
    while (tokens[at] === '|') {
      at += 1
      items.push(sequence())
    }
    return items.length === 1 && items[0] ? items[0] : { kind: 'choice', items }
  }
  const sequence = (): Order => {
    const items: Order[] = []
    while (tokens[at] !== undefined && tokens[at] !== '|' && tokens[at] !== ')') items.push(repeated())
    if (items.length === 0) fail('an event')
    return items.length === 1 && items[0] ? items[0] : { kind: 'sequence', items }
  }
  const repeated = (): Order => {
    let item = single()
    for (let suffix = tokens[at]; suffix === '?' || suffix === '*' || suffix === '+'; suffix = tokens[at]) {
      item = { kind: suffixes[suffix], item }
      at += 1
    }
    return item
  }
  const single = (): Order => {
    const token = tokens[at] ?? ''
    if (token !== '(' && !/^[\w.-]+$/.test(token)) return fail('an event')
    at += 1
    if (token !== '(') return named(token)
    const inner = choice()
    if (tokens[at] !== ')') fail('`)`')
    at += 1
    return inner
  }
  const named = (name: string): Order => {
    const part = ownValue(where, name)
    if (part === undefined) return { kind: 'event', name }
    if (within.includes(name)) throw new OrderError('event-order-recursion', `\`${name}\` refers to itself.`)
    return parseOrder(part, where, [...within, name])
  }
  const order = choice()
  if (at < tokens.length) fail('the end')
  return order
}

/** The distinct event names of an order, in order of first occurrence. */
export function getEvents(order: Order): string[] {
  if (order.kind === 'event') return [order.name]
  const items = 'items' in order ? order.items : [order.item]
  return [...new Set(items.flatMap(getEvents))]
}

/** Prints an order as an expression in canonical form. */
export function printOrder(order: Order, inside: 'choice' | 'sequence' | 'repeat' = 'choice'): string {
  switch (order.kind) {
    case 'event':
      return order.name
    case 'choice': {
      const text = order.items.map((item) => printOrder(item, 'sequence')).join(' | ')
      return inside === 'choice' ? text : `(${text})`
    }
    case 'sequence': {
      const text = order.items.map((item) => printOrder(item, 'sequence')).join(' ')
      return inside === 'repeat' ? `(${text})` : text
    }
    default:
      return printOrder(order.item, 'repeat') + { optional: '?', star: '*', plus: '+' }[order.kind]
  }
}

/**
 * Compiles an order to the minimal automaton. `anywhere` events may occur between any two events; `cutBy` events may end
 * the stream at any point, even as its first event. If the order itself allows such an event, the order takes precedence.
 */
export function compileOrder(
  order: Order,
  anywhere: readonly string[] = [],
  cutBy: readonly string[] = [],
): EventOrder {
  const nfa = new Nfa()
  const end = nfa.add(order, nfa.state())
  return minimiseAutomaton(addInterruptions(determiniseAutomaton(nfa, end), anywhere, cutBy))
}

/** Thompson's construction; `skips` are the epsilon transitions. */
class Nfa {
  readonly edges: Map<string, number[]>[] = []
  readonly skips: number[][] = []

  state(): number {
    this.edges.push(new Map())
    this.skips.push([])
    return this.edges.length - 1
  }

  /** Adds `order` from state `from` and returns the state after it. */
  add(order: Order, from: number): number {
    switch (order.kind) {
      case 'event': {
        const to = this.state()
        const edges = this.edges[from]
        edges?.set(order.name, [...(edges.get(order.name) ?? []), to])
        return to
      }
      case 'sequence':
        return order.items.reduce((at, item) => this.add(item, at), from)
      case 'choice': {
        const to = this.state()
        for (const item of order.items) this.skip(this.add(item, this.branch(from)), to)
        return to
      }
      default:
        return this.repeat(order.item, order.kind, from)
    }
  }

  repeat(item: Order, kind: 'optional' | 'star' | 'plus', from: number): number {
    const start = this.branch(from)
    const end = this.add(item, start)
    const to = this.state()
    this.skip(end, to)
    if (kind !== 'plus') this.skip(start, to)
    if (kind !== 'optional') this.skip(end, start)
    return to
  }

  branch(from: number): number {
    const start = this.state()
    this.skip(from, start)
    return start
  }

  skip(from: number, to: number): void {
    this.skips[from]?.push(to)
  }

  /** The epsilon closure of `states`, sorted. */
  closure(states: readonly number[]): number[] {
    const seen = new Set(states)
    for (const state of seen) for (const next of this.skips[state] ?? []) seen.add(next)
    return [...seen].sort((a, b) => a - b)
  }

  /** The closed set of states that an event leads to, by event. */
  moves(states: readonly number[]): Map<string, number[]> {
    const nextStates = new Map<string, number[]>()
    for (const state of states) {
      for (const [event, next] of this.edges[state] ?? [])
        nextStates.set(event, [...(nextStates.get(event) ?? []), ...next])
    }
    return new Map([...nextStates].map(([event, next]) => [event, this.closure(next)]))
  }
}

function determiniseAutomaton(nfa: Nfa, end: number): EventOrder {
  const sets = [nfa.closure([0])]
  const indexOf = new Map([[String(sets[0]), 0]])
  const states: Record<string, number>[] = []
  for (const set of sets) {
    const row = [...nfa.moves(set)].map(([event, next]) => {
      const index = indexOf.get(String(next)) ?? sets.push(next) - 1
      indexOf.set(String(next), index)
      return [event, index] as const
    })
    states.push(Object.fromEntries(row))
  }
  const accepting = sets.flatMap((set, index) => (set.includes(end) ? [index] : []))
  return { states, accepting }
}

/** Merges equivalent states; the numbering keeps the order of discovery. */
function minimiseAutomaton({ states, accepting }: EventOrder): EventOrder {
  let getGroup = states.map((_, index) => String(accepting.includes(index)))
  for (;;) {
    const next = states.map((row, index) => {
      const moves = Object.entries(row).map(([event, to]) => `${event}>${getGroup[to]}`)
      return `${getGroup[index]}:${moves.sort().join(',')}`
    })
    const stable = new Set(next).size === new Set(getGroup).size
    const numbers = [...new Set(next)]
    getGroup = next.map((key) => String(numbers.indexOf(key)))
    if (stable) break
  }
  const kept = [...new Set(getGroup)].map((group) => getGroup.indexOf(group))
  const renamed = (index: number): number => Number(getGroup[index])
  return {
    states: kept.map((index) =>
      Object.fromEntries(Object.entries(states[index] ?? {}).map(([event, to]) => [event, renamed(to)])),
    ),
    accepting: [...new Set(accepting.map(renamed))].sort((a, b) => a - b),
  }
}

/** State 0 is the start and is never entered again, so `anywhere` events cannot come first. */
function addInterruptions(
  { states, accepting }: EventOrder,
  anywhere: readonly string[],
  cutBy: readonly string[],
): EventOrder {
  const cut = states.length
  const open = states.map((row, index) => {
    const begun = index > 0
    const ended = Object.keys(row).length === 0
    const between = begun && !ended ? anywhere.map((event) => [event, index] as const) : []
    const cuts = ended ? [] : cutBy.map((event) => [event, cut] as const)
    const added = [...between, ...cuts].filter(([event]) => !Object.hasOwn(row, event))
    return { ...row, ...Object.fromEntries(added) }
  })
  return cutBy.length === 0 ? { states: open, accepting } : { states: [...open, {}], accepting: [...accepting, cut] }
}
