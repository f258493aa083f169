import { expect, test } from 'vitest'
import type { KnownNames } from '../../../runtime/contract.ts'
import { describeMisspellings, misspellingFinder } from '../../../runtime/validation/suggest.ts'

const createFind = (names: KnownNames) => {
  const find = misspellingFinder(names)
  return (value: unknown, maxObjects?: number) => describeMisspellings(find(value, maxObjects))
}
const find = createFind({
  names: ['messages', 'tools', 'model'],
  nested: {
    messages: { names: ['role', 'content'], nested: { content: { names: ['text', 'type'] } } },
    tools: { names: ['name', 'input_schema'] },
  },
})
const says = (path: string, meant: string) => `\`${path}\` is unknown, did you mean \`${meant}\`?`

test.each([
  ['in an item', { messages: [{ role: 'user' }, { rol: 'user' }] }, says('messages[1].rol', 'role')],
  ['in an item of an item', { messages: [{ content: [{ tpye: 1 }] }] }, says('messages[0].content[0].tpye', 'type')],
  ['in an object where a list is possible', { tools: { input_shema: {} } }, says('tools.input_shema', 'input_schema')],
  [
    'with an outer one first',
    { tols: [], messages: { contents: '' } },
    `${says('tols', 'tools')} ${says('messages.contents', 'content')}`,
  ],
])('names a misspelled property %s', (_, value, expected) => expect(find(value)).toBe(expected))

test.each([
  ['beside the right one', { messages: [{ role: 'user', rol: 1 }] }],
  ['that differs by another letter', { messages: [{ rule: 1, test: 1 }] }],
  ['of an object that is not described', { tools: [{ input_schema: { nam: 1, tools: 1 } }] }],
  ['of lists in lists', { messages: [[{ rol: 1 }]] }],
  ['that objects inherit', JSON.parse('{"__proto__": {"rol": 1}, "constructor": {"rol": 1}, "toString": 1}')],
  ['that is no property', { messages: 'rol' }],
])('is silent about a name %s', (_, value) => expect(find(value)).toBe(''))

test('names every other property of an object whose others are ignored, and the likely one of a misspelled name', () => {
  const find = createFind({ names: ['output'], nested: { output: { names: ['format'], ignoresOthers: true } } })
  expect(find({ output: { format: {}, effort: 'high', formt: 1 } })).toBe(
    `\`output.effort\` is ignored. \`output.formt\` is ignored.`,
  )
  expect(find({ output: { formt: 1 }, other: 1 })).toBe(says('output.formt', 'format'))
  expect(find({ output: { 'é\n': 1 } })).toBe('`output.??` is ignored.')
  const crowd = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`field_${i}`.repeat(1000), 1]))
  expect(find({ output: crowd }).length).toBeLessThan(400)
})

test('reports every unknown name where asked, unless the object takes any', () => {
  const nested = { map: { names: ['size'], takesOthers: true }, plain: { names: ['size'] } }
  const value = { other: 1, map: { other: 1, sise: 1 }, plain: { other: 1 } }
  const find = (reports: boolean) => misspellingFinder({ names: ['map', 'plain'], nested }, reports)(value)
  expect(find(false).map(({ path }) => path)).toEqual([])
  expect(find(true)).toEqual([
    { path: 'other', message: 'is unknown and ignored.' },
    { path: 'plain.other', message: 'is unknown and ignored.' },
  ])
})

test('gives the advice for a name of similar APIs, unless it is a name of this one', () => {
  const find = createFind({ names: ['input'], notOffered: { messages: 'Send `input`.' } })
  expect(find({ messages: [] })).toBe('`messages` is unknown here. Send `input`.')
  expect(find({ messages: [], input: '', constructor: 1 })).toBe('`messages` is unknown here. Send `input`.')
})

test('reads a limited number of objects, and compares a limited number of names', () => {
  const turns = (before: number) => ({ messages: [...Array(before).fill({ role: 'user' }), { rol: 'user' }] })
  expect(find(turns(30))).toBe(says('messages[30].rol', 'role'))
  expect(find(turns(31))).toBe('')
  expect(find(turns(31), 1000)).toBe(says('messages[31].rol', 'role'))
  const crowd = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`field_${i}`, 1]))
  expect(find({ ...crowd, mesages: [] })).toBe('')
  expect(find({ messages: Array(5).fill({ rol: 1 }) }).split('? ')).toHaveLength(3)
})
