import { isDataUrl, longerThan, shorterThan } from 'gatewright/validation'
import { describe, expect, test } from 'vitest'
import { codePoints } from '../../../runtime/validation/string-length.ts'

describe('the length of a string', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['😀', 1],
    ['a😀b😀', 4],
    ['\ud83d', 1],
    ['\ude00\ud83d', 2],
    ['\ud83d\ud83d\ude00', 2],
  ])('%j has %i characters', (text, count) => {
    expect(codePoints(text)).toBe(count)
    expect(codePoints(text)).toBe([...text].length)
    for (const bound of [count - 1, count, count + 1]) {
      expect([longerThan(text, bound), shorterThan(text, bound)]).toEqual([count > bound, count < bound])
    }
  })

  test('is counted only if necessary', () => {
    const long = 'x'.repeat(50_000_000)
    // Counting all of it a thousand times would outlast the test.
    const found = Array.from({ length: 1000 }, (_, at) => longerThan(long, at % 2 ? 60_000_000 : 10_000_000))
    expect(found.filter((isLonger) => isLonger)).toHaveLength(500)
  })
})

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex')
const webp = Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')
const screen = Buffer.from('474946383961010001000000 00'.replace(' ', ''), 'hex')
const frame = Buffer.from('2c000000000100010000 02 02 4401 00'.replaceAll(' ', ''), 'hex')
const delay = Buffer.from('21f9040000000000', 'hex')
const gif = Buffer.concat([screen, delay, frame, Buffer.from(';')])
const animated = Buffer.concat([screen, delay, frame, delay, frame, Buffer.from(';')])

const rule = { types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'], maxBytes: 100 }
const url = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`

describe('a data URL', () => {
  test.each([
    ['PNG', url(png)],
    ['JPEG', url(jpeg, 'image/jpeg')],
    ['JPEG by its short name', url(jpeg, 'image/jpg')],
    ['WEBP', url(webp, 'image/webp')],
    ['GIF', url(gif, 'image/gif')],
    ['another allowed type than declared', url(jpeg, 'image/png')],
    ['a type with a parameter', url(png, 'image/png;charset=utf-8')],
    ['no padding', url(png).replace(/=+$/, '')],
    ['as much as may be', url(Buffer.concat([png, Buffer.alloc(84)]))],
  ])('is valid: %s', (_, text) => expect(isDataUrl(text, rule)).toBe(true))

  test.each([
    ['no prefix', png.toString('base64')],
    ['no base64', 'data:image/png,abc'],
    ['no data', 'data:image/png;base64,'],
    ['a type that is not allowed', url(png, 'image/bmp')],
    ['bytes of a type that is not allowed', url(Buffer.from('%PDF-1.7'), 'image/png')],
    ['bytes of no known type', url(Buffer.from('hello'), 'image/png')],
    ['one byte too many', url(Buffer.concat([png, Buffer.alloc(85)]))],
    ['characters that are not base64', url(png).replace('SUhE', 'SU*E')],
    ['characters outside ASCII', url(png).replace('SUhE', 'SUŁE')],
    ['a broken group', `${url(png).replace(/=+$/, '')}AAA`],
    ['a moving GIF', url(animated, 'image/gif')],
    ['nothing', ''],
  ])('is invalid: %s', (_, text) => expect(isDataUrl(text, rule)).toBe(false))

  const long = url(Buffer.concat([png, Buffer.alloc(100_000, 0xfb)]))
  const replaceAt = (at: number, by: string) => long.slice(0, at) + by + long.slice(at + by.length)
  test.each([
    ['in either alphabet', replaceAt(90_000, '-_+/'), true],
    ['with a space', replaceAt(90_000, ' '), false],
    ['with a wide character', replaceAt(90_000, 'Ł'), false],
    ['with padding before its end', replaceAt('data:image/png;base64,'.length + 65_534, '=='), false],
    ['with the second frame of a GIF', url(Buffer.concat([animated, Buffer.alloc(100_000)]), 'image/gif'), false],
  ])('that is long is checked to its end: %s', (_, text, isValid) => {
    expect(isDataUrl(text, { ...rule, maxBytes: 200_000 })).toBe(isValid)
  })
})
