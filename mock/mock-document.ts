import { readDocumentContract } from '../generators/document-contract.ts'
import { exampleHandlers } from '../runtime/http/example-handlers.ts'
import { type MockTables, readExamples } from '../runtime/http/mock-tables.ts'
import { judgedContract } from '../runtime/judge/contract.ts'
import { FileError } from '../settings/errors.ts'
import { rememberCollections } from './collections.ts'
import { createSchemaFinder, generateReplies } from './dynamic-replies.ts'
import type { MockContract } from './mock-contract.ts'
import { createWriteOnlyDropper } from './write-only.ts'

export interface DocumentOptions {
  /** Whether to forget what is created. */
  readonly isStateless: boolean
  /** Whether JSON replies are generated from their schemas. */
  readonly isDynamic?: boolean
  /** Whether the document may refer to files outside of its folder. */
  readonly allowOutside?: boolean
  /** Of generated replies. */
  readonly seed?: number
  readonly warn: (line: string) => void
}

/** Reads an OpenAPI document as the contract of a mock. Throws a `FileError` with all errors of the document. */
export async function readMockContract(path: string, options: DocumentOptions): Promise<MockContract> {
  return createExampleMock(await readDocumentContract(path, options.warn, options), path, options)
}

/** The mock of a contract whose replies are examples. `path` is that of its document, for messages. */
export function createExampleMock(tables: MockTables, path: string, options: DocumentOptions): MockContract {
  const { isStateless, isDynamic = false, seed = 1 } = options
  const { title, families, routes, readDocument } = tables
  if (routes.length === 0) throw new FileError(`${path} has no operations: there is nothing to mock.`)
  const examples = readExamples(tables)
  const count = `${routes.length} ${routes.length === 1 ? 'operation' : 'operations'}`
  const openapi = readDocument('openapi.json')
  const findSchema = createSchemaFinder(openapi)
  const dropWriteOnly = createWriteOnlyDropper(openapi)
  const [first] = routes.filter(({ method, path: template }) => method === 'GET' && !template.includes('{'))
  return {
    families,
    routes,
    readDocument,
    summary: [`${title}: ${count} of ${path}${first === undefined ? '' : `, such as GET ${first.path}`}`],
    judged: judgedContract(routes),
    hasModels: false,
    createHandlers: (clock) => {
      const handlers = generateReplies(exampleHandlers(examples, clock), { routes, findSchema, isDynamic, seed })
      return isStateless ? handlers : rememberCollections(routes, handlers, dropWriteOnly)
    },
  }
}
