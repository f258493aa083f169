import { hash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from '../../server-stub/ports/store.ts'

/** Records as files of a folder, one each; whoever reads gets the old record or the new one, never half of one. */
export function folderStore(folder: string): Store {
  let writes = 0
  // Ids come from requests: only their digest makes a safe name.
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
