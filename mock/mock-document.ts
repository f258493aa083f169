import { readDocumentContract } from '../generators/document-contract.ts'
import { exampleHandlers } from '../runtime/http/example-handlers.ts'
import { type MockTables, readExamples } from '../runtime/http/mock-tables.ts'
import { judgedContract } from '../runtime/judge/contract.ts'
import { FileError } from '../settings/errors.ts'
import { listBasePaths } from './base-paths.ts'
import { rememberCollections } from './collections.ts'
import { sendCallbacks } from './document-callbacks.ts'
import { createSchemaFinder, generateReplies } from './dynamic-replies.ts'
import type { MockContract } from './mock-contract.ts'
import { createWriteOnlyDropper } from './write-only.ts'

/** The options of a mock of another document, which its contract depends on. */
export interface DocumentOptions {
  /** Forgets what is created in the collections of the document; default false. */
  readonly stateless?: boolean
  /** Generates JSON replies from the schemas of the document instead of its examples; default false. */
  readonly dynamic?: boolean
  /** Reads files outside the folder of the document if it refers to them; default false. */
  readonly allowOutside?: boolean
  /** Downloads a document from an address that is not public, such as 127.0.0.1; default false. */
  readonly allowPrivate?: boolean
  /** Repairs harmless faults of the document, with a warning for each; default false. */
  readonly lenient?: boolean
  /** The seed of generated replies; default 1. */
  readonly seed?: number
}

interface DocumentReading extends DocumentOptions {
  readonly warn: (line: string) => void
}

/** Reads an OpenAPI document as the contract of a mock. Throws a `FileError` with all errors of the document. */
export async function readMockContract(path: string, options: DocumentReading): Promise<MockContract> {
  return createExampleMock(await readDocumentContract(path, options.warn, options), path, options)
}

/** The mock of a contract whose replies are examples. `path` is that of its document, for messages. */
export function createExampleMock(tables: MockTables, path: string, options: DocumentOptions): MockContract {
  const { stateless = false, dynamic = false, seed = 1 } = options
  const { title, families, routes, readDocument } = tables
  if (routes.length === 0) throw new FileError(`${path} has no operations: there is nothing to mock.`)
  const examples = readExamples(tables)
  const count = `${routes.length} ${routes.length === 1 ? 'operation' : 'operations'}`
  const openapi = readDocument('openapi.json')
  const findSchema = createSchemaFinder(openapi)
  const dropWriteOnly = createWriteOnlyDropper(openapi)
  const basePaths = listBasePaths(openapi)
  const [first] = routes.filter(({ method, path: template }) => method === 'GET' && !template.includes('{'))
  return {
    families,
    routes,
    readDocument,
    summary: [
      `${title}: ${count} of ${path}${first === undefined ? '' : `, such as GET ${first.path}`}`,
      ...(basePaths.length === 0 ? [] : [`They are served below ${basePaths.join(', ')} too, as its servers say.`]),
    ],
    basePaths,
    judged: judgedContract(routes),
    hasModels: false,
    createHandlers: ({ clock, sendCallback: send }) => {
      const replying = generateReplies(exampleHandlers(examples, clock), { routes, findSchema, dynamic, seed })
      const handlers = send === undefined ? replying : sendCallbacks(replying, { routes, openapi, seed, send })
      return stateless ? handlers : rememberCollections(routes, handlers, dropWriteOnly)
    },
  }
}
