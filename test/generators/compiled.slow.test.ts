import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContract } from '../../generators/model/build-contract.ts'
import { emitAll } from '../../generators/pipeline.ts'
import { type ImportExtension, setImportExtension } from '../../generators/write/import-extension.ts'
import { cases } from './compiled-cases.ts'
import { getSpec, makeFolder, removeFolder, root } from './run-generate.ts'

const strictest = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noEmit: true,
  incremental: false,
}

const folder = makeFolder()
afterAll(() => removeFolder(folder))

async function writeCases(extension: ImportExtension): Promise<void> {
  for (const [index, { document, use }] of cases.entries()) {
    const spec = getSpec({ 'openapi.yaml': JSON.stringify({ openapi: '3.1.0', ...document }) })
    const files = await emitAll(spec, buildContract(spec), '../../../../../runtime')
    const all = new Map([...files].map(([path, text]) => [`generated/${path}`, text])).set('use.ts', use)
    for (const [path, text] of setImportExtension(all, extension)) write(`${extension}/case${index}/${path}`, text)
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, folder, path)), { recursive: true })
  writeFileSync(join(root, folder, path), text)
}

const nodenext = { module: 'nodenext', moduleResolution: 'nodenext' }
const bundler = { module: 'esnext', moduleResolution: 'bundler' }

describe.each([
  ['typescript-7', 'ts', { ...nodenext, allowImportingTsExtensions: true }],
  ['typescript', 'ts', { ...bundler, allowImportingTsExtensions: true }],
  ['typescript-7', 'js', { ...nodenext, allowImportingTsExtensions: false }],
  ['typescript-7', 'none', { ...bundler, allowImportingTsExtensions: false }],
] as const)('%s, with imports of the extension %s, compiles', (compiler, extension, options) => {
  let lines: readonly string[]
  beforeAll(async () => {
    await writeCases(extension)
    const config = { extends: '../../../tsconfig.json', compilerOptions: { ...strictest, ...options }, include: ['.'] }
    write(`${extension}/tsconfig.json`, JSON.stringify(config))
    const args = [join(root, `node_modules/${compiler}/bin/tsc`), '-p', join(root, folder, extension)]
    const { stdout } = spawnSync(process.execPath, args, { cwd: join(root, folder, extension), encoding: 'utf8' })
    // Without the option the compiler refuses the sources of the runtime, which import `.ts`.
    lines = stdout.split('\n').filter((line) => !/runtime\/.* TS5097/.test(line))
  })

  test.each(cases.map(({ title }, index) => [title, index] as const))('%s', (_, index) => {
    expect(lines.filter((line) => line.includes(`case${index}/`))).toEqual([])
  })

  test('and nothing else fails', () => {
    expect(lines).toEqual([''])
  })
})
