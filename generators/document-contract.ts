import type { Contract } from '../runtime/contract.ts'
import { judgedContract } from '../runtime/judge/contract.ts'
import { FileError } from '../settings/errors.ts'
import type { ReadOptions } from './read/read-spec.ts'

/**
 * Reads an OpenAPI document; `warn` gets each warning. `readDocument` parses a file that the generator would write. Throws a
 * `FileError` with all errors of the document.
 */
export async function readDocumentContract(path: string, warn: (line: string) => void, options: ReadOptions = {}) {
  const [{ loadContract }, { downloadIfUrl }] = await Promise.all([
    import('./load-contract.ts'),
    import('./read/download-spec.ts'),
  ])
  const loaded = loadContract(path, await downloadIfUrl(path, options))
  if ('errors' in loaded) throw new FileError(loaded.errors.join('\n'))
  for (const line of loaded.warnings) warn(line)
  const { title, documents, files } = loaded
  // The rows are those of generated tables.
  const { families, routes } = loaded.tables as Contract
  return {
    title,
    families,
    routes,
    files,
    judged: judgedContract(routes),
    readDocument: (name: string): unknown => documents.get(name),
  }
}
