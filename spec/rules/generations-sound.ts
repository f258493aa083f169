import type { Built } from '../../generators/model/build-contract.ts'
import type { Operation } from '../../generators/model/contract.ts'
import type { DocumentReader } from '../../generators/model/documents.ts'
import { asArray, asObject, type JsonObject, ownValue } from '../../runtime/json.ts'
import { findProperties } from './property-paths.ts'
import { under } from './spec-nodes.ts'
import type { Rule, RuleViolation } from './specification.ts'

/** The paths of an x-generation lead to properties of the request, the reply or its events, and the words of `finish` to their values. */
export const generationsSound: Rule = {
  name: 'generations-sound',
  document: 'openapi',
  *check({ built }) {
    for (const operation of built?.contract.operations ?? []) if (built) yield* checkPaths(built, operation)
  },
}

function* checkPaths(built: Built, operation: Operation): Generator<RuleViolation> {
  const { generation, origin, body, parameters } = operation
  if (generation === undefined) return
  const find = (names: readonly (string | undefined)[], path: string) =>
    built.documents.flatMap((reader) => names.flatMap((name) => findIn(reader, name, path)))
  const at = under(origin, 'x-generation')
  if (generation.operation === '')
    yield { message: 'The operation is missing: add one, such as `operation: chat`.', at }
  const isParameter = (path: string) =>
    parameters.some(({ in: where, name }) => where === 'path' && path === `{${name}}`)
  for (const path of Object.values(generation.request).flat())
    if (!isParameter(path) && find([body?.schema], path).length === 0)
      yield { message: `\`${path}\` is neither a property of the body nor a parameter of the path.`, at }
  const replies = listReplySchemas(built, operation)
  const findInReply = (path: string) => {
    const parts = ['', ...generation.within.map((name) => `${name}/`)]
    const items = generation.answers === undefined ? [''] : ['', `${generation.answers}/*/`]
    return parts.flatMap((part) => items.flatMap((item) => find(replies, part + item + path)))
  }
  const { within, answers = [], call = [], output } = generation
  for (const path of [within, answers, call, output, ...Object.values(generation.reply)].flat())
    if (findInReply(path).length === 0) yield { message: `\`${path}\` is not a property of a reply or an event.`, at }
  for (const [path, reasons] of Object.entries(generation.finish)) {
    const words = findInReply(path).flatMap(({ enum: values, const: value }) => [...asArray(values), value])
    for (const word of Object.keys(reasons).filter((word) => !words.includes(word)))
      yield {
        message: `\`${word}\` is not a value of \`${path}\` in a reply or an event.`,
        at: under(at, 'finish', path, word),
      }
  }
}

function findIn(reader: DocumentReader, name: string | undefined, path: string): JsonObject[] {
  const schema = name === undefined ? undefined : ownValue(reader.schemas, name)
  return schema === undefined ? [] : findProperties(reader, asObject(schema), path)
}

function listReplySchemas({ contract }: Built, { replies, streams }: Operation): (string | undefined)[] {
  const events = contract.streams.filter(({ name }) => streams.includes(name)).flatMap((stream) => stream.events)
  return [...replies.filter(({ problem }) => problem === undefined), ...events].map(({ schema }) => schema)
}
