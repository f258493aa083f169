import sampler from 'openapi-sampler'
import type { Json } from '../json.ts'
import type { NamedValue, Operation } from '../model/contract.ts'
import { camelCase } from '../print/names.ts'
import { renderTemplate } from '../print/template.ts'
import type { EmitInput, FileMap } from './emitted.ts'

/** `examples/<family>.json`: requests, replies, streams and callbacks by operationId; `mock-server.ts` serves them. */
export function emitExamples(input: EmitInput): FileMap {
  const { contract, core, header } = input
  const files = contract.families.map(({ name }) => {
    const own = contract.operations.filter(({ family }) => family === name)
    const examples = Object.fromEntries(own.map((operation) => [operation.operationId, examplesOf(input, operation)]))
    return [`examples/${name}.json`, `${JSON.stringify(examples, null, 2)}\n`] as const
  })
  const imports = contract.families.map(({ name }) => ({ name: camelCase(name), file: name }))
  const merged = `{ ${imports.map(({ name }) => `...${name}`).join(', ')} }`
  const server = renderTemplate('mock-server', { header, core, examples: imports, merged })
  return new Map([...files, ['mock-server.ts', server]])
}

function examplesOf(input: EmitInput, operation: Operation): Json {
  const streams = input.contract.streams.filter(({ name }) => operation.streams.includes(name))
  const callbacks = input.contract.callbacks.filter(({ operationId }) => operationId === operation.operationId)
  const replies = operation.replies.flatMap((reply) => {
    const examples = reply.examples.length > 0 ? reply.examples : sampled(input, reply.schema)
    return examples.map(({ name, value }) => ({ status: reply.status, mediaType: reply.mediaType, name, value }))
  })
  return toJson({
    requests: operation.body?.examples ?? [],
    replies,
    streams: streams.flatMap(({ name: stream, examples }) => examples.map((example) => ({ stream, ...example }))),
    events: streams.flatMap(({ name: stream, events }) =>
      events.flatMap(({ name: event, examples }) => examples.map((example) => ({ stream, event, ...example }))),
    ),
    callbacks: callbacks.flatMap(({ name: callback, examples }) =>
      examples.map((example) => ({ callback, ...example })),
    ),
  })
}

/** A value made up from the schema, for a specification that has no example there. */
function sampled({ openapi }: EmitInput, schema: string | undefined): NamedValue[] {
  if (schema === undefined) return []
  const value = sampler.sample({ $ref: `#/components/schemas/${schema}` }, { quiet: true }, openapi.root)
  return [{ name: 'sampled', value: toJson(value) }]
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null))
}
