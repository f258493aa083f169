import { getContract, operationPointer } from '../../conformance/contract.ts'
import { formatOrigin, locateResponse } from '../../conformance/spec-location.ts'
import type { Operation } from '../../generators/model/contract.ts'
import { toStatus } from '../../runtime/http/replies.ts'
import { asArray, asObject, asStrings, escapePointer, type JsonObject } from '../../runtime/json.ts'
import { type Element, makeElement as element } from './element.ts'
import { getExamples } from './examples.ts'
import { resolvedAt } from './schema-document.ts'

const contract = getContract()

/** Elements of operations, without schemas. */
export function operationElements(): Element[] {
  return contract.operations.flatMap((operation) => {
    const { operationId, credentials, parameters, path, aliases, body, source, choices = {} } = operation
    const questions = [...operation.questions, ...Object.values(choices)]
    const { requests } = getExamples(operation)
    const own = { pointer: formatOrigin(operation.origin), source, questions: [] }
    return [
      element('operation', [operationId], { ...own, questions }),
      ...[path, ...aliases].map((each) => element('path', [operationId, each], own)),
      ...credentials
        .flat()
        .map((each) =>
          element('credential', [operationId, each.in, each.name], { ...own, source: ['Authentication'] }),
        ),
      ...parameters.flatMap((each) => {
        const given = { ...own, ...getSayings(parameterAt(operation, each), source) }
        return [each.name, ...each.aliases].map((name) => element('parameter', [operationId, each.in, name], given))
      }),
      ...(body?.content ?? []).map(({ mediaType: type }) => element('body', [operationId, type], own)),
      ...requests.map(({ name }) => element('example', [operationId, 'request', name], own)),
      ...replyElements(operation),
    ]
  })
}

function replyElements(operation: Operation): Element[] {
  const { operationId, replies, questions } = operation
  return replies.flatMap((reply) => {
    const { mediaType } = reply
    const status = toStatus(reply.status)
    const examples = getExamples(operation).replies.filter(
      (each) => each.status === status && each.mediaType === mediaType,
    )
    const place = locateResponse(contract, operation, status)
    const own = { pointer: place.pointer, source: replySource(operation, reply), questions: place.questions }
    const headers = Object.keys(asObject(responseAt(operation, status).node.headers))
    const bare = { ...own, questions: [] }
    return [
      element('reply', [operationId, status, mediaType], status < 300 ? { ...own, questions } : own),
      ...headers.map((name) => {
        const header = resolvedAt(`${responseAt(operation, status).pointer}/headers/${escapePointer(name)}`).node
        const given = { ...own, ...getSayings(header, own.source) }
        return element('header', [operationId, status, name.toLowerCase()], given)
      }),
      ...(isWhole(operation, reply) ? examples : []).map(({ name }) =>
        element('example', [operationId, status, name], bare),
      ),
    ]
  })
}

/** Whether a reply is a success with JSON: streams have examples of their own. */
function isWhole({ streams }: Operation, { status, schema }: Operation['replies'][number]): boolean {
  if (status !== 200 || schema === undefined) return false
  return !contract.streams.some(({ name, framing }) => streams.includes(name) && framing === 'json-array')
}

/** The section of an error body, or that of the operation for a success. */
function replySource({ source }: Operation, { status, schema }: Operation['replies'][number]): readonly string[] {
  if (toStatus(status) < 400) return source
  return contract.schemas.find(({ name }) => name === schema)?.source ?? source
}

function responseAt(operation: Operation, status: number): ReturnType<typeof resolvedAt> {
  return resolvedAt(`${operationPointer(operation)}/responses/${status}`)
}

/** A parameter of the operation, or of its path. */
function parameterAt(operation: Operation, { name, in: place }: Operation['parameters'][number]): JsonObject {
  const owners = [operationPointer(operation), operationPointer(operation).replace(/\/[a-z]+$/, '')]
  const all = owners.flatMap((owner) =>
    asArray(resolvedAt(owner).node.parameters).map((_, index) => resolvedAt(`${owner}/parameters/${index}`).node),
  )
  return all.find((each) => each.in === place && String(each.name).toLowerCase() === name) ?? {}
}

/** The source and the questions of a node; its source defaults to that of its parent. */
function getSayings(node: JsonObject, source: readonly string[]): Pick<Element, 'source' | 'questions'> {
  const own = asStrings(node['x-source'])
  return { source: own.length > 0 ? own : source, questions: asStrings(node['x-question']) }
}

/** Every variant of every problem of every family. */
export function problemElements(): Element[] {
  return contract.families.flatMap(({ name: family, problems }) =>
    problems.flatMap(({ kind, status, variants, origin }) => {
      const own = contract.operations.filter((each) => each.family === family)
      const [source = []] = own.flatMap((operation) =>
        operation.replies.flatMap((reply) => (reply.status === status ? [replySource(operation, reply)] : [])),
      )
      return variants.map(({ name }) =>
        element('problem', [family, kind, name], { pointer: formatOrigin(origin), source, questions: [] }),
      )
    }),
  )
}
