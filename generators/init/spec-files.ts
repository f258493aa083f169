import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SpecFiles } from '../read/read-spec.ts'

/** The project cannot be created; the message is one line for the user. */
export class InitError extends Error {
  override readonly name = 'InitError'
}

/** The documents of a specification by their path in the project. Throws `InitError`. */
export function specFiles(entry: string, { files }: SpecFiles): [string, Uint8Array][] {
  return [...files.keys()].map((name) => {
    if (!name.startsWith('../')) return [`spec/${name}`, readFileSync(join(dirname(entry), name))]
    throw new InitError(
      `${entry} refers to ${name}, outside of its folder. Move the files into one folder, or bundle them.`,
    )
  })
}
