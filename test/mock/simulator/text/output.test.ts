import { inflateSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Prompt } from 'gatewright/stub'
import { describe, expect, test } from 'vitest'
import { simulatedCatalog } from '../../../../mock/simulator/catalog.ts'
import { getPieces } from '../../../../mock/simulator/text/pieces.ts'
import { ask, getEnd, getFinish, of, toText, weather } from './ask.ts'

describe('output', () => {
  test('of JSON is valid for the schema', async () => {
    const properties = { name: { type: 'string' }, age: { type: 'integer' } }
    const schema = { type: 'object', properties, required: ['name', 'age'], additionalProperties: false }
    const value = JSON.parse(toText(await ask('Extract: Jane Roe, 41', { output: { type: 'json', schema } })))
    expect(new Ajv2020().validate(schema, value)).toBe(true)
    expect(value).toEqual({ name: 'Jane Roe', age: 41 })
    expect(JSON.parse(toText(await ask('Anything', { output: { type: 'json' } })))).toBeTypeOf('object')
  })

  test('of a choice is one of the values, the mentioned one if any', async () => {
    const output = { type: 'choice', values: ['Percussion', 'String', 'Woodwind'] } as const
    expect(toText(await ask('Is a violin a string instrument?', { output }))).toBe('String')
    expect(output.values).toContain(toText(await ask('What is it?', { output })))
  })

  test('of media is a real PNG and a real WAV', async () => {
    const output = { type: 'media', modalities: ['text', 'image', 'audio'] } as const
    const deltas = await ask('A lighthouse', { output })
    expect(toText(deltas)).toContain('lighthouse')
    const [png, wav] = of('media', deltas).map((delta) => ({ ...delta, bytes: Buffer.from(delta.data, 'base64') }))
    expect(png?.mediaType).toBe('image/png')
    const idat = png?.bytes.indexOf('IDAT') ?? 0
    const size = png?.bytes.readUInt32BE(idat - 4) ?? 0
    // A byte for the filter of each line, and one for each pixel: the number of its colour.
    const pixels = inflateSync(png?.bytes.subarray(idat + 4, idat + 4 + size) ?? Buffer.alloc(0))
    expect(pixels).toHaveLength(64 * (1 + 64))
    expect(wav?.mediaType).toBe('audio/wav')
    expect(wav?.bytes.readUInt32LE(4)).toBe((wav?.bytes.length ?? 0) - 8)
  })
})

describe('directives', () => {
  test('sim:echo returns exactly the following text', async () => {
    const text = '  {"a": 1}\n\tsim:fail é e\u0301 👩‍💻 \n'
    expect(toText(await ask(`Please sim:echo ${text}`))).toBe(text)
  })

  test.each([
    ['sim:refuse', 'refusal'],
    ['sim:think', 'reasoning'],
    ['sim:search', 'search'],
    ['sim:files', 'search'],
    ['sim:code', 'code-result'],
    ['sim:computer', 'computer-call'],
    ['sim:image', 'media'],
    ['sim:audio', 'media'],
  ] as const)('%s gives %s without other settings', async (text, type) => {
    expect(of(type, await ask(`Ferries ${text}`)).length).toBeGreaterThan(0)
  })

  test('sim:long is about 2,000 tokens, sim:empty nothing, sim:json an object, sim:text no call', async () => {
    const long = getEnd(await ask('sim:long'))?.outputTokens ?? 0
    expect(long > 1_900 && long < 2_200).toBe(true)
    const empty = [{ type: 'start' }, { type: 'finish', reason: 'stop' }, { outputTokens: 1 }]
    expect(await ask('sim:empty')).toMatchObject(empty)
    expect(JSON.parse(toText(await ask('Cats sim:json')))).toBeTypeOf('object')
    expect(of('tool-call', await ask('Weather? sim:text', { tools: [weather] }))).toEqual([])
  })

  test('sim:echo is limited to the size of a block, and splits no character', async () => {
    const deltas = await ask(`sim:echo ${'a'.repeat(4_999_999)}${'😀'.repeat(9)}`)
    expect(toText(deltas)).toHaveLength(4_999_999)
  })

  test.each(['sim:safety', 'sim:image-safety', 'sim:blocked'])(
    '%s does nothing where no filter is on',
    async (word) => {
      const deltas = await ask(`${word} Why is the sky blue?`, { unfiltered: true })
      expect(getFinish(deltas)?.reason).toBe('stop')
      expect(toText(deltas)).toContain('sky')
    },
  )

  test('directives combine, apply only in the last user turn, and are text if unknown', async () => {
    const deltas = await ask('sim:think sim:echo yes')
    expect(of('reasoning', deltas).length).toBeGreaterThan(0)
    expect(toText(deltas)).toBe('yes')
    const turns: Prompt['turns'] = [
      { role: 'user', parts: [{ type: 'text', text: 'sim:fail' }] },
      { role: 'assistant', parts: [{ type: 'text', text: 'sim:fail' }] },
      { role: 'user', parts: [{ type: 'text', text: 'And sim:nonsense or sim:constructor?' }] },
    ]
    expect(getFinish(await ask('', { turns }))?.reason).toBe('stop')
  })
})

describe('pieces', () => {
  const graphemes = (text: string) =>
    Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)

  test.each([
    'An ordinary sentence, with extraordinarily long words and 123456 digits.\n\n- a list\n',
    'plain then e\u0301 then plain',
    '👩‍💻👨‍👩‍👧‍👦🏳️‍🌈🇵🇹 1️⃣ ab👍🏽cd',
    'किताब हिन्दी สวัสดี 안녕하세요 你好世界 مرحبا',
    'line\r\nline\ttab\u0600123 a\u200db',
    '   \n \n  x',
  ])('concatenate to the text and never split a character: %j', (text) => {
    const pieces = [...getPieces(text)]
    expect(pieces.join('')).toBe(text)
    expect(pieces.flatMap(graphemes)).toEqual(graphemes(text))
    for (const piece of pieces) expect(piece.length).toBeGreaterThan(0)
  })

  test('have a few characters each', () => {
    const text = 'An ordinary sentence about internationalization in practice. '.repeat(20)
    const pieces = [...getPieces(text)]
    expect(text.length / pieces.length).toBeGreaterThan(3)
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(12)
  })

  test('sim:unicode is sent without splitting a character', async () => {
    const deltas = await ask('sim:unicode')
    expect(of('text', deltas).flatMap((delta) => graphemes(delta.text))).toEqual(graphemes(toText(deltas)))
  })
})

test('the catalog lists its models and finds those of a pattern', async () => {
  const catalog = simulatedCatalog(['my-model', 'lab-*'])
  const ids = (await catalog.list('sk-mock')).map((model) => model.id)
  expect(ids).toContain('gw-text-large')
  expect(ids).toContain('my-model')
  expect(ids).not.toContain('lab-*')
  expect(await catalog.find('lab-42', 'sk-mock')).toMatchObject({ id: 'lab-42', ownedBy: 'gatewright' })
  expect(await catalog.find('unknown', 'sk-mock')).toBeUndefined()
})
