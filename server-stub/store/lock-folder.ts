import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder this process's own, by a file with its number beside it; one that a process has left behind which is
 * gone does not count. Throws where a living process has the folder. Resolves with what gives it back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder.replace(/[/\\]+$/, '')}.lock`
  await mkdir(dirname(path), { recursive: true })
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await writeNew(path)) return () => rm(path, { force: true })
    const owner = Number(await readFile(path, 'utf8').catch(() => ''))
    if (isAlive(owner)) {
      throw new Error(`The database folder ${folder} is in use by process ${owner}: stop that, or take another folder.`)
    }
    await rm(path, { force: true })
  }
  throw new Error(`The database folder ${folder} is being taken by another process: take another folder.`)
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
