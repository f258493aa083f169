import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Prompt, ToolChoice, Turn } from 'gatewright/stub'
import { describe, expect, test } from 'vitest'
import { ask, getArguments, getEnd, getFinish, getPrompt, model, of, time, toText, weather } from './ask.ts'

const question = 'What is the weather in Paris?'
const choice = (more: Partial<ToolChoice>): ToolChoice => ({ mode: 'auto', parallel: true, ...more })
const names = async (text: string, more: Partial<Prompt>) => {
  return of('tool-call', await ask(text, { tools: [time, weather], ...more })).map((call) => call.name)
}

describe('functions', () => {
  test('the best match is called, with valid arguments', async () => {
    const deltas = await ask(question, { tools: [time, weather] })
    expect(of('tool-call', deltas)).toMatchObject([{ name: 'get_weather', candidate: 0 }])
    expect(getArguments(deltas)).toMatchObject({ city: 'Paris' })
    expect(new Ajv2020().validate(weather.type === 'function' ? weather.schema : {}, getArguments(deltas))).toBe(true)
    expect(getFinish(deltas)?.reason).toBe('tool-calls')
    expect(getEnd(deltas)?.outputTokens).toBe(of('tool-arguments', deltas).length)
    expect(toText(deltas)).toBe('')
  })

  test('the first is called if none matches', async () => {
    expect(await names('Good morning to all of you', {})).toEqual(['get_time'])
  })

  test.each<[string, Partial<ToolChoice>, string[]]>([
    ['none', { mode: 'none' }, []],
    ['named', { mode: 'named', name: 'get_time' }, ['get_time']],
    ['required', { mode: 'required' }, ['get_weather']],
    ['required of the allowed', { mode: 'required', allowed: ['get_time'] }, ['get_time']],
  ])('tool choice %s is respected', async (_name, more, expected) => {
    expect(await names(question, { toolChoice: choice(more) })).toEqual(expected)
  })

  test('two are called if two match and parallel calls are allowed', async () => {
    const both = 'The weather and the time in Paris, please'
    expect((await names(both, {})).toSorted()).toEqual(['get_time', 'get_weather'])
    expect(await names(both, { toolChoice: choice({ parallel: false }) })).toHaveLength(1)
    expect(await names(both, { toolChoice: choice({ mode: 'required', parallel: false }) })).toHaveLength(1)
  })

  test('each of several calls is followed by its own arguments, for each candidate', async () => {
    const deltas = await ask('The weather and the time in Paris, please', { tools: [time, weather], candidates: 2 })
    const inputs: string[] = []
    for (const delta of deltas) {
      if (delta.type === 'tool-call') inputs.push('')
      if (delta.type === 'tool-arguments') inputs.push(`${inputs.pop()}${delta.json}`)
    }
    expect(inputs).toHaveLength(4)
    for (const input of inputs) expect(JSON.parse(input)).toBeTypeOf('object')
    expect(new Set(of('tool-call', deltas).map((call) => call.id)).size).toBe(4)
  })

  test.each([
    ['{"temperature": 21, "sky": "clear"}', false, 'According to get_weather, temperature is 21, sky is clear.'],
    ['Sunny all day', false, 'get_weather says: Sunny all day'],
    ['no such city', true, 'The call of get_weather failed: no such city'],
  ])('a result is summarised: %s', async (text, isError, expected) => {
    const turns: Turn[] = [
      { role: 'user', parts: [{ type: 'text', text: question }] },
      { role: 'assistant', parts: [{ type: 'tool-call', id: 'c1', name: 'get_weather', input: { city: 'Paris' } }] },
      { role: 'user', parts: [{ type: 'tool-result', id: 'c1', text, isError }] },
    ]
    const deltas = await ask('', { turns, tools: [weather] })
    expect(toText(deltas)).toContain(expected)
    expect(getFinish(deltas)?.reason).toBe('stop')
    const again = await ask('', { turns, tools: [weather], toolChoice: choice({ mode: 'required' }) })
    expect(of('tool-call', again)).toHaveLength(1)
  })

  test('a lone surrogate in a result is not repeated', async () => {
    const parts = [{ type: 'tool-result', id: 'c1', text: '{"\\ud83d": 1}', isError: false }] as const
    expect(toText(await ask('', { turns: [{ role: 'user', parts }], tools: [weather] }))).toContain('\ufffd is 1')
  })

  test.each([[{ const: [] }], [{ type: 'string' }], [{ enum: [null] }]])(
    'arguments have names, even where the schema is %j',
    async (schema) => {
      const tools: Prompt['tools'] = [{ type: 'function', name: 'get_weather', description: '', schema }]
      expect(getArguments(await ask(question, { tools }))).toEqual({})
    },
  )

  test('a schema without a sample is no reason to refuse: the reply has a warning', async () => {
    const schema = { type: 'object', minProperties: 1e9 }
    const tools: Prompt['tools'] = [{ type: 'function', name: 'get_weather', description: '', schema }]
    const warnings: unknown[] = []
    const options = { warn: (warning: unknown) => warnings.push(warning) }
    const batches = model.generate(getPrompt(question, { tools }), new AbortController().signal, options)
    expect(getArguments((await Array.fromAsync(batches)).flat())).toEqual({})
    expect(warnings).toEqual([expect.stringContaining('of function "get_weather"')])
  })
})

