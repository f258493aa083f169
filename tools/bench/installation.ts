import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { lazy } from '../../conformance/remember.ts'

/** Returns the checkout as a packed package, which ends with this process. */
export const getTarball = lazy(() => {
  const folder = makeFolder()
  runNpm(['pack', '--ignore-scripts', '--pack-destination', folder], resolve('.'))
  return join(folder, readdirSync(folder)[0] ?? '')
})

/** Returns the program of the packed package, installed in an empty folder as users install it. */
export const getInstalledBin = lazy(() => {
  const folder = makeFolder()
  installPackage(getTarball(), folder)
  return join(folder, 'node_modules/gatewright/dist/gatewright.cjs')
})

/** Installs a package from a warm cache in an empty folder, and returns the seconds that it took. */
export function installPackage(source: string, folder: string): number {
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  return runNpm(['install', ...options, source], folder)
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

/** Runs npm, and returns the seconds that it took. */
function runNpm(args: readonly string[], cwd: string): number {
  const start = performance.now()
  const { status, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}: ${stderr}`)
  return (performance.now() - start) / 1000
}
