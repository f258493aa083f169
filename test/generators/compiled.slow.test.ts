import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildContract } from '../../generators/model/build-contract.ts'
import { emitAll } from '../../generators/pipeline.ts'
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
  allowImportingTsExtensions: true,
}

const folder = makeFolder()
afterAll(() => removeFolder(folder))

beforeAll(async () => {
  for (const [index, { document, use }] of cases.entries()) {
    const spec = getSpec({ 'openapi.yaml': JSON.stringify({ openapi: '3.1.0', ...document }) })
    const files = await emitAll(spec, buildContract(spec), '../../../../runtime')
    const all = new Map([...files].map(([path, text]) => [`generated/${path}`, text]))
    for (const [path, text] of all.set('use.ts', use)) write(`case${index}/${path}`, text)
  }
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, folder, path)), { recursive: true })
  writeFileSync(join(root, folder, path), text)
}

describe.each(['typescript-7', 'typescript'])('%s compiles', (compiler) => {
  let output: string
  beforeAll(() => {
    const config = { extends: '../../tsconfig.json', compilerOptions: strictest, include: ['.'] }
    write('tsconfig.json', JSON.stringify(config))
    const bin = join(root, `node_modules/${compiler}/bin/tsc`)
    output = spawnSync(process.execPath, [bin, '-p', join(root, folder)], { encoding: 'utf8' }).stdout
  }, 120_000)

  test.each(cases.map(({ title }, index) => [title, index] as const))('%s', (_, index) => {
    expect(output.split('\n').filter((line) => line.includes(`case${index}/`))).toEqual([])
  })

  test('and finds nothing outside of the cases', () => {
    expect(output).toBe('')
  })
})
