import { describe, expect, test } from 'vitest'
import { noBrowser, pageTests } from './browser.ts'

const WRONG_JSON = `{"scenarios": [{
  "name": "greeting",
  "match": {"txt": "hello"},
  "answer": {"text": "Good morning."}
}]}`

/** Runs in the page. */
const CHOSEN = 'getSelection().toString()'

describe.skipIf(noBrowser !== undefined)('the controls of the page', () => {
  const now = pageTests({ sandboxExpiryMinutes: 60 }, '/__mock#controls')

  const sandbox = () => now.served.mock.sandboxes.get('')
  const card = (name: string) => now.page.getByRole('region', { name, exact: true })
  const press = (of: string, name: string) => card(of).getByRole('button', { name, exact: true }).click()

  test('the clock is stopped, moved, sped up and started', async () => {
    await press('Clock', 'Stop')
    await expect.poll(() => sandbox().clock.isStopped).toBe(true)
    const before = sandbox().clock.now()
    await press('Clock', '+ 1 h')
    await expect.poll(() => sandbox().clock.now()).toBe(before + 3_600_000)
    await press('Clock', '× 10')
    await expect.poll(() => sandbox().clock.speed).toBe(10)
    await card('Clock').getByLabel('Custom speed').fill('2.5')
    await press('Clock', 'Set')
    await expect.poll(() => sandbox().clock.speed).toBe(2.5)
    await press('Clock', 'Start')
    await expect.poll(() => sandbox().clock.isStopped).toBe(false)
  })

  test('a clock with a speed shows the timestamps of the mock', async () => {
    await card('Clock').getByLabel('Custom speed').fill('1000000')
    await press('Clock', 'Set')
    await card('Clock').getByPlaceholder('1000000').waitFor()
    const shown = await card('Clock').locator('time').textContent()
    const seconds = (time: string) => Date.parse(`1970-01-01T${time}Z`) / 1000
    const ahead = seconds(shown ?? '') - seconds(new Date(sandbox().clock.now()).toTimeString().slice(0, 8))
    expect(Math.abs(Math.abs(ahead) - 43_200)).toBeGreaterThan(43_140) // within a minute, also at midnight
  })

  test('seed, pace and holding of tasks are changed', async () => {
    const answers = card('Answers')
    await answers.getByLabel('seed').fill('7')
    await answers.getByLabel('First token (ms)').fill('1500')
    await answers.getByLabel('tokens per second').fill('12.5')
    await answers.getByLabel('hold tasks').check()
    await press('Answers', 'Apply')
    await now.page.getByText('Settings applied.').waitFor()
    const state = await (await now.served.request('/__mock/state')).json()
    const settings = { seed: 7, firstTokenMs: 1500, tokensPerSecond: 12.5, holdTasks: true }
    expect(state).toMatchObject({ settings })
  })

  test('a fault is added for an operation, applies to it, and is removed', async () => {
    const faults = card('Faults')
    await faults.getByText('Advanced').click()
    await faults.getByLabel('Fault', { exact: true }).selectOption('status')
    await faults.getByLabel('Status', { exact: true }).fill('204')
    await faults.getByLabel('Message', { exact: true }).fill('Gone')
    await faults.getByLabel('Headers', { exact: true }).fill('{"x-a": ["b", 1]}')
    await faults.getByLabel('Operation', { exact: true }).selectOption('createResponse')
    await press('Faults', 'Add fault')
    await faults
      .getByRole('alert')
      .getByText(/only an error has a message/)
      .waitFor()
    await faults.getByLabel('Status', { exact: true }).fill('429')
    await faults.getByLabel('Times', { exact: true }).fill('1')
    await press('Faults', 'Add fault')
    await faults.getByText('injected in 0 of 0 requests').waitFor()
    expect(await faults.getByRole('alert').count()).toBe(0)
    const tab = now.page.locator('#bar a[href="#controls"]')
    await expect.poll(() => tab.innerText()).toMatch(/1/)
    const respond = () => now.served.request('/v1/responses', { json: { model: 'gw-text-large', input: 'Hello' } })
    const refused = await respond()
    expect([refused.status, refused.headers.get('x-a')]).toEqual([429, 'b, 1'])
    expect((await respond()).status).toBe(200)
    await faults.getByText('injected in 1 of 1 request, expired').waitFor()
    await expect.poll(() => tab.innerText()).toBe('Controls')
    await faults.getByLabel('Fault', { exact: true }).selectOption('cut')
    await faults.getByLabel('After events', { exact: true }).fill('3')
    await press('Faults', 'Add fault')
    await expect.poll(() => sandbox().faults.list().at(-1)?.fault).toEqual({ kind: 'cut', afterEvents: 3 })
    await press('Faults', 'Remove the fault cut')
    await expect.poll(() => sandbox().faults.list().length).toBe(1)
    await press('Faults', 'Clear all')
    await faults.getByText('No faults.').waitFor()
  })

  test('a scenario is added, answers, and is removed; errors are shown', async () => {
    const scenarios = card('Scenarios')
    const text = scenarios.getByLabel('scenarios, as YAML or JSON')
    await text.fill('{"name": "greeting", "match": {"txt": "hello"}, "answer": {"text": "Good morning."}}')
    await press('Scenarios', 'Add to this sandbox')
    const alert = scenarios.getByRole('alert')
    await alert.getByText('scenarios[0].match.txt').waitFor()
    for (const wrong of [
      'scenarios:\n  - name: greeting\n    match: { txt: hello }\n    answer: { text: hi }',
      WRONG_JSON,
    ]) {
      await text.fill(wrong)
      await press('Scenarios', 'Add to this sandbox')
      await alert.getByText(/^line 3, column \d+: scenarios\[0\]\.match\.txt/).waitFor()
      await expect.poll(() => now.page.evaluate(CHOSEN)).toBe(wrong.split('\n')[2])
    }
    expect(sandbox().scenarios.isEmpty).toBe(true)
    expect(await scenarios.getByRole('button', { name: /^Save/ }).count()).toBe(0)
    await text.fill('scenarios:\n  - name: greeting\n    match: { text: hello }\n    answer: { text: Good morning. }')
    await press('Scenarios', 'Add to this sandbox')
    await scenarios.getByText('answered 0 of 0 matching requests').waitFor()
    expect(await alert.count()).toBe(0)
    const reply = await now.served.request('/v1/responses', { json: { model: 'gw-text-large', input: 'hello' } })
    expect(await reply.text()).toContain('Good morning.')
    await scenarios.getByText('answered 1 of 1 matching request', { exact: true }).waitFor()
    await press('Scenarios', 'Remove the scenario greeting')
    await scenarios.getByText('No scenarios.').waitFor()
  })

  test('the editor of scenarios offers the keys of the schema, and names an unknown one at once', async () => {
    const scenarios = card('Scenarios')
    const text = scenarios.getByLabel('scenarios, as YAML or JSON')
    const offered = () => scenarios.getByRole('group', { name: 'Completions' }).getByRole('button').allInnerTexts()
    await text.fill('scenarios:\n  - name: a\n    ma')
    await text.press('End')
    await expect.poll(offered).toEqual(['match'])
    await text.press('Control+Space')
    await now.page.keyboard.press('Enter')
    await expect.poll(() => text.inputValue()).toBe('scenarios:\n  - name: a\n    match: ')
    await text.pressSequentially('{ fam')
    await expect.poll(offered).toEqual(['family'])
    await text.pressSequentially('ily: re')
    await expect.poll(offered).toEqual(['responses'])
    await text.fill('scenarios:\n  - name: a\n    matsch: {}\n')
    await scenarios.getByText(/^Line 3: matsch is unknown here/).waitFor()
  })

  test('resets the sandbox, and opens and deletes others', async () => {
    const { page } = now
    await now.served.request('/v1/models')
    await now.served.request('/~bob/v1/models')
    await page.reload()
    await card('Sandboxes').getByText('bob').waitFor()
    expect(
      await card('Sandboxes')
        .getByText(/deleted at \d\d:\d\d:\d\d/)
        .count(),
    ).toBe(1)
    await page.getByRole('button', { name: 'Delete bob' }).click()
    await expect.poll(() => now.served.mock.sandboxes.has('bob')).toBe(false)
    await press('Sandboxes', 'Reset the default sandbox')
    await page.getByText('The sandbox was reset.').waitFor()
    expect(sandbox().control.journal.count).toBe(0)
    await page.goto(`${now.served.baseUrl}/__mock#requests`)
    await page.getByRole('heading', { name: 'Send a request to the mock to see it here.' }).waitFor()
    await card('Sandboxes').waitFor({ state: 'detached' })
  })
})

describe.skipIf(noBrowser !== undefined)('locked controls', () => {
  const now = pageTests({ control: { key: 'let-me-in' } }, '/__mock')

  test('are opened with their key', async () => {
    const { page } = now
    await page.getByLabel('Control key').fill('wrong')
    await page.getByRole('button', { name: 'Unlock' }).click()
    await page.getByText('The controls are locked').waitFor()
    await page.getByLabel('Control key').fill('let-me-in')
    await page.getByRole('button', { name: 'Unlock' }).click()
    await page.getByText('Live', { exact: true }).waitFor()
    await now.served.request('/v1/models')
    await page.getByRole('link', { name: /v1\/models/ }).waitFor()
  })
})
