import { asEdgeProblem } from '../../../core/as-problem.ts'
import { type ContractViolation, type Observer, observeReply, watchStream } from '../../../core/observe.ts'
import { encodeProblem } from '../../../core/problems.ts'
import type { Family } from '../../../core/tables.ts'
import type { components } from '../generated/types/control.ts'
import type { Entry } from './entry.ts'

export type Verdict = components['schemas']['Verdict']

/** What the contract has against a request, and against what it was answered with. */
export function verdictsOn(entry: Entry): readonly Verdict[] {
  return [...onRequest(entry), ...onReply(entry), ...onStream(entry)]
}

/** The body of the error that an entry was refused with. */
export function refusalBody({ refusal, route }: Entry, families: readonly Family[]): unknown {
  if (refusal === undefined || route === undefined) return null
  return encodeProblem(
    asEdgeProblem(refusal),
    families.find(({ name }) => name === route.family),
  ).body
}

function onRequest({ refusal, status, route, method }: Entry): Verdict[] {
  if (refusal === undefined) {
    if (route !== undefined || status === null || status < 400) return []
    const message = status === 405 ? `The path does not answer ${method}.` : 'There is nothing at this path.'
    return [{ about: 'request', message }]
  }
  const { message, violations, kind } = asEdgeProblem(refusal)
  if (kind === 'internal') return []
  if (violations.length === 0) return [{ about: 'request', message: message || kind }]
  return violations.map((each) => ({
    about: 'request',
    message: each.message,
    ...(each.param && { param: each.param }),
  }))
}

function onReply({ route, reply }: Entry): Verdict[] {
  if (route === undefined || reply === undefined) return []
  return observed('reply', (observer) => observeReply(observer, route, reply))
}

/** Payloads that are not kept any more are not judged; the order is. */
function onStream({ stream, names, events, count, unreadable, hasEnded }: Entry): Verdict[] {
  if (stream === undefined) return []
  const broken: Verdict[] =
    unreadable === 0 ? [] : [{ about: 'stream', message: `${unreadable} of its pieces are no events.` }]
  let index = 0
  const found = observed(
    'stream',
    (observer) => {
      const watch = watchStream(observer, stream)
      for (const event of names) {
        watch.event(events?.[index] ?? { event, data: undefined })
        index++
      }
      if (hasEnded && names.length === count) watch.end()
    },
    () => ({ index }),
  )
  return [...broken, ...found]
}

function observed(
  about: Verdict['about'],
  look: (observer: Observer) => void,
  place: () => Pick<Verdict, 'index'> = () => ({}),
): Verdict[] {
  const verdicts: Verdict[] = []
  const violation = ({ event, message }: ContractViolation) => {
    verdicts.push({ about, message, ...(event === undefined || event === '' ? {} : { event }), ...place() })
  }
  look({ violation })
  return verdicts
}
