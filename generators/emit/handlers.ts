import { asString, byName } from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import type { Operation } from '../model/contract.ts'
import { findOperations } from '../model/find-operations.ts'
import { printComment, printFirstLine, printKey, printString } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { listDefaultPaths } from './body-defaults.ts'
import { type EmitInput, type FileMap, getImportPath, oncePerContract } from './emitted.ts'
import { getNames } from './names.ts'

/** `handlers.ts`: the types that a backend implements, one property per operation, and the event union of every stream. */
export function emitHandlers(input: EmitInput): FileMap {
  const { contract, core, header } = input
  const names = getNames(input)
  const streaming = contract.operations.filter(({ streams }) => streams.length > 0)
  const events = streaming.map((operation) => {
    const streams = contract.streams.filter(({ name }) => operation.streams.includes(name))
    const getType = (schema: string) =>
      `${names.family(operation.family)}.components['schemas'][${printString(schema)}]`
    const members = streams.flatMap(({ framing, events }) =>
      events.map(({ name, schema }) => {
        if (framing !== 'fields') return `{ readonly event: ${printString(name)}; readonly data: ${getType(schema)} }`
        return `ServerSentEvent<${getType(schema)}>`
      }),
    )
    return { name: names.events(operation.operationId), members: [...new Set(members)] }
  })
  const families = contract.families.map(({ name }) => ({
    name: names.handlers(name),
    operations: contract.operations
      .filter(({ family }) => family === name)
      .map((operation) => describeOperation(input, operation)),
  }))
  const files = contract.families.map(({ name }) => ({ name: names.family(name), file: name }))
  const imports = files.sort((a, b) => byName(a.file, b.file))
  const all = families.map(({ name }) => name).join(' & ') || '{}'
  const usesFields = contract.streams.some(({ framing }) => framing === 'fields')
  const handlerPath = getImportPath(core, 'handler.ts')
  return new Map([
    ['handlers.ts', renderTemplate('handlers', { header, handlerPath, usesFields, imports, events, families, all })],
  ])
}

function describeOperation(input: EmitInput, operation: Operation): Record<string, string> {
  const names = getNames(input)
  return {
    operationId: printKey(operation.operationId),
    comment: printOperationComment(input, operation),
    operation: `${names.family(operation.family)}.operations[${printString(names.operation(operation.operationId))}]`,
    types: printTypes(input, operation),
  }
}

/** A comment with what the document says in one line about an operation, for a property of an object. */
export function printOperationComment(input: Built, { operationId, method, path }: Operation): string {
  const node = getNodes(input).get(operationId) ?? {}
  const about = printFirstLine(asString(node.summary) ?? asString(node.description))
  const line = `${printComment(`\`${method} ${path}\``)}${about === '' ? '' : `: ${about}`}`
  return node.deprecated === true ? `/**\n   * ${line}\n   * @deprecated\n   */` : `/** ${line} */`
}

const getNodes = oncePerContract(
  ({ openapi }) => new Map(findOperations(openapi).map(({ operationId, node }) => [operationId, node])),
)

/** The types of events and of what has a default, as far as there are any. */
function printTypes(input: EmitInput, operation: Operation): string {
  const events = operation.streams.length > 0 ? `, ${getNames(input).events(operation.operationId)}` : ''
  const defaults = printDefaults(input, operation)
  return `${events === '' && defaults !== '' ? ', never' : events}${defaults}`
}

/** The type of what has a default; empty if there is nothing. */
function printDefaults(input: EmitInput, operation: Operation): string {
  const named = operation.parameters.filter((parameter) => parameter.default !== undefined)
  const parameters = (['query', 'header', 'cookie'] as const).map((location) => {
    return [location, named.filter((parameter) => parameter.in === location).map(({ name }) => name)] as const
  })
  const all = [...parameters, ['body', listDefaultPaths(input, operation)] as const]
  const members = all.flatMap(([location, names]) =>
    names.length === 0 ? [] : `${location}: ${names.map(printString).join(' | ')}`,
  )
  return members.length === 0 ? '' : `, { ${members.join('; ')} }`
}
