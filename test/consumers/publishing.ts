import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sharedFolder } from '../support/temporary-folder.ts'
import { type InstalledPackage, userEnvironment } from './installed-package.ts'

const tools = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5']

/** What a registry and its users expect of the tarball. */
export function tryPublishing(getUser: () => InstalledPackage): void {
  const folder = sharedFolder()
  const run = (command: string, ...args: readonly string[]): SpawnSyncReturns<string> =>
    spawnSync(command, args, { cwd: folder, env: userEnvironment, encoding: 'utf8' })
  const runTool = (name: string, ...args: readonly string[]) => run(join(folder, 'node_modules/.bin', name), ...args)
  const getPackage = () => join(getUser().folder, 'node_modules/gatewright')
  const listFiles = () =>
    readdirSync(getPackage(), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(getPackage().length + 1))

  beforeAll(() => {
    const { status, stderr } = run('npm', 'install', '--prefix', '.', '--prefer-offline', '--no-audit', ...tools)
    expect(status, stderr).toBe(0)
  })

  test('publint has nothing to suggest', () => {
    const { status, stdout } = runTool('publint', 'run', getUser().tarball, '--strict')
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/All good!\s*$/) })
  })

  test('no version of another package prevents its installation', () => {
    const { peerDependencies, peerDependenciesMeta } = readJson(join(getPackage(), 'package.json'))
    expect(peerDependencies).toBeUndefined()
    for (const name of Object.keys(peerDependenciesMeta)) expect(peerDependenciesMeta[name]).toEqual({ optional: true })
  })

  test('all types are found', () => {
    // Every supported Node can require an ES module; files in CommonJS are for Jest, and export the same names.
    // The resolution of Node 10 knows no `exports`.
    const accepted = ['--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm', 'false-esm']
    const wildcards = ['--include-entrypoints', 'types/messages', 'validators/messages']
    const { status, stdout } = runTool('attw', getUser().tarball, ...accepted, ...wildcards)
    expect(status, stdout).toBe(0)
    expect(stdout).toContain('"gatewright/validators/messages"')
  })

  test('npm would publish it, and corrects nothing', () => {
    // The other files are packed already, and take long to pack again.
    const copy = join(folder, 'copy')
    for (const name of ['package.json', 'README.md', 'LICENSE', 'dist/gatewright.cjs'])
      cpSync(join(getPackage(), name), join(copy, name))
    const { status, stderr } = run('npm', 'publish', '--dry-run', '--ignore-scripts', copy)
    expect(status, stderr).toBe(0)
    const warnings = stderr.match(/^npm warn publish .*$/gm) ?? []
    // A dry run does not refuse a private package.
    expect(readJson(join(getPackage(), 'package.json')).private).toBeUndefined()
    expect(warnings.filter((line) => !line.includes('requires you to be logged in'))).toEqual([])
  })

  test('links between its documents lead to its own files', () => {
    const files = listFiles()
    const broken = files
      .filter((name) => name.endsWith('.md') || name === 'llms.txt')
      .flatMap((name) => {
        const text = readFileSync(join(getPackage(), name), 'utf8')
        const targets = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => target)
        return targets.flatMap((target) => {
          const path = posix.join(dirname(name), target)
          const isThere = files.some((file) => file === path || file.startsWith(`${path}/`))
          return isThere || /^\w+:/.test(target) ? [] : [`${name}: ${target}`]
        })
      })
    expect(broken).toEqual([])
  })

  test('it has no tests, no secrets, and no path of the machine that built it', () => {
    const files = listFiles()
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/licenses.txt']))
    expect(
      files.filter((name) => /^(?!examples\/)(.*\/)?(test\/|[^/]*\.test\.)|^docs\/deploy|\.tsbuildinfo$/.test(name)),
    ).toEqual([])
    const here = files.filter((name) => readFileSync(join(getPackage(), name), 'latin1').includes(process.cwd()))
    expect(here).toEqual([])
  })

  test('it takes less than 20 MB', () => {
    const sizes = listFiles().map((name) => statSync(join(getPackage(), name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000_000)
  })

  test('it has the license of each package in its bundles', () => {
    // The bundler names the source of each part in a comment, except in files without comments.
    const bundles = listFiles().filter((name) => name.startsWith('dist/') && /\.c?js$/.test(name))
    const sources = bundles.flatMap((name) =>
      [...readFileSync(join(getPackage(), name), 'utf8').matchAll(/^ *\/\/ (\S*node_modules\/\S+)$/gm)].map(
        ([, path = '']) => path,
      ),
    )
    const bundled = [...new Set(sources.flatMap(findPackage))].map((path) => readJson(join(path, 'package.json')))
    expect(bundled.length).toBeGreaterThan(50)
    const licenses = readFileSync(join(getPackage(), 'dist/licenses.txt'), 'utf8')
    expect(bundled.filter(({ name, version }) => !licenses.includes(`\n${name} ${version} (`))).toEqual([])
    for (const name of ['ajv', 'typescript', 'undici', 'yaml']) expect(licenses).toContain(`\n${name} `)
  })
}

/** The folder of the package that a source lies in, if any. */
function findPackage(source: string): readonly string[] {
  const at = source.indexOf('node_modules/')
  if (at === -1) return []
  const parts = source.slice(at).split('/')
  const last = parts.lastIndexOf('node_modules')
  return [parts.slice(0, last + (parts[last + 1]?.startsWith('@') ? 3 : 2)).join('/')]
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
