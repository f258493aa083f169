import { findSuccesses } from '../../runtime/http/replies.ts'
import { ownValue } from '../../runtime/json.ts'
import { printOperationComment } from '../emit/handlers.ts'
import { getNames } from '../emit/names.ts'
import type { ReplyExample } from '../emit/reply-examples.ts'
import type { Built } from '../model/build-contract.ts'
import type { ExampleEvent, Operation } from '../model/contract.ts'
import { isJson } from '../model/media-types.ts'
import { Code, printKey, printLiteral, printString } from '../print/literal.ts'
import { allocateNames, camelCase } from '../print/names.ts'
import { renderTemplate } from '../print/template.ts'
import { isRefusedEvent, isRefusedReply } from './refused-values.ts'

/** The examples of an operation, from `examples/<family>.json`. */
export interface Examples {
  readonly replies: readonly ReplyExample[]
  readonly streams: readonly { readonly stream: string; readonly events: readonly ExampleEvent[] }[]
}

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
  const spreads = families.map(({ name }) => `...${name}`)
  const line = `{ ${spreads.join(', ')} }`
  const all = line.length > 85 ? `{\n${spreads.map((spread) => `  ${spread},\n`).join('')}}` : line
  return new Map([...files, ['src/handlers.ts', renderTemplate('project-handlers', { families, all })]])
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
  const streamIds = familyOperations.flatMap(({ operationId, streams }) => [operationId, ...streams])
  const generators = allocateNames(streamIds, (id) => `${camelCase(id)}Events`, [name, type, ...ids.map(names.events)])
  const operations = familyOperations.map((operation) => {
    return describeHandler(built, operation, { generators, examples: ownValue(examples, operation.operationId) })
  })
  const streams = operations.flatMap((operation) => operation.streams)
  const imports = [...new Set([type, ...streams.map(({ event }) => event)])].sort().join(', ')
  const hasInvalid = JSON.stringify(operations).includes(' as never')
  return renderTemplate('project-family', { name, type, imports, operations, streams, hasInvalid })
}

/** The example of a handler's reply when it does not stream. */
export function getSuccess(examples: Examples | undefined): ReplyExample | undefined {
  const isWhole = ({ mediaType }: ReplyExample) => examples?.streams.length === 0 || mediaType !== 'text/event-stream'
  return examples && findSuccesses(examples.replies).find(isWhole)
}

interface HandlerParts {
  /** The names of the functions that yield events, by operation and by stream. */
  readonly generators: ReadonlyMap<string, string>
  readonly examples: Examples | undefined
}

function describeHandler(built: Built, operation: Operation, { generators, examples }: HandlerParts) {
  const { operationId } = operation
  const reply = getSuccess(examples)
  const firsts = [
    ...new Map((examples?.streams ?? []).toReversed().map((example) => [example.stream, example])).values(),
  ]
  const streams = firsts.toReversed().map(({ stream, events }) => ({
    stream,
    name: generators.get(firsts.length === 1 ? operationId : stream) ?? operationId,
    event: getNames(built).events(operationId),
    events: events.map((event) => printEvent(built, stream, event)),
  }))
  const key = printKey(operationId)
  const used = streams.length === 0 ? `  ${key}: async () => (),`.length : 60
  const whole = printReply(reply, { isInvalid: isInvalid(built, operation, reply), used })
  const [first, ...others] = streams
  const comment = printOperationComment(built, operation)
  if (first === undefined) return { key, comment, call: '', outcome: whole, streams }
  const chosen = others.reduce(
    (rest, { stream, name }) => `stream?.name === ${printString(stream)} ? { events: ${name}() } : ${rest}`,
    `{ events: ${first.name}() }`,
  )
  const names = [...(reply ? ['streaming'] : []), ...(others.length > 0 ? ['stream'] : [])]
  const call = names.length === 0 ? '' : `{ ${names.join(', ')} }`
  const streamed = others.length > 0 && reply ? `(${chosen})` : chosen
  return { key, comment, call, outcome: reply ? `streaming ? ${streamed} : ${whole}` : chosen, streams }
}

/** An event of an example, without an empty name. One that is not valid perhaps has not its type. */
function printEvent(built: Built, name: string, { event, ...others }: ExampleEvent): string {
  const stream = built.contract.streams.find((candidate) => candidate.name === name)
  const text = printLiteral(event === '' ? others : { event, ...others }, 2, 8)
  return stream?.reply && isRefusedEvent(built, stream, { event, ...others }) ? `${text} as never` : text
}

/** Whether a reply does not fit its schema or its type. */
function isInvalid(built: Built, { replies }: Operation, reply: ReplyExample | undefined): boolean {
  const { schema } =
    replies.find((candidate) => candidate.status === reply?.status && candidate.mediaType === reply.mediaType) ?? {}
  if (schema === undefined || reply?.value === undefined) return false
  return isRefusedReply(built, schema, reply.value)
}

function printReply(
  reply: ReplyExample | undefined,
  { isInvalid, used }: { readonly isInvalid: boolean; readonly used: number },
): string {
  const { mediaType = '', value, base64, headers } = reply ?? {}
  const head = headers === undefined ? {} : { headers }
  if (base64 !== undefined) {
    const bytes = new Code(`Buffer.from(${printLiteral(base64)}, 'base64')`)
    return printLiteral({ bytes, mediaType, ...head }, 2, used)
  }
  if (value === undefined) return printLiteral({ json: new Code('undefined'), ...head }, 2, used)
  if (isJson(mediaType)) {
    const json = isInvalid ? new Code(`${printLiteral(value, 4, used)} as never`) : value
    return printLiteral({ json, ...head }, 2, used)
  }
  return printLiteral({ text: typeof value === 'string' ? value : JSON.stringify(value), mediaType, ...head }, 2, used)
}
