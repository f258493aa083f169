import { aliasesSound } from './aliases-sound.ts'
import { asyncOperationsLinked } from './async-operations-linked.ts'
import { capabilitiesKnown } from './capabilities-known.ts'
import { componentsUsed } from './components-used.ts'
import { contractBuilds } from './contract-builds.ts'
import { errorResponsesComplete } from './error-responses-complete.ts'
import { eventExamplesValid } from './event-examples-valid.ts'
import { eventOrdersSound } from './event-orders-sound.ts'
import { extensionsKnown } from './extensions-known.ts'
import { generationsSound } from './generations-sound.ts'
import { lessThanNamesProperties } from './less-than-names-properties.ts'
import { lifecyclesSound } from './lifecycles-sound.ts'
import { notOfferedAbsent } from './not-offered-absent.ts'
import { operationIdsVerbNoun } from './operation-ids-verb-noun.ts'
import { problemSlotsKnown } from './problem-slots-known.ts'
import { questionsRegistered } from './questions-registered.ts'
import { asVisitor } from './redocly.ts'
import { requestsHaveExamples } from './requests-have-examples.ts'
import { schemaNamesUnique } from './schema-names-unique.ts'
import { sourcesNamed } from './sources-named.ts'
import type { Rule } from './specification.ts'
import { tagsMatchMapping } from './tags-match-mapping.ts'

export const rules: readonly Rule[] = [
  aliasesSound,
  asyncOperationsLinked,
  capabilitiesKnown,
  componentsUsed,
  contractBuilds,
  errorResponsesComplete,
  eventExamplesValid,
  eventOrdersSound,
  extensionsKnown,
  generationsSound,
  lessThanNamesProperties,
  lifecyclesSound,
  notOfferedAbsent,
  operationIdsVerbNoun,
  problemSlotsKnown,
  questionsRegistered,
  requestsHaveExamples,
  schemaNamesUnique,
  sourcesNamed,
  tagsMatchMapping,
]

/** A Redocly plugin with all rules; `gatewright/all` in `extends` enables them. */
export default function plugin() {
  const visitors = (document: Rule['document']) =>
    Object.fromEntries(rules.flatMap((rule) => (rule.document === document ? [[rule.name, asVisitor(rule)]] : [])))
  const severities = (document: Rule['document']) =>
    Object.fromEntries(Object.keys(visitors(document)).map((name) => [`gatewright/${name}`, 'error']))
  return {
    id: 'gatewright',
    rules: { oas3: visitors('openapi'), async3: visitors('asyncapi') },
    configs: { all: { oas3_1Rules: severities('openapi'), async3Rules: severities('asyncapi') } },
  }
}
