import { describe, expect, test } from 'vitest'
import type { Parameter, Style, TextType } from '../../../runtime/contract.ts'
import { parameterReader, pathReader } from '../../../runtime/http/parameters.ts'
import { parsePathTemplate } from '../../../runtime/http/path-template.ts'

const array = ['blue', 'black', 'brown']
const object = { R: 100, G: 200, B: 150 }

const types: Readonly<Record<'string' | 'array' | 'object', TextType>> = {
  string: 'string',
  array: { array: 'string' },
  object: { object: ['R', 'G', 'B'].map((name) => [name, 'integer'] as const) },
}

const parameter = (place: Parameter['in'], type: TextType, style: Style, explode: boolean): Parameter => {
  return { in: place, name: 'color', aliases: [], type, style, ...(explode ? { explode: true } : {}) }
}

/** The table "Style Examples" of the OpenAPI specification. */
const inPath: readonly (readonly [Style, boolean, string, string, string])[] = [
  ['matrix', false, ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrix', true, ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', false, '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
]

const template = parsePathTemplate('/paint/{color}/now')

test.each(inPath)('style %s in a path, explode %s', (style, explode, forString, forArray, forObject) => {
  const read = (type: TextType, text: string) =>
    pathReader(template, [parameter('path', type, style, explode)])({ p0: text }, `/paint/${text}/now`).color
  expect(read(types.string, forString)).toBe('blue')
  expect(read(types.array, forArray)).toEqual(array)
  expect(read(types.object, forObject)).toEqual(object)
})

const inQuery: readonly (readonly [Style, boolean, string | undefined, string | undefined, string])[] = [
  ['form', false, 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', true, 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['spaceDelimited', false, undefined, 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, undefined, 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['pipeDelimited', false, undefined, 'color=blue|black|brown', 'color=R|100|G|200|B|150'],
  ['deepObject', true, undefined, undefined, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
  ['deepObject', true, undefined, undefined, 'color[R]=100&color[G]=200&color[B]=150'],
]

const inQueryAs = (type: TextType, style: Style, explode: boolean, query: string) =>
  parameterReader([parameter('query', type, style, explode)], 'query')({}, `/paint?x=1&${query}`).color

test.each(inQuery)('style %s in a query, explode %s', (style, explode, forString, forArray, forObject) => {
  if (forString !== undefined) expect(inQueryAs(types.string, style, explode, forString)).toBe('blue')
  if (forArray !== undefined) expect(inQueryAs(types.array, style, explode, forArray)).toEqual(array)
  expect(inQueryAs(types.object, style, explode, forObject)).toEqual(object)
})

describe('in a query', () => {
  test.each([
    ['form', false, 'a%2Cb,c%26d', ['a,b', 'c&d']],
    ['form', true, 'a,b', ['a,b']],
    ['form', true, 'a+b%2B', ['a b+']],
    ['form', false, '', []],
    ['pipeDelimited', false, 'a,b|%C3%A9', ['a,b', 'é']],
    ['form', false, '%E0%A4%A', ['%E0%A4%A']],
  ] as const)('the delimiters of %s, explode %s, are the only ones: %s', (style, explode, text, expected) => {
    expect(inQueryAs(types.array, style, explode, `color=${text}`)).toEqual(expected)
  })

  test('an absent one is absent in every style', () => {
    for (const [style, explode] of inQuery)
      for (const type of Object.values(types)) expect(inQueryAs(type, style, explode, 'other=1')).toBeUndefined()
  })

  test.each([
    ['a[b][c]=1&a[b][d]=x', { b: { c: 1, d: 'x' } }],
    ['a[list][]=1&a[list][]=2', { list: [1, 2] }],
    ['a[list][0]=1&a[list][1]=2', { list: [1, 2] }],
    ['a[list]=1&a[list]=2', { list: [1, 2] }],
    ['a[list]=1', { list: [1] }],
    ['a[__proto__]=1&a[constructor]=x', JSON.parse('{"__proto__": "1", "constructor": "x"}')],
  ])('deepObject has inner values: %s', (query, expected) => {
    const inner: TextType = { object: [['c', 'integer']] }
    const type: TextType = {
      object: [
        ['b', inner],
        ['list', { array: 'integer' }],
      ],
    }
    const deep = { ...parameter('query', type, 'deepObject', true), name: 'a' }
    expect(parameterReader([deep], 'query')({}, `/?${query}`).a).toEqual(expected)
  })

  test('an open object does not take the names of other parameters', () => {
    const type: TextType = { object: [], others: 'integer' }
    const open = { ...parameter('query', type, 'form', true), except: ['page'] }
    expect(parameterReader([open], 'query')({}, '/?page=1&a=2&b=x').color).toEqual({ a: 2, b: 'x' })
  })

  test.each(['constructor', '__proto__', 'a.b', 'a[]', 'toString'])('a parameter may be called %s', (name) => {
    for (const type of [types.string, types.array]) {
      const style = type === types.string ? {} : ({ style: 'form', explode: true } as const)
      const read = parameterReader([{ in: 'query', name, aliases: [], type, ...style }], 'query')
      expect(Object.keys(read({}, '/?x=1'))).toEqual([])
      const query = Object.assign(Object.create(null), { [name]: 'v' })
      expect(Object.entries(read(query, `/?${encodeURIComponent(name)}=v`))).toEqual([
        [name, type === types.string ? 'v' : ['v']],
      ])
    }
  })
})

test.each([
  ['header', 'simple', false, '1, 2,3', [1, 2, 3]],
  ['header', 'simple', false, '1', [1]],
  ['cookie', 'form', false, '1,2', [1, 2]],
  ['cookie', 'form', true, '1; color=2', [1, 2]],
] as const)('in a %s in style %s, explode %s: %s', (place, style, explode, text, expected) => {
  const read = parameterReader([parameter(place, { array: 'integer' }, style, explode)], place)
  expect(read(place === 'header' ? { color: text } : { cookie: `a=b; color=${text}` }).color).toEqual(expected)
})

test('JSON is parsed', () => {
  const read = parameterReader([parameter('query', 'string', 'json', false)], 'query')
  expect(read({}, '/?color=%7B%22a%22%3A%5B1%2Cnull%5D%7D').color).toEqual({ a: [1, null] })
  expect(read({}, '/?color=%7B').color).toBe('{')
})

test.each([
  [{ anyOf: ['integer', 'string'] }, '12', 12],
  [{ anyOf: ['integer', 'string'] }, '1.5', '1.5'],
  [{ anyOf: ['integer', 'string'] }, '12345678901234567890', '12345678901234567890'],
  [{ anyOf: ['integer', 'string'] }, 'x', 'x'],
  [{ anyOf: ['number', 'boolean'] }, 'true', true],
  [{ anyOf: ['number', 'boolean'] }, '1e3', 1000],
  ['boolean', 'True', 'True'],
  ['integer', '0x10', '0x10'],
  ['integer', '', ''],
] as const satisfies readonly (readonly [TextType, string, unknown])[])(
  'a text of %o: %s is %s',
  (type, text, expected) => {
    const plain: Parameter = { in: 'query', name: 'color', aliases: [], type }
    expect(parameterReader([plain], 'query')({ color: text }).color).toBe(expected)
  },
)
