import { asEdgeProblem } from '../../../core/as-problem.ts'
import { type ContractViolation, type Observer, observeReply, watchStream } from '../../../core/observe.ts'
import { encodeProblem } from '../../../core/problems.ts'
import type { Family, ProblemKind } from '../../../core/tables.ts'
import { redactCredentials } from '../../../core/url-credentials.ts'
import type { Answerer } from '../../layer.ts'
import type { components } from '../generated/types/control.ts'
import type { Entry } from './entry.ts'

export type Verdict = components['schemas']['Verdict']

/** What the contract has against a request, and against what it was answered with. */
export function verdictsOn(entry: Entry): readonly Verdict[] {
  const verdicts = [...onRequest(entry), ...onReply(entry), ...onStream(entry)]
  return verdicts.map((each) => ({ ...each, message: redactCredentials(each.message) }))
}

/** The body of the error that an entry was refused with. */
export function refusalBody({ refusal, route }: Entry, families: readonly Family[]): unknown {
  if (refusal === undefined || route === undefined) return null
  return encodeProblem(
    asEdgeProblem(refusal),
    families.find(({ name }) => name === route.family),
  ).body
}

/** Where one of these is all there is to say, no client has broken a rule. */
const blameless: ReadonlySet<ProblemKind> = new Set(['internal', 'rate-limited', 'unavailable', 'timeout'])

/** What is said of problems without words of their own, by the variant. */
const wordsOf: Readonly<Record<string, string>> = {
  'missing-key': 'There is no key, or not where this operation looks for it.',
  'invalid-key': 'The key is not known.',
}

function onRequest({ refusal, status, route, method, answeredBy }: Entry): Verdict[] {
  if (refusal === undefined) {
    if (route !== undefined || status === null || status < 400) return []
    const message = status === 405 ? `The path does not answer ${method}.` : 'There is nothing at this path.'
    return [{ about: 'request', message }]
  }
  const { message, violations, kind, variant = kind } = asEdgeProblem(refusal)
  if (blameless.has(kind)) return []
  if (violations.length === 0) {
    if (answeredBy.some(isMadeUp)) return []
    return [{ about: 'request', message: message || (wordsOf[variant] ?? kind) }]
  }
  return violations.map((each) => ({
    about: 'request',
    message: each.message,
    ...(each.param && { param: each.param }),
  }))
}

/** Whether an answer may be a refusal that somebody wanted to see. */
function isMadeUp({ kind }: Answerer): boolean {
  return kind === 'scenario' || kind === 'fault'
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
