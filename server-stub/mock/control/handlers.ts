import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '../../core/problem.ts'
import { cut } from '../../core/validation/quote.ts'
import type { Universe } from '../sandbox.ts'
import { universeNameOf } from '../sandbox-ref.ts'
import type { Universes } from '../sandboxes.ts'
import type { EntryView } from './encode-entry.ts'
import { faultHandlers, scenarioHandlers } from './fault-and-scenario-handlers.ts'
import type { ControlHandlers } from './generated/handlers.ts'
import type { components } from './generated/types/control.ts'
import { journalHandlers } from './journal-handlers.ts'
import type { Live } from './live/live.ts'
import { countsOf, type StartOptions, stateOf } from './state.ts'

export interface ControlOptions {
  readonly universes: Universes
  readonly live: Live
  readonly start: StartOptions
  readonly view: Omit<EntryView, 'withData'>
}

type Steering = components['schemas']['SettingsChange'] & components['schemas']['ClockChange']

/** The universe that a call names; made new where nobody has been in it. */
export type FindUniverse = (call: { readonly rawHeaders: IncomingHttpHeaders }) => Universe

/** The controls of a mock over its universes. */
export function controlHandlers(options: ControlOptions): ControlHandlers {
  const { universes, live, start, view } = options
  const nameOf = (headers: IncomingHttpHeaders) => universeNameOf({ headers, key: '' })
  const find: FindUniverse = ({ rawHeaders }) => universes.get(nameOf(rawHeaders))
  const state = (universe: Universe) => stateOf(universe, start)
  const tellState = (universe: Universe) => {
    const data = state(universe)
    live.tell(universe.name, () => ({ event: 'state', data }))
    return { json: data }
  }
  const forget = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => universes.reset(name)))
    for (const name of names) if (live.isWatched(name)) tellState(universes.get(name))
    return { json: { deleted: names.length } }
  }
  return {
    ...journalHandlers(find, view),
    ...taskHandlers(find),
    ...faultHandlers(find),
    ...scenarioHandlers(find),
    getState: async (call) => ({ json: state(find(call)) }),
    resetUniverse: async ({ rawHeaders }) => {
      await universes.reset(nameOf(rawHeaders))
      return tellState(universes.get(nameOf(rawHeaders)))
    },
    listUniverses: async () => {
      return { json: { universes: universes.all().map((each) => ({ name: each.name, counts: countsOf(each) })) } }
    },
    deleteUniverses: () => forget(universes.all().map(({ name }) => name)),
    deleteUniverse: async ({ path: { name } }) => {
      if (universes.has(name)) return forget([name])
      throw new Problem('not-found', `Nobody has been in a universe called ${cut(name)}.`)
    },
    changeSettings: async (call) => {
      const universe = find(call)
      changeSettings(universe, call.body)
      return tellState(universe)
    },
    changeClock: async (call) => {
      const universe = find(call)
      await changeClock(universe, call.body)
      tellState(universe)
      return { json: state(universe).clock }
    },
    watchLive: async (call) => ({ events: live.watch(nameOf(call.rawHeaders), call.signal) }),
  }
}

function taskHandlers(find: FindUniverse) {
  return {
    listTasks: async (call) => ({ json: { tasks: await find(call).tasks.list({ limit: 100, ...call.query }) } }),
    getTask: async (call) => ({ json: await find(call).tasks.get(call.path.id) }),
    advanceTask: async (call) => ({ json: await find(call).tasks.advance(call.path.id, call.body ?? {}) }),
    succeedTask: async (call) => ({ json: await find(call).tasks.succeed(call.path.id) }),
    failTask: async (call) => ({ json: await find(call).tasks.fail(call.path.id, call.body ?? {}) }),
    cancelTask: async (call) => ({ json: await find(call).tasks.cancel(call.path.id) }),
  } satisfies Partial<ControlHandlers>
}

function changeSettings({ settings, control }: Universe, { holdTasks, ...change }: Steering): void {
  settings.change(change)
  if (holdTasks !== undefined) control.works.holdsNew = holdTasks
}

async function changeClock({ settings, clock }: Universe, { speed, stopped, advanceMs }: Steering): Promise<void> {
  if (speed !== undefined) settings.change({ speed })
  if (stopped === true) clock.stop()
  if (stopped === false) clock.start()
  if (advanceMs !== undefined) await clock.advance(advanceMs)
}
