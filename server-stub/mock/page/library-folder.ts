import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The folder with the reference library; the package has a copy of it in another place. */
export function findLibraryFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
}
