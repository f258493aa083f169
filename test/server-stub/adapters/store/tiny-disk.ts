import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small file system in memory that a test can fill. */
export class TinyDisk {
  readonly folder: string

  constructor(megabytes: number) {
    this.folder = mkdtempSync(join(tmpdir(), 'gatewright-tiny-'))
    if (!mount(['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', this.folder]))
      throw new Error('no file system can be mounted here: run as root')
  }

  /** Leaves this number of bytes free. */
  fill(bytesLeft: number): void {
    const { bavail, bsize } = statfsSync(this.folder)
    writeFileSync(join(this.folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - bytesLeft)))
  }

  clear(): void {
    rmSync(join(this.folder, 'filler'), { force: true })
  }

  unmount(): void {
    mount(['umount', '--lazy', this.folder])
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function mount(command: readonly string[]): boolean {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

function canMount(): boolean {
  try {
    new TinyDisk(1).unmount()
    return true
  } catch {
    return false
  }
}

/** The reason why tests with a full disk are skipped, or false; always false in CI. */
export const noTinyDisk = process.env.CI !== 'true' && !canMount()
if (noTinyDisk) console.warn('Skipped: no file system can be mounted here (run as root); CI runs these tests.')
