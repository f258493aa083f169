import { BoundedMap } from '../runtime/bounded-map.ts'
import type { RequestWarning } from '../runtime/handler.ts'
import { Problem } from '../runtime/problem.ts'
import type { Sandbox } from './sandbox.ts'
import { checkName } from './sandbox-ref.ts'

/** Each costs about 100 KB plus the state of its requests. */
const MAX_SANDBOXES = 1000

/** Names of expired sandboxes that are remembered. */
const MAX_EXPIRED = 10_000

/** Limit of all sandboxes except the one in use, in characters and bytes; in memory up to three times as much. */
const MAX_WEIGHT = 200_000_000

/** In the order of their cost for users. */
const STEPS = ['forgetJournal', 'forgetRecords', 'forgetTasks'] as const

/** Weighing a thousand sandboxes is expensive. */
const CALLS_PER_WEIGHING = 50

/** How often expired sandboxes are deleted at least. */
const SWEEP_MS = 60_000

export interface SandboxesOptions {
  readonly maxWeight?: number
  /** How long a sandbox stays without use, in real time; 0 is forever. The default sandbox always stays. */
  readonly expiryMs?: number
  /** Whether a sandbox is in use beyond its running requests. */
  readonly isWatched?: (name: string) => boolean
  readonly now?: () => number
}

/**
 * The sandboxes of a mock by name, created on first use and deleted when they expire. Drops state of the least recently
 * used ones above the limit.
 */
export class Sandboxes {
  readonly #create: (name: string) => Sandbox
  readonly #maxWeight: number
  readonly #expiryMs: number
  readonly #isWatched: (name: string) => boolean
  readonly #now: () => number
  readonly #usedAt = new WeakMap<Sandbox, number>()
  /** Number of requests without the end of a reply. */
  readonly #open = new WeakMap<Sandbox, number>()
  /** Sandboxes by name whose successor has not had a request yet. */
  readonly #expired = new BoundedMap<true>({ maxEntries: MAX_EXPIRED })
  readonly #closing = new Set<Promise<void>>()
  readonly #sweeper: NodeJS.Timeout | undefined
  /** In order of last use. */
  readonly #sandboxes = new Map<string, Sandbox>()
  #latest: Sandbox | undefined
  #calls = 0

  constructor(
    create: (name: string) => Sandbox,
    { maxWeight = MAX_WEIGHT, expiryMs = 0, isWatched = () => false, now = Date.now }: SandboxesOptions = {},
  ) {
    this.#create = create
    this.#maxWeight = maxWeight
    this.#expiryMs = expiryMs
    this.#isWatched = isWatched
    this.#now = now
    if (expiryMs > 0) this.#sweeper = setInterval(() => this.#sweep(), Math.min(expiryMs, SWEEP_MS)).unref()
  }

