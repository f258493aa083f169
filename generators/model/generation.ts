import type { GenerationFacts } from '../../runtime/contract.ts'
import { asObject, asString, asStrings, isObject, type JsonObject } from '../../runtime/json.ts'

/** Reads `x-generation` of an operation: where requests to a model and its replies have what telemetry reports. */
export function buildGeneration(node: JsonObject): GenerationFacts | undefined {
  const written = node['x-generation']
  if (!isObject(written)) return undefined
  const answers = asString(written.answers)
  return {
    operation: asString(written.operation) ?? '',
    request: mapValues(written.request, asStrings),
    within: asStrings(written.within),
    reply: mapValues(written.reply, asStrings),
    ...(answers !== undefined && { answers }),
    finish: mapValues(written.finish, (reasons) => mapValues(reasons, (reason) => asString(reason) ?? '')),
    call: asStrings(written.call),
    output: asStrings(written.output),
  }
}

function mapValues<T>(node: unknown, read: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(asObject(node)).map(([key, value]) => [key, read(value)]))
}
