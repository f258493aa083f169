import Anthropic from '@anthropic-ai/sdk'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readFault } from '../gateway-readers.ts'
import { noBrowser, openTab, type PageTest, pageTests } from './browser.ts'

if (noBrowser !== undefined) process.stderr.write(`${noBrowser}\n`)

let now: PageTest

describe.skipIf(noBrowser !== undefined)('the page', () => {
  now = pageTests({ shownKey: 'sk-test' }, '/')

  test('opens where a browser asks for /, and has all its parts', async () => {
    const { page } = now
    expect(new URL(page.url()).pathname).toBe('/__mock')
    await page.getByText('Live', { exact: true }).waitFor()
    for (const part of ['Tasks', 'Controls', 'Reference', 'Requests']) {
      await getPart(page, part).click()
      await expect.poll(() => getPart(page, part).getAttribute('aria-current')).toBe('page')
    }
  })

  test('shows the stream of an official client with a mark for each event, in its order', async () => {
    const { page } = now
    const events = await streamMessage('Why is the sky blue?')
    await page.getByRole('link', { name: /v1\/messages/ }).click()
    await openTab(page, 'Timing')
    const timeLine = page.getByRole('region', { name: 'Time line' })
    await expect.poll(() => countMarks(timeLine.locator('.mark'))).toBe(events.length)
    expect(await countMarks(timeLine.locator('.cause, .after, .hole'))).toBe(0)
    await timeLine.getByText('Order of events').click()
    const steps = timeLine.getByRole('list', { name: 'Received events' }).getByRole('button')
    const names = events.filter((name, index) => name !== events[index - 1])
    expect((await steps.allInnerTexts()).map((text) => text.split(' ')[0])).toEqual(names)
    await steps.last().click()
    const scrubber = timeLine.getByLabel('Event of the stream')
    const shown = () => scrubber.getAttribute('aria-valuetext')
    await expect.poll(shown).toContain(`${events.length} of ${events.length}: message_stop at `)
    await timeLine.getByText('message_start block* message_delta message_stop').waitFor()
    await page.getByText('Request and reply follow the contract.').waitFor()
    const drawing = timeLine.locator('.lanes')
    const fit = await drawing.boundingBox()
    await timeLine.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBe(2 * (fit?.width ?? 0) + PADDING)
    await timeLine.getByRole('button', { name: 'Fit' }).click()
    await drawing.click({ position: { x: 1, y: 10 } })
    await expect.poll(shown).toContain(`1 of ${events.length}: message_start at `)
  })

  test('shows the slider, the cursor and the last mark on one axis, with room at its ends', async () => {
    const { page } = now
    await streamMessage('Why is the sky blue?')
    await page.getByRole('link', { name: /v1\/messages/ }).click()
    await openTab(page, 'Timing')
    const getBox = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, width: 0 }
    const [clip, slider] = [await getBox('.chart .scroll'), await getBox('.scrubber')]
    for (const key of ['Home', 'End']) {
      await page.locator('.scrubber').press(key)
      const cursor = await getBox('.lanes .cursor')
      const value = await page
        .locator('.scrubber')
        .evaluate((input) => Reflect.get(input, 'value') / Reflect.get(input, 'max'))
      expect(Math.abs(slider.x + PADDING / 2 + value * (slider.width - PADDING) - cursor.x)).toBeLessThan(2)
      expect([cursor.x > clip.x + 4, cursor.x < clip.x + clip.width - 4]).toEqual([true, true])
    }
  })

  test('shows an event that may not come in red, with what was expected', async () => {
    const { page } = now
    await getPart(page, 'Requests').click()
    sandbox().faults.add(readFault({ kind: 'drop', event: 'content_block_start', times: 1 }))
    await streamMessage('Tell me about tides.')
    await page.getByRole('link', { name: /invalid response/ }).click()
    const verdict = page.getByRole('region', { name: 'Verdict' })
    await verdict.getByText('expected content_block_start after message_start, got content_block_delta').waitFor()
    await verdict.getByText('asyncapi.yaml#/operations/createMessage/x-event-order').waitFor()
    await verdict.getByText(/^The fault drop .* caused it/).waitFor()
    const mark = page.locator('.mark.cause')
    await mark.waitFor({ state: 'attached' })
    const red = await mark.evaluate((element) => Reflect.get(globalThis, 'getComputedStyle')(element).stroke)
    const [r = 0, g = 0, b = 0] = (red.match(/\d+/g) ?? []).map(Number)
    expect(r).toBeGreaterThan(2 * Math.max(g, b))
    expect([await countMarks(mark), await countMarks(page.locator('.hole'))]).toEqual([1, 1])
    expect(await countMarks(page.locator('.mark.after'))).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Invalid response 1' }).click()
    await expect.poll(() => rows().count()).toBe(1)
  })

  test('lists what was refused with the rule and the place, and a curl line that sends it again', async () => {
    const { page, served } = now
    await served.request('/v1/messages?note=it%27s', {
      json: { model: 'gw-text-large' },
      headers: { 'messages-version': '1' },
    })
    await page.getByRole('link', { name: /v1\/messages/ }).click()
    await page.getByText('The client broke a rule: body max_tokens is required.').waitFor()
    await page.getByText(/^Add .*: The maximum number of tokens to generate/).waitFor()
    await page.getByText('openapi.yaml#/paths/~1v1~1messages/post/requestBody').waitFor()
    await page.getByText('curl command').click()
    const line = await page.getByLabel('curl command', { exact: true }).innerText()
    expect(line).toContain(`'${served.baseUrl}/v1/messages?note=it%27s'`)
    expect(line).toContain(`-H 'authorization: Bearer sk-test'`)
    expect(line).toContain(`--data '{"model":"gw-text-large"}'`)
  })

  test('names misspelled fields, also those of a valid request', async () => {
    const { page, served } = now
    const json = { model: 'gw-text-large', max_token: 9, messages: [{ role: 'user', content: 'waves' }] }
    await served.request('/v1/messages', { json, headers: { 'messages-version': '1' } })
    await served.request('/v1/responses', { json: { model: 'gw-text-large', input: 'tides', temprature: 1 } })
    const verdict = page.getByRole('region', { name: 'Verdict' })
    await page.getByRole('link', { name: /waves/ }).click()
    await verdict.getByText('Rename max_token to max_tokens.').waitFor()
    await page.getByRole('link', { name: /tides/ }).click()
    await verdict.getByText('temprature is unknown, did you mean temperature?').waitFor()
  })

  test('shows what answered a request', async () => {
    const { page, served } = now
    sandbox().faults.add(readFault({ kind: 'delay', ms: 0, times: 1 }))
    await served.request('/__mock/scenarios', {
      json: { scenarios: [{ name: 'weather', match: { text: 'weather' }, answer: { text: 'Sunny.' } }] },
    })
    const ask = (input: string) => served.request('/v1/responses', { json: { model: 'gw-text-large', input } })
    await ask('How is the weather?')
    await ask('How are you?')
    const verdict = page.getByRole('region', { name: 'Verdict' })
    const requests = page.getByRole('link', { name: /v1\/responses/ })
    await expect.poll(() => requests.count()).toBe(2)
    await requests.last().click()
    await verdict.getByText(/^Answered by .*scenario weather/).waitFor()
    await verdict.getByText(/^Answered by .*fault delay/).waitFor()
    await requests.last().getByText('scenario', { exact: true }).waitFor()
    await requests.last().getByText('fault', { exact: true }).waitFor()
    await requests.first().click()
    await expect.poll(() => verdict.innerText()).not.toContain('Answered by')
  })

  test('takes nothing of a request for markup', async () => {
    const { page, served } = now
    const trap = '<img src=x onerror="window.caught=1"><script>window.caught=1</script>'
    await served.request('/v1/responses', { json: { model: trap, input: trap } })
    await served.request('/img/submit/imagine', { json: { prompt: trap, state: trap } })
    await served.request(`/${encodeURIComponent(trap)}?q=<b>`, { headers: { 'x-trap': trap } })
    await expect.poll(() => rows().count()).toBeGreaterThanOrEqual(3)
    for (const request of await rows().getByRole('link').all()) {
      await request.click()
      for (const tab of await page.getByRole('tab').all()) await tab.click()
    }
    await getPart(page, 'Tasks').click()
    await page.locator('.task .prompt').getByText('<img src=x').waitFor()
    expect(await page.locator('.detail img, .task img[src="x"], main script').count()).toBe(0)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'caught'))).toBe(undefined)
  })

  test('filters, pauses and clears the list', async () => {
    const { page, served } = now
    const ask = (model: string, input: string) => served.request('/v1/responses', { json: { model, input } })
    await served.request('/v1/models')
    await served.request('/v1/nothing')
    await ask('gw-text-large', 'Why do lighthouses blink?')
    await expect.poll(() => rows().count()).toBe(3)
    const search = page.getByRole('searchbox')
    for (const [text, count] of [
      ['models 200', 1],
      ['lighthouses', 1],
      ['gw-text', 1],
      ['invalid request', 1],
      ['', 3],
    ] as const) {
      await search.fill(text)
      await expect.poll(() => rows().count()).toBe(count)
    }
    await page.getByLabel('Family', { exact: true }).selectOption('responses')
    await expect.poll(() => rows().count()).toBe(1)
    await page.getByLabel('Family', { exact: true }).selectOption('')
    await page.getByLabel('Status', { exact: true }).selectOption('2xx')
    await expect.poll(() => rows().count()).toBe(2)
    await page.getByRole('button', { name: 'Pause' }).click()
    await served.request('/v1/models')
    await expect.poll(() => getPart(page, 'Requests').innerText()).toContain('4')
    expect(await rows().count()).toBe(2)
    await page.getByRole('button', { name: 'Paused' }).click()
    await expect.poll(() => rows().count()).toBe(3)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => rows().count()).toBe(0)
    expect(await (await served.request('/__mock/journal')).json()).toMatchObject({ requests: [] })
  })

  test('shows only the sandbox that its address names, and leads to others', async () => {
    const { page, served } = now
    await served.request('/~alice/v1/models')
    await served.request('/v1/nothing')
    await page.goto(`${served.baseUrl}/~alice/__mock`)
    await page.getByRole('link', { name: /v1\/models/ }).waitFor()
    expect(await rows().count()).toBe(1)
    const chooser = page.getByLabel('Sandbox', { exact: true })
    await expect.poll(() => chooser.inputValue()).toBe('alice')
    await chooser.selectOption('')
    await page.waitForURL((url) => url.pathname === '/__mock')
    await page.getByRole('link', { name: /v1\/nothing/ }).waitFor()
  })

  test('can be used by the keyboard alone', async () => {
    const { page, served } = now
    await streamMessage('One.')
    await served.request('/v1/models')
    await rows().nth(1).waitFor()
    await tabTo(page, '.skip')
    await page.keyboard.press('Enter')
    expect(await focusIs(page, 'main')).toBe(true)
    await tabTo(page, '[type=search]')
    await tabTo(page, '.requests a')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.evaluate('document.activeElement.hash === location.hash')).toBe(true)
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('messages')
    await expect.poll(() => rows().count()).toBe(1)
    await tabTo(page, '.requests a')
    await page.keyboard.press('Enter')
    await tabTo(page, '[role=tab]')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('region', { name: 'Time line' }).waitFor()
    await tabTo(page, '.scrubber')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, '[role=tab]')
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('region', { name: 'Event payload' }).getByText('content_block_start').first().waitFor()
    await page.getByRole('region', { name: 'Raw events' }).getByText('2 of').waitFor()
    await tabTo(page, '#bar a[href="#controls"]')
    await page.keyboard.press('Enter')
    await tabTo(page, '#bar .clock button')
    await page.keyboard.press('Space')
    await expect.poll(() => sandbox().clock.isStopped).toBe(true)
    expect(await focusIs(page, '#bar .clock button')).toBe(true)
  })
})

