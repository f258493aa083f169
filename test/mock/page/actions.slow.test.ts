import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadGatewayMock } from '../../../mock/gateway-mock.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { openScenarioFiles, readFault } from '../gateway-readers.ts'
import { serveMock } from '../serve-mock.ts'
import { noBrowser, openTab, pageTests } from './browser.ts'

const contract = await loadGatewayMock({ chatCompletions: true })

describe.skipIf(noBrowser !== undefined)('a request of the page', () => {
  const now = pageTests({ shownKey: 'sk-test', contract })

  const sandbox = () => now.served.mock.sandboxes.get('')
  const open = (hash = '') => now.open(`/__mock${hash}`)
  const rows = () => now.page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
  const region = (name: string) => now.page.getByRole('region', { name, exact: true })
  const press = (name: string) => now.page.getByRole('button', { name, exact: true }).click()
  const ask = async (input: string, more = {}, signal = new AbortController().signal) => {
    const reply = await now.served.request('/v1/responses', {
      json: { model: 'gw-text-large', input, ...more },
      signal,
    })
    return reply.text()
  }

  test('is the newest failure when the page opens; without requests there are first steps', async () => {
    const page = await open()
    await page.getByRole('heading', { name: 'Send a request to the mock to see it here.' }).waitFor()
    await now.served.request('/v1/models')
    await now.served.request('/v1/nothing')
    await now.served.request('/v1/models')
    await page.reload()
    await region('Verdict')
      .getByText(/^The client broke a rule: path/)
      .waitFor()
    await page.getByRole('heading', { name: 'GET /v1/nothing' }).waitFor()
  })

  test.each([
    [
      '/v1/responses',
      {
        model: 'gw-text-large',
        input: 'tides',
        reasoning: { summary: 'auto' },
        stream: true,
        tools: [{ type: 'function', name: 'look', parameters: {} }],
      },
    ],
    [
      '/v1/messages',
      {
        model: 'gw-text-large',
        max_tokens: 2000,
        thinking: { type: 'enabled', budget_tokens: 1024 },
        stream: true,
        messages: [{ role: 'user', content: 'tides' }],
        tools: [{ name: 'look', input_schema: { type: 'object' } }],
      },
    ],
    [
      '/v1beta/models/gw-text-large:streamGenerateContent?alt=sse',
      {
        contents: [{ role: 'user', parts: [{ text: 'tides' }] }],
        generationConfig: { thinkingConfig: { includeThoughts: true } },
        tools: [{ functionDeclarations: [{ name: 'look' }] }],
      },
    ],
    [
      '/v1/chat/completions',
      {
        model: 'gw-text-large',
        stream: true,
        stream_options: { include_usage: true },
        messages: [{ role: 'user', content: 'tides' }],
        tools: [{ type: 'function', function: { name: 'look' } }],
      },
    ],
  ])('has its answer put together from %s', async (path, json) => {
    const calls = [{ name: 'look', arguments: { where: 'sea' } }]
    const answer = { reasoning: 'The moon pulls.', text: ['High ', 'and ', 'low.'], calls }
    await now.served.request('/__mock/scenarios', {
      json: { scenarios: [{ name: 'tides', match: { text: 'tides' }, answer }] },
    })
    const headers = { 'messages-version': '2023-06-01' }
    const reply = await now.served.request(path, { json, headers })
    expect([reply.status, (await reply.text()).length > 0]).toEqual([200, true])
    const page = await open()
    await openTab(page, 'Answer')
    const shown = region('Answer')
    await shown.getByText('High and low.').waitFor()
    // Chat completions count reasoning, and do not show it.
    const isChat = path.endsWith('/chat/completions')
    if (!isChat) {
      await shown.getByRole('heading', { name: 'Thinking' }).waitFor()
      await shown.getByText('The moon pulls.').waitFor()
    }
    await shown.getByRole('heading', { name: 'Calls look' }).waitFor()
    await expect.poll(() => shown.getByLabel('Arguments of look').innerText()).toContain('"where": "sea"')
    await expect.poll(() => shown.getByRole('list', { name: 'Usage' }).innerText()).toMatch(/\d/)
    await shown.getByText(/first token .* total/).waitFor()
    await openTab(page, 'Events')
    const events = page.getByRole('list', { name: 'Raw events' })
    const buttons = events.getByRole('button')
    // The text of a chunk is too far behind in its JSON to be shown.
    await (isChat ? buttons.nth(2) : events.getByRole('button', { name: /"and "/ })).click()
    await expect.poll(() => shown.locator('.later').allInnerTexts()).toEqual(['low.'])
  })

  test('is saved as a scenario, which answers the same again', async () => {
    await ask('Where is the lighthouse?')
    const page = await open()
    await openTab(page, 'Answer')
    const answer = await region('Answer').locator('.prose').innerText()
    await press('Save as scenario')
    const yaml = await page.getByLabel('Scenario', { exact: true }).innerText()
    expect(yaml).toContain('  - name: createResponse-1\n    match:\n      operation: createResponse')
    await press('Add to this sandbox')
    await page.getByText('Added: answers from now on.').waitFor()
    expect(JSON.parse(await ask('Where is the lighthouse?'))).toMatchObject({ status: 'completed' })
    await rows().first().getByText('scenario', { exact: true }).waitFor()
    const newest = rows().first().getByRole('link')
    await newest.click()
    await expect.poll(() => newest.getAttribute('aria-current')).toBe('true')
    await expect.poll(() => region('Answer').locator('.prose').innerText()).toBe(answer)
    await press('Save as scenario')
    await press('Open in the editor')
    await expect.poll(() => page.getByLabel('scenarios, as YAML or JSON').inputValue()).toContain('createResponse-2')
  })

  test('is saved as a scenario with its whole conversation', async () => {
    const turns = [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Hi.' },
      { role: 'user', content: 'And now?' },
    ]
    for (const input of [turns.slice(0, 1), turns])
      await (await now.served.request('/v1/responses', { json: { model: 'gw-text-large', input } })).text()
    const page = await open()
    await press('Save as scenario')
    await page.getByLabel('The whole conversation, 2 requests').check()
    const yaml = () => page.getByLabel('Scenario', { exact: true }).innerText()
    await expect.poll(yaml).toMatch(/name: createResponse-1\n.*answers:\n +- text: .*\n +- text: .*afterLast: cycle/s)
  })

  test('is saved to the scenario file, and the editor saves there too', async () => {
    const path = join(testFolder(), 'mine.yaml')
    writeFileSync(path, 'scenarios: # mine\n  - { name: createResponse-1, match: { call: 9 }, answer: { text: a } }\n')
    const scenarios = await openScenarioFiles([path])
    await now.served.close()
    now.served = await serveMock({ scenarios })
    await ask('Where is the lighthouse?')
    const page = await open()
    await press('Save as scenario')
    await press('Save to mine.yaml')
    await page.getByText('Saved to mine.yaml: answers from now on.').waitFor()
    expect(readFileSync(path, 'utf8')).toMatch(/^scenarios: # mine\n {2}- {.*}\n {2}- name: createResponse-1-2\n/)
    await ask('Where is the lighthouse?')
    await rows().first().getByText('scenario', { exact: true }).waitFor()
    await press('Save to mine.yaml')
    await page.getByRole('alert').getByText('mine.yaml:3 already has a scenario').waitFor()
    await press('Open in the editor')
    const text = page.getByLabel('scenarios, as YAML or JSON')
    await text.fill((await text.inputValue()).replace('createResponse-1-2', 'mine'))
    await press('Save to mine.yaml')
    await expect.poll(() => scenarios.current.map(({ scenario }) => scenario.name)).toContain('mine')
    scenarios.close()
  })

  test('is sent again, and the new one is opened', async () => {
    await ask('Where is the harbour?')
    const page = await open()
    await openTab(page, 'Answer')
    await press('Replay')
    await page.getByText('Sent again: the mock answered 200.').waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe('#requests/2')
    expect(await rows().count()).toBe(2)
    await region('Answer').locator('.prose').waitFor()
  })

  test.each([
    ['429 once', { kind: 'status', status: 429 }],
    ['Cut mid-stream', { kind: 'cut', afterEvents: 5 }],
    ['Stall', { kind: 'stall', afterEvents: 5, ms: 10_000 }],
    ['Error event', { kind: 'error-event', afterEvents: 3 }],
    ['Slow first token', { kind: 'delay', ms: 5000 }],
  ])('gives the next one like it the fault %s', async (name, fault) => {
    sandbox().clock.setSpeed(1000)
    await ask('Where is the harbour?', { stream: true })
    await open()
    await press('Fault the next one')
    await press(name)
    const match = { operation: 'createResponse', model: 'gw-text-large' }
    await expect
      .poll(() =>
        sandbox()
          .faults.list()
          .map((each) => each.fault),
      )
      .toEqual([{ ...fault, times: 1, match }])
    await now.served.request('/v1/models')
    await ask('And now?', { stream: true }).catch(() => '')
    await rows().first().getByText('fault', { exact: true }).waitFor()
  })

  test('that was refused as asked for counts for neither side', async () => {
    await now.served.request('/v1/responses', {
      json: { model: 'gw-text-large', input: 'a' },
      headers: { prefer: 'code=429' },
    })
    sandbox().faults.add(readFault({ kind: 'status', status: 401, times: 1 }))
    await ask('b')
    const page = await open()
    await expect.poll(() => rows().count()).toBe(2)
    const outcomes = page.getByRole('group', { name: 'Outcome' }).getByRole('button')
    await expect.poll(() => outcomes.allInnerTexts()).toEqual(['Refused 2'])
    for (const row of await rows().getByRole('link').all()) {
      await row.click()
      await region('Verdict')
        .getByText(/^Neither side broke a rule: .*asked for it/)
        .waitFor()
    }
    await rows().last().getByText('Prefer', { exact: true }).waitFor()
  })

  test('that streams shows its status when its head is sent, by a live event', async () => {
    sandbox().faults.add(readFault({ kind: 'stall', afterEvents: 2 }))
    const page = await open()
    await page.getByRole('heading', { name: 'Send a request to the mock to see it here.' }).waitFor()
    // The list of the journal is never answered again.
    await page.route('**/__mock/journal?*', () => {})
    sandbox().clock.stop()
    sandbox().faults.add(readFault({ kind: 'delay', ms: 1000, times: 1 }))
    const gone = new AbortController()
    const stalled = ask('Wait', { stream: true }, gone.signal).catch(() => '')
    const status = () => rows().first().locator('.status').innerText()
    await expect.poll(status).toBe('···')
    await sandbox().clock.advance(60_000)
    await expect.poll(status).toBe('200')
    await rows().first().getByText('running').waitFor()
    gone.abort()
    await stalled
  })

  test('that runs is on top with a status, and leaves when the journal drops it', async () => {
    sandbox().faults.add(readFault({ kind: 'stall', afterEvents: 2, times: 1 }))
    const gone = new AbortController()
    const stalled = ask('Wait', { stream: true }, gone.signal).catch(() => '')
    await expect.poll(() => sandbox().control.journal.running).toBe(1)
    await now.served.request('/v1/models')
    const page = await open()
    await rows().first().getByText('running').waitFor()
    await expect.poll(() => rows().first().locator('.status').innerText()).toBe('200')
    for (let sent = 0; sent < 310; sent++) await now.served.request('/v1/models')
    gone.abort()
    await stalled
    await expect.poll(() => rows().first().getAttribute('aria-setsize')).toBe('300')
    await expect.poll(() => page.getByRole('link', { name: /^.*Wait/ }).count()).toBe(0)
  })

  test('stays in its place when others come above it, also if another one is selected', async () => {
    for (let sent = 1; sent <= 40; sent++) await now.served.request(`/v1/models?number=${sent}`)
    const page = await open('#requests/40')
    await page.locator('.requests').evaluate((list) => Object.assign(list, { scrollTop: 480 }))
    const row = page.getByRole('link', { name: /number=25\b/ })
    await row.waitFor()
    const before = await row.boundingBox()
    await now.served.request('/v1/models?number=41')
    await expect.poll(() => rows().first().getAttribute('aria-setsize')).toBe('41')
    expect(await row.boundingBox()).toEqual(before)
  })

  test('stands in the group of its sandbox', async () => {
    await now.served.request('/v1/models')
    await now.served.request('/~bob/v1/models')
    await now.served.request('/~bob/v1/nothing')
    const page = await open()
    await press('All sandboxes')
    await rows().getByText('bob', { exact: true }).first().waitFor()
    await page.getByRole('link', { name: /v1\/nothing/ }).click()
    await region('Verdict')
      .getByText(/^The client broke a rule: path/)
      .waitFor()
    expect(new URL(page.url()).hash).toBe('#requests/bob/2')
    await press('All sandboxes')
    await expect.poll(() => rows().count()).toBe(1)
  })

  test('leads to its task, and the task to it', async () => {
    await now.served.request('/img/submit/imagine', { json: { prompt: 'a red fox' } })
    const page = await open()
    await page.getByRole('link', { name: /^task / }).click()
    await page
      .getByRole('listitem', { name: /^Task / })
      .getByRole('link', { name: 'request 1: POST /img/submit/imagine' })
      .click()
    await page.getByRole('heading', { name: 'POST /img/submit/imagine' }).waitFor()
  })

  test('is copied as a command and as code', async () => {
    await ask("It's me")
    const page = await open()
    await openTab(page, 'Request')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const copied = () => page.evaluate('navigator.clipboard.readText()')
    await press('Copy as curl')
    await expect.poll(copied).toContain(`--data '{"model":"gw-text-large","input":"It'\\''s me"}'`)
    await press('Copy as SDK code')
    await expect.poll(copied).toContain(`new OpenAI({ apiKey: 'sk-test', baseURL: '${now.served.baseUrl}/v1' })`)
    expect(await copied()).toContain('client.responses.create({')
  })
})
