import { readDocumentContract } from '../../generators/document-contract.ts'
import type { Contract, Operation } from '../../generators/model/contract.ts'
import type { ReadOptions } from '../../generators/read/read-spec.ts'
import type { JudgedDocuments } from '../gateway-documents.ts'
import { documentQuestions } from './questions.ts'

/** Reads an OpenAPI document to judge by. Throws a `FileError` with all errors of the document. */
export async function readDocuments(
  path: string,
  warn: (line: string) => void,
  options: ReadOptions = {},
): Promise<JudgedDocuments> {
  const tables = await readDocumentContract(path, warn, options)
  const { routes, readDocument, files } = tables
  const [document] = files.values()
  const model = readDocument('contract.json') as Contract
  const questions = [...model.questions, ...documentQuestions]
  const find = (pointer: string) => {
    const [fileName = '', inner = ''] = pointer.split('#')
    // Components other than schemas have only their pointer in the bundle.
    const file = files.get(fileName) ?? document
    return { file: file?.name ?? path, line: file?.locate(inner).line, inner }
  }
  const contract = { ...model, operations: model.operations.map(omitUnsendable), questions }
  return {
    isGateway: false,
    isLinted: false,
    tables,
    routes,
    rules: { streams: {}, replies: {} },
    recordKinds: {},
    downloads: [],
    readJson: (name) => (name === 'contract.json' ? contract : (readDocument(name) ?? {})),
    locate: (pointer) => {
      const { file, line, inner } = find(pointer)
      return `${file}${line === undefined ? '' : `:${line}`} ${inner}`
    },
    findLine: (pointer) => {
      const { file, line } = find(pointer)
      return line === undefined ? undefined : { file, line }
    },
  }
}

/** `fetch` sends no body with GET and HEAD: an optional one is left out. */
function omitUnsendable(operation: Operation): Operation {
  const { body, ...rest } = operation
  return body !== undefined && !body.required && !mayHaveBody(operation) ? rest : operation
}

/** Whether `fetch` sends a body with the method. */
export function mayHaveBody({ method }: Pick<Operation, 'method'>): boolean {
  return method !== 'GET' && method !== 'HEAD'
}
