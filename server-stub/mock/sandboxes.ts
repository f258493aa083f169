import { Problem } from '../core/problem.ts'
import type { Sandbox } from './sandbox.ts'

const NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/

/** Sandboxes at a time; each costs about 100 KB and what its requests leave behind. */
const MAX_SANDBOXES = 1000

/** Characters and bytes that all sandboxes but the one in use may leave behind; in memory up to three times as much. */
const MAX_WEIGHT = 200_000_000

/** What makes room first can be missed best. */
const STEPS = ['forgetJournal', 'forgetRecords'] as const

/** Weighing a thousand sandboxes takes as long as many a request. */
const LOOKS_PER_WEIGHING = 50

/** The sandboxes of a mock by name, made when first asked for; those that were used longest ago make room for others. */
export class Sandboxes {
  readonly #create: (name: string) => Sandbox
  readonly #maxWeight: number
  /** The one used last is the last. */
  readonly #made = new Map<string, Sandbox>()
  #looks = 0

  constructor(create: (name: string) => Sandbox, maxWeight = MAX_WEIGHT) {
    this.#create = create
    this.#maxWeight = maxWeight
  }

  /** Throws an `invalid-request` problem for what cannot be a name, and a `rate-limited` one when there are too many. */
  get(name: string): Sandbox {
    const sandbox = this.#made.get(name) ?? this.#make(name)
    this.#made.delete(name)
    this.#made.set(name, sandbox)
    if (++this.#looks % LOOKS_PER_WEIGHING === 0) this.#makeRoom(sandbox)
    return sandbox
  }

  has(name: string): boolean {
    return this.#made.has(name)
  }

  all(): readonly Sandbox[] {
    return [...this.#made.values()]
  }

  /** Ends what goes on in a sandbox and forgets all of it; the next request in it finds it new. */
  async reset(name: string): Promise<void> {
    const sandbox = this.#made.get(name)
    this.#made.delete(name)
    sandbox?.faults.clear()
    await sandbox?.gateway.close(0)
    // Nobody can move this clock any more: what still waits by it would wait for ever.
    sandbox?.clock.release()
  }

  async close(graceMs: number): Promise<void> {
    for (const { faults } of this.all()) faults.clear()
    // Where time stands still nothing comes to its end.
    await Promise.all(this.all().map(({ gateway, clock }) => gateway.close(clock.isStopped ? 0 : graceMs)))
  }

  #make(name: string): Sandbox {
    if (name !== '' && !NAME.test(name)) {
      const message = 'The name of a sandbox has up to 64 letters, digits and the signs . _ -, and begins with no sign.'
      throw new Problem('invalid-request', message)
    }
    // The one without a name is always there: what is in none goes to it.
    if (name !== '' && this.#made.size >= MAX_SANDBOXES) {
      throw new Problem(
        'rate-limited',
        `There are ${MAX_SANDBOXES} sandboxes already: reset those that are not used any more.`,
      )
    }
    return this.#create(name)
  }

  #makeRoom(inUse: Sandbox): void {
    const others = this.all().filter((each) => each !== inUse)
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
