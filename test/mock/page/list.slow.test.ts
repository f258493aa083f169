import { describe, expect, test } from 'vitest'
import { noBrowser, pageTests } from './browser.ts'

describe.skipIf(noBrowser !== undefined)('the list of requests', () => {
  const now = pageTests({ shownKey: 'sk-test' })

  const open = (address = '') => now.open(`/__mock${address}`)
  const rows = () => now.page.getByRole('list', { name: 'Requests' }).getByRole('listitem')
  const countRows = () => rows().count()
  const button = (name: string) => now.page.getByRole('button', { name, exact: true })
  const select = (name: string) => now.page.getByLabel(name, { exact: true })
  const query = () => new URL(now.page.url()).search
  const hash = () => new URL(now.page.url()).hash
  const get = (path: string, headers = {}) => now.served.request(path, { headers })
  const ask = (input: string) => now.served.request('/v1/responses', { json: { model: 'gw-text-large', input } })

  test('shows the polls of one task in a row, and failed ones alone', async () => {
    await now.served.control.changeSettings({ holdTasks: true })
    const created = await now.served.request('/v1/video/generations', {
      json: { model: 'gw-video-1', prompt: 'a fox' },
    })
    const { task_id: id } = (await created.json()) as { readonly task_id: string }
    for (let sent = 0; sent < 4; sent++) await get(`/v1/video/generations/${id}`)
    await get('/v1/video/generations/video_unknown')
    await get('/v1/video/generations/video_unknown')
    const page = await open()
    await expect.poll(countRows).toBe(4)
    const polls = page.getByRole('link', { name: /× 4/ })
    await polls.getByText(/^queued/).waitFor()
    await button('All 4 polls of this task').click()
    await expect.poll(countRows).toBe(7)
    await polls.click()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(countRows).toBe(4)
    await page.goto(`${now.served.baseUrl}/__mock#requests/3`)
    await page.reload()
    await expect.poll(countRows).toBe(7)
  })

  test('shows the turns of one conversation in a row, opened where an earlier one failed', async () => {
    const first = { role: 'user', content: 'Name a colour' }
    const say = async (messages: readonly object[], more = {}) => {
      const json = { model: 'gw-text-large', max_tokens: 50, messages, ...more }
      const reply = await now.served.request('/v1/messages', { json, headers: { 'messages-version': '2023-06-01' } })
      return (await reply.json()) as { readonly content: unknown }
    }
    const { content } = await say([first])
    const turns = [first, { role: 'assistant', content }, { role: 'user', content: 'Another one' }]
    await say(turns)
    const page = await open()
    await page
      .getByRole('link', { name: /2 turns/ })
      .getByText('Another one')
      .waitFor()
    expect(await countRows()).toBe(1)
    await say(turns, { temprature: 1 })
    await say([...turns, { role: 'assistant', content: 'Blue' }, { role: 'user', content: 'The last' }])
    await page
      .getByRole('link', { name: /4 turns/ })
      .getByText('The last')
      .waitFor()
    await expect.poll(countRows).toBe(4)
  })

  test('has its filters, sandboxes and selection in the address', async () => {
    await get('/v1/models')
    await get('/v1/nothing')
    await ask('Hello')
    await get('/~bob/v1/models')
    const page = await open('#requests/1')
    await expect.poll(countRows).toBe(3)
    await select('Family').selectOption({ label: 'Responses' })
    await expect.poll(countRows).toBe(1)
    await select('Family').selectOption('')
    await button('Invalid request 1').click()
    await expect.poll(countRows).toBe(1)
    await button('All sandboxes').click()
    await expect.poll(query).toBe('?outcome=invalid-request&sandboxes=all')
    await expect.poll(countRows).toBe(2)
    await page.goBack()
    await page.goBack()
    await expect.poll(() => [query(), hash()]).toEqual(['', '#requests/1'])
    await expect.poll(countRows).toBe(3)
    await page.goForward()
    await page.reload()
    await expect.poll(countRows).toBe(1)
    expect(hash()).toBe('#requests/1')
    await page.goto(`${now.served.baseUrl}/__mock?family=models&sandboxes=all&status=2xx&text=v1`)
    await expect.poll(countRows).toBe(4)
    await select('Sandbox').selectOption('bob')
    await page.waitForURL('**/~bob/__mock?family=models&**')
    await expect.poll(countRows).toBe(4)
  })

  test('is searched in bodies and answers too, and the search stays text', async () => {
    await now.served.request('/__mock/scenarios', {
      json: { scenarios: [{ name: 'a', match: { text: 'blink' }, answer: { text: 'Every lighthouse does.' } }] },
    })
    await ask('Do they blink?')
    await ask('Hello')
    const page = await open('?text=%3Cimg%20src%3Dx%3E')
    await page.getByText('No request matches the filter.').waitFor()
    await page.getByRole('searchbox').fill('LIGHTHOUSE does')
    await expect.poll(countRows).toBe(1)
    await page.getByText('1 of 2 requests shown').waitFor()
    await ask('And now, do they blink?')
    await expect.poll(countRows).toBe(2)
  })

  test('has one tab stop, and keys', async () => {
    for (let sent = 1; sent <= 30; sent++) await get(`/v1/models?number=${sent}`)
    const page = await open('#requests/30')
    await expect.poll(countRows).toBeGreaterThan(10)
    const stops = page.locator('.requests [tabindex="0"], .requests :is(a, button):not([tabindex])')
    const press = async (key: string, expected: string) => {
      await page.keyboard.press(key)
      await expect.poll(hash).toBe(expected)
      await page.locator(`.requests a[href="${expected}"]:focus`).waitFor()
      expect(await stops.count()).toBe(1)
    }
    await press('j', '#requests/29')
    await press('j', '#requests/28')
    await press('k', '#requests/29')
    await press('End', '#requests/1')
    await press('Home', '#requests/30')
    await page.keyboard.press('Enter')
    await page.locator('.detail:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.requests a[href="#requests/30"]:focus').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('number=7?j')
    await expect.poll(query).toBe('?text=number%3D7%3Fj')
    await page.keyboard.press('Escape')
    await expect.poll(countRows).toBeGreaterThan(10)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Open and close a group').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(hash()).toBe('#requests/30')
  })

  test('says how many requests the journal has kept, and follows the newest', async () => {
    for (let sent = 1; sent <= 303; sent++) await get('/v1/models')
    const page = await open()
    await page.getByText('300 of 303 kept').waitFor()
    await button('Follow newest').click()
    for (const path of ['/v1/first', '/v1/second']) {
      await get(path)
      await page.getByRole('heading', { name: `GET ${path}` }).waitFor()
    }
    await page.getByText('300 of 305 kept').waitFor()
    expect(hash()).toBe('#requests/newest')
    await page.keyboard.press('j')
    await expect.poll(hash).toBe('#requests/304')
  })

  test('names the client, and the sizes of request and reply', async () => {
    const reply = await now.served.request('/v1/models', { headers: { 'user-agent': 'AsyncOpenAI/Python 1.99.0' } })
    const { byteLength } = await reply.arrayBuffer()
    await open()
    await rows().getByText('openai 1.99.0 (python)').waitFor()
    await rows().getByText(`${byteLength} B`, { exact: true }).waitFor()
  })

  test('is filled by the request of each client of the first steps', async () => {
    const page = await open()
    const clients = ['OpenAI', 'Anthropic', 'Google', 'AI SDK', 'curl']
    for (const [index, name] of clients.entries()) {
      await page.reload()
      await page.getByRole('tab', { name, exact: true }).click()
      await page.getByLabel('Example', { exact: true }).getByText('sk-test').first().waitFor()
      await button('Send it').click()
      await rows().getByText('Why is the sky blue?').waitFor()
      await page.getByText('Sent: the mock answered 200.').waitFor()
      await page.getByText('Request and reply follow the contract.').waitFor()
      if (index < clients.length - 1) await button('Clear').click()
    }
  })
})
