import { getNames } from '../emit/names.ts'
import type { ReplyExample } from '../emit/reply-examples.ts'
import { getSampler } from '../emit/sampler.ts'
import type { Json } from '../json.ts'
import type { Built } from '../model/build-contract.ts'
import type { Operation } from '../model/contract.ts'
import { isJson } from '../model/media-types.ts'
import { findSuccesses } from '../model/replies.ts'
import { Code, printKey, printLiteral } from '../print/literal.ts'
import { allocateNames, camelCase } from '../print/names.ts'
import { renderTemplate } from '../print/template.ts'

/** The examples of an operation, from `examples/<family>.json`. */
export interface Examples {
  readonly replies: readonly Reply[]
  readonly streams: readonly { readonly events: readonly { readonly event: string; readonly data: Json }[] }[]
}

type Reply = ReplyExample

interface FamilyNames {
  readonly name: string
  readonly type: string
  readonly getEvents: (operationId: string) => string
  readonly isInvalid: (operation: Operation, reply: Reply | undefined) => boolean
}

interface StreamNames {
  readonly generator: string
  readonly event: string
  /** Whether the reply does not fit its schema, and so perhaps not its type. */
  readonly isInvalid: boolean
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
  const constants = allocateNames(
    contract.families.map(({ name }) => name),
    (name) => `${names.family(name)}Handlers`,
    contract.families.map(({ name }) => names.handlers(name)),
  )
  const families = contract.families.map(({ name }) => {
    return { file: fileNames.get(name) ?? name, name: constants.get(name) ?? name, family: name }
  })
  const spread = families.map(({ name }) => `...${name}`).join(', ')
  const files = families.map(({ file, name, family }) => {
    const own = contract.operations.filter((operation) => operation.family === family)
    const type = names.handlers(family)
    return [
      `my/${file}.ts`,
      familyFile({ name, type, getEvents: names.events, isInvalid: getIsInvalid(built) }, own, getExamples(family)),
    ] as const
  })
  return new Map([...files, ['my/handlers.ts', renderTemplate('project-handlers', { families, spread })]])
}

function familyFile(
  { name, type, getEvents, isInvalid }: FamilyNames,
  operations: readonly Operation[],
  examples: Readonly<Record<string, Examples>>,
): string {
  const taken = [name, type, ...operations.map(({ operationId }) => getEvents(operationId))]
  const ids = operations.map(({ operationId }) => operationId)
  const generators = allocateNames(ids, (id) => `${camelCase(id)}Events`, taken)
  const handlers = operations.map((operation) => {
    const { operationId } = operation
    const own = examples[operationId]
    const names = { generator: generators.get(operationId) ?? operationId, event: getEvents(operationId) }
    return describeHandler(operationId, { ...names, isInvalid: isInvalid(operation, getSuccess(own)) }, own)
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
  const isWhole = ({ mediaType }: Reply) => examples?.streams.length === 0 || mediaType !== 'text/event-stream'
  return examples && findSuccesses(examples.replies).find(isWhole)
}

function describeHandler(operationId: string, names: StreamNames, examples: Examples | undefined) {
  const reply = getSuccess(examples)
  const events = examples?.streams[0]?.events
  const key = printKey(operationId)
  if (!events) return { key, call: '', outcome: printReply(reply, names.isInvalid), stream: undefined }
  const name = names.generator
  const stream = {
    name,
    event: names.event,
    events: events.map((each) => printLiteral(each, 2, 8)),
  }
  if (!reply) return { key, call: '', outcome: `{ events: ${name}() }`, stream }
  return {
    key,
    call: '{ streaming }',
    outcome: `streaming ? { events: ${name}() } : ${printReply(reply, names.isInvalid)}`,
    stream,
  }
}

function getIsInvalid(built: Built): FamilyNames['isInvalid'] {
  return ({ replies }, reply) => {
    const { schema } = replies.find((each) => each.status === reply?.status && each.mediaType === reply.mediaType) ?? {}
    if (schema === undefined || reply?.value === undefined) return false
    return getSampler(built).findViolation(schema, reply.value) !== undefined
  }
}

function printReply(reply: Reply | undefined, isInvalid: boolean): string {
  const { mediaType = '', value, base64 } = reply ?? {}
  if (base64 !== undefined)
    return printLiteral({ bytes: new Code(`Buffer.from(${printLiteral(base64)}, 'base64')`), mediaType }, 2, 60)
  if (value === undefined) return '{ json: undefined }'
  if (isJson(mediaType) && isInvalid) return `{ json: ${printLiteral(value, 2, 60)} as never }`
  if (isJson(mediaType)) return printLiteral({ json: value }, 2, 60)
  return printLiteral({ text: typeof value === 'string' ? value : JSON.stringify(value), mediaType }, 2, 60)
}
