import { ControlError, createControl } from 'gatewright'
import { describe, expect, test } from 'vitest'
import { createClients } from '../../sdk/clients.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { sharedMock } from '../serve-mock.ts'

const mock = await sharedMock()
const { openai } = createClients(mock)

const sandbox = (name: string) => createControl({ baseUrl: mock.baseUrl, sandbox: name })
const question = { model: 'gw-text-large', input: 'Why is the sky blue?' }

async function answerIn(name: string): Promise<string> {
  const headers = { 'x-mock-sandbox': name }
  return (await openai.responses.create(question, { headers })).output_text
}

test('the state has settings, clock and counts of the sandbox of the call', async () => {
  await answerIn('counted')
  expect(await sandbox('counted').getState()).toMatchObject({
    sandbox: 'counted',
    settings: { seed: 1, holdTasks: false, firstTokenMs: 300, tokensPerSecond: 60, jitter: 0, latency: [] },
    clock: { stopped: false, speed: 0 },
    counts: { requests: 1, running: 0, tasks: 0, callbacks: 0 },
    options: { edition: 'paid', strict: false, journal: true },
  })
  const byPath = await fetch(`${mock.baseUrl}/~counted/__mock/state`)
  expect(await byPath.json()).toMatchObject({ sandbox: 'counted', counts: { requests: 1 } })
  const byKey = await fetch(`${mock.baseUrl}/__mock/state`, { headers: { authorization: 'Bearer x~counted' } })
  expect(await byKey.json()).toMatchObject({ sandbox: 'counted', counts: { requests: 1 } })
})

test('another seed changes the answers, and the original one restores them', async () => {
  const first = await answerIn('seeded')
  await sandbox('seeded').changeSettings({ seed: 8 })
  expect(await answerIn('seeded')).not.toBe(first)
  await sandbox('seeded').changeSettings({ seed: 1 })
  expect(await answerIn('seeded')).toBe(first)
})

test('a reset deletes responses, settings and counts of its sandbox only', async () => {
  const headers = { 'x-mock-sandbox': 'reset' }
  const { id } = await openai.responses.create(question, { headers })
  await answerIn('kept')
  await sandbox('reset').changeSettings({ seed: 7 })
  expect(await sandbox('reset').resetSandbox()).toMatchObject({ settings: { seed: 1 }, counts: { requests: 0 } })
  const next = openai.responses.create({ ...question, previous_response_id: id }, { headers })
  await expect(next).rejects.toMatchObject({ status: 400, code: 'previous_response_not_found' })
  expect(await sandbox('kept').getState()).toMatchObject({ counts: { requests: 1 } })
})

test('sandboxes are listed and deleted', async () => {
  await answerIn('one')
  await answerIn('two')
  const names = async () => (await mock.control.listSandboxes()).sandboxes.map(({ name }) => name)
  expect(await names()).toEqual(expect.arrayContaining(['one', 'two']))
  expect(await mock.control.deleteSandbox('one')).toEqual({ deleted: 1 })
  expect(await names()).not.toContain('one')
  await expect(mock.control.deleteSandbox('one')).rejects.toMatchObject({ status: 404, code: 'not_found' })
  await mock.control.deleteSandboxes()
  expect(await names()).toEqual([])
})

test('the clock stops, advances and starts; answers have its timestamps', async () => {
  const control = sandbox('clock')
  const stopped = await control.changeClock({ stopped: true })
  const moved = await control.changeClock({ advanceMs: 86_400_000 })
  expect(moved.now - stopped.now).toBe(86_400_000)
  const video = await openai.videos.create(
    { model: 'gw-video-1' as 'sora-2', prompt: 'A pier' },
    { headers: { 'x-mock-sandbox': 'clock' } },
  )
  expect(video.created_at).toBe(Math.floor(moved.now / 1000))
  expect(await control.changeClock({ stopped: false, speed: 4 })).toMatchObject({ stopped: false, speed: 4 })
  // Otherwise the mock lets the video end before it closes.
  await control.resetSandbox()
})

