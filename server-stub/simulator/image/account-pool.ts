import type { Clock } from '../../core/clock.ts'
import type { Refused } from '../../ports/image-bot.ts'
import { type AccountWish, fits, rank } from './account-wish.ts'
import type { Account } from './accounts.ts'

/** An account as it stands: its state as it counts, and the balance that is left. */
export interface AccountStatus extends Account {
  /** Jobs that it works on, and jobs that wait for it. */
  readonly working: number
  readonly waiting: number
}

const MAX_WAITING = 100

/**
 * Who does what: jobs hold places on accounts, in the order they came, and the first `capacity` of them work. Accounts may
 * be changed meanwhile: jobs that work go on, whatever becomes of their account.
 */
export class AccountPool {
  readonly #clock: Clock
  readonly #accounts = new Map<string, Account>()
  /** Taken out of the pool, with jobs of theirs not done. */
  readonly #leaving = new Map<string, Account>()
  readonly #left = new Map<string, number>()
  readonly #jobs = new Map<string, string[]>()
  readonly #wake = new Map<string, () => void>()
  readonly #closed = new AbortController()

  constructor(accounts: readonly Account[], clock: Clock) {
    this.#clock = clock
    this.replace(accounts)
  }

  /** The first free account that fits, or else the one with the fewest jobs. */
  choose(wish: AccountWish): Account | Refused {
    if (this.#accounts.size === 0) return refused('account-unavailable', 'There is no account.')
    const fitting = [...this.#accounts.values()].filter((account) => fits(account, wish))
    if (fitting.length === 0) return refused('account-unavailable', 'No account fits the filter.')
    const present = fitting.filter(({ state }) => state !== 'disconnected')
    if (present.length === 0) return refused('account-unavailable', 'The account is not connected.')
    const solvent = present.filter((account) => this.#stateOf(account) !== 'out-of-balance')
    if (solvent.length === 0) return refused('insufficient-balance', 'The account has no balance left.')
    const ordered = solvent.sort((a, b) => rank(a, wish.preferred) - rank(b, wish.preferred))
    const free = ordered.find((account) => this.#held(account).length < getPlaces(account))
    const [shortest] = ordered
      .filter((account) => this.waiting(account) < MAX_WAITING)
      .sort((a, b) => this.waiting(a) - this.waiting(b))
    return free ?? shortest ?? refused('system', 'The queue is full. Try again later.')
  }

  /** Takes the next place; returns how many jobs have to end before the job's turn comes. */
  hold(account: Account, jobId: string): number {
    const { instanceId } = account
    this.#left.set(instanceId, (this.#left.get(instanceId) ?? 0) - 1)
    this.#jobs.set(instanceId, [...this.#held(account), jobId])
    return this.waiting(account)
  }

  /** Resolves when it is the job's turn, or when the signal is aborted. */
  turn(account: Account, jobId: string, signal: AbortSignal): Promise<void> {
    const place = this.#held(account).indexOf(jobId)
    if (signal.aborted || place < getPlaces(this.#now(account))) return Promise.resolve()
    return new Promise((resolve) => {
      this.#wake.set(jobId, resolve)
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }

  /** Gives the job's place up. */
  leave(account: Account, jobId: string): void {
    const jobs = this.#held(account).filter((job) => job !== jobId)
    if (jobs.length > 0) this.#jobs.set(account.instanceId, jobs)
    else this.#forget(account)
    this.#wake.delete(jobId)
    this.#wakeNext(account)
  }

  holds(account: Account, jobId: string): boolean {
    return this.#held(account).includes(jobId)
  }

  find(instanceId: string): Account | undefined {
    return this.#accounts.get(instanceId) ?? this.#leaving.get(instanceId)
  }

  /** How many jobs of an account wait for their turn, or would with so many more. */
  waiting(account: Account, more = 0): number {
    return Math.max(0, this.#held(account).length + more - getPlaces(this.#now(account)))
  }

  list(): readonly AccountStatus[] {
    return [...this.#accounts.values()].map((account) => {
      const waiting = this.#held(account).filter((job) => this.#wake.has(job)).length
      const balance = Math.max(0, this.#left.get(account.instanceId) ?? 0)
      const working = this.#held(account).length - waiting
      return { ...account, state: this.#stateOf(account), balance, working, waiting }
    })
  }

  /** From now on there are only these accounts. What waits for one that is no more is done at once. */
  replace(accounts: readonly Account[]): void {
    const before = [...this.#accounts.values()]
    this.#accounts.clear()
    for (const account of accounts) this.#put({ ...account }, account.balance)
    for (const account of before) if (!this.#accounts.has(account.instanceId)) this.#dismiss(account)
  }

  /** Changes what is named; false where there is no such account. A state that lasts for a while does so from now on. */
  change(instanceId: string, changes: Omit<Partial<Account>, 'instanceId'>): boolean {
    const account = this.#accounts.get(instanceId)
    if (!account) return false
    const { stateMs, ...rest } = account
    const lasts = changes.state === undefined && stateMs !== undefined ? { stateMs } : {}
    this.#put({ ...rest, ...lasts, ...changes }, changes.balance)
    return true
  }

  /** No state changes by itself any more. */
  close(): void {
    this.#closed.abort()
  }

  #put(account: Account, balance?: number): void {
    this.#leaving.delete(account.instanceId)
    this.#accounts.set(account.instanceId, account)
    if (balance !== undefined) this.#left.set(account.instanceId, balance)
    this.#wakeNext(account)
    if (account.state !== 'ready' && account.stateMs !== undefined) void this.#recover(account, account.stateMs)
  }

  async #recover(account: Account, afterMs: number): Promise<void> {
    try {
      await this.#clock.sleep(afterMs, this.#closed.signal)
    } catch {
      return
    }
    if (this.#accounts.get(account.instanceId) !== account) return
    const { stateMs: _, ...rest } = account
    this.#put({ ...rest, state: 'ready' })
  }

  #dismiss(account: Account): void {
    this.#left.delete(account.instanceId)
    if (this.#held(account).length === 0) return
    this.#leaving.set(account.instanceId, account)
    for (const job of this.#held(account)) this.#wakeUp(job)
  }

  #forget({ instanceId }: Account): void {
    this.#jobs.delete(instanceId)
    this.#leaving.delete(instanceId)
  }

  #wakeNext(account: Account): void {
    for (const job of this.#held(account).slice(0, getPlaces(this.#now(account)))) this.#wakeUp(job)
  }

  #wakeUp(jobId: string): void {
    this.#wake.get(jobId)?.()
    this.#wake.delete(jobId)
  }

  #stateOf({ state, instanceId }: Account): Account['state'] {
    const isSpent = (this.#left.get(instanceId) ?? 0) <= 0
    return state === 'ready' && isSpent ? 'out-of-balance' : state
  }

  /** The account as it stands, whatever it was like when a job came to it. */
  #now(account: Account): Account {
    return this.find(account.instanceId) ?? account
  }

  #held({ instanceId }: Account): readonly string[] {
    return this.#jobs.get(instanceId) ?? []
  }
}

/** Jobs that it begins at a time. */
function getPlaces({ state, capacity }: Account): number {
  return state === 'busy' ? 0 : capacity
}

function refused(reason: Refused['reason'], message: string): Refused {
  return { type: 'refused', reason, message }
}
