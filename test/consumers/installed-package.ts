import { type ChildProcess, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { waitForOutput } from '../support/server-process.ts'

/** The user's own Node, and not the one of this checkout. */
const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
const rest = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST|npm_)/.test(name)),
)
export const userEnvironment = { ...rest, PATH: path.join(delimiter), NO_COLOR: '1' }

type Result = SpawnSyncReturns<string>

/** The package of this checkout, packed and installed in a folder that has nothing else, or these packages. */
export class InstalledPackage {
  readonly folder = mkdtempSync(join(tmpdir(), 'gatewright-user-'))
  readonly tarball: string
  readonly #started: ChildProcess[] = []

  constructor(others: Readonly<Record<string, string>> = {}) {
    this.tarball = this.pack('.')
    const dependencies = { gatewright: `file:${this.tarball}`, ...others }
    this.write('package.json', JSON.stringify({ name: 'user', private: true, type: 'module', dependencies }))
    const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock']
    // Several versions of a framework have peers that conflict.
    if (Object.keys(others).length > 0) flags.push('--legacy-peer-deps')
    const installed = run('npm', ['install', ...flags], this.folder)
    if (installed.status !== 0) throw new Error(installed.stderr)
  }

  /** Packs a folder of this checkout; returns the path of the package. */
  pack(folder: string): string {
    const packed = run('npm', ['pack', folder, '--ignore-scripts', '--pack-destination', this.folder], process.cwd())
    if (packed.status !== 0) throw new Error(packed.stdout + packed.stderr)
    return join(this.folder, packed.stdout.trim().split('\n').at(-1) ?? '')
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(join(this.folder, name)), { recursive: true })
    writeFileSync(join(this.folder, name), text)
  }

  /** Lends a development package of this checkout, which most users have. Then npm must not install: it would empty the link. */
  link(name: string): void {
    const path = join(this.folder, 'node_modules', name)
    mkdirSync(dirname(path), { recursive: true })
    if (!existsSync(path)) symlinkSync(resolve('node_modules', name), path)
  }

  unlink(name: string): void {
    rmSync(join(this.folder, 'node_modules', name), { recursive: true })
  }

  /** Runs `gatewright`. */
  run(...args: readonly string[]): Result {
    return run(join(this.folder, 'node_modules/.bin/gatewright'), args, this.folder)
  }

  /** Runs a line of a shell, with the user's Node. */
  shell(line: string): Result {
    return run('bash', ['-c', line], this.folder)
  }

  /** Runs a program with the user's Node. */
  node(...args: readonly string[]): Result {
    return this.execute('node', args)
  }

  /** Runs a program in a folder of this one. */
  execute(command: string, args: readonly string[], folder = ''): Result {
    return run(command, args, join(this.folder, folder))
  }

  /** Runs a program with the Node of this checkout. */
  ownNode(...args: readonly string[]): Result {
    return run(process.execPath, args, this.folder)
  }

  /** Starts a server and resolves with its address. */
  async serve(...args: readonly string[]): Promise<string> {
    const command = join(this.folder, 'node_modules/.bin/gatewright')
    const child = spawn(command, args, { cwd: this.folder, env: userEnvironment, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#started.push(child)
    const ready = /is ready at (\S+)\s/
    return ready.exec(await waitForOutput(child, ready))?.[1] ?? ''
  }

  /** The installed packages, and the bytes of all their files. */
  measure(): { readonly packages: readonly string[]; readonly bytes: number } {
    const modules = join(this.folder, 'node_modules')
    const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(modules, name)).isFile(),
    )
    const packages = files.filter((name) => /(^|node_modules\/)(@[^/]+\/)?[^/@.]+\/package\.json$/.test(name))
    return { packages, bytes: files.reduce((sum, name) => sum + statSync(join(modules, name)).size, 0) }
  }

  remove(): void {
    for (const child of this.#started) child.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function run(command: string, args: readonly string[], cwd: string): Result {
  // No limit of a test ends a process that is waited for in this way.
  const options = { timeout: 300_000, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 * 1024 } as const
  return spawnSync(command, args, { ...options, cwd, env: userEnvironment, encoding: 'utf8' })
}