  /** Throws an `invalid-request` problem for an invalid name, `rate-limited` if there are too many. */
  get(name: string): Sandbox {
    if (this.#expiryMs > 0) this.#expire(name)
    const sandbox = this.#latest?.name === name ? this.#latest : this.#use(name)
    if (this.#expiryMs > 0) this.#usedAt.set(sandbox, this.#now())
    if (++this.#calls % CALLS_PER_WEIGHING === 0) this.#freeMemory(sandbox)
    return sandbox
  }

  /** Keeps a sandbox until the returned function is called, at the end of a request. */
  hold(sandbox: Sandbox): () => void {
    const count = (change: number) => this.#open.set(sandbox, (this.#open.get(sandbox) ?? 0) + change)
    count(1)
    return () => {
      count(-1)
      this.#usedAt.set(sandbox, this.#now())
    }
  }

  #use(name: string): Sandbox {
    const sandbox = this.#sandboxes.get(name) ?? this.#make(name)
    this.#sandboxes.delete(name)
    this.#sandboxes.set(name, sandbox)
    this.#latest = sandbox
    return sandbox
  }

  /** The sandbox or, before its first use, one in the initial state that is not kept. Throws for an invalid name. */
  view(name: string): Sandbox {
    return name === '' || this.has(name) ? this.get(name) : this.#createValid(name)
  }

  has(name: string): boolean {
    if (this.#expiryMs > 0) this.#expire(name)
    return this.#sandboxes.has(name)
  }

  all(): readonly Sandbox[] {
    this.#sweep()
    return [...this.#sandboxes.values()]
  }

  /** When it is deleted unless it is used before; null if it stays. */
  getExpiry(sandbox: Sandbox): number | null {
    if (this.#expiryMs === 0 || sandbox.name === '' || this.#sandboxes.get(sandbox.name) !== sandbox) return null
    return this.#getLastUse(sandbox) + this.#expiryMs
  }

  /** The warning for the first request of a sandbox whose predecessor has expired. */
  takeWarning(name: string): RequestWarning | undefined {
    if (this.#expired.get(name) === undefined) return undefined
    this.#expired.delete(name)
    const minutes = this.#expiryMs / 60_000
    const message = `is new: the last \`${name}\` had not been used for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
    const help = 'Its tasks, stored responses, scenarios, settings and journal are gone: create again what you need.'
    return { rule: 'expired-sandbox', place: 'sandbox', message, help }
  }

  #getLastUse(sandbox: Sandbox): number {
    const isOpen = (this.#open.get(sandbox) ?? 0) > 0
    const isInUse = isOpen || sandbox.control.ends.listenerCount('request') > 0 || this.#isWatched(sandbox.name)
    if (isInUse) this.#usedAt.set(sandbox, this.#now())
    return this.#usedAt.get(sandbox) ?? this.#now()
  }

  #sweep(): void {
    if (this.#expiryMs > 0) for (const name of this.#sandboxes.keys()) this.#expire(name)
  }

  #expire(name: string): void {
    const sandbox = this.#sandboxes.get(name)
    if (sandbox === undefined) return
    const expiry = this.getExpiry(sandbox)
    if (expiry === null || expiry > this.#now()) return
    this.#expired.set(name, true)
    const closing = this.#delete(name).finally(() => this.#closing.delete(closing))
    this.#closing.add(closing)
  }

  /** Stops all work in a sandbox and deletes it; the next request creates it again. */
  async reset(name: string): Promise<void> {
    this.#expired.delete(name)
    await this.#delete(name)
  }

  async #delete(name: string): Promise<void> {
    const sandbox = this.#sandboxes.get(name)
    this.#sandboxes.delete(name)
    if (this.#latest === sandbox) this.#latest = undefined
    sandbox?.faults.clear()
    await sandbox?.gateway.close(0)
    // Nobody can advance this clock any more: its sleeps would never end.
    sandbox?.clock.release()
  }

  async close(graceMs: number): Promise<void> {
    clearInterval(this.#sweeper)
    const sandboxes = [...this.#sandboxes.values()]
    for (const { faults } of sandboxes) faults.clear()
    await Promise.all([
      ...this.#closing,
      ...sandboxes.map(async ({ gateway, clock }) => {
        // With a stopped clock nothing ends by itself.
        await gateway.close(clock.isStopped ? 0 : graceMs)
        if (clock.isStopped) clock.release()
      }),
    ])
  }

  #make(name: string): Sandbox {
    // The default sandbox is always available.
    if (this.#sandboxes.size >= MAX_SANDBOXES) this.#sweep()
    if (name !== '' && this.#sandboxes.size >= MAX_SANDBOXES) {
      throw new Problem('rate-limited', `There are already ${MAX_SANDBOXES} sandboxes: delete unused ones.`)
    }
    return this.#createValid(name)
  }

  #createValid(name: string): Sandbox {
    checkName(name)
    return this.#create(name)
  }

  #freeMemory(inUse: Sandbox): void {
    const others = this.all().filter((sandbox) => sandbox !== inUse)
    let weight = others.reduce((sum, { memory }) => sum + memory.weight, 0)
    for (const step of STEPS) {
      for (const { memory } of others) {
        if (weight <= this.#maxWeight) return
        const before = memory.weight
        memory[step]()
        weight -= before - memory.weight
      }
    }
  }
}
