import { open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '../settings/files.ts'

/**
 * Locks a folder with a file that contains the process id; the lock of a dead process is ignored. Throws if a running
 * process has the lock. Resolves with a function that releases it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder.replace(/[/\\]+$/, '')}.lock`
  makeFolder(dirname(path))
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await writeNew(path)) return () => rm(path, { force: true })
    const owner = Number(await readFile(path, 'utf8').catch(() => ''))
    if (isAlive(owner)) {
      throw new Error(`The database folder ${folder} is in use by process ${owner}: stop it or use another folder.`)
    }
    await rm(path, { force: true })
  }
  throw new Error(`The database folder ${folder} is being locked by another process: use another folder.`)
}

async function writeNew(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.writeFile(String(process.pid))
    await file.close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isAlive(owner: number): boolean {
  if (!Number.isInteger(owner) || owner <= 0 || owner === process.pid) return false
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
