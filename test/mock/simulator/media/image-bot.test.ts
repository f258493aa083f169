import type { Creation, ImageJob } from 'gatewright/stub'
import { describe, expect, it } from 'vitest'
import examples from '../../../../generated/examples/image.json' with { type: 'json' }
import { getButtons } from '../../../../mock/simulator/image/operations.ts'
import { GenerationFailed } from '../../../../server-stub/ports/video-model.ts'
import { accept, finish, image, imagine, newBot, press, toBytes } from './bot-driver.ts'

const CUSTOM_ID = /^[^:]+::JOB::[^:]+::\d+::[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const labels = (buttons: readonly { label: string; emoji: string }[]) =>
  buttons.map(({ label, emoji }) => label || emoji)

describe('imagine', () => {
  it('starts, makes progress with previews, and ends with a picture and its buttons', async () => {
    const { accepted, events, creation, picture } = await finish(newBot(), imagine('a red fox'))
    const expected = { action: 'imagine', prompt: 'a red fox', promptEn: 'a red fox', queuePosition: 0, mode: 'fast' }
    expect(accepted).toMatchObject(expected)
    expect(accepted.taskId).toMatch(/^\d+$/)
    expect(events[0]).toEqual({ type: 'started' })
    const percents = events.flatMap((event) => (event.type === 'progress' ? [event.percent] : []))
    expect(percents).toEqual([...percents].sort((a, b) => a - b))
    expect(events.some((event) => event.type === 'progress' && event.preview)).toBe(true)
    expect(labels(creation.buttons)).toEqual(['U1', 'U2', 'U3', 'U4', '🔄', 'V1', 'V2', 'V3', 'V4'])
    for (const button of creation.buttons) {
      expect(button).toMatchObject({ customId: expect.stringMatching(CUSTOM_ID), style: 2, type: 2 })
    }
    expect(picture).toMatchObject({ type: 'file', mediaType: 'image/png' })
  })

  it('marks the Chinese parts of a prompt, which it cannot translate', async () => {
    const { accepted } = await finish(newBot(), imagine('一只狐狸, oil painting --ar 3:2'))
    expect(accepted).toMatchObject({
      prompt: '一只狐狸, oil painting --ar 3:2',
      promptEn: '[zh: 一只狐狸], oil painting --ar 3:2',
    })
  })

  it.each([
    ['A NSFW fox', 'nsfw'],
    ['Gore, in a hall', 'gore'],
    ['a fox sim:banned', 'sim:banned'],
  ])('refuses %j and names the banned word', async (prompt, bannedWord) => {
    expect(await newBot().submit(imagine(prompt))).toMatchObject({
      type: 'refused',
      reason: 'parameter',
      message: expect.stringContaining(bannedWord),
      details: { bannedWord },
    })
    expect(await newBot().submit(imagine('an engorement of foxes'))).toMatchObject({ type: 'accepted' })
  })
})

describe('the examples of the contract', () => {
  const records = examples.getImageTask.replies.flatMap(({ name, value }) => {
    return 'buttons' in value && value.status === 'SUCCESS' ? [{ name, ...value }] : []
  })
  const kinds: Readonly<Record<string, Creation['kind']>> = { UPSCALE: 'picture', DESCRIBE: 'texts', SHORTEN: 'texts' }

  it.each(records)('$name has the buttons of its action', ({ action, buttons, promptEn, properties }) => {
    const jobId = buttons[0]?.customId.split('::').at(-1) ?? ''
    const texts = String(properties.finalPrompt ?? '').split('\n\n')
    const kind = kinds[action] ?? 'four-pictures'
    const made = { kind, jobId, action: action === 'SWAP_FACE' ? 'swap-face' : 'imagine', texts, promptEn } as const
    expect(buttons).toEqual(getButtons(made, 'paid'))
  })

  it('cover every kind', () => expect(records.length).toBeGreaterThan(5))
})

describe('the other jobs', () => {
  it('describe gives four numbered prompts, each with a button that makes it', async () => {
    const bot = newBot()
    const { creation } = await finish(bot, { type: 'describe', bot: 'primary', image: image(), accounts: {} })
    expect(creation).toMatchObject({ action: 'describe', kind: 'texts' })
    expect(creation.prompt.split('\n\n').map((line) => line.slice(0, 3))).toEqual(['1️⃣', '2️⃣', '3️⃣', '4️⃣'])
    const next = await finish(bot, press(creation, 'imagine', 3))
    expect(next.accepted).toMatchObject({ action: 'imagine', prompt: creation.texts[2] })
  })

  it('a face swap gives one picture without buttons', async () => {
    const { creation, picture } = await finish(newBot(), { type: 'swap-face', source: image('a'), target: image('b') })
    expect(creation).toMatchObject({ action: 'swap-face', kind: 'picture', buttons: [] })
    expect(toBytes(picture).length).toBeGreaterThan(0)
  })
})

describe('actions', () => {
  it.each([
    ['upsample', 2, 'upscale', 'picture'],
    ['variation', 4, 'variation', 'four-pictures'],
    ['reroll', 0, 'imagine', 'four-pictures'],
    ['shorten', 0, 'shorten', 'texts'],
  ] as const)('%s %i after imagine is %s', async (operation, index, action, kind) => {
    const bot = newBot()
    const { creation } = await finish(bot, imagine('a red fox under a very old oak in the morning mist'))
    expect((await finish(bot, press(creation, operation, index))).creation).toMatchObject({ action, kind })
  })

  it.each([
    ['upsample_subtle', 'upscale'],
    ['upsample_creative', 'upscale'],
    ['low_variation', 'variation'],
    ['high_variation', 'variation'],
    ['outpaint_50', 'zoom'],
    ['outpaint_75', 'zoom'],
    ['pan_left', 'pan'],
    ['pan_right', 'pan'],
    ['pan_up', 'pan'],
    ['pan_down', 'pan'],
  ])('%s after an upscale is %s', async (operation, action) => {
    const bot = newBot()
    const { creation } = await finish(bot, imagine('a red fox'))
    const single = await finish(bot, press(creation, 'upsample', 1))
    expect((await finish(bot, press(single.creation, operation, 1))).creation).toMatchObject({ action })
  })

  it('shorten keeps progressively fewer words of the prompt, in order', async () => {
    const bot = newBot()
    const { creation } = await finish(bot, imagine('a red fox under a very old oak in the morning mist --ar 3:2'))
    const { texts: words } = (await finish(bot, press(creation, 'shorten', 0))).creation
    const lengths = words.map((each) => each.split(' ').length)
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => b - a))
    expect(words.at(-1)).toBe('a red')
  })

  it.each(['inpaint', 'custom_zoom'])('%s waits for a modal, which continues with the same ids', async (operation) => {
    const bot = newBot()
    const { creation } = await finish(bot, imagine('a red fox'))
    const single = await finish(bot, press(creation, 'upsample', 1))
    const action = press(single.creation, operation, 1)
    const accepted = await accept(bot, action)
    expect(accepted.needs).toBe(operation === 'inpaint' ? 'region' : 'prompt')
    const done = await finish(bot, { type: 'modal', action, accepted, prompt: 'a blue fox', mask: image() })
    expect(done.accepted).toEqual({ ...accepted, prompt: 'a blue fox', promptEn: 'a blue fox', needs: undefined })
    expect(done.creation).toMatchObject({ prompt: 'a blue fox', jobId: accepted.jobId })
    const same = await accept(bot, { type: 'modal', action, accepted })
    expect(same.prompt).toBe('a red fox')
    expect(await bot.submit({ type: 'modal', action, accepted })).toMatchObject({ reason: 'parameter' })
    expect(await bot.submit({ type: 'modal', action, accepted, prompt: 'nsfw' })).toMatchObject({ reason: 'parameter' })
  })

  it('of an account with remix wait for a prompt, unless remix is automatic', async () => {
    const bot = newBot()
    for (const [accounts, needs] of [
      [{ remix: true, remixAutoConsidered: false }, 'prompt'],
      [{ remix: true, remixAutoConsidered: true }, undefined],
      [{}, undefined],
    ] as const) {
      const { creation } = await finish(bot, imagine('a red fox', accounts))
      expect((await accept(bot, press(creation, 'variation', 1))).needs).toBe(needs)
    }
  })

  it('refuse a malformed or missing button, or one of another task', async () => {
    const bot = newBot()
    const { creation } = await finish(bot, imagine('a red fox'))
    const other = await finish(bot, imagine('a blue fox'))
    const action = press(creation, 'upsample', 1)
    const jobs: ImageJob[] = [
      { ...action, customId: 'U1' },
      { ...action, customId: action.customId.replace('::1::', '::5::') },
      { ...action, customId: action.customId.replace('upsample', 'pan_left') },
      { ...action, origin: other.creation },
      { ...action, origin: undefined },
    ]
    for (const job of jobs) expect(await bot.submit(job)).toMatchObject({ type: 'refused', reason: 'parameter' })
  })
})

