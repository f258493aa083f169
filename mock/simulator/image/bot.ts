import { randomInt, randomUUID } from 'node:crypto'
import type { Clock } from '../../../runtime/clock.ts'
import { excerpt } from '../../../runtime/excerpt.ts'
import { ownValue } from '../../../runtime/json.ts'
import { randomFrom } from '../../../runtime/random.ts'
import type {
  Accepted,
  Edition,
  ImageBot,
  ImageData,
  ImageJob,
  ImageProgress,
  Refused,
} from '../../../server-stub/ports/image-bot.ts'
import { findDirectives, getTaskEffect, imageDirectives, type JobWithEffect, refuseJob } from '../task-directives.ts'
import { AccountPool } from './account-pool.ts'
import { ACCOUNTS, type Account } from './accounts.ts'
import { type ResolvedJob, resolveJob } from './resolve-job.ts'
import { getFile, readView, runJob } from './work.ts'

export interface ImageBotOptions {
  readonly clock: Clock
  /** Read for every picture. */
  readonly seed: number
  /** May be changed while the bot runs. */
  readonly accountPool?: AccountPool | undefined
  /**
   * Whether several processes share the jobs: ids are then random, and a job is assigned to an account by the process
   * that runs it, when it starts.
   */
  readonly isShared?: boolean
  /** Whether ids are random, so that they, and the picture URLs, cannot be guessed. */
  readonly hasRandomIds?: boolean
  /** The open edition has only the first actions and none that needs further input; default paid. */
  readonly edition?: Edition
}

/**
 * A bot that makes pictures of colours. The same seed and the same sequence of jobs give the same replies, except for task ids,
 * which are timestamps.
 */
export function simulatedImageBot(options: ImageBotOptions): ImageBot {
  const { clock, seed, isShared = false, hasRandomIds = isShared, edition = 'paid' } = options
  const { accountPool: pool = new AccountPool(ACCOUNTS, clock) } = options
  const nextIds = hasRandomIds ? () => randomIds(clock) : idSource(clock, seed)
  return {
    submit: async (job) => {
      const resolved = resolveJob(job, edition)
      if (resolved.type === 'refused') return resolved
      const refusal = getRefusal(getDirectiveText(resolved))
      if (refusal) return refusal
      const { bot, accounts: filter, preferred } = resolved
      const account = pool.choose({ bot, filter, ...(preferred === undefined ? {} : { preferred }) })
      if ('type' in account) return account
      const accepted = acceptJob({ job, resolved, account, edition }, nextIds)
      if (pool.holds(account, accepted.jobId)) return refuseJob('parameter', 'The task has its input already.')
      if (accepted.needs !== undefined) return accepted
      const waiting = isShared ? pool.waiting(account, 1) : pool.enqueue(account, accepted.jobId)
      return { ...accepted, queuePosition: getAhead(waiting, resolved) }
    },
    run: (job: ImageJob & JobWithEffect, accepted, signal) => {
      const account = pool.find(accepted.instanceId)
      // An accepted job runs even if it was accepted in another edition.
      const resolved = resolveJob(job, 'paid')
      if (!account || resolved.type === 'refused') throw new Error(`job ${accepted.jobId} was not accepted by this bot`)
      if (!pool.holds(account, accepted.jobId) && !signal.aborted) pool.enqueue(account, accepted.jobId)
      const { effect = getTaskEffect(`${getDirectiveText(resolved)} ${account.directive}`) } = job
      const queuedJob = { pool, account, jobId: accepted.jobId, jumpsQueue: effect.jumpsQueue ?? false }
      return runInTurn(
        queuedJob,
        runJob({ clock, seed: options.seed, edition, job: resolved, accepted, effect }, signal),
        signal,
      )
    },
    upload: async (images, filter) => {
      const account = pool.choose({ bot: 'primary', filter })
      if ('type' in account) return account
      const refusal = getRefusal(images.map(findHiddenDirectives).join(' '))
      return refusal ?? { type: 'uploaded', pictures: images.map(getFile) }
    },
    seed: async ({ kind, action, botState }) => {
      if (kind !== 'texts' && action !== 'swap-face') return { type: 'seed', seed: readView(botState).seed }
      return refuseJob('parameter', 'The task has made no picture with a seed.')
    },
  }
}

