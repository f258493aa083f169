import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SpecFiles } from '../read/read-spec.ts'

/** Why a project cannot be begun; one line for the user. */
export class CannotBegin extends Error {
  override readonly name = 'CannotBegin'
}

/** The documents of a specification as they go to `spec/`. */
export function specFiles(entry: string, { files }: SpecFiles): [string, Uint8Array][] {
  return [...files.keys()].map((name) => {
    if (!name.startsWith('../')) return [`spec/${name}`, readFileSync(join(dirname(entry), name))]
    throw new CannotBegin(
      `${entry} refers to ${name}, outside of its folder. Put the files in one folder, or bundle them.`,
    )
  })
}
