import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { noBrowser, openTab, pageTests } from './browser.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg=='

const HOSTILE = `# Tides

The **moon** pulls: [docs](https://example.com/a), [bad](javascript:window.caught=1), [worse](data:text/html,x).

| a | b |
|---|---|
| 1 | 2 |

<img src=x onerror="window.caught=1"> ![pic](https://evil.example/x.png)`

const messages = [
  {
    role: 'user',
    content: [
      { type: 'text', text: 'What is this?' },
      { type: 'image', source: { type: 'base64', media_type: 'image/png', data: PNG } },
    ],
  },
  {
    role: 'assistant',
    content: [
      { type: 'text', text: HOSTILE },
      { type: 'tool_use', id: 'toolu_1', name: 'look', input: { where: 'sea' } },
    ],
  },
  { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: '{"sea":"calm"}' }] },
]

describe.skipIf(noBrowser !== undefined)('a request on the page', () => {
  const now = pageTests({ shownKey: 'sk-test' })
  const open = (hash = '') => now.open(`/__mock${hash}`)
  const region = (name: string) => now.page.getByRole('region', { name, exact: true })
  const press = (name: string) => now.page.getByRole('button', { name, exact: true }).click()
  const send = async (path: string, json: unknown) => {
    const reply = await now.served.request(path, { json, headers: { 'messages-version': '2023-06-01' } })
    return reply.text()
  }
  const ask = (input: string) => send('/v1/responses', { model: 'gw-text-large', input })

  test('the fix for an unknown task is not another path', async () => {
    for (const [path, fix] of [
      ['/v1/nothing', 'Use a path of the contract.'],
      ['/v1/videos/video_gone', 'Ask for what a reply of this sandbox has named.'],
      ['/files/gone.png', 'Ask for what a reply of this sandbox has named.'],
    ] as const) {
      await now.served.request(path)
      await open('#requests/newest')
      await region('Verdict')
        .getByText(path.startsWith('/v1/n') ? 'Unknown path' : 'There is no')
        .waitFor()
      await region('Verdict').getByText(fix).waitFor()
    }
  })

  test('is a conversation with images, calls and results; hostile text stays text', async () => {
    await send('/v1/messages', { model: 'gw-text-large', max_tokens: 60, system: 'Be short.', messages })
    const page = await open()
    const turns = region('Conversation')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    const headings = region('Conversation').getByRole('heading', { level: 3 })
    await expect.poll(() => headings.allInnerTexts()).toEqual(['System', 'User', 'Assistant', 'Tool results', 'Answer'])
    const image = turns.nth(1).getByRole('img', { name: 'Sent as image/png' })
    expect(await image.evaluate((element) => Reflect.get(element, 'naturalWidth'))).toBe(1)
    const links = turns.nth(2).getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(addresses).toEqual([
      ['docs', 'https://example.com/a'],
      ['pic', 'https://evil.example/x.png'],
    ])
    expect(await links.first().getAttribute('rel')).toContain('noreferrer')
    await turns.nth(2).getByText('<img src=x onerror').waitFor()
    expect(await turns.nth(2).getByRole('table').innerText()).toContain('1')
    expect(await page.locator('.detail img').count()).toBe(1)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'caught'))).toBe(undefined)
    await press('Show the result')
    await region('Result of look').and(page.locator(':focus')).getByText('"sea": "calm"').waitFor()
    await press('Raw text')
    await turns.nth(2).getByText('The **moon** pulls').waitFor()
  })

  test('marks the calls and results that have no other side', async () => {
    const input = [
      { role: 'user', content: 'Weather?' },
      { type: 'function_call', call_id: 'call_1', name: 'look', arguments: '{}' },
      { type: 'function_call_output', call_id: 'fc_1', output: '19' },
    ]
    await send('/v1/responses', { model: 'gw-text-large', input })
    await open('#requests/1')
    await openTab(now.page, 'Conversation')
    await region('Calls look').getByText('No result has this id.').waitFor()
    await region('Conversation').getByText('call_id is "fc_1", which no earlier call has').waitFor()
  })

  test('opens with what is wrong: the line of the body, or the header', async () => {
    const content = [{ type: 'text', txt: 'Hello' }]
    await send('/v1/messages', { model: 'gw-text-large', max_tokens: 0, messages: [{ role: 'user', content }] })
    await now.served.request('/v1/messages', {
      json: { model: 'gw-text-large', max_tokens: 20, messages: messages.slice(0, 1) },
      headers: { 'messages-version': '' },
    })
    const page = await open('#requests/1')
    await expect
      .poll(() => page.locator('mark').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^ {2}"max_tokens": 0,\n?must be /),
        expect.stringMatching(/^ +"txt": "Hello"\n?is unknown, did you mean text\?$/),
      ])
    await region('Verdict')
      .getByText(/^Correct max_tokens.*; rename messages\[0\]\.content\[0\]\.txt to text$/)
      .waitFor()
    await page.goto(`${now.served.baseUrl}/__mock#requests/2`)
    await region('Request headers')
      .getByRole('row', { name: /^messages-version .*must have/ })
      .waitFor()
  })

  test('has tabs with one tab stop, and the next request opens with the same one', async () => {
    await ask('One')
    await ask('Two')
    const page = await open('#requests/1')
    const tab = (name: string): Locator => page.getByRole('tab', { name, exact: true })
    await tab('Conversation').focus()
    for (const [key, name] of [
      ['ArrowLeft', 'Headers'],
      ['Home', 'Conversation'],
      ['End', 'Headers'],
      ['ArrowRight', 'Conversation'],
      ['ArrowRight', 'Answer'],
    ] as const) {
      await page.keyboard.press(key)
      await tab(name).and(page.locator(':focus[aria-selected="true"][tabindex="0"]')).waitFor()
      await page.getByRole('tabpanel', { name }).waitFor()
      expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1)
    }
    expect(new URL(page.url()).searchParams.get('tab')).toBe('answer')
    await page.getByRole('link', { name: /Two/ }).click()
    await page.getByRole('tabpanel', { name: 'Answer' }).waitFor()
    await page.goto(page.url().replace('tab=answer', 'tab=headers'))
    await region('Reply headers').getByRole('row', { name: 'content-type application/json' }).waitFor()
  })

  test('is edited and sent again, with the key of the mock', async () => {
    await ask('Where is the harbour?')
    const page = await open()
    await press('Edit and resend')
    const headers = page.getByLabel('Headers', { exact: true })
    expect(await headers.inputValue()).toContain('authorization: Bearer ***')
    await headers.fill(`${await headers.inputValue()}\nx-note: edited`)
    const body = page.getByLabel('Body', { exact: true })
    const text = await body.inputValue()
    await body.fill('{')
    await page.getByText('This is not valid JSON. It is sent as it is.').waitFor()
    await body.fill(text.replace('harbour', 'lighthouse'))
    await press('Send')
    await page.getByText('Sent again: the mock answered 200.').waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe('#requests/2')
    const sent = JSON.parse(await (await now.served.request('/__mock/journal/2')).text())
    expect(sent).toMatchObject({
      body: { model: 'gw-text-large', input: 'Where is the lighthouse?' },
      headers: { 'x-note': 'edited' },
      status: 200,
    })
  })

  test('is compared with the one before it, or another', async () => {
    for (const sight of ['beach', 'harbour', 'lighthouse']) await ask(`Where is the ${sight}?`)
    await now.served.request('/v1/models')
    const page = await open('#requests/3')
    await press('Compare')
    const changes = region('Differences of the request')
    await expect.poll(() => changes.locator('.removed').allInnerTexts()).toEqual([expect.stringMatching(/harbour/)])
    expect(await changes.locator('.added').allInnerTexts()).toEqual([expect.stringMatching(/lighthouse/)])
    await page.getByLabel('Compare request 3 with').selectOption({ label: '4: GET /v1/models – valid' })
    await changes.getByText('- GET /v1/models').waitFor()
  })

  test('is exported as an archive, with its events', async () => {
    await send('/v1/responses', { model: 'gw-text-large', input: 'Hello', stream: true })
    const page = await open()
    const download = page.waitForEvent('download')
    await press('Export HAR')
    const file = await download
    expect(file.suggestedFilename()).toBe('request-1.har')
    const { log } = JSON.parse(readFileSync(await file.path(), 'utf8'))
    expect(log.entries).toMatchObject([{ request: { url: `${now.served.baseUrl}/v1/responses` } }])
    expect(log.entries[0].response.content.text).toContain('event: response.completed\n')
    expect(JSON.stringify(log)).not.toContain(now.served.key)
  })
})
