import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '../../runtime/json.ts'
import { type RunCommand, runCommand } from '../support/start-command.ts'

/** The documents of a contract; a contract may be without streams. */
export interface Documents {
  readonly openapi: JsonObject
  readonly asyncapi?: JsonObject
}

/** A repository of git in a folder of its own, whose revisions are contracts. */
export class DiffRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'diff-'))

  constructor() {
    this.#git('init', '-q')
  }

  /** Makes the documents what the working tree holds. */
  write(documents: Documents): void {
    rmSync(join(this.folder, 'spec'), { recursive: true, force: true })
    mkdirSync(join(this.folder, 'spec'))
    for (const [name, document] of Object.entries(documents)) {
      writeFileSync(join(this.folder, `spec/${name}.yaml`), JSON.stringify(document, null, 2))
    }
  }

  commit(documents: Documents): void {
    this.write(documents)
    this.#git('add', '--all', 'spec')
    this.#git('commit', '-qm', 'A revision')
  }

  /** Runs the command in this process. */
  async diff(...args: readonly string[]): Promise<RunCommand> {
    const before = process.cwd()
    process.chdir(this.folder)
    try {
      return await runCommand('diff', ...args)
    } finally {
      process.chdir(before)
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }

  #git(...args: readonly string[]): void {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: this.folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
}
