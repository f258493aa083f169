import { getNames } from '../emit/names.ts'
import type { Json } from '../json.ts'
import type { Built } from '../model/build-contract.ts'
import type { Operation } from '../model/contract.ts'
import { Code, printKey, printLiteral } from '../print/literal.ts'
import { allocateNames, camelCase } from '../print/names.ts'
import { renderTemplate } from '../print/template.ts'

/** The examples of an operation, from `examples/<family>.json`. */
export interface Examples {
  readonly replies: readonly Reply[]
  readonly streams: readonly { readonly events: readonly { readonly event: string; readonly data: Json }[] }[]
}

interface Reply {
  readonly status: number
  readonly mediaType: string
  readonly value: Json
}

interface FamilyNames {
  readonly name: string
  readonly type: string
  readonly getEvents: (operationId: string) => string
}

interface StreamNames {
  readonly generator: string
  readonly event: string
}

/** Files of `my/` that belong to no family. */
const ownFiles = ['handlers', 'handlers.test', 'start']

/** `my/<family>.ts` and `my/handlers.ts`: a handler for every operation that replies with the example of its success. */
export function exampleHandlers(
  built: Built,
  getExamples: (family: string) => Readonly<Record<string, Examples>>,
): Map<string, string> {
  const { contract } = built
  const names = getNames(built)
  const fileNames = allocateNames(
    contract.families.map(({ name }) => name),
    (name) => name,
    ownFiles,
  )
  const families = contract.families.map(({ name }) => {
    return { file: fileNames.get(name) ?? name, name: `${names.family(name)}Handlers`, family: name }
  })
  const spread = families.map(({ name }) => `...${name}`).join(', ')
  const files = families.map(({ file, name, family }) => {
    const own = contract.operations.filter((operation) => operation.family === family)
    const type = names.handlers(family)
    return [`my/${file}.ts`, familyFile({ name, type, getEvents: names.events }, own, getExamples(family))] as const
  })
  return new Map([...files, ['my/handlers.ts', renderTemplate('project-handlers', { families, spread })]])
}

function familyFile(
  { name, type, getEvents }: FamilyNames,
  operations: readonly Operation[],
  examples: Readonly<Record<string, Examples>>,
): string {
  const taken = [name, type, ...operations.map(({ operationId }) => getEvents(operationId))]
  const ids = operations.map(({ operationId }) => operationId)
  const generators = allocateNames(ids, (id) => `${camelCase(id)}Events`, taken)
  const handlers = operations.map(({ operationId }) => {
    const names = { generator: generators.get(operationId) ?? operationId, event: getEvents(operationId) }
    return describeHandler(operationId, names, examples[operationId])
  })
  const streams = handlers.flatMap(({ stream }) => (stream ? [stream] : []))
  const imports = [type, ...streams.map(({ event }) => event)].sort().join(', ')
  return renderTemplate('project-family', {
    name,
    type,
    imports,
    operations: handlers,
    streams,
  })
}

/** The example of a handler's reply when it does not stream. */
export function getSuccess(examples: Examples | undefined): Reply | undefined {
  return examples?.replies.find(({ status, mediaType }) => isSuccess(status) && mediaType !== 'text/event-stream')
}

function describeHandler(operationId: string, names: StreamNames, examples: Examples | undefined) {
  const reply = getSuccess(examples)
  const events = examples?.streams[0]?.events
  const key = printKey(operationId)
  if (!events) return { key, call: '', outcome: printReply(reply), stream: undefined }
  const name = names.generator
  const stream = {
    name,
    event: names.event,
    events: events.map((each) => printLiteral(each, 2, 8)),
  }
  if (!reply) return { key, call: '', outcome: `{ events: ${name}() }`, stream }
  return { key, call: '{ streaming }', outcome: `streaming ? { events: ${name}() } : ${printReply(reply)}`, stream }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

function printReply(reply: Reply | undefined): string {
  if (!reply || reply.value === undefined) return '{ json: undefined }'
  const { mediaType, value } = reply
  if (/[/+]json$/.test(mediaType.split(';')[0] ?? '')) return printLiteral({ json: value }, 2, 60)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return printLiteral({ bytes: new Code(`Buffer.from(${printLiteral(text)})`), mediaType }, 2, 60)
}