describe.skipIf(noBrowser !== undefined)('the page of a mock that answers invalid requests', () => {
  const reporting = pageTests({ validation: 'report' }, '/')

  test('calls them invalid, also where a scenario answers', async () => {
    const { page, served } = reporting
    await served.control.addScenarios({ scenarios: [{ name: 'a', answer: { text: 'Hi' } }] })
    const headers = { 'content-type': 'application/json' }
    const reply = await served.request('/v1/responses', { method: 'POST', body: '{', headers })
    expect(reply.status).toBe(200)
    await page.getByRole('link', { name: /200.*invalid request|invalid request.*200/ }).click()
    await page.getByText(/^The client broke a rule: The body is not valid JSON/).waitFor()
  })
})

/** Both ends of the time axis. */
const PADDING = 16

const sandbox = () => now.served.mock.sandboxes.get('')
const rows = () => now.page.getByRole('list', { name: 'Requests' }).getByRole('listitem')

/** The lines that the paths of a drawing have. */
async function countMarks(paths: Locator): Promise<number> {
  const drawn = await paths.evaluateAll((all) => all.map((each) => each.getAttribute('d') ?? ''))
  return drawn.join('').split('v').length - 1
}

function getPart(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name })
}

/** Sends a streamed request with the official client; gives the names of what came. */
async function streamMessage(content: string): Promise<string[]> {
  const client = new Anthropic({ baseURL: now.served.baseUrl, apiKey: now.served.key, maxRetries: 0 })
  const messages = [{ role: 'user', content } as const]
  const stream = await client.messages.create({ model: 'gw-text-large', max_tokens: 60, messages, stream: true })
  const names: string[] = []
  for await (const { type } of stream) names.push(type)
  return names
}

async function focusIs(page: Page, selector: string): Promise<boolean> {
  return (await page.locator(`${selector}:focus`).count()) > 0
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    if (await focusIs(page, selector)) return
  }
  throw new Error(`Tab does not lead to ${selector}.`)
}
