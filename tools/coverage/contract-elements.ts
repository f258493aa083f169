import { getContract, operationPointer } from '../../conformance/contract.ts'
import { formatOrigin, locateResponse } from '../../conformance/spec-location.ts'
import type { Operation } from '../../generators/model/contract.ts'
import { toStatus } from '../../runtime/http/replies.ts'
import { asArray, asObject, asStrings, escapePointer, type JsonObject } from '../../runtime/json.ts'
import { type Element, makeElement } from './element.ts'
import { getExamples } from './examples.ts'
import { resolvedAt } from './schema-document.ts'

const contract = getContract()

/** Lists the elements of operations, without schemas. */
export function operationElements(): Element[] {
  return contract.operations.flatMap((operation) => {
    const { operationId, credentials, parameters, path, aliases, body, source, choices = {} } = operation
    const questions = [...operation.questions, ...Object.values(choices)]
    const { requests } = getExamples(operation)
    const base = { pointer: formatOrigin(operation.origin), source, questions: [] }
    return [
      makeElement('operation', [operationId], { ...base, questions }),
      ...[path, ...aliases].map((template) => makeElement('path', [operationId, template], base)),
      ...credentials.flat().map((credential) =>
        makeElement('credential', [operationId, credential.in, credential.name], {
          ...base,
          source: ['Authentication'],
        }),
      ),
      ...parameters.flatMap((parameter) => {
        const stated = { ...base, ...getSourceAndQuestions(findParameter(operation, parameter), source) }
        return [parameter.name, ...parameter.aliases].map((name) =>
          makeElement('parameter', [operationId, parameter.in, name], stated),
        )
      }),
      ...(body?.content ?? []).map(({ mediaType: type }) => makeElement('body', [operationId, type], base)),
      ...requests.map(({ name }) => makeElement('example', [operationId, 'request', name], base)),
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
      (example) => example.status === status && example.mediaType === mediaType,
    )
    const location = locateResponse(contract, operation, status)
    const base = { pointer: location.pointer, source: replySource(operation, reply), questions: location.questions }
    const headers = Object.keys(asObject(getResponse(operation, status).node.headers))
    const withoutQuestions = { ...base, questions: [] }
    return [
      makeElement('reply', [operationId, status, mediaType], status < 300 ? { ...base, questions } : base),
      ...headers.map((name) => {
        const header = resolvedAt(`${getResponse(operation, status).pointer}/headers/${escapePointer(name)}`).node
        const stated = { ...base, ...getSourceAndQuestions(header, base.source) }
        return makeElement('header', [operationId, status, name.toLowerCase()], stated)
      }),
      ...(isWhole(operation, reply) ? examples : []).map(({ name }) =>
        makeElement('example', [operationId, status, name], withoutQuestions),
      ),
    ]
  })
}

/** Whether a reply is a success with JSON: streams have separate examples. */
function isWhole({ streams }: Operation, { status, schema }: Operation['replies'][number]): boolean {
  if (status !== 200 || schema === undefined) return false
  return !contract.streams.some(({ name, framing }) => streams.includes(name) && framing === 'json-array')
}

/** Finds the section of an error body, or that of the operation for a success. */
function replySource({ source }: Operation, { status, schema }: Operation['replies'][number]): readonly string[] {
  if (toStatus(status) < 400) return source
  return contract.schemas.find(({ name }) => name === schema)?.source ?? source
}

function getResponse(operation: Operation, status: number): ReturnType<typeof resolvedAt> {
  return resolvedAt(`${operationPointer(operation)}/responses/${status}`)
}

/** Finds a parameter of the operation, or of its path. */
function findParameter(operation: Operation, { name, in: carrier }: Operation['parameters'][number]): JsonObject {
  const owners = [operationPointer(operation), operationPointer(operation).replace(/\/[a-z]+$/, '')]
  const all = owners.flatMap((owner) =>
    asArray(resolvedAt(owner).node.parameters).map((_, index) => resolvedAt(`${owner}/parameters/${index}`).node),
  )
  return all.find((parameter) => parameter.in === carrier && String(parameter.name).toLowerCase() === name) ?? {}
}

/** Reads the source and the questions of a node; the source defaults to that of its parent. */
function getSourceAndQuestions(node: JsonObject, source: readonly string[]): Pick<Element, 'source' | 'questions'> {
  const sections = asStrings(node['x-source'])
  return { source: sections.length > 0 ? sections : source, questions: asStrings(node['x-question']) }
}

/** Lists the variants of the problems of all families. */
export function problemElements(): Element[] {
  return contract.families.flatMap(({ name: family, problems }) =>
    problems.flatMap(({ kind, status, variants, origin }) => {
      const operations = contract.operations.filter((operation) => operation.family === family)
      const [source = []] = operations.flatMap((operation) =>
        operation.replies.flatMap((reply) => (reply.status === status ? [replySource(operation, reply)] : [])),
      )
      return variants.map(({ name }) =>
        makeElement('problem', [family, kind, name], { pointer: formatOrigin(origin), source, questions: [] }),
      )
    }),
  )
}
