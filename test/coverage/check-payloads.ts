import { contract, findOperation, schemaPointer } from '../../conformance/contract.ts'
import { elementId } from './element.ts'
import type { Evidence } from './evidence.ts'
import { getExamples } from './examples.ts'
import { touchedByPayload } from './exchange-touches.ts'
import { keeps } from './schema-document.ts'

/** Validates every example of an event and of a callback by its schema. */
export function checkPayloads(evidence: Evidence): void {
  for (const { name, events, operationId } of contract.streams)
    for (const each of getExamples(findOperation(operationId)).events) {
      const schema = events.find((event) => event.name === each.event)?.schema
      if (each.stream === name && schema !== undefined) check(evidence, { ...each, schema, within: [name, each.event] })
    }
  for (const { name, operationIds, schema } of contract.callbacks)
    for (const each of getExamples(findOperation(operationIds[0] ?? '')).callbacks)
      if (each.callback === name) check(evidence, { ...each, schema, within: [name, 'callback'] })
}

interface Payload {
  readonly name: string
  readonly value: Parameters<typeof touchedByPayload>[1]
  readonly schema: string
  readonly within: readonly string[]
}

function check(evidence: Evidence, { name, value, schema, within }: Payload): void {
  const test = ['payload', ...within, name].join('/')
  if (!keeps(schemaPointer(schema), value)) return void evidence.broken.push(test)
  const { ids } = touchedByPayload(schema, value)
  evidence.add(test, [...ids, elementId('example', ...within, name)])
}
