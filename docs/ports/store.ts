import { hash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../../server-stub/ports/state.ts'

/** Keeps each record in a file of a folder. Writes are atomic. */
export function folderStore(folder: string): Store {
  let writes = 0
  // Ids come from requests; their digest is a safe file name.
  const getFile = (collection: string, id: string) => join(folder, collection, `${hash('sha256', id)}.json`)
  return {
    get: async (collection, id) => {
      try {
        return JSON.parse(await readFile(getFile(collection, id), 'utf8'))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    put: async (collection, id, value) => {
      const file = getFile(collection, id)
      const draft = `${file}.${process.pid}.${++writes}`
      await mkdir(join(folder, collection), { recursive: true })
      await writeFile(draft, JSON.stringify(value))
      await rename(draft, file)
    },
    delete: (collection, id) => rm(getFile(collection, id), { force: true }),
  }
}
