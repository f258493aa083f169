import { describe, expect, test } from 'vitest'
import { parseYamlFile } from '../../generators/read/yaml-file.ts'
import { findDiagnostics } from './run-generate.ts'

function findErrors(name: string, text: string): string[] {
  return findDiagnostics(() => parseYamlFile(name, text)).map(({ at, message }) => `${at.line}:${at.column} ${message}`)
}

describe('YAML is read by version 1.2', () => {
  test.each([
    ['dates and words stay strings', 'a: 2020-01-01\nb: no\nc: 12:30:00', { a: '2020-01-01', b: 'no', c: '12:30:00' }],
    ['a leading zero is decimal, 0o is octal', 'a: 010\nb: 0o10', { a: 10, b: 8 }],
    [
      'anchors and merge keys',
      'a: &a { b: 1, c: 2 }\nd: { <<: *a, c: 3 }\ne: *a',
      { a: { b: 1, c: 2 }, d: { b: 1, c: 3 }, e: { b: 1, c: 2 } },
    ],
    ['a byte order mark', '\uFEFFa: 1', { a: 1 }],
    ['numbers as keys', '200: a', { 200: 'a' }],
    ['JSON with comments', '{ "a": 1 } # b', { a: 1 }],
    ['nothing', '', null],
  ])('%s', (_, text, data) => expect(parseYamlFile('a.yaml', text).data).toEqual(data))

  test('many aliases are read, aliases of aliases of aliases are not', () => {
    expect(findErrors('a.yaml', `a: &a 1\nb: [${Array(500).fill('*a').join(', ')}]`)).toEqual([])
    const levels = Array.from({ length: 6 }, (_, at) => `${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`)}]`)
    expect(findErrors('a.yaml', `0: &a0 x\n${levels.join('\n')}`)).toEqual([
      '1:1 The aliases stand for more than can be read: write out what they stand for.',
    ])
  })

  test.each(['utf16le', 'utf-16be'])('a file in %s is to be saved as UTF-8', (encoding) => {
    for (const text of ['openapi: 3.1.0', '\uFEFFopenapi: 3.1.0', '\uFEFF# ä', '{}']) {
      const bytes = Buffer.from(text, 'utf16le')
      const read = (encoding === 'utf16le' ? bytes : bytes.swap16()).toString('utf8')
      expect(findErrors('a.yaml', read)).toEqual(['1:1 The file is not encoded as UTF-8, but as UTF-16.'])
    }
  })

  test.each([
    ['a key twice', 'a: 1\na: 2', '2:1 Map keys must be unique.'],
    ['a tab', 'a:\n\tb: 1', '2:1 Tabs are not allowed as indentation.'],
    ['two documents', 'a\n---\nb', '2:1 There is another document from here on: a file holds one, so leave `---` out.'],
    ['an alias of nothing', 'a: *b', '1:4 No node before this one has the anchor `b`.'],
    ['an alias inside its node', 'a: &a [*a]', '1:1 An alias is inside the node that it repeats.'],
  ])('an error: %s', (_, text, error) => expect(findErrors('a.yaml', text)).toEqual([error]))

  test('the places of merged keys and aliases are those of their anchors', () => {
    const { locate } = parseYamlFile('a.yaml', 'a: &a\n  b: { c: 1 }\nd:\n  <<: *a\ne: *a')
    expect(['/d/b/c', '/e/b/c'].map((pointer) => locate(pointer).line)).toEqual([2, 2])
  })
})

describe('JSON', () => {
  const text = `{
  "a%b/c": [true, { "d": "}]\\"", "e": -1.5e3 }],
  "f": {},
  "h": { "g": null }, "g": { "i": [1,
    2] }
}`
  test.each([
    ['', 1, 1],
    ['/a%25b~1c', 2, 12],
    ['/a%25b~1c/0', 2, 13],
    ['/a%25b~1c/1/d', 2, 26],
    ['/a%25b~1c/1/e', 2, 39],
    ['/f', 3, 8],
    ['/f/nothing', 3, 8],
    ['/g/i/1', 5, 5],
  ])('has the place %s', (pointer, line, column) => {
    expect(parseYamlFile('a.json', text).locate(pointer)).toEqual({ file: 'a.json', line, column })
  })

  test.each([
    ['{\n  "a": 1,\n}', '3:1 Expected a name in double quotes, found `}`.'],
    ['{ "a": x }', '1:8 Expected a value, found `x`.'],
    ['{ "a" 1 }', '1:7 Expected `:`, found `1`.'],
    ['[1 2]', '1:4 Expected `,` or `]`, found `2`.'],
    ['[1, 2', '1:6 Expected `,` or `]`, found the end of the file.'],
    ['{ "a": "b\n" }', '1:8 Expected a value, found `"`.'],
    ['{ "a', '1:3 Expected a name in double quotes, found `"`.'],
    ['{} {}', '1:4 Expected the end of the file, found `{`.'],
    ['', '1:1 Expected a value, found the end of the file.'],
    ['{ "a": [{ "b": 1 }, { "b": 2, "c": {},\n"\\u0062": ":" }], "b": "\u007f" }', '2:1 Map keys must be unique.'],
    ['{ "__proto__": "\u007f", "__proto__": 2 }', '1:21 Map keys must be unique.'],
    ['{ "a": 1, "a": 2, }', '1:11 Map keys must be unique.'],
    ['{ "a": "\\x" }', '1:8 Expected a value, found `"`.'],
  ])('has an error: %s', (wrong, error) => expect(findErrors('a.json', wrong)).toEqual([error]))

  test('may start with a byte order mark, and have any key', () => {
    const { data } = parseYamlFile('a.json', '\uFEFF{ "__proto__": { "a": 1 }, "constructor": 2, "\\"": "\\\\:" }')
    expect(JSON.stringify(data)).toBe('{"__proto__":{"a":1},"constructor":2,"\\"":"\\\\:"}')
  })
})
