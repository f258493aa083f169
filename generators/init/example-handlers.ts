import { type Json, ownValue } from '../../runtime/json.ts'
import { getNames } from '../emit/names.ts'
import type { ReplyExample } from '../emit/reply-examples.ts'
import { getSampler } from '../emit/sampler.ts'
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

/** Files of `src/` that belong to no family. */
const reservedFiles = ['handlers', 'handlers.test', 'mock', 'start']

/** `src/<family>.ts` and `src/handlers.ts`: a handler for every operation that replies with the example of its success. */
export function exampleHandlers(
  built: Built,
  getExamples: (family: string) => Readonly<Record<string, Examples>>,
): Map<string, string> {
  const names = getNames(built)
  const familyNames = built.contract.families.map(({ name }) => name)
  const fileNames = allocateNames(familyNames, (name) => name, reservedFiles)
  const constants = allocateNames(familyNames, (name) => camelCase(`${name}-handlers`), familyNames.map(names.handlers))
  const families = familyNames.map((family) => {
    return { family, file: fileNames.get(family) ?? family, name: constants.get(family) ?? family }
  })
  const files = families.map(({ file, name, family }) => {
    return [`src/${file}.ts`, familyFile(built, { name, family }, getExamples(family))] as const
  })
  const spread = families.map(({ name }) => `...${name}`).join(', ')
  return new Map([...files, ['src/handlers.ts', renderTemplate('project-handlers', { families, spread })]])
}

function familyFile(
  built: Built,
  { name, family }: { readonly name: string; readonly family: string },
  examples: Readonly<Record<string, Examples>>,
): string {
  const names = getNames(built)
  const type = names.handlers(family)
  const familyOperations = built.contract.operations.filter((operation) => operation.family === family)
  const ids = familyOperations.map(({ operationId }) => operationId)
  const generators = allocateNames(ids, (id) => `${camelCase(id)}Events`, [name, type, ...ids.map(names.events)])
  const operations = familyOperations.map((operation) => {
    const { operationId } = operation
    const generator = generators.get(operationId) ?? operationId
    return describeHandler(built, operation, { generator, examples: ownValue(examples, operationId) })
  })
  const streams = operations.flatMap(({ stream }) => (stream ? [stream] : []))
  const imports = [type, ...streams.map(({ event }) => event)].sort().join(', ')
  return renderTemplate('project-family', { name, type, imports, operations, streams })
}

/** The example of a handler's reply when it does not stream. */
export function getSuccess(examples: Examples | undefined): Reply | undefined {
  const isWhole = ({ mediaType }: Reply) => examples?.streams.length === 0 || mediaType !== 'text/event-stream'
  return examples && findSuccesses(examples.replies).find(isWhole)
}

interface Given {
  /** The name of the function that yields the events. */
  readonly generator: string
  readonly examples: Examples | undefined
}

function describeHandler(built: Built, operation: Operation, { generator, examples }: Given) {
  const { operationId } = operation
  const reply = getSuccess(examples)
  const outcome = printReply(reply, isInvalid(built, operation, reply))
  const events = examples?.streams[0]?.events
  const key = printKey(operationId)
  if (!events) return { key, call: '', outcome, stream: undefined }
  const event = getNames(built).events(operationId)
  const stream = { name: generator, event, events: events.map((event) => printLiteral(event, 2, 8)) }
  if (!reply) return { key, call: '', outcome: `{ events: ${generator}() }`, stream }
  return { key, call: '{ streaming }', outcome: `streaming ? { events: ${generator}() } : ${outcome}`, stream }
}

/** Whether a reply does not fit its schema, and so perhaps not its type. */
function isInvalid(built: Built, { replies }: Operation, reply: Reply | undefined): boolean {
  const { schema } =
    replies.find((candidate) => candidate.status === reply?.status && candidate.mediaType === reply.mediaType) ?? {}
  if (schema === undefined || reply?.value === undefined) return false
  return getSampler(built).findViolation(schema, reply.value) !== undefined
}

function printReply(reply: Reply | undefined, isInvalid: boolean): string {
  const { mediaType = '', value, base64, headers } = reply ?? {}
  const head = headers === undefined ? {} : { headers }
  if (base64 !== undefined) {
    const bytes = new Code(`Buffer.from(${printLiteral(base64)}, 'base64')`)
    return printLiteral({ bytes, mediaType, ...head }, 2, 60)
  }
  if (value === undefined) return printLiteral({ json: new Code('undefined'), ...head }, 2, 60)
  if (isJson(mediaType)) {
    const json = isInvalid ? new Code(`${printLiteral(value, 4, 60)} as never`) : value
    return printLiteral({ json, ...head }, 2, 60)
  }
  return printLiteral({ text: typeof value === 'string' ? value : JSON.stringify(value), mediaType, ...head }, 2, 60)
}
