import type { Universe } from '../sandbox.ts'
import type { components } from './generated/types/control.ts'

type State = components['schemas']['State']

/** What was settled when the mock was started. */
export type StartOptions = State['options']

export function stateOf(universe: Universe, options: StartOptions): State {
  const { name, settings, clock, control } = universe
  const { seed, firstTokenMs, tokensPerSecond, jitter } = settings.values()
  return {
    universe: name,
    settings: { seed, holdTasks: control.works.holdsNew, firstTokenMs, tokensPerSecond, jitter },
    clock: { now: clock.now(), stopped: clock.isStopped, speed: clock.speed },
    counts: countsOf(universe),
    options,
  }
}

export function countsOf({ control: { journal, callbacks, works } }: Universe): State['counts'] {
  return { requests: journal.count, running: journal.running, tasks: works.made, callbacks: callbacks.count }
}
