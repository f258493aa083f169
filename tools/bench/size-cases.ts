import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Case, Effort } from './case.ts'

const reference = 'gatewright'

/** Lists the cases of what a user waits for and stores: installations in an empty folder from a warm cache, and an import. */
export function sizeCases({ installed }: Effort): Case[] {
  const common = { servers: installed, reference, maxRounds: 3, warmUp: measureInstall }
  const rows = [
    { name: 'size', title: 'installed size', unit: 'MB', measure: getMegabytes },
    { name: 'packages', title: 'installed packages', unit: '', measure: countPackages },
    { name: 'install', title: 'time of the installation', unit: 's', measure: undefined },
  ]
  return [
    ...rows.map(({ measure, ...row }) => ({
      ...common,
      ...row,
      sample: (name: string) => measureInstall(name, measure),
    })),
    {
      name: 'import',
      title: 'a process that imports it, and one that imports nothing',
      unit: 'ms',
      servers: ['nothing', 'gatewright', 'gatewright and createMock'],
      reference: 'nothing',
      warmUp: async (name) => timeProgram(name),
      sample: async (name) => ({ value: timeProgram(name) }),
    },
  ]
}

const programs: Readonly<Record<string, string>> = {
  nothing: '',
  gatewright: "await import('./dist/index.js')",
  'gatewright and createMock': "await (await (await import('./dist/index.js')).createMock()).close()",
}

/** Times a process that imports the package, in milliseconds. */
function timeProgram(name: string): number {
  return timeCommand(process.execPath, ['--input-type=module', '--eval', programs[name] ?? ''], resolve('.')) * 1000
}

type Measure = (folder: string, seconds: number) => number

/** Installs a package in an empty folder; registry packages have the versions of this checkout. */
async function measureInstall(
  name: string,
  measure: Measure = (_, seconds) => seconds,
): Promise<{ readonly value: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-install-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const seconds = timeCommand('npm', ['install', ...options, getSource(name)], folder)
    return { value: measure(folder, seconds) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

let tarball: string | undefined

/** Returns the packed checkout, or the version of a peer that is installed here. */
function getSource(name: string): string {
  if (name !== reference)
    return `${name}@${JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version}`
  tarball ??= packCheckout()
  return tarball
}

function packCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pack-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  timeCommand('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], resolve('.'))
  return join(folder, readdirSync(folder)[0] ?? '')
}

/** Times a command, in seconds. */
function timeCommand(command: string, args: readonly string[], cwd: string): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`)
  return (performance.now() - start) / 1000
}

const listFiles = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' })

function getMegabytes(folder: string): number {
  const sizes = listFiles(folder).map((name) => join(folder, 'node_modules', name))
  return sizes.reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0) / 1e6
}

function countPackages(folder: string): number {
  return listFiles(folder).filter((name) => /(^|node_modules\/)(@[^/]+\/)?[^/@.]+\/package\.json$/.test(name)).length
}
