import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { asArray, asObject, asString, asStrings, type Json } from '../../runtime/json.ts'
import { operationElements, problemElements } from './contract-elements.ts'
import { type Element, makeElement } from './element.ts'
import { callbackElements, lifecycleElements, streamElements } from './event-elements.ts'
import { schemaElements } from './schema-elements.ts'

/** Lists all elements of the specification. Throws if two have the same id. */
export function listElements(): Element[] {
  const elements = [
    ...operationElements(),
    ...problemElements(),
    ...schemaElements(),
    ...streamElements(),
    ...callbackElements(),
    ...lifecycleElements(),
    ...questionElements(),
    ...flowElements(),
  ]
  const ids = new Set<string>()
  for (const { id } of elements) {
    if (ids.has(id)) throw new RangeError(`Two elements have the id ${id}.`)
    ids.add(id)
  }
  return elements
}

/** Lists the entries of the register of open questions. */
export function questionElements(): Element[] {
  return asArray(readSpec('open-questions.yaml')).map((entry, index) => {
    const { id, source } = asObject(entry)
    const rest = { pointer: `open-questions.yaml#/${index}`, source: asStrings(source), questions: [] }
    return makeElement('question', [asString(id) ?? ''], rest)
  })
}

/** Lists the steps of all flows. */
export function flowElements(): Element[] {
  return asArray(asObject(readSpec('arazzo.yaml')).workflows).flatMap((workflow, flow) => {
    const { workflowId, steps } = asObject(workflow)
    return asArray(steps).map((step, index) => {
      const pointer = `arazzo.yaml#/workflows/${flow}/steps/${index}`
      const rest = { pointer, source: ['What the service does'], questions: [] }
      return makeElement('flow', [asString(workflowId) ?? '', asString(asObject(step).stepId) ?? ''], rest)
    })
  })
}

function readSpec(file: string): Json {
  return parse(readFileSync(new URL(`../../spec/${file}`, import.meta.url), 'utf8'))
}
