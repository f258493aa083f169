import { followOrder } from '../../../runtime/judge/event-order.ts'
import type { StreamForPage } from '../contract-shape.ts'
import { getElapsed, type Request } from './store.ts'

/** An event of a stream, with its state in the declared order. */
export interface Step {
  readonly index: number
  readonly event: string
  readonly ms: number
  readonly data: unknown
  readonly error: string | undefined
  /** What may come instead of an event that is out of order; empty for others. */
  readonly expected: readonly string[]
}

export interface Walk {
  readonly steps: readonly Step[]
  readonly next: readonly string[]
  /** What may come instead of the end; undefined if the stream may end. */
  readonly missing: readonly string[] | undefined
  /** The number of the first invalid event, from 0: the cause of what follows; that after the last if the end is wrong. */
  readonly cause: number | undefined
  /** The error of the end. */
  readonly endError: string | undefined
}

/** Follows the events through their declared order, as the judge does. */
export function walkEvents({ stream, verdicts }: Pick<Request, 'stream' | 'verdicts'>, contract?: StreamForPage): Walk {
  const follower = contract && followOrder(contract.order)
  const errors = new Map<number, string>()
  for (const { event, message } of verdicts)
    if (event !== undefined && !errors.has(event - 1)) errors.set(event - 1, message)
  const steps = (stream?.events ?? []).map(({ event, ms, data }, index) => {
    const error = errors.get(index)
    const { expected = [] } = follower?.next(event) ?? {}
    return { index, event, ms, data, error, expected: error === undefined ? [] : expected }
  })
  return {
    steps,
    next: follower?.allowed ?? [],
    missing: follower?.end()?.expected,
    cause: errors.size > 0 ? Math.min(...errors.keys()) : undefined,
    endError: errors.get(stream?.count ?? 0),
  }
}

/** The end of the time axis: now, for a stream that runs. */
export function getEndMs(request: Request, steps: readonly Step[]): number {
  const end = request.ended === 'running' ? getElapsed(request) : (request.ms ?? 0)
  return Math.max(end, steps.at(-1)?.ms ?? 0, 1)
}

/** Groups adjacent events of the same name and result. */
export function groupRuns(steps: readonly Step[]): readonly (readonly [Step, ...Step[]])[] {
  const runs: [Step, ...Step[]][] = []
  for (const step of steps) {
    const last = runs.at(-1)
    if (last && last[0].event === step.event && last[0].error === step.error) last.push(step)
    else runs.push([step])
  }
  return runs
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