describe('directives', () => {
  it.each([
    ['sim:error', 'system'],
    ['sim:account', 'account-unavailable'],
    ['sim:balance', 'insufficient-balance'],
  ])('%s refuses the job, in a prompt or in the bytes of a picture', async (directive, reason) => {
    const bot = newBot()
    expect(await bot.submit(imagine(`a fox ${directive}`))).toMatchObject({ type: 'refused', reason })
    const source = image(directive)
    expect(await bot.submit({ type: 'swap-face', source, target: image() })).toMatchObject({ type: 'refused', reason })
    expect(await bot.upload([source], {})).toMatchObject({ type: 'refused', reason })
  })

  it('sim:fail is accepted, makes progress and fails with a reason', async () => {
    await expect(finish(newBot(), imagine('a fox sim:fail'))).rejects.toThrow(GenerationFailed)
    const source = image('sim:fail')
    await expect(finish(newBot(), { type: 'swap-face', source, target: image() })).rejects.toThrow(GenerationFailed)
  })

  it('sim:queued reports one more job ahead', async () => {
    expect((await finish(newBot(), imagine('a fox sim:queued'))).accepted.queuePosition).toBe(1)
  })

  it('sim:hang only ends when it is cancelled', async () => {
    const bot = newBot()
    const job = imagine('a fox sim:hang')
    const abort = new AbortController()
    const events = bot.run(job, await accept(bot, job), abort.signal)
    setTimeout(() => abort.abort(new Error('enough')), 50)
    await expect(Array.fromAsync(events)).rejects.toThrow('enough')
  })
})

it('gives the same replies with the same seed, others with another', async () => {
  const facts = async (seed: number) => {
    const { accepted, creation, picture } = await finish(newBot({ seed }), imagine('a fox'))
    return [accepted.jobId, creation.botState, Buffer.from(toBytes(picture)).toString('base64')]
  }
  const [first, same, other] = [await facts(1), await facts(1), await facts(2)]
  expect(same).toEqual(first)
  for (const [i, fact] of other.entries()) expect(fact).not.toBe(first[i])
})
