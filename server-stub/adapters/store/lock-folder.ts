import { randomBytes } from 'node:crypto'
import { closeSync, constants, existsSync, openSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getErrorCode } from '../../../runtime/problem.ts'
import { makeFolder } from '../../../settings/files.ts'

type Unlock = () => Promise<void>

/** Flags of systems that open a file for one process only. */
const EXCLUSIVE: Partial<Record<NodeJS.Platform, number>> = { darwin: 0x20, win32: 0x1000_0000 }
const NAME = 'gatewright.lock'
/** How long a process waits for younger ones that have the lock or give up. */
const PATIENCE_MS = 2000
const POLL_MS = 20

/**
 * Locks a folder, which is created if it does not exist, for processes of this machine, containers included. The system
 * releases the lock when its process dies. Throws if another process has the lock. Resolves with a function that
 * releases it.
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  makeFolder(folder)
  const flag = EXCLUSIVE[process.platform]
  const unlock = flag === undefined ? await lockWithSocket(folder) : lockWithFile(folder, flag)
  if (unlock) return unlock
  throw new Error(`The database folder ${folder} is in use by another process: stop it or use another folder.`)
}

function lockWithFile(folder: string, flag: number): Unlock | undefined {
  try {
    const file = openSync(join(folder, NAME), constants.O_RDWR | constants.O_CREAT | (constants.O_NONBLOCK ?? 0) | flag)
    return async () => closeSync(file)
  } catch (error) {
    if (['EAGAIN', 'EBUSY'].includes(getErrorCode(error))) return undefined
    throw error
  }
}

/**
 * A process listens on a socket with a unique name before it lists those of the others, so that of two processes at least
 * one sees the other. Names sort by age and are never used again: a socket that refuses to connect is dead for good.
 */
async function lockWithSocket(folder: string): Promise<Unlock | undefined> {
  const name = `${NAME}-${Date.now().toString(36).padStart(9, '0')}-${randomBytes(4).toString('hex')}`
  const handle = openSync(folder, 'r')
  const short = `/proc/self/fd/${handle}`
  // The path of a socket has at most 107 bytes.
  const base = existsSync(short) ? short : folder
  const server = createServer((socket) => socket.destroy()).unref()
  const unlock = async () => {
    await rm(join(folder, name), { force: true })
    await new Promise((resolve) => server.close(resolve))
    closeSync(handle)
  }
  try {
    await listenOnSocket(server, join(base, `.${name}`))
    // Visible only now: a socket refuses to connect until its process listens.
    await rename(join(folder, `.${name}`), join(folder, name))
    if (await outliveOthers(base, name)) return unlock
  } catch (error) {
    await unlock()
    throw error
  }
  await unlock()
  return undefined
}

/** Resolves with true when no other process has or wants the lock, with false when this one must give up. */
async function outliveOthers(base: string, name: string): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const others = (await readdir(base)).filter((other) => other.startsWith(`${NAME}-`) && other !== name)
    const live = await Promise.all(others.map(async (other) => ((await isLive(join(base, other))) ? [other] : [])))
    if (live.flat().length === 0) return true
    if (live.flat().some((other) => other < name) || performance.now() > until) return false
    await sleep(POLL_MS)
  }
}

/** Whether a process listens; removes a dead socket. A failure for another reason counts as a live process. */
async function isLive(path: string): Promise<boolean> {
  const code = await new Promise<string>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve('')
    })
    socket.on('error', (error) => resolve(getErrorCode(error)))
  })
  if (code !== 'ECONNREFUSED') return code !== 'ENOENT'
  await rm(path, { force: true })
  return false
}

/** Resolves when the server listens. Later failures, to accept a connection, leave it listening. */
function listenOnSocket(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(path, resolve)
  })
}
