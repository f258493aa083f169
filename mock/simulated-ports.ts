import type { Log } from '../runtime/problem.ts'
import { randomFrom } from '../runtime/random.ts'
import { type BasePortsOptions, basePorts } from '../server-stub/adapters/base-ports.ts'
import type { Database } from '../server-stub/adapters/store/database.ts'
import type { Ports } from '../server-stub/ports.ts'
import { simulatedCatalog } from './simulator/catalog.ts'
import type { AccountPool } from './simulator/image/account-pool.ts'
import { simulatedImageBot } from './simulator/image/bot.ts'
import type { TextPace } from './simulator/text/pace.ts'
import { simulatedTextModel } from './simulator/text/text-model.ts'
import { simulatedVideoModel } from './simulator/video/model.ts'

export interface SimulationOptions extends BasePortsOptions {
  /**
   * The same seed gives the same answers and, without a database, the same ids; without a seed ids are random. Read for
   * every answer, so it may change at any time.
   */
  readonly seed?: number
  /** Speed of text generation; may change at any time. */
  readonly pace?: TextPace | undefined
  /** Accounts of the image proxy; a small default pool if absent. */
  readonly accountPool?: AccountPool | undefined
  readonly database?: Database
}

/** Creates all ports from the simulator, over the base ports and with their errors. */
export function simulatedPorts(options: SimulationOptions, log: Log): Ports {
  const ports = basePorts(options, log)
  const { database, accountPool, pace } = options
  // File names are secret and contain ids.
  const hasRandomIds = database !== undefined || options.seed === undefined
  const context = {
    clock: ports.clock,
    edition: options.edition ?? 'paid',
    accountPool,
    isShared: database !== undefined,
    hasRandomIds,
    pace,
    get seed() {
      return options.seed ?? 1
    },
  }
  return {
    ...ports,
    text: simulatedTextModel(context),
    image: simulatedImageBot(context),
    video: simulatedVideoModel(context),
    models: simulatedCatalog(options.models),
    ...(hasRandomIds ? {} : { newId: idSource(context.seed) }),
  }
}

function idSource(seed: number): (prefix: string) => string {
  const random = randomFrom(seed, 'id')
  return (prefix) => `${prefix}${random.id(24)}`
}
