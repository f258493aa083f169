import type { AccountFilter } from 'gatewright/stub'
import { describe, expect, it } from 'vitest'
import { ACCOUNTS } from '../../../../mock/simulator/image/accounts.ts'
import { GenerationFailed } from '../../../../server-stub/ports/video-model.ts'
import { accept, finish, imagine, newBot, press } from './bot-driver.ts'

const byRemark = (remark: string) => ACCOUNTS.find((account) => account.remark === remark)?.instanceId
const signal = () => new AbortController().signal

describe('a filter', () => {
  it.each<[string, AccountFilter, string]>([
    ['nothing', {}, 'main'],
    ['empty strings', { instanceId: '', channelId: '', remark: '', modes: [] }, 'main'],
    ['an instance', { instanceId: '1204417736920481793' }, 'turbo'],
    ['a channel', { channelId: '1211308652771835904' }, 'relaxed, one at a time'],
    ['a mode', { modes: ['turbo'] }, 'turbo'],
    ['any of several modes', { modes: ['turbo', 'relax'] }, 'main'],
    ['a part of the remark', { remark: 'one at' }, 'relaxed, one at a time'],
    ['remix', { remix: true }, 'turbo'],
    ['no remix', { remix: false }, 'main'],
    ['remix that asks', { remix: true, remixAutoConsidered: false }, 'remix by hand'],
  ])('by %s selects the account', async (_, accounts, remark) => {
    expect((await accept(newBot(), imagine('a fox', accounts))).instanceId).toBe(byRemark(remark))
  })

  it('by mode sets the mode', async () => {
    expect((await accept(newBot(), imagine('a fox', { modes: ['relax'] }))).mode).toBe('relax')
    expect((await accept(newBot(), imagine('a fox', { modes: ['turbo', 'fast'], remark: 'main' }))).mode).toBe('fast')
  })

  it.each<[AccountFilter, string]>([
    [{ remark: 'nobody' }, 'account-unavailable'],
    [{ remark: 'main', modes: ['turbo'] }, 'account-unavailable'],
    [{ remark: 'out of credit' }, 'insufficient-balance'],
  ])('%j is refused: %s', async (accounts, reason) => {
    expect(await newBot().submit(imagine('a fox', accounts))).toMatchObject({ type: 'refused', reason })
  })

  it('may select the failing account', async () => {
    await expect(finish(newBot(), imagine('a fox', { remark: 'unstable' }))).rejects.toThrow(GenerationFailed)
  })
})

it('an action uses the account of its origin, or one in its channel', async () => {
  const bot = newBot()
  const { creation } = await finish(bot, imagine('a fox', { remark: 'turbo' }))
  const action = press(creation, 'upsample', 1)
  expect((await accept(bot, action)).instanceId).toBe(byRemark('turbo'))
  expect((await accept(bot, { ...action, accounts: { remark: 'main' } })).instanceId).toBe(byRemark('main'))
  expect((await accept(bot, { ...action, sameChannel: true })).channelId).toBe(creation.channelId)
  const elsewhere = { ...action, sameChannel: true, accounts: { remark: 'main' } }
  expect(await bot.submit(elsewhere)).toMatchObject({ reason: 'account-unavailable' })
})

describe('a busy account', () => {
  const relaxed = { remark: 'relaxed' }

  it('queues jobs in order and starts the next when one ends', async () => {
    const bot = newBot()
    const job = imagine('a fox', relaxed)
    const [first, second, third] = [await accept(bot, job), await accept(bot, job), await accept(bot, job)]
    expect([first, second, third].map(({ queuePosition }) => queuePosition)).toEqual([0, 1, 2])
    const done: string[] = []
    const run = async (accepted: typeof first) => {
      for await (const event of bot.run(job, accepted, signal())) if (event.type === 'done') done.push(accepted.jobId)
    }
    await Promise.all([run(third), run(second), run(first)])
    expect(done).toEqual([first.jobId, second.jobId, third.jobId])
    expect((await accept(bot, job)).queuePosition).toBe(0)
  })

  it('releases the place of a cancelled job, running, waiting or not started', async () => {
    const bot = newBot()
    const job = imagine('a fox sim:hang', relaxed)
    const aborts = [new AbortController(), new AbortController()]
    const runs = []
    for (const abort of aborts) runs.push(Array.fromAsync(bot.run(job, await accept(bot, job), abort.signal)))
    bot.run(job, await accept(bot, job), AbortSignal.abort())
    for (const abort of aborts) abort.abort()
    await Promise.allSettled(runs)
    expect((await accept(bot, job)).queuePosition).toBe(0)
  })

  it('of a shared store counts the jobs of its process, and holds no place for a submitted one', async () => {
    const bot = newBot({ isShared: true })
    const job = imagine('a fox sim:hang', relaxed)
    const submitted = [await accept(bot, job), await accept(bot, job)]
    bot.run(job, await accept(bot, job), signal())
    submitted.push(await accept(bot, job), await accept(bot, job))
    expect(submitted.map(({ queuePosition }) => queuePosition)).toEqual([0, 0, 1, 1])
  })

  it('is not chosen while another one is free', async () => {
    const bot = newBot()
    const chosen = []
    for (let i = 0; i < 8; i++) chosen.push(await accept(bot, imagine('a fox')))
    expect(chosen.map(({ queuePosition }) => queuePosition)).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
    expect(new Set(chosen.map(({ instanceId }) => instanceId)).size).toBe(3)
  })

  it('bounds its queue', async () => {
    const bot = newBot()
    for (let i = 0; i < 101; i++) await accept(bot, imagine('a fox', relaxed))
    expect(await bot.submit(imagine('a fox', relaxed))).toMatchObject({ type: 'refused', reason: 'system' })
  })
})
