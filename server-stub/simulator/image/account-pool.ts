import type { AccountFilter, BotName, Refused } from '../../ports/image-bot.ts'
import type { Account } from './accounts.ts'

/** What a job asks of the account that is to do it. */
export interface AccountWish {
  readonly bot: BotName
  readonly filter: AccountFilter
  /** Taken before others that fit, if it is free. */
  readonly preferred?: string
}

const MAX_WAITING = 100

/** Who does what: jobs hold places on accounts, in the order they came, and the first `capacity` of them work. */
export class AccountPool {
  readonly #accounts: readonly Account[]
  readonly #spent = new Map<Account, number>()
  readonly #jobs = new Map<Account, string[]>()
  readonly #wake = new Map<string, () => void>()

  constructor(accounts: readonly Account[]) {
    this.#accounts = accounts
  }

  /** The first free account that fits, or else the one with the fewest jobs. */
  choose({ bot, filter, preferred }: AccountWish): Account | Refused {
    const fitting = this.#accounts.filter((account) => account.bots.includes(bot) && fits(account, filter, preferred))
    if (fitting.length === 0) return refused('account-unavailable', 'No account fits the filter.')
    const solvent = fitting.filter((account) => (this.#spent.get(account) ?? 0) < account.balance)
    if (solvent.length === 0) return refused('insufficient-balance', 'The account has no balance left.')
    const ordered = [...solvent].sort((a, b) => rank(a, preferred) - rank(b, preferred))
    const free = ordered.find((account) => this.#held(account).length < account.capacity)
    const [shortest] = ordered
      .filter((account) => this.#waiting(account) < MAX_WAITING)
      .sort((a, b) => this.#waiting(a) - this.#waiting(b))
    return free ?? shortest ?? refused('system', 'The queue is full. Try again later.')
  }

  /** Takes the next place; returns how many jobs have to end before the job's turn comes. */
  hold(account: Account, jobId: string): number {
    this.#spent.set(account, (this.#spent.get(account) ?? 0) + 1)
    const jobs = this.#held(account)
    jobs.push(jobId)
    this.#jobs.set(account, jobs)
    return this.#waiting(account)
  }

  /** Resolves when it is the job's turn, or when the signal is aborted. */
  turn(account: Account, jobId: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.#held(account).indexOf(jobId) < account.capacity) return Promise.resolve()
    return new Promise((resolve) => {
      this.#wake.set(jobId, resolve)
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }

  /** Gives the job's place up. */
  leave(account: Account, jobId: string): void {
    const jobs = this.#held(account).filter((job) => job !== jobId)
    this.#jobs.set(account, jobs)
    this.#wake.delete(jobId)
    for (const job of jobs.slice(0, account.capacity)) {
      this.#wake.get(job)?.()
      this.#wake.delete(job)
    }
  }

  holds(account: Account, jobId: string): boolean {
    return this.#held(account).includes(jobId)
  }

  find(instanceId: string): Account | undefined {
    return this.#accounts.find((account) => account.instanceId === instanceId)
  }

  #held(account: Account): string[] {
    return this.#jobs.get(account) ?? []
  }

  #waiting(account: Account): number {
    return Math.max(0, this.#held(account).length - account.capacity)
  }
}

function fits(account: Account, filter: AccountFilter, preferred: string | undefined): boolean {
  const { instanceId, channelId, remark, remix, remixAutoConsidered, modes = [] } = filter
  const pointed = [instanceId, channelId, remark, remix, remixAutoConsidered].some(isGiven)
  if (account.reserved && !pointed && account.instanceId !== preferred) return false
  return (
    (!isGiven(instanceId) || account.instanceId === instanceId) &&
    (!isGiven(channelId) || account.channelId === channelId) &&
    (!isGiven(remark) || account.remark.includes(remark)) &&
    (!isGiven(remix) || account.remix === remix) &&
    (!isGiven(remixAutoConsidered) || account.remixAuto === remixAutoConsidered) &&
    (modes.length === 0 || modes.some((mode) => account.modes.includes(mode)))
  )
}

/** An empty string asks for nothing. */
function isGiven<T>(value: T | undefined): value is T {
  return value !== undefined && value !== ''
}

function rank(account: Account, preferred: string | undefined): number {
  if (account.instanceId === preferred) return 0
  return account.reserved ? 2 : 1
}

function refused(reason: Refused['reason'], message: string): Refused {
  return { type: 'refused', reason, message }
}
