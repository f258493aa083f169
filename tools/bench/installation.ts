import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

let tarball: string | undefined
let installedBin: string | undefined

/** Returns the checkout as a packed package, which ends with this process. */
export function getTarball(): string {
  if (tarball === undefined) {
    const folder = makeFolder()
    runCommand('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], resolve('.'))
    tarball = join(folder, readdirSync(folder)[0] ?? '')
  }
  return tarball
}

/** Returns the program of the packed package, installed in an empty folder as users install it. */
export function getInstalledBin(): string {
  if (installedBin === undefined) {
    const folder = makeFolder()
    installPackage(getTarball(), folder)
    installedBin = join(folder, 'node_modules/gatewright/dist/gatewright.cjs')
  }
  return installedBin
}

/** Installs a package from a warm cache in an empty folder, and returns the seconds that it took. */
export function installPackage(source: string, folder: string): number {
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  return runCommand('npm', ['install', ...options, source], folder)
}

const folders = new Set<string>()

/** Makes a folder that ends with this process. */
export function makeFolder(): string {
  if (folders.size === 0) process.once('exit', removeFolders)
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  folders.add(folder)
  return folder
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** Runs a command, and returns the seconds that it took. */
function runCommand(command: string, args: readonly string[], cwd: string): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`)
  return (performance.now() - start) / 1000
}
