import { describe, expect, test, vi } from 'vitest'
import { parseJson } from '../../../runtime/http/json-body.ts'
import { Problem } from '../../../runtime/problem.ts'

const image = Buffer.alloc(900_000, 'image').toString('base64')
const dataUrl = `data:image/png;base64,${image}`
const other = image.replace('a', 'b')

/** What plain JSON makes of it: its value, or its error. */
function parsePlainly(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

describe('a body with long base64', () => {
  const bodies: readonly [name: string, text: string, isReadApart: boolean][] = [
    ['an image', `{"é":"ü","image":"${image}","n":[1,{}]}`, true],
    ['a data URL', `{"image":"${dataUrl}"}`, true],
    ['several images', `[["${image}"],"${other}",{"a":"${dataUrl}"},"${image}"]`, true],
    ['an image alone', `"${image}"`, true],
    ['a member of a special name', `{"__proto__":{"constructor":"${image}"},"toString":"${other}"}`, true],
    ['base64 as a name', `{"${image}":"${other}"}`, false],
    ['a member that another one replaces', `{"image":"${image}","image":1}`, false],
    ['an escape in base64', `["${image}\\n${image}"]`, false],
    ['characters outside ASCII', `["${image}é","${image}"]`, false],
    ['base64 for URLs', `["${image.slice(4)}-_--"]`, true],
    ['a text', `["${image}","${'A text. '.repeat(200_000)}"]`, false],
    ['much beside an image', `["${image}",${'0,'.repeat(100_000)}1]`, false],
    ['many small values beside an image', `["${image}",${'0,'.repeat(3000)}1]`, false],
    ['no end', `{"image":"${image}"`, false],
    ['no end of a string', `{"image":"${image}`, false],
    ['a comma too many', `{"image":"${image}",}`, false],
    ['a line end in the head of a data URL', `["data:image/png;\nbase64,${image}"]`, false],
    ['a line end in a string', `{"image":"${image}\n"}`, false],
  ]

  test.each(bodies)('%s is read as plain JSON', (_, text, isReadApart) => {
    const expected = parsePlainly(text)
    const parse = vi.spyOn(JSON, 'parse')
    const value = parseJson(Buffer.from(text))
    if (expected instanceof Error) {
      expect(value).toBeInstanceOf(Problem)
      expect(value).toHaveProperty('message', `The body is not valid JSON: ${expected.message}.`)
    } else expect(value).toStrictEqual(expected)
    // The text of the body is not made.
    const longest = Math.max(...parse.mock.calls.map(([parsed]) => parsed.length))
    expect(longest < image.length).toBe(isReadApart)
  })
})

describe('a body that is too deep', () => {
  const nest = (levels: number, padding: number) =>
    `${'[{"a":'.repeat(levels / 2)}0${'}]'.repeat(levels / 2)}${' '.repeat(padding)}`
  const tooDeep = 'The body is nested deeper than 128 levels.'

  test.each([0, 1_000_000])('is refused, with %d more bytes', (padding) => {
    expect(parseJson(Buffer.from(nest(128, padding)))).toStrictEqual(JSON.parse(nest(128, 0)))
    expect(parseJson(Buffer.from(nest(130, padding)))).toHaveProperty('message', tooDeep)
    expect(parseJson(Buffer.from(`${'['.repeat(200)}${' '.repeat(padding)}`))).toHaveProperty('message', tooDeep)
  })
})
