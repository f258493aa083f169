import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedFolder } from '../support/temporary-folder.ts'
import { pingDocument } from './compilers.ts'
import { type InstalledPackage, userEnvironment } from './installed-package.ts'

const runFile = promisify(execFile)

/** What projects have that need only the mock: versions that no part of the package works with, and the newest compilers. */
const neighbours = [
  ['typescript@6.0.3'],
  ['typescript@7.0.2'],
  ['jest@29.7.0'],
  ['msw@1.3.5'],
  ['prom-client@14.2.0'],
  ['pg-boss@10.4.2', 'pg@7.9.0'],
  [
    '@opentelemetry/context-async-hooks@1.30.1',
    '@opentelemetry/resources@1.30.1',
    '@opentelemetry/exporter-trace-otlp-http@0.57.2',
  ],
  [
    '@opentelemetry/context-async-hooks@2.0.0',
    '@opentelemetry/resources@2.0.0',
    '@opentelemetry/exporter-trace-otlp-http@0.200.0',
  ],
  ['@redocly/cli@1.34.6'],
  ['@playwright/test@1.40.1'],
  ['vitest@2.1.9'],
]

const managers = ['pnpm@10.34.9', '@yarnpkg/cli-dist@4.18.1']
const document = 'node_modules/gatewright/spec/openapi.yaml'

/** Installations beside what other projects have, and by other package managers. */
export function tryNeighbours(getUser: () => InstalledPackage): void {
  const folder = sharedFolder()

  /** A folder with a package.json; a path. */
  function makeProject(name: string, dependencies: Readonly<Record<string, string>> = {}): string {
    const path = join(folder, name)
    mkdirSync(path)
    writeFileSync(join(path, 'package.json'), JSON.stringify({ name: 'user', private: true, dependencies }))
    return path
  }

  /** Runs a command; resolves with its output, or rejects with that and the exit code. */
  const run = (cwd: string, command: string, args: readonly string[], env: object = {}) =>
    runFile(command, args, { cwd, env: { ...userEnvironment, ...env }, encoding: 'utf8' })

  test.concurrent.each(neighbours)('npm finds versions beside %s', async (...names) => {
    const project = makeProject(names.join('-').replaceAll(/[^\w.]+/g, '-'))
    const options = ['--dry-run', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
    const { stdout } = await run(project, 'npm', ['install', ...options, getUser().tarball, ...names])
    expect(stdout).toMatch(/^added \d+ packages? in /m)
  })

  describe('another package manager', () => {
    beforeAll(async () => {
      const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
      await run(makeProject('managers'), 'npm', ['install', ...options, ...managers])
    })
    const program = (path: string) => join(folder, 'managers/node_modules', path)

    test('pnpm installs it beside TypeScript 7, and the command finds its parts', async () => {
      const project = makeProject('pnpm', { gatewright: `file:${getUser().tarball}`, typescript: '7.0.2' })
      const pnpm = (...args: readonly string[]) => run(project, 'node', [program('pnpm/bin/pnpm.cjs'), ...args])
      await pnpm('install', '--prefer-offline', '--strict-peer-dependencies')
      const { stdout } = await pnpm('exec', 'gatewright', 'generate', '--spec', document, '--out', 'generated')
      expect(stdout).toMatch(/^generated: \d+ files, /m)
    })

    test.each(['node-modules', 'pnp'])(
      'Yarn installs it with its linker %s, and the command finds its parts',
      async (linker) => {
        const project = makeProject(linker, { gatewright: `file:${getUser().tarball}`, typescript: '7.0.2' })
        writeFileSync(join(project, 'yarn.lock'), '')
        writeFileSync(join(project, 'openapi.yaml'), pingDocument)
        const registry = await run(project, 'npm', ['config', 'get', 'registry'])
        const env = {
          YARN_NODE_LINKER: linker,
          YARN_NPM_REGISTRY_SERVER: registry.stdout.trim(),
          YARN_ENABLE_GLOBAL_CACHE: 'false',
          YARN_ENABLE_TELEMETRY: 'false',
          YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
        }
        const yarn = (...args: readonly string[]) =>
          run(project, 'node', [program('@yarnpkg/cli-dist/bin/yarn.js'), ...args], env)
        await yarn('install')
        const { stdout } = await yarn('gatewright', 'generate', '--spec', 'openapi.yaml', '--out', 'generated')
        expect(stdout).toMatch(/^generated: \d+ files, /m)
      },
    )
  })
}
