import type { Locator, Route } from 'playwright-core'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../support/local-server.ts'
import { noBrowser, pageTests } from './browser.ts'

describe.skipIf(noBrowser !== undefined)('the tasks of the page', () => {
  const now = pageTests()

  beforeEach(async () => {
    await now.served.request('/__mock/settings', { method: 'PATCH', json: { holdTasks: true } })
    await now.open('/__mock#tasks')
  })

  const card = () => now.page.getByRole('listitem', { name: /^Task / })
  const prompts = () => card().locator('.prompt').allInnerTexts()
  const state = (of: Locator) => of.locator('.state').innerText()
  const press = (of: Locator, name: string) => of.getByRole('button', { name }).click()

  test('advances an image task step by step to its image, and shows its callbacks', async () => {
    const receiver = await startServer((_, response) => void response.end())
    onTestFinished(receiver.close)
    const json = { prompt: 'a red fox', notifyHook: `${receiver.url}/` }
    await now.served.request('/img/submit/imagine', { json })
    const task = card()
    await task.waitFor()
    const before = await state(task)
    await press(task, 'Advance')
    await expect.poll(() => state(task)).not.toBe(before)
    await now.served.request(`/__mock/tasks/${await getId(task)}/advance`, { json: { percent: 40 } })
    await expect.poll(() => task.getByRole('progressbar').getAttribute('value')).toBe('40')
    await press(task, 'Succeed')
    await expect.poll(() => state(task)).toBe('SUCCESS')
    const picture = task.getByRole('img')
    await expect.poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(100)
    expect(await task.getByRole('button', { name: 'Succeed' }).count()).toBe(0)
    await task.getByText(/callback attempts, the last one delivered/).click()
    await task.getByRole('cell', { name: 'SUCCESS' }).waitFor()
  })

  test('a task fails with the reason that was typed', async () => {
    await now.served.request('/img/submit/imagine', { json: { prompt: 'a red fox' } })
    const task = card()
    await task.getByLabel('Reason of the failure').fill('The light was bad.')
    await press(task, 'Fail')
    await task.getByText('The light was bad.', { exact: false }).first().waitFor()
    await expect.poll(() => state(task)).toBe('FAILURE')
    const record = await (await now.served.request(`/img/task/${await getId(task)}/fetch`)).json()
    expect(record).toMatchObject({ status: 'FAILURE', failReason: expect.stringContaining('The light was bad.') })
  })

  test('a task that changes stays where it is, below those that came later', async () => {
    for (const prompt of ['a red fox', 'a blue fox', 'a green fox'])
      await now.served.request('/img/submit/imagine', { json: { prompt } })
    const inOrder = ['a green fox', 'a blue fox', 'a red fox']
    await expect.poll(prompts).toEqual(inOrder)
    const oldest = card().filter({ hasText: 'a red fox' })
    await press(oldest, 'Succeed')
    await expect.poll(() => state(oldest)).toBe('SUCCESS')
    expect(await prompts()).toEqual(inOrder)
  })

  test('shows a task created while the page loads the list', async () => {
    const { page } = now
    await now.served.request('/img/submit/imagine', { json: { prompt: 'a blue fox' } })
    const submitMeanwhile = async (route: Route) => {
      const older = await route.fetch()
      await now.served.request('/img/submit/imagine', { json: { prompt: 'a red fox' } })
      await route.fulfill({ response: older })
    }
    await page.route('**/__mock/tasks?*', submitMeanwhile, { times: 1 })
    await page.reload()
    await expect.poll(prompts).toEqual(['a red fox', 'a blue fox'])
  })

  test('only the tasks of a state are shown', async () => {
    for (const prompt of ['a red fox', 'a blue fox'])
      await now.served.request('/img/submit/imagine', { json: { prompt } })
    await expect.poll(prompts).toEqual(['a blue fox', 'a red fox'])
    await press(card().first(), 'Succeed')
    await now.page.getByRole('button', { name: 'done 1' }).click()
    await expect.poll(prompts).toEqual(['a blue fox'])
    await now.page.getByRole('button', { name: 'open 1' }).click()
    await expect.poll(prompts).toEqual(['a red fox'])
  })

  test('cancels an image task, but not a video', async () => {
    await now.served.request('/img/submit/imagine', { json: { prompt: 'a red fox' } })
    const image = card()
    await press(image, 'Cancel')
    await expect.poll(() => state(image)).toBe('CANCEL')
    await now.page.getByRole('button', { name: 'cancelled 1' }).waitFor()
    await now.served.request('/v1/video/generations', { json: { model: 'gw-video-1', prompt: 'A lighthouse' } })
    const video = card().filter({ hasText: 'video' })
    await video.waitFor()
    await video.getByText('A lighthouse').waitFor()
    await video.getByText('gw-video-1').waitFor()
    expect(await video.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
    await press(video, 'Succeed')
    await expect.poll(() => state(video)).toBe('succeeded')
    const film = video.locator('video')
    await expect.poll(() => film.evaluate((each) => Reflect.get(each, 'videoWidth'))).toBeGreaterThan(0)
    const [first, last] = [await film.evaluate(drawFrame, 0), await film.evaluate(drawFrame, 0.9)]
    expect(countColours(first)).toBeGreaterThan(100)
    expect(last).not.toEqual(first)
  })

  const getId = (task: Locator) => task.locator('.id').innerText()
})

/** The pixels of a film at a part of its length; runs in the page. */
async function drawFrame(film: unknown, part: number): Promise<number[]> {
  const video = film as {
    duration: number
    currentTime: number
    addEventListener(type: string, listener: () => void, options: object): void
  }
  await new Promise<void>((resolve) => {
    video.addEventListener('seeked', resolve, { once: true })
    video.currentTime = part * video.duration + 0.001
  })
  const canvas = new (Reflect.get(globalThis, 'OffscreenCanvas'))(160, 90)
  const context = canvas.getContext('2d')
  context.drawImage(video, 0, 0, 160, 90)
  return [...context.getImageData(0, 0, 160, 90).data]
}

function countColours(pixels: readonly number[]): number {
  return new Set(pixels.flatMap((red, i) => (i % 4 === 0 ? [`${red},${pixels[i + 1]},${pixels[i + 2]}`] : []))).size
}
