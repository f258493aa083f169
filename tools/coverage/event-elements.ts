import { getContract } from '../../conformance/contract.ts'
import { formatOrigin } from '../../conformance/spec-location.ts'
import type { Lifecycle } from '../../generators/model/contract.ts'
import { asObject, asStrings } from '../../runtime/json.ts'
import { type Element, makeElement } from './element.ts'
import { getExamples } from './examples.ts'
import { asyncapi } from './schema-document.ts'
import { lifecycleSteps, orderSteps } from './steps.ts'

const contract = getContract()

/** Streams with their events and the steps of their orders. */
export function streamElements(): Element[] {
  return contract.streams.flatMap((stream) => {
    const { name, origin, events, operationId } = stream
    const { source, questions: asked } = getSayings(name)
    const questions = [...asked, ...Object.values(stream.choices ?? {})]
    const own = { pointer: formatOrigin(origin), source, questions: [] }
    const examples = getExamples(contract.findOperation(operationId))
    return [
      makeElement('stream', [name], { ...own, questions }),
      ...events.map((event) =>
        makeElement('event', [name, event.name], {
          ...own,
          questions: event.question === undefined ? [] : [event.question],
        }),
      ),
      ...[...new Set(orderSteps(stream))].map((id): Element => ({ id, kind: 'order', ...own })),
      ...examples.streams
        .filter((each) => each.stream === name)
        .map((each) => makeElement('example', [name, 'stream', each.name], own)),
      ...examples.events
        .filter((each) => each.stream === name)
        .map((each) => makeElement('example', [name, each.event, each.name], own)),
    ]
  })
}

/** Callbacks, one element for each request that causes them. */
export function callbackElements(): Element[] {
  return contract.callbacks.flatMap(({ name, operationIds, origin }) => {
    const { source, questions } = getSayings(name)
    const own = { pointer: formatOrigin(origin), source, questions }
    const [first = ''] = operationIds
    return [
      ...operationIds.map((operationId) => makeElement('callback', [name, operationId], own)),
      ...getExamples(contract.findOperation(first)).callbacks.map((each) =>
        makeElement('example', [name, 'callback', each.name], own),
      ),
    ]
  })
}

/** The initial states of tasks, and their transitions. */
export function lifecycleElements(): Element[] {
  return contract.lifecycles.flatMap((lifecycle) => {
    const own = {
      pointer: formatOrigin(lifecycle.origin),
      source: getSource(lifecycle),
      questions: Object.values(lifecycle.choices ?? {}),
    }
    return lifecycleSteps(lifecycle).map((id): Element => ({ id, kind: 'state', ...own }))
  })
}

/** The section of the source about these states. */
function getSource({ origin }: Lifecycle): readonly string[] {
  const [, , , name = ''] = origin.pointer.split('/')
  return contract.schemas.find((schema) => schema.name === name)?.source ?? []
}

function getSayings(name: string): Pick<Element, 'source' | 'questions'> {
  const node = asObject(asObject(asyncapi.operations)[name])
  return { source: asStrings(node['x-source']), questions: asStrings(node['x-question']) }
}
