import type { StreamForPage } from '../contract-shape.ts'
import { getElapsed, type Request } from './store.ts'

/** An event of a stream, with its state in the declared order. */
export interface Step {
  readonly index: number
  readonly event: string
  readonly ms: number
  readonly data: unknown
  /** Events allowed here, except those allowed in most states. */
  readonly expected: readonly string[]
  readonly isAllowed: boolean
  readonly error: string | undefined
}

export interface Walk {
  readonly steps: readonly Step[]
  readonly next: readonly string[]
  readonly mayEnd: boolean
  /** The number of the first invalid event, from 0: the cause of what follows; that after the last if the end is wrong. */
  readonly cause: number | undefined
  /** The error of the end. */
  readonly endError: string | undefined
}

/**
 * Runs the events through the automaton of their order. An event out of order is treated as the one after a missing
 * event, or else as misplaced.
 */
export function walk({ stream, verdicts }: Pick<Request, 'stream' | 'verdicts'>, contract?: StreamForPage): Walk {
  const events = stream?.events ?? []
  const states = contract?.order.states ?? []
  const errors = new Map<number, string>()
  for (const { event, message } of verdicts)
    if (event !== undefined && !errors.has(event - 1)) errors.set(event - 1, message)
  const names = [...new Set(states.flatMap((each) => Object.keys(each)))]
  const anywhere = names.filter((name) => states.filter((each) => Object.hasOwn(each, name)).length > states.length / 2)
  let state = 0
  const steps = events.map(({ event, ms, data }, index) => {
    const allowed = states[state] ?? {}
    const expected = Object.keys(allowed).filter((name) => !anywhere.includes(name))
    const isAllowed = Object.hasOwn(allowed, event)
    const step = { index, event, ms, data, expected, isAllowed, error: errors.get(index) }
    const after = [...Object.values(allowed).map((each) => states[each]), ...states]
    const target = step.isAllowed ? allowed[event] : undefined
    state = target ?? after.find((each) => each && Object.hasOwn(each, event))?.[event] ?? state
    return step
  })
  return {
    steps,
    next: Object.keys(states[state] ?? {}),
    mayEnd: contract?.order.accepting.includes(state) ?? true,
    cause: errors.size > 0 ? Math.min(...errors.keys()) : undefined,
    endError: errors.get(steps.length),
  }
}

/** An event may also be where it belongs, and be wrong in itself. */
export function isOutOfOrder({ error, isAllowed }: Step): boolean {
  return error !== undefined && !isAllowed
}

/** The end of the time axis: now, for a stream that runs. */
export function getEndMs(request: Request, steps: readonly Step[]): number {
  const end = request.ended === 'running' ? getElapsed(request) : (request.ms ?? 0)
  return Math.max(end, steps.at(-1)?.ms ?? 0, 1)
}

/** Groups adjacent events of the same name and result. */
export function groupRuns(steps: readonly Step[]): readonly (readonly [Step, ...Step[]])[] {
  const found: [Step, ...Step[]][] = []
  for (const step of steps) {
    const last = found.at(-1)
    if (last && last[0].event === step.event && last[0].error === step.error) last.push(step)
    else found.push([step])
  }
  return found
}

export interface Pause {
  readonly fromMs: number
  readonly toMs: number
}

/** The gaps that are long compared with the others, and with the whole, also that before the end. */
export function findPauses(steps: readonly Step[], endMs: number): readonly Pause[] {
  const between = steps.slice(1).map(({ ms }, index) => ({ fromMs: steps[index]?.ms ?? 0, toMs: ms }))
  const gaps = [...between, { fromMs: steps.at(-1)?.ms ?? endMs, toMs: endMs }]
  const lengths = gaps.map(({ fromMs, toMs }) => toMs - fromMs).sort((a, b) => a - b)
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 0
  const least = Math.max(5 * usual, 0.05 * endMs, 50)
  return gaps.filter(({ fromMs, toMs }) => toMs - fromMs > least).slice(0, 20)
}
