import type { Json } from '../json.ts'
import type { NamedValue, Operation, Reply } from '../model/contract.ts'
import { renderTemplate } from '../print/template.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'
import { getNames } from './names.ts'
import { getSampler, type MakeSample } from './sampler.ts'

/** `examples/<family>.json`: requests, replies, streams and callbacks by operationId; `mock-server.ts` serves them. */
export function emitExamples(input: EmitInput): FileMap {
  const { contract, core, header } = input
  const sample = getSampler(input)
  const files = contract.families.map(({ name }) => {
    const own = contract.operations.filter(({ family }) => family === name)
    const examples = own.map((operation) => [operation.operationId, getExamples(input, operation, sample)])
    return [`examples/${name}.json`, `${JSON.stringify(Object.fromEntries(examples), null, 2)}\n`] as const
  })
  const imports = contract.families.map(({ name }) => ({ name: getNames(input).family(name), file: name }))
  const merged = `{ ${imports.map(({ name }) => `...${name}`).join(', ')} }`
  const server = renderTemplate('mock-server', {
    header,
    handlersPath: getImportPath(core, 'http/example-handlers.ts'),
    serverPath: getImportPath(core, 'http/server.ts'),
    examples: imports,
    merged,
  })
  return new Map([...files, ['mock-server.ts', server]])
}

function getExamples(input: EmitInput, operation: Operation, sample: MakeSample): Json {
  const streams = input.contract.streams.filter(({ name }) => operation.streams.includes(name))
  const callbacks = input.contract.callbacks.filter(({ operationIds }) => operationIds.includes(operation.operationId))
  const replies = operation.replies.flatMap((reply) => {
    const examples = reply.examples.length > 0 ? reply.examples : makeExample(reply, sample)
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

/** A value generated from the schema, for a reply without examples. */
function makeExample({ schema }: Reply, sample: MakeSample): NamedValue[] {
  return schema === undefined ? [] : [{ name: 'sampled', value: sample(schema).value }]
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null))
}
