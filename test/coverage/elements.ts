import { operationElements, problemElements } from './contract-elements.ts'
import type { Element } from './element.ts'
import { callbackElements, lifecycleElements, streamElements } from './event-elements.ts'
import { flowElements, questionElements } from './other-elements.ts'
import { schemaElements } from './schema-elements.ts'

/** All elements of the specification. Throws if two have the same id. */
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