describe('hosted tools', () => {
  test.each([
    ['web-search', { type: 'web-search' }, 'page'],
    ['file-search', { type: 'file-search', maxResults: 2 }, 'file'],
  ] as const)('%s finds sources and cites them', async (type, tool, kind) => {
    const deltas = await ask('Latest report on electric ferries 🚢', { tools: [tool] })
    const [search] = of('search', deltas)
    expect(search).toMatchObject({ tool: type, queries: [expect.stringContaining('ferries')] })
    const citations = of('citation', deltas)
    expect(citations.map((citation) => citation.source)).toEqual(search?.results)
    if (tool.type === 'file-search') expect(citations).toHaveLength(2)
    for (const { source, start, end } of citations) {
      expect(source.type).toBe(kind)
      const backed = toText(deltas).slice(start, end)
      expect(backed.startsWith(source.type === 'page' ? `"${source.title}"` : source.filename)).toBe(true)
      expect(backed).toMatch(/\.$/)
    }
    expect(deltas.findIndex(({ type }) => type === 'search')).toBeLessThan(
      deltas.findIndex(({ type }) => type === 'text'),
    )
  })

  test('a citation never exceeds the text', async () => {
    for (let maxOutputTokens = 1; maxOutputTokens < 60; maxOutputTokens += 7) {
      const deltas = await ask('News on ferries', { tools: [{ type: 'web-search' }], maxOutputTokens })
      for (const { end } of of('citation', deltas)) expect(end).toBeLessThanOrEqual(toText(deltas).length)
    }
  })

  test('code is run and its result reported', async () => {
    const deltas = await ask('What is 12 * 12?', { tools: [{ type: 'code-execution' }] })
    expect(deltas.map(({ type }) => type).slice(1, 4)).toEqual(['code', 'code-result', 'text'])
    expect(of('code-result', deltas)).toEqual([{ type: 'code-result', outcome: 'ok', output: '144\n' }])
    expect(toText(deltas)).toContain('144')
  })

  test('code is truncated at the limit', async () => {
    const deltas = await ask('What is 12 * 12?', { tools: [{ type: 'code-execution' }], maxOutputTokens: 3 })
    expect(getEnd(deltas)?.outputTokens).toBe(3)
    expect(getFinish(deltas)?.reason).toBe('length')
  })

  test('a computer action is inside the screen', async () => {
    const tools = [{ type: 'computer', width: 300, height: 200 }] as const
    const deltas = await ask('Click the button', { tools })
    const action = of('computer-call', deltas)[0]?.action
    expect(action?.type).toBe('click')
    if (action?.type === 'click') expect(action.x < 300 && action.y < 200).toBe(true)
    expect(getFinish(deltas)?.reason).toBe('tool-calls')
  })
})
