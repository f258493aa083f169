import { Problem } from '../runtime/problem.ts'
import type { Sandbox } from './sandbox.ts'

const NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/

/** The rule that the name of a sandbox breaks. */
export function findNameError(name: string): string | undefined {
  if (name === '' || NAME.test(name)) return undefined
  return 'A sandbox name has up to 64 letters, digits, `.`, `_` or `-`, and starts with a letter or digit.'
}

/** Each costs about 100 KB plus the state of its requests. */
const MAX_SANDBOXES = 1000

/** Limit of all sandboxes except the one in use, in characters and bytes; in memory up to three times as much. */
const MAX_WEIGHT = 200_000_000

/** In the order of their cost for users. */
const STEPS = ['forgetJournal', 'forgetRecords', 'forgetTasks'] as const

/** Weighing a thousand sandboxes is expensive. */
const CALLS_PER_WEIGHING = 50

/**
 * The sandboxes of a mock by name, created on first use. Drops state of the least recently used ones above the limit.
 */
export class Sandboxes {
  readonly #create: (name: string) => Sandbox
  readonly #maxWeight: number
  /** In order of last use. */
  readonly #sandboxes = new Map<string, Sandbox>()
  #latest: Sandbox | undefined
  #calls = 0

  constructor(create: (name: string) => Sandbox, maxWeight = MAX_WEIGHT) {
    this.#create = create
    this.#maxWeight = maxWeight
  }

  /** Throws an `invalid-request` problem for an invalid name, `rate-limited` if there are too many. */
  get(name: string): Sandbox {
    const sandbox = this.#latest?.name === name ? this.#latest : this.#use(name)
    if (++this.#calls % CALLS_PER_WEIGHING === 0) this.#freeMemory(sandbox)
    return sandbox
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
    return this.#sandboxes.has(name)
  }

  all(): readonly Sandbox[] {
    return [...this.#sandboxes.values()]
  }

  /** Stops all work in a sandbox and deletes it; the next request creates it again. */
  async reset(name: string): Promise<void> {
    const sandbox = this.#sandboxes.get(name)
    this.#sandboxes.delete(name)
    if (this.#latest === sandbox) this.#latest = undefined
    sandbox?.faults.clear()
    await sandbox?.gateway.close(0)
    // Nobody can advance this clock any more: its sleeps would never end.
    sandbox?.clock.release()
  }

  async close(graceMs: number): Promise<void> {
    for (const { faults } of this.all()) faults.clear()
    await Promise.all(
      this.all().map(async ({ gateway, clock }) => {
        // With a stopped clock nothing ends by itself.
        await gateway.close(clock.isStopped ? 0 : graceMs)
        if (clock.isStopped) clock.release()
      }),
    )
  }

  #make(name: string): Sandbox {
    // The default sandbox is always available.
    if (name !== '' && this.#sandboxes.size >= MAX_SANDBOXES) {
      throw new Problem('rate-limited', `There are already ${MAX_SANDBOXES} sandboxes: delete unused ones.`)
    }
    return this.#createValid(name)
  }

  #createValid(name: string): Sandbox {
    const error = findNameError(name)
    if (error !== undefined) throw new Problem('invalid-request', error)
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
