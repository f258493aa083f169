import type { Clock } from '../../../runtime/clock.ts'
import type { Refused } from '../../../server-stub/ports/image-bot.ts'
import { refuseJob } from '../task-directives.ts'
import { type Account, type AccountConstraints, matchesConstraints, rankAccount } from './accounts.ts'

const MAX_WAITING = 100

/**
 * Assigns jobs to accounts. Each account has a queue, and its first `capacity` jobs run. Accounts may be changed at
 * any time: running jobs continue.
 */
export class AccountPool {
  readonly #clock: Clock
  readonly #accounts = new Map<string, Account>()
  /** Removed accounts with unfinished jobs. */
  readonly #leaving = new Map<string, Account>()
  readonly #left = new Map<string, number>()
  readonly #jobs = new Map<string, string[]>()
  readonly #wake = new Map<string, () => void>()
  readonly #closed = new AbortController()

  constructor(accounts: readonly Account[], clock: Clock) {
    this.#clock = clock
    this.replace(accounts)
  }

  /** The first matching account with free capacity, else the one with the shortest queue. */
  choose(constraints: AccountConstraints): Account | Refused {
    if (this.#accounts.size === 0) return refuseJob('account-unavailable', 'There is no account.')
    const fitting = [...this.#accounts.values()].filter((account) => matchesConstraints(account, constraints))
    if (fitting.length === 0) return refuseJob('account-unavailable', 'No account fits the filter.')
    const present = fitting.filter(({ state }) => state !== 'disconnected')
    if (present.length === 0) return refuseJob('account-unavailable', 'The account is not connected.')
    const solvent = present.filter((account) => this.#getState(account) !== 'out-of-balance')
    if (solvent.length === 0) return refuseJob('insufficient-balance', 'The account has no balance left.')
    const ordered = solvent.sort(
      (a, b) => rankAccount(a, constraints.preferred) - rankAccount(b, constraints.preferred),
    )
    const free = ordered.find((account) => this.#getJobs(account).length < getCapacity(account))
    const [shortest] = ordered
      .filter((account) => this.waiting(account) < MAX_WAITING)
      .sort((a, b) => this.waiting(a) - this.waiting(b))
    return free ?? shortest ?? refuseJob('system', 'The queue is full. Try again later.')
  }

  /** Enqueues a job; returns how many jobs must end before it runs. */
  enqueue(account: Account, jobId: string): number {
    const { instanceId } = account
    this.#left.set(instanceId, (this.#left.get(instanceId) ?? 0) - 1)
    this.#jobs.set(instanceId, [...this.#getJobs(account), jobId])
    return this.waiting(account)
  }

  /** Resolves when the job may run, or when the signal is aborted. */
  waitForTurn(account: Account, jobId: string, signal: AbortSignal): Promise<void> {
    const position = this.#getJobs(account).indexOf(jobId)
    if (signal.aborted || position < getCapacity(this.#now(account))) return Promise.resolve()
    return new Promise((resolve) => {
      this.#wake.set(jobId, resolve)
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }

  release(account: Account, jobId: string): void {
    const jobs = this.#getJobs(account).filter((job) => job !== jobId)
    if (jobs.length > 0) this.#jobs.set(account.instanceId, jobs)
    else for (const map of [this.#jobs, this.#leaving]) map.delete(account.instanceId)
    this.#wake.delete(jobId)
    this.#wakeNext(account)
  }

  holds(account: Account, jobId: string): boolean {
    return this.#getJobs(account).includes(jobId)
  }

  find(instanceId: string): Account | undefined {
    return this.#accounts.get(instanceId) ?? this.#leaving.get(instanceId)
  }

  /** The number of waiting jobs of an account, or of waiting jobs with `more` additional ones. */
  waiting(account: Account, more = 0): number {
    return Math.max(0, this.#getJobs(account).length + more - getCapacity(this.#now(account)))
  }

  /** With their current state and remaining balance, and their numbers of jobs. */
  list() {
    return [...this.#accounts.values()].map((account) => {
      const waiting = this.#getJobs(account).filter((job) => this.#wake.has(job)).length
      const balance = Math.max(0, this.#left.get(account.instanceId) ?? 0)
      const working = this.#getJobs(account).length - waiting
      return { ...account, state: this.#getState(account), balance, working, waiting }
    })
  }

  /** Replaces all accounts. Jobs that wait for a removed account run at once. */
  replace(accounts: readonly Account[]): void {
    const before = [...this.#accounts.values()]
    this.#accounts.clear()
    for (const account of accounts) this.#put({ ...account }, account.balance)
    for (const account of before) if (!this.#accounts.has(account.instanceId)) this.#dismiss(account)
  }

  /** Updates an account; returns false if it does not exist. The duration of a temporary state starts now. */
  change(instanceId: string, changes: Omit<Partial<Account>, 'instanceId'>): boolean {
    const account = this.#accounts.get(instanceId)
    if (!account) return false
    const { stateMs, ...rest } = account
    const lasts = changes.state === undefined && stateMs !== undefined ? { stateMs } : {}
    this.#put({ ...rest, ...lasts, ...changes }, changes.balance)
    return true
  }

  /** Cancels all scheduled state changes. */
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
    if (this.#getJobs(account).length === 0) return
    this.#leaving.set(account.instanceId, account)
    for (const job of this.#getJobs(account)) this.#wakeUp(job)
  }

  #wakeNext(account: Account): void {
    for (const job of this.#getJobs(account).slice(0, getCapacity(this.#now(account)))) this.#wakeUp(job)
  }

  #wakeUp(jobId: string): void {
    this.#wake.get(jobId)?.()
    this.#wake.delete(jobId)
  }

  #getState({ state, instanceId }: Account): Account['state'] {
    const isSpent = (this.#left.get(instanceId) ?? 0) <= 0
    return state === 'ready' && isSpent ? 'out-of-balance' : state
  }

  /** The current version of the account. */
  #now(account: Account): Account {
    return this.find(account.instanceId) ?? account
  }

  #getJobs({ instanceId }: Account): readonly string[] {
    return this.#jobs.get(instanceId) ?? []
  }
}

/** The number of jobs that run at the same time. */
function getCapacity({ state, capacity }: Account): number {
  return state === 'busy' ? 0 : capacity
}
