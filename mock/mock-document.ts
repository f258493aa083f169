import { readDocumentContract } from '../generators/document-contract.ts'
import { exampleHandlers, type OperationExamples } from '../runtime/http/example-handlers.ts'
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
  const { isStateless, isDynamic = false, seed = 1, warn } = options
  const { title, routes, readDocument, ...contract } = await readDocumentContract(path, warn, options)
  if (routes.length === 0) throw new FileError(`${path} has no operations: there is nothing to mock.`)
  const examples = contract.families.flatMap(({ name }) => Object.entries(readDocument(`examples/${name}.json`) ?? {}))
  const count = `${routes.length} ${routes.length === 1 ? 'operation' : 'operations'}`
  const openapi = readDocument('openapi.json')
  const findSchema = createSchemaFinder(openapi)
  const dropWriteOnly = createWriteOnlyDropper(openapi)
  const [first] = routes.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  return {
    ...contract,
    summary: [`${title}: ${count} of ${path}${first === undefined ? '' : `, such as GET ${first.path}`}`],
    routes,
    readDocument: (name) => readDocument(name) ?? {},
    createHandlers: (clock) => {
      const fixed = exampleHandlers(Object.fromEntries<OperationExamples>(examples), clock)
      const handlers = generateReplies(fixed, { routes, findSchema, isDynamic, seed })
      return isStateless ? handlers : rememberCollections(routes, handlers, dropWriteOnly)
    },
  }
}
