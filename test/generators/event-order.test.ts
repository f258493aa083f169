import { describe, expect, test } from 'vitest'
import { compileOrder, OrderError, parseOrder, printOrder } from '../../generators/model/event-order.ts'
import { findOrderViolation } from '../../runtime/judge/event-order.ts'

const where = { block: 'start delta+ stop', chapter: 'title (block | picture)*' }

describe('an order is parsed', () => {
  test.each([
    ['a', 'a'],
    ['  a   b\n c ', 'a b c'],
    ['a|b c|d', 'a | b c | d'],
    ['(a|b) c', '(a | b) c'],
    ['((a))', 'a'],
    ['(a b)+ c?', '(a b)+ c?'],
    ['a*?', 'a*?'],
    ['a (b (c | d)* e)? f', 'a (b (c | d)* e)? f'],
    ['response.output_text.delta+ x-y', 'response.output_text.delta+ x-y'],
    ['message_start block* message_stop', 'message_start (start delta+ stop)* message_stop'],
    ['chapter+', '(title (start delta+ stop | picture)*)+'],
  ])('%s', (text, printed) => {
    const order = parseOrder(text, where)
    expect(printOrder(order)).toBe(printed)
    expect(parseOrder(printed)).toEqual(order)
  })

  test('a name of Object.prototype is an ordinary event', () => {
    expect(parseOrder('constructor toString', {})).toEqual(parseOrder('constructor toString'))
  })
})

describe('an invalid order is refused', () => {
  test.each([
    ['', 'Expected an event, found the end in ``.'],
    ['a |', 'Expected an event, found the end in `a |`.'],
    ['| a', 'Expected an event, found `|` in `| a`.'],
    ['a ()', 'Expected an event, found `)` in `a ()`.'],
    ['(a b', 'Expected `)`, found the end in `(a b`.'],
    ['a b)', 'Expected the end, found `)` in `a b)`.'],
    ['* a', 'Expected an event, found `*` in `* a`.'],
    ['a, b', 'Expected an event, found `,` in `a, b`.'],
    ['a "b"', 'Expected an event, found `"` in `a "b"`.'],
  ])('%s', (text, message) => {
    expect(() => parseOrder(text)).toThrow(expect.objectContaining({ code: 'event-order-syntax', message }))
    expect(() => parseOrder(text)).toThrow(OrderError)
  })

  test('in a definition of `where`, with the text of the definition', () => {
    expect(() => parseOrder('a part', { part: '(b' })).toThrow('Expected `)`, found the end in `(b`.')
  })

  test.each([
    [{ part: 'b part?' }, '`part` refers to itself.'],
    [{ part: 'b other', other: 'c | part' }, '`part` refers to itself.'],
  ])('for going round in circles: %j', (parts, message) => {
    expect(() => parseOrder('a part', parts)).toThrow(
      expect.objectContaining({ code: 'event-order-recursion', message }),
    )
  })
})

interface Case {
  readonly order: string
  readonly anywhere?: string[]
  readonly cutBy?: string[]
  /** Number of states of the minimal automaton, counted by hand. */
  readonly states: number
  readonly yes: string[]
  readonly no: string[]
}