interface AcceptOptions {
  readonly job: ImageJob
  readonly resolved: ResolvedJob
  readonly account: Account
  readonly edition: Edition
}

type Ids = Pick<Accepted, 'taskId' | 'jobId'>

function acceptJob({ job, resolved, account, edition }: AcceptOptions, nextIds: () => Ids): Accepted {
  const { taskId, jobId } = job.type === 'modal' ? job.accepted : nextIds()
  const { action, prompt, promptEn, description, accounts } = resolved
  const { instanceId, channelId, modes, remix, remixAuto } = account
  const mode = accounts.modes?.find((wanted) => modes.includes(wanted)) ?? modes[0] ?? 'fast'
  const isRemix = job.type === 'action' && remix && !remixAuto && edition === 'paid'
  const needs = resolved.needs ?? (isRemix ? 'prompt' : undefined)
  const facts = { taskId, jobId, action, instanceId, channelId, mode, prompt, promptEn, description, queuePosition: 0 }
  return { type: 'accepted', ...facts, ...(needs === undefined ? {} : { needs }) }
}

/** A job with the directive to wait reports one more job ahead. */
function getAhead(waiting: number, resolved: ResolvedJob): number {
  return getTaskEffect(getDirectiveText(resolved)).waitMs === undefined ? waiting : Math.max(1, waiting)
}

interface QueuedJob {
  readonly pool: AccountPool
  readonly account: Account
  readonly jobId: string
  readonly jumpsQueue: boolean
}

/** Runs the job when its turn comes, and leaves the queue at the end, even if nobody consumes the events. */
function runInTurn(
  { pool, account, jobId, jumpsQueue }: QueuedJob,
  working: AsyncIterable<ImageProgress>,
  signal: AbortSignal,
): AsyncIterable<ImageProgress> {
  const leave = () => pool.release(account, jobId)
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave, { once: true })
  return (async function* () {
    try {
      if (!jumpsQueue) await pool.waitForTurn(account, jobId, signal)
      signal.throwIfAborted()
      yield* working
    } finally {
      signal.removeEventListener('abort', leave)
      leave()
    }
  })()
}

function idSource(clock: Clock, seed: number): () => Ids {
  let taken = 0
  let last = 0
  return () => {
    taken += 1
    last = Math.max(last + 1, clock.now() * 1000)
    return { taskId: String(last), jobId: randomFrom('job', seed, taken).uuid() }
  }
}

/** A timestamp followed by nine random digits. */
function randomIds(clock: Clock): Ids {
  return { taskId: `${clock.now()}${String(randomInt(1e9)).padStart(9, '0')}`, jobId: randomUUID() }
}

function getRefusal(text: string): Refused | undefined {
  return findDirectives(text)
    .map((word) => ownValue(imageDirectives, word)?.refusal)
    .find((refusal) => refusal !== undefined)
}

function getDirectiveText({ prompt, images }: ResolvedJob): string {
  return [excerpt(prompt), ...images.map(findHiddenDirectives)].join(' ')
}

const MAX_HIDDEN = 1000

/** A directive may also be in the bytes of a picture, such as in a comment, for jobs without a prompt. */
function findHiddenDirectives({ data }: ImageData): string {
  const bytes = Buffer.from(data, 'base64')
  const at = bytes.indexOf('sim:')
  if (at === -1) return ''
  return bytes.toString('latin1', Math.max(0, at - 1), at + MAX_HIDDEN).replaceAll(/[^\x20-\x7e]+/g, ' ')
}
