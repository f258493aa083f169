import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedFolder } from '../support/temporary-folder.ts'
import { type InstalledPackage, userEnvironment } from './installed-package.ts'

/** A document whose family has nothing to validate. */
export const pingDocument = `
openapi: 3.1.0
info: { title: Ping, version: '1' }
paths:
  /ping: { get: { operationId: ping, tags: [health], responses: { '204': { description: Up. } } } }
`

const train = resolve('node_modules/@readme/oas-examples/3.1/json/train-travel.json')

/** The folders of generated code, and the commands that write them. */
const commands = [
  ['generate', '--spec', 'ping.yaml', '--out', 'ping'],
  ['init', '--out', 'gateway'],
  ['init', '--spec', train, '--out', 'train'],
  ['types', train, '-o', 'types/train.d.ts'],
]
const code = ['ping', 'gateway/src', 'gateway/generated', 'train/src', 'train/generated', 'types']

/** Libraries are checked too, and what is not used is refused. */
const strictest = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  types: ['node'],
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
}

/** Projects with each compiler that users have, and with none. */
export function tryCompilers(getUser: () => InstalledPackage): void {
  const folder = sharedFolder()

  function run(name: string, command: string, ...args: readonly string[]): SpawnSyncReturns<string> {
    const options = { cwd: join(folder, name), env: userEnvironment, encoding: 'utf8' } as const
    return spawnSync(command, args, options)
  }

  /** Installs the package beside others, and generates; returns the generated files by their paths. */
  function makeProject(name: string, ...others: readonly string[]): ReadonlyMap<string, string> {
    mkdirSync(join(folder, name))
    const write = (path: string, text: string) => writeFileSync(join(folder, name, path), text)
    write('package.json', JSON.stringify({ name: 'user', private: true, type: 'module' }))
    write('ping.yaml', pingDocument)
    write('use.ts', typed)
    const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']
    const installed = run(name, 'npm', 'install', ...options, getUser().tarball, ...others)
    expect(installed.status, installed.stderr).toBe(0)
    for (const args of commands) {
      const { status, stderr } = run(name, 'node_modules/.bin/gatewright', ...args)
      expect(status, stderr).toBe(0)
    }
    return readFiles(join(folder, name), ['ping', 'gateway', 'train', 'types'])
  }

  let expected: ReadonlyMap<string, string>
  beforeAll(() => {
    expected = makeProject('none')
  })

  describe.each(['5.9.3', '6.0.3', '7.0.2'])('TypeScript %s', (version) => {
    test('changes nothing in what is generated', () => {
      expect(makeProject(version, `typescript@${version}`)).toEqual(expected)
    })

    test.each([
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ])('accepts all types under module %s and resolution %s', (module, moduleResolution) => {
      linkPackages(join(folder, version))
      const compilerOptions = { ...strictest, module, moduleResolution }
      const config = { compilerOptions, files: ['use.ts'], include: code }
      writeFileSync(join(folder, version, 'tsconfig.json'), JSON.stringify(config))
      const { status, stdout } = run(version, 'node_modules/.bin/tsc')
      expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
    })
  })
}

/** Lends what users of the entries for tests have. */
function linkPackages(project: string): void {
  const missing = ['@types', 'vitest', 'msw'].filter(
    (name) => !readdirSync(join(project, 'node_modules')).includes(name),
  )
  for (const name of missing) symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name))
}

function readFiles(folder: string, names: readonly string[]): ReadonlyMap<string, string> {
  const entries = names.flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8', withFileTypes: true }),
  )
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]))
}

const typed = `
import { createMock, type InProcessMock } from 'gatewright'
import { gatewayContract } from 'gatewright/judge'
import { mockHandlers } from 'gatewright/msw'
import { createApp, createGateway, type Ports } from 'gatewright/stub'
import type { components, operations } from 'gatewright/types/messages'
import { CreateMessageRequest } from 'gatewright/validators/messages'
import { mockTest } from 'gatewright/vitest'
import { expect } from 'vitest'

export const mock: InProcessMock = await createMock({ speed: 0 })
// @ts-expect-error: an unknown option
await createMock({ sped: 0 })
const body: unknown = {}
if (CreateMessageRequest(body)) console.log(body satisfies components['schemas']['CreateMessageRequest'])
// @ts-expect-error: no number
export const state: number = await mock.control.getState()
mockTest('a test', ({ mock }) => {
  expect(mock).toHaveReceived('createMessage', { body: { max_tokens: 1, messages: [{ role: 'user' }] }, text: /hello/i })
  expect(mock).not.toHaveReceived('listBooks', { body: expect.anything() })
  // @ts-expect-error: a misspelt member of the body
  expect(mock).toHaveReceived('createMessage', { body: { max_token: 1 } })
  for (const { body, answer } of mock.requests({ operation: 'createMessage' })) console.log(body.messages.length + answer.text)
})
createApp({ keys: ['a'] }).addHook('onRequest', async () => {})
export const used = [createGateway, mockHandlers, gatewayContract, {} as Ports, {} as operations]
`
