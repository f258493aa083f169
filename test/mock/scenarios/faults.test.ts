import Anthropic from '@anthropic-ai/sdk'
import { expect, test } from 'vitest'
import { createClients } from '../../sdk/clients.ts'
import { readScenarios } from '../gateway-readers.ts'
import { scenariosFrom, sharedMock } from '../serve-mock.ts'

const scenarios = `
scenarios:
  - name: closes early
    match: { text: closes early }
    answer: { text: [One., ' Two.', ' Three.'] }
    faults: [{ kind: cut, afterEvents: 5 }]
  - name: overloaded midway
    match: { text: overloaded }
    faults: [{ kind: error-event, afterEvents: 4 }]
  - name: once
    match: { text: once }
    answer: { text: Well. }
    faults: ['status:500:times=1']
`

const model = 'gw-text-large'

const served = await sharedMock({ scenarios: await scenariosFrom(scenarios), log: () => {} })
const { openai, anthropic } = createClients(served)

test('the fault of a scenario applies to its answer', async () => {
  const read: string[] = []
  const reading = async () => {
    const stream = await openai.responses.create({ model, input: 'closes early', stream: true })
    for await (const event of stream) read.push(event.type)
  }
  await expect(reading()).rejects.toThrow()
  expect(read).toHaveLength(5)
})

test('the fault of a scenario applies to the simulated answer', async () => {
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: 'overloaded' }]
  const stream = anthropic.messages.stream({ model, max_tokens: 500, messages })
  await expect(stream.finalMessage()).rejects.toBeInstanceOf(Anthropic.APIError)
})

test('the scope of a fault applies within its scenario', async () => {
  await expect(openai.responses.create({ model, input: 'once' })).rejects.toMatchObject({ status: 500 })
  expect((await openai.responses.create({ model, input: 'once' })).output_text).toBe('Well.')
})

test('removing a scenario or resetting its sandbox releases what its faults delay', async () => {
  const { scenarios: set } = served.mock.sandboxes.get('held')
  const hang = { name: 'hangs', match: { family: 'responses' }, faults: ['hang'] }
  const ask = () => served.request('/~held/v1/responses', { json: { model, input: 'Hello' } })
  for (const end of [() => set.remove('hangs'), () => set.reset(), () => served.mock.sandboxes.reset('held')]) {
    set.add((await readScenarios(JSON.stringify({ scenarios: [hang] }), 'f.json')).scenarios)
    const held = ask()
    await expect.poll(() => set.list().find(({ scenario }) => scenario.name === 'hangs')?.answered).toBe(1)
    await end()
    expect((await held).status).toBe(200)
  }
})
