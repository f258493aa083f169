import type { Contract } from '../runtime/contract.ts'
import { judgedContract } from '../runtime/judge/contract.ts'
import { FileError } from '../settings/errors.ts'
import type { ReadOptions } from './read/read-spec.ts'

/** The files of an OpenAPI document; undefined if they cannot be read. */
export async function findDocumentFiles(
  path: string,
  options: ReadOptions = {},
): Promise<readonly string[] | undefined> {
  const { findFiles } = await import('./load-contract.ts')
  return findFiles(path, options)
}

/** The files of a document that is an https URL. */
async function downloadIfUrl(path: string, options: ReadOptions): Promise<Pick<ReadOptions, 'download'>> {
  if (!path.toLowerCase().startsWith('https://')) return {}
  const { downloadSpec } = await import('./read/download-spec.ts')
  return { download: await downloadSpec(path, options) }
}

/**
 * Reads an OpenAPI document; `warn` gets each warning. `readDocument` parses a file that the generator would write. Throws a
 * `FileError` with all errors of the document.
 */
export async function readDocumentContract(path: string, warn: (line: string) => void, options: ReadOptions = {}) {
  const { loadContract } = await import('./load-contract.ts')
  const loaded = loadContract(path, { ...options, ...(await downloadIfUrl(path, options)) })
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
