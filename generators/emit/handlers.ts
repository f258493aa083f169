import { byName } from '../json.ts'
import type { Operation } from '../model/contract.ts'
import { printKey, printString } from '../print/literal.ts'
import { camelCase, pascalCase } from '../print/names.ts'
import { renderTemplate } from '../print/template.ts'
import { type EmitInput, type FileMap, getImportPath } from './emitted.ts'

/** `handlers.ts`: the types that a backend implements, one property per operation, and the event union of each stream. */
export function emitHandlers({ contract, core, header }: EmitInput): FileMap {
  const streaming = contract.operations.filter(({ streams }) => streams.length > 0)
  const events = streaming.map((operation) => {
    const own = contract.streams
      .filter(({ name }) => operation.streams.includes(name))
      .flatMap((stream) => stream.events)
    const bySchema = new Map(own.map((event) => [event.name, event.schema]))
    return {
      name: eventName(operation),
      members: [...bySchema].map(([name, schema]) => ({
        event: printString(name),
        data: `${camelCase(operation.family)}.components['schemas'][${printString(schema)}]`,
      })),
    }
  })
  const families = contract.families.map(({ name }) => ({
    name: `${pascalCase(name)}Handlers`,
    operations: contract.operations.filter(({ family }) => family === name).map(describeOperation),
  }))
  const files = contract.families.map(({ name }) => ({ name: camelCase(name), file: name }))
  const imports = files.sort((a, b) => byName(a.file, b.file))
  const all = families.map(({ name }) => name).join(' & ') || '{}'
  const handlerPath = getImportPath(core, 'handler.ts')
  return new Map([['handlers.ts', renderTemplate('handlers', { header, handlerPath, imports, events, families, all })]])
}

function eventName({ operationId }: Operation): string {
  return `${pascalCase(operationId)}Event`
}

function describeOperation(operation: Operation): Record<string, string> {
  return {
    operationId: printKey(operation.operationId),
    comment: `\`${operation.method} ${operation.path}\``,
    operation: `${camelCase(operation.family)}.operations[${printString(operation.operationId)}]`,
    event: operation.streams.length > 0 ? eventName(operation) : 'never',
  }
}
