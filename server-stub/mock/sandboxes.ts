import { Problem } from '../core/problem.ts'
import type { Universe } from './sandbox.ts'

const NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/

/** Universes at a time; each costs about 100 KB and what its requests leave behind. */
const MAX_UNIVERSES = 1000

/** Characters and bytes that all universes but the one in use may leave behind; in memory up to three times as much. */
const MAX_WEIGHT = 200_000_000

/** What makes room first can be missed best. */
const STEPS = ['forgetJournal', 'forgetRecords'] as const

/** Weighing a thousand universes takes as long as many a request. */
const LOOKS_PER_WEIGHING = 50

/** The universes of a mock by name, made when first asked for; those that were used longest ago make room for others. */
export class Universes {
  readonly #create: (name: string) => Universe
  readonly #maxWeight: number
  /** The one used last is the last. */
  readonly #made = new Map<string, Universe>()
  #looks = 0

  constructor(create: (name: string) => Universe, maxWeight = MAX_WEIGHT) {
    this.#create = create
    this.#maxWeight = maxWeight
  }

  /** Throws an `invalid-request` problem for what cannot be a name, and a `rate-limited` one when there are too many. */
  get(name: string): Universe {
    const universe = this.#made.get(name) ?? this.#make(name)
    this.#made.delete(name)
    this.#made.set(name, universe)
    if (++this.#looks % LOOKS_PER_WEIGHING === 0) this.#makeRoom(universe)
    return universe
  }

  has(name: string): boolean {
    return this.#made.has(name)
  }

  all(): readonly Universe[] {
    return [...this.#made.values()]
  }

  /** Ends what goes on in a universe and forgets all of it; the next request in it finds it new. */
  async reset(name: string): Promise<void> {
    const universe = this.#made.get(name)
    this.#made.delete(name)
    universe?.faults.clear()
    await universe?.gateway.close(0)
    // Nobody can move this clock any more: what still waits by it would wait for ever.
    universe?.clock.release()
  }

  async close(graceMs: number): Promise<void> {
    for (const { faults } of this.all()) faults.clear()
    // Where time stands still nothing comes to its end.
    await Promise.all(this.all().map(({ gateway, clock }) => gateway.close(clock.isStopped ? 0 : graceMs)))
  }

  #make(name: string): Universe {
    if (name !== '' && !NAME.test(name)) {
      const message =
        'The name of a universe has up to 64 letters, digits and the signs . _ -, and begins with no sign.'
      throw new Problem('invalid-request', message)
    }
    // The one without a name is always there: what is in none goes to it.
    if (name !== '' && this.#made.size >= MAX_UNIVERSES) {
      throw new Problem(
        'rate-limited',
        `There are ${MAX_UNIVERSES} universes already: reset those that are not used any more.`,
      )
    }
    return this.#create(name)
  }

  #makeRoom(inUse: Universe): void {
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