describe('faults and scenarios', () => {
  test('a fault applies its number of times, and the client throws its error', async () => {
    const headers = { 'x-mock-sandbox': 'faulty' }
    const { id } = await sandbox('faulty').addFault({ kind: 'status', status: 429, times: 1 })
    await expect(openai.models.list({ headers })).rejects.toMatchObject({ status: 429 })
    await openai.models.list({ headers })
    expect(await sandbox('faulty').listFaults()).toMatchObject({ faults: [{ id, injected: 1, spent: true }] })
    expect(await sandbox('faulty').deleteFault(id)).toEqual({ deleted: 1 })
    await expect(sandbox('faulty').deleteFault(id)).rejects.toMatchObject({ status: 404 })
    const message = expect.stringContaining('unknown fault `explode`')
    await expect(sandbox('faulty').addFault({ kind: 'explode' })).rejects.toMatchObject({ status: 400, message })
  })

  test('scenarios may be a file as a string, with lines in its errors, and have accounts', async () => {
    const control = sandbox('texts')
    const text = 'scenarios:\n  - name: greeting\n    match: { text: hello }\n    answer: { text: Good day. }\n'
    expect(await control.addScenarios({ text })).toMatchObject({ scenarios: [{ name: 'greeting' }] })
    await expect(control.addScenarios({ text: text.replace('answer', 'anser') })).rejects.toThrow(
      'line 4, column 5: scenarios[0].anser: unknown property; did you mean `answer`?',
    )
    await expect(control.addScenarios({ text, scenarios: [] })).rejects.toMatchObject({ status: 400, param: 'text' })
    await expect(control.addScenarios({ text: text.padEnd(2_000_000) })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('must have at most 1048576 characters'),
    })
    const code = async () =>
      (
        (await (await mock.request('/~texts/img/submit/imagine', { json: { prompt: 'A fox' } })).json()) as {
          code: number
        }
      ).code
    await control.replaceScenarios({ scenarios: [], accounts: [{ instanceId: 'one', balance: 0 }] })
    expect(await code()).toBe(25)
    await control.resetScenarios()
    expect(await code()).toBe(1)
  })

  test('scenarios are added, counted, replaced and removed', async () => {
    const control = sandbox('scripted')
    const greeting = { name: 'greeting', match: { text: 'sky' }, answer: { text: 'It just is.' } }
    await control.addScenarios({ scenarios: [greeting] })
    expect(await answerIn('scripted')).toBe('It just is.')
    expect(await control.listScenarios()).toMatchObject({ scenarios: [{ name: 'greeting', calls: 1, answered: 1 }] })
    await control.replaceScenarios({ scenarios: [{ ...greeting, name: 'other', answer: { text: 'Light.' } }] })
    expect(await answerIn('scripted')).toBe('Light.')
    expect(await control.deleteScenario('other')).toEqual({ deleted: 1 })
    expect(await control.resetScenarios()).toEqual({ scenarios: [] })
    await expect(control.addScenarios({ scenarios: [{ name: 'x', anser: {} }] })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^scenarios\[0\].*anser/),
    })
  })
})

test.each(['x/y', '日本', '\ud800'])('the sandbox %s is refused with the rule of its name', async (name) => {
  await expect(sandbox(name).getState()).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('has up to 64 letters'),
  })
})

test('a page that is no answer of a mock is named as such', async () => {
  const app = await closeAfterTest(startServer((_, response) => response.end('<!doctype html>')))
  const reply = createControl({ baseUrl: app.url }).getState()
  await expect(reply).rejects.toMatchObject({
    name: 'ControlError',
    message: 'GET /state was not answered by the control API of a mock.',
  })
})

test('bad calls are refused with the rule and the fix, in one envelope', async () => {
  const bad = mock.control.changeClock({ advanceMs: -1 })
  await expect(bad).rejects.toBeInstanceOf(ControlError)
  await expect(bad).rejects.toMatchObject({ status: 400, param: 'advanceMs', message: expect.stringContaining('0') })
  await expect(mock.control.changeSettings({})).rejects.toMatchObject({ status: 400 })
  for (const path of ['/settings', '/clock', '/tasks/1/advance', '/tasks/1/fail']) {
    const method = path === '/settings' ? 'PATCH' : 'POST'
    const misspelt = await mock.request(`/__mock${path}`, { json: { stoped: true }, method })
    const message = expect.stringMatching(/^stoped: is not allowed here/)
    expect(await misspelt.json()).toMatchObject({ error: { param: 'stoped', message } })
  }
  const message = 'stop: is not allowed here; did you mean `stopped`?'
  const shortened = mock.request('/__mock/clock', { json: { stop: true } })
  expect(await (await shortened).json()).toMatchObject({ error: { param: 'stop', message } })
  const { baseUrl } = mock
  for (const [path, init, status] of [
    ['/__mock/nothing', {}, 404],
    ['/__mock/clock', { method: 'DELETE' }, 405],
    ['/__mock/clock', { method: 'POST', body: 'stopped=true' }, 415],
    ['/__mock/clock', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }, 400],
  ] as const) {
    const reply = await fetch(baseUrl + path, init)
    expect(reply.status).toBe(status)
    expect(await reply.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } })
  }
})
