import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A folder that takes no files; one line for the user. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite'
}

/** Writes a file of a folder, and makes the folders around it. Throws `CannotWrite` where the machine does not let it. */
export function writeFile(folder: string, path: string, content: string | Uint8Array): void {
  const target = join(folder, path)
  try {
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new CannotWrite(`${folder} cannot be written to (${code}). Give another folder with --out.`)
  }
}
