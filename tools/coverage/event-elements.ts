import { getContract } from '../../conformance/contract.ts'
import { formatOrigin } from '../../conformance/spec-location.ts'
import type { Lifecycle } from '../../generators/model/contract.ts'
import { asObject, asStrings } from '../../runtime/json.ts'
import { type Element, makeElement } from './element.ts'
import { getExamples } from './examples.ts'
import { asyncapi } from './schema-document.ts'
import { lifecycleSteps, orderSteps } from './steps.ts'

const contract = getContract()

/** Lists the streams, their events and the steps of their orders. */
export function streamElements(): Element[] {
  return contract.streams.flatMap((stream) => {
    const { name, origin, events, operationId } = stream
    const { source, questions: asked } = getSourceAndQuestions(name)
    const questions = [...asked, ...Object.values(stream.choices ?? {})]
    const base = { pointer: formatOrigin(origin), source, questions: [] }
    const examples = getExamples(contract.findOperation(operationId))
    return [
      makeElement('stream', [name], { ...base, questions }),
      ...events.map((event) =>
        makeElement('event', [name, event.name], {
          ...base,
          questions: event.question === undefined ? [] : [event.question],
        }),
      ),
      ...[...new Set(orderSteps(stream))].map((id): Element => ({ id, kind: 'order', ...base })),
      ...examples.streams
        .filter((example) => example.stream === name)
        .map((example) => makeElement('example', [name, 'stream', example.name], base)),
      ...examples.events
        .filter((example) => example.stream === name)
        .map((example) => makeElement('example', [name, example.event, example.name], base)),
    ]
  })
}

/** Lists the callbacks, one element for every request that causes them. */
export function callbackElements(): Element[] {
  return contract.callbacks.flatMap(({ name, operationIds, origin }) => {
    const { source, questions } = getSourceAndQuestions(name)
    const base = { pointer: formatOrigin(origin), source, questions }
    const [first = ''] = operationIds
    return [
      ...operationIds.map((operationId) => makeElement('callback', [name, operationId], base)),
      ...getExamples(contract.findOperation(first)).callbacks.map((example) =>
        makeElement('example', [name, 'callback', example.name], base),
      ),
    ]
  })
}

/** Lists the initial states of tasks, and their transitions. */
export function lifecycleElements(): Element[] {
  return contract.lifecycles.flatMap((lifecycle) => {
    const base = {
      pointer: formatOrigin(lifecycle.origin),
      source: getSource(lifecycle),
      questions: Object.values(lifecycle.choices ?? {}),
    }
    return lifecycleSteps(lifecycle).map((id): Element => ({ id, kind: 'state', ...base }))
  })
}

/** Finds the section of the source about these states. */
function getSource({ origin }: Lifecycle): readonly string[] {
  const [, , , name = ''] = origin.pointer.split('/')
  return contract.schemas.find((schema) => schema.name === name)?.source ?? []
}

function getSourceAndQuestions(name: string): Pick<Element, 'source' | 'questions'> {
  const node = asObject(asObject(asyncapi.operations)[name])
  return { source: asStrings(node['x-source']), questions: asStrings(node['x-question']) }
}