const cases: Case[] = [
  { order: 'a', states: 2, yes: ['a'], no: ['', 'b', 'a a'] },
  { order: 'a b?', states: 3, yes: ['a', 'a b'], no: ['', 'b', 'a b b', 'a a'] },
  { order: 'a*', states: 1, yes: ['', 'a', 'a a a'], no: ['b', 'a b'] },
  { order: 'a+', states: 2, yes: ['a', 'a a'], no: [''] },
  { order: 'a* b', states: 2, yes: ['b', 'a b', 'a a b'], no: ['', 'a', 'b a', 'b b'] },
  { order: 'a b | a c', states: 3, yes: ['a b', 'a c'], no: ['a', 'b', 'a b c'] },
  { order: 'done | part* last', states: 3, yes: ['done', 'last', 'part part last'], no: ['part', 'part done', ''] },
  { order: '(a | b)* a', states: 2, yes: ['a', 'b a', 'a a', 'a b a'], no: ['', 'b', 'a b'] },
  {
    order: 'open block* close',
    states: 5,
    yes: ['open close', 'open start delta stop close', 'open start delta delta stop start delta stop close'],
    no: ['open', 'close', 'open start stop close', 'open start delta close', 'open delta close', 'open close close'],
  },
  {
    order: 'a b c',
    anywhere: ['ping'],
    states: 4,
    yes: ['a b c', 'a ping b c', 'a ping ping b ping c'],
    no: ['ping a b c', 'a b c ping', 'ping', 'a ping'],
  },
  { order: 'a*', anywhere: ['ping'], states: 2, yes: ['', 'a', 'a ping a', 'a a ping a'], no: ['ping', 'ping a'] },
  {
    order: 'a b c',
    cutBy: ['error'],
    states: 4,
    yes: ['a b c', 'error', 'a error', 'a b error'],
    no: ['a b c error', 'a', 'error a', 'error error', 'a error b'],
  },
  {
    order: 'a b+',
    anywhere: ['ping'],
    cutBy: ['error'],
    states: 4,
    yes: ['a b', 'a ping b ping b', 'a ping error', 'a b error', 'error'],
    no: ['ping error', 'a error ping', 'a ping', 'a b error b'],
  },
  { order: 'a pip b', anywhere: ['pip'], states: 4, yes: ['a pip b', 'a pip pip b'], no: ['a b', 'pip a pip b'] },
  { order: 'a (b | error c)', cutBy: ['error'], states: 4, yes: ['a b', 'a error c', 'error'], no: ['a', 'a c'] },
]

const words = (text: string): string[] => text.split(' ').filter(Boolean)

describe.each(cases)('$order anywhere $anywhere cut by $cutBy', ({ order, anywhere, cutBy, states, yes, no }) => {
  const automaton = compileOrder(parseOrder(order, where), anywhere, cutBy)
  if (yes.length > 0)
    test.each(yes)('accepts: %s', (text) => expect(findOrderViolation(automaton, words(text))).toBeUndefined())
  test.each(no)('refuses: %s', (text) => expect(findOrderViolation(automaton, words(text))).toBeDefined())
  test(`has ${states} states`, () => expect(automaton.states).toHaveLength(states))
})

test.each([
  'a',
  'a b',
  'a | b',
  '(a | b)* a b',
  'a+ b* c?',
  '(a b?)+ c | b',
  '((a | b c)* b)? a',
  '(a* b*)* c',
  '(a? b? c?)+',
  'a (b (c a)* | c+)* b?',
])('the automaton agrees with a regular expression of the same text: %s', (order) => {
  const automaton = compileOrder(parseOrder(order))
  const pattern = new RegExp(`^(?:${order.replaceAll(' ', '')})$`)
  for (const word of wordsUpTo(6, ['a', 'b', 'c'])) {
    expect(findOrderViolation(automaton, [...word]) === undefined, word).toBe(pattern.test(word))
  }
})

function wordsUpTo(length: number, letters: readonly string[]): string[] {
  let longest = ['']
  const all = ['']
  for (let count = 0; count < length; count++) {
    longest = longest.flatMap((word) => letters.map((letter) => word + letter))
    all.push(...longest)
  }
  return all
}

const automaton = compileOrder(parseOrder('a (b | c) d?'), [], ['error'])
test.each([
  ['b', 'expected a at the start, got b'],
  ['a d', 'expected b or c after a, got d'],
  ['a', 'expected b or c after a, got the end'],
  ['a b d d', 'expected the end after d, got d'],
])('a violation is described: %s', (text, message) => expect(findOrderViolation(automaton, words(text))).toBe(message))
