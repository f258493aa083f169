import type { Sandbox } from '../sandbox.ts'
import type { SandboxRef } from '../sandbox-ref.ts'
import type { components } from './generated/types/control.ts'

type State = components['schemas']['State']

/** Returns the sandbox of a call. */
export type FindSandbox = (call: SandboxRef) => Sandbox

export interface FindSandboxes {
  /** Creates it on first use. */
  readonly find: FindSandbox
  /** Does not create it: for reading, and for removing what a new one does not have. */
  readonly read: FindSandbox
}

export type StartOptions = State['options']

export function findState(sandbox: Sandbox, options: StartOptions, expiresAt: number | null): State {
  const { name, settings, clock, control } = sandbox
  const { seed, firstTokenMs, tokensPerSecond, jitter, latency } = settings
  return {
    sandbox: name,
    settings: {
      seed,
      holdTasks: control.taskRuns.holdsNew,
      firstTokenMs,
      tokensPerSecond,
      jitter,
      latency: latency.map((rule) => ({ ...rule })),
    },
    clock: { now: clock.now(), stopped: clock.isStopped, speed: clock.speed },
    counts: countValues(sandbox),
    expiresAt,
    options,
  }
}

export function countValues({ control: { journal, callbacks, taskRuns } }: Sandbox): State['counts'] {
  return { requests: journal.count, running: journal.running, tasks: taskRuns.createdCount, callbacks: callbacks.count }
}
