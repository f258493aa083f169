import { basename, dirname, join } from 'node:path'
import { readDocumentContract } from '../../generators/document-contract.ts'
import type { Contract, Operation } from '../../generators/model/contract.ts'
import { setJudgedDocuments } from '../judged-documents.ts'
import { documentQuestions } from './questions.ts'

/** Sets the contract of this process from an OpenAPI document. Throws a `FileError` with all errors of the document. */
export async function judgeByDocument(path: string, warn: (line: string) => void, allowOutside = false): Promise<void> {
  const { routes, readDocument } = await readDocumentContract(path, warn, { allowOutside })
  const { readSpec } = await import('../../generators/read/read-spec.ts')
  const { files } = readSpec(path, { allowOutside })
  const model = readDocument('contract.json') as Contract
  const questions = [...model.questions, ...documentQuestions]
  const contract = { ...model, operations: model.operations.map(omitUnsendable), questions }
  setJudgedDocuments({
    isGateway: false,
    isLinted: false,
    routes,
    rules: { streams: {}, replies: {} },
    recordKinds: {},
    downloads: [],
    readJson: (name) => (name === 'contract.json' ? contract : (readDocument(name) ?? {})),
    locate: (pointer) => {
      const [named = '', inner = ''] = pointer.split('#')
      // Components other than schemas are known by their place in the bundle.
      const file = files.has(named) ? named : basename(path)
      const line = files.get(file)?.locate(inner).line
      return `${join(dirname(path), file)}${line === undefined ? '' : `:${line}`} ${inner}`
    },
  })
}

/** `fetch` sends no body with GET and HEAD: one that is optional is left out. */
function omitUnsendable(operation: Operation): Operation {
  const { body, ...rest } = operation
  return body !== undefined && !body.required && !mayHaveBody(operation) ? rest : operation
}

export function mayHaveBody({ method }: Pick<Operation, 'method'>): boolean {
  return method !== 'GET' && method !== 'HEAD'
}
