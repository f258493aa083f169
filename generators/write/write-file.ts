import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file could not be written; the message is one line for the user. */
export class WriteError extends Error {
  override readonly name = 'WriteError'
}

/** Writes a file and creates its parent folders. Throws `WriteError`. */
export function writeFile(folder: string, path: string, content: string | Uint8Array): void {
  const target = join(folder, path)
  try {
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new WriteError(`Cannot write to ${folder} (${code}). Choose another folder with --out.`)
  }
}
