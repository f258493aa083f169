import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printDifference } from 'gatewright/generate'
import { describe, expect, test } from 'vitest'
import { buildContract } from '../../generators/model/build-contract.ts'
import { emitAll, emitFiles } from '../../generators/pipeline.ts'
import { readSpec, type SpecFiles } from '../../generators/read/read-spec.ts'
import { makeFolder, readFolder, removeFolder, root, runGenerate, temporaryFolder } from './run-generate.ts'

const spec = 'spec/openapi.yaml'
const core = '../runtime'
const bookshop = 'test/golden/bookshop/openapi.yaml'

function emitFrom(files: SpecFiles): ReturnType<typeof emitAll> {
  return emitAll(files, buildContract(files), core)
}

const { files } = await emitFiles({ spec }, core)

describe('the same specification gives the same bytes', () => {
  test('twice', async () => expect((await emitFiles({ spec }, core)).files).toEqual(files))

  test('in a folder of any path', async () => {
    const folder = temporaryFolder()
    cpSync(join(root, 'spec'), join(root, folder, 'deeper/contract'), { recursive: true })
    const moved = join(root, folder, 'deeper/contract/openapi.yaml')
    expect((await emitFiles({ spec: moved }, core)).files).toEqual(files)
  })

  test('for files read in any order', async () => {
    const read = readSpec(spec)
    expect(await emitFrom({ ...read, files: new Map([...read.files].reverse()) })).toEqual(files)
  })

  test('for operations in any order, except the bundle and the types, which keep the order', async () => {
    const text = readFileSync(join(root, bookshop), 'utf8')
    const folder = temporaryFolder()
    writeFileSync(join(root, folder, 'openapi.yaml'), reversePaths(text))
    cpSync(join(root, 'test/golden/bookshop/asyncapi.yaml'), join(root, folder, 'asyncapi.yaml'))
    const there = await emitFrom(readSpec(join(root, folder, 'openapi.yaml')))
    const here = await emitFrom(readSpec(bookshop))
    const tables = [...here.keys()].filter((path) => path !== 'openapi.json' && !path.startsWith('types/'))
    for (const path of tables) expect(there.get(path), path).toBe(here.get(path))
  })
})

function reversePaths(text: string): string {
  const [head = '', rest = ''] = text.split('\npaths:\n')
  const at = rest.indexOf('\ncomponents:')
  const paths = rest.slice(0, at).split(/\n(?= {2}\/)/)
  return `${head}\npaths:\n${paths.reverse().join('\n')}\n${rest.slice(at)}`
}

describe('every generated file', () => {
  test.each([...files])('%s', (path, text) => {
    expect(text).not.toContain('\r')
    expect(text.endsWith('\n') && !text.endsWith('\n\n')).toBe(true)
    expect(text).not.toContain(root)
    if (path.endsWith('.json')) return
    const [header] = text.split('\n')
    expect(header).toBe(
      '// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.',
    )
    expect(text).not.toMatch(/(^|[^\d])20\d\d-\d\d-\d\dT\d\d:\d\d/)
    expect(text).not.toMatch(/\b(openapi-typescript|ajv|gatewright)@?v? ?\d+\.\d+/i)
  })

  test.each([
    ['routes.ts', /^ {4}operationId: '(.+)'/gm],
    ['errors.ts', /^ {4}name: '(.+)'/gm],
    ['streams.ts', /^export const (\w+)/gm],
    ['lifecycles.ts', /^ {4}name: '(.+)'/gm],
  ])('rows of %s are sorted by name', (path, row) => {
    const names = [...(files.get(path) ?? '').matchAll(row)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual([...names].sort())
  })
})

describe('the command', () => {
  test('writes changed files, keeps unchanged ones, removes stale ones', async () => {
    const out = temporaryFolder()
    const first = await runGenerate(['--spec', bookshop, '--out', out])
    expect(first).toMatchObject({ code: 0, stderr: '' })
    const written = readFolder(out)
    expect([...written.keys()]).toContain('types/books.ts')
    writeFileSync(join(root, out, 'types/stale.ts'), 'old\n')
    appendFileSync(join(root, out, 'routes.ts'), 'changed\n')
    rmSync(join(root, out, 'errors.ts'))

    const second = await runGenerate(['--spec', bookshop, '--out', out])

    const changes = [`+ ${out}/errors.ts`, `~ ${out}/routes.ts`, `- ${out}/types/stale.ts`]
    expect(second.stdout).toBe([...changes, `${out}: ${written.size} files, 3 of them changed.`, ''].join('\n'))
    expect(readFolder(out)).toEqual(written)
  })

  test('--check writes nothing, shows a unified diff and how to fix it, and exits 1', async () => {
    const out = temporaryFolder()
    await runGenerate(['--spec', bookshop, '--out', out])
    const clean = await runGenerate(['--spec', bookshop, '--out', out, '--check'])
    expect(clean).toEqual({ code: 0, stdout: `${out} is up to date with ${bookshop}.\n`, stderr: '' })
    const handlers = readFileSync(join(root, out, 'handlers.ts'), 'utf8')
    writeFileSync(join(root, out, 'handlers.ts'), handlers.replace('export type Handlers', 'export type Handles'))
    const before = readFolder(out)

    const run = await runGenerate(['--spec', bookshop, '--out', out, '--check'])

    expect(run.code).toBe(1)
    expect(run.stdout).toMatch(
      new RegExp(
        `^--- ${out}/handlers.ts\\n\\+\\+\\+ ${out}/handlers.ts\\n@@ .* @@\\n(?: .*\\n){3}-export type Handles = .*\\n\\+export type Handlers = .*\\n$`,
      ),
    )
    expect(run.stderr).toBe(
      `1 file is not up to date with ${bookshop}. To fix it: npm run generate -- --spec ${bookshop} --out ${out}\n`,
    )
    expect(readFolder(out)).toEqual(before)
  })

  test('a difference of very many lines is not shown, since finding it would take minutes', () => {
    const count = Array.from({ length: 40_000 }, (_, line) => `${line}\n`)
    const [before, after] = [count.join(''), count.toReversed().join('')]
    expect(printDifference('out', { path: 'a.js', kind: 'changed', before, after })).toBe(
      '--- out/a.js\n+++ out/a.js\nMore than 3000 lines differ.\n',
    )
  })

  test.each([
    [['--colour'], "Unknown option '--colour'. See --help.\n"],
    [['--out', 'test'], 'test contains files that are not generated. Choose another folder with --out.\n'],
    [['--out', 'README.md'], 'README.md is a file. Choose another folder with --out.\n'],
    [['--check', '--out', ''], '--out takes a folder, not ``. See --help.\n'],
    [['--spec', 'nope.yaml'], '--spec: there is no file nope.yaml. See --help.\n'],
    [
      ['--spec', bookshop, '--out', 'package.json/never'],
      'Cannot write to package.json/never/asyncapi.json: a part of the path is a file. Choose another folder with --out.\n',
    ],
  ])('%j is refused in one line, exit 2', async (args, stderr) => {
    expect(await runGenerate(args)).toEqual({ code: 2, stdout: '', stderr })
  })

  test('--help lists every option', async () => {
    const { code, stdout } = await runGenerate(['--help'])
    expect(code).toBe(0)
    for (const option of ['--spec', '--out', '--check', '--help', 'Exit codes']) expect(stdout).toContain(option)
  })

  test('a folder with the contract.json of another tool is not changed', async () => {
    const out = temporaryFolder()
    for (const path of ['contract.json', 'notes.txt']) writeFileSync(join(root, out, path), '{}\n')
    const { code, stderr } = await runGenerate(['--spec', bookshop, '--out', out])
    expect(code).toBe(2)
    expect(stderr).toContain('contains files that are not generated')
    expect([...readFolder(out)].map(([path]) => path)).toEqual(['contract.json', 'notes.txt'])
  })

  test('a failing template leaves the output unchanged', async () => {
    const copy = makeFolder()
    try {
      for (const folder of ['generators', 'runtime', 'settings'])
        cpSync(join(root, folder), join(root, copy, folder), { recursive: true })
      appendFileSync(join(root, copy, 'generators/templates/streams.hbs'), '{{missingValue}}')
      mkdirSync(join(root, copy, 'out'))
      writeFileSync(join(root, copy, 'out/contract.json'), '{"families": []}\n')
      const { generate }: typeof import('../../generators/generate.ts') = await import(
        join(root, copy, 'generators/generate.ts')
      )
      await expect(generate({ spec: bookshop, out: join(root, copy, 'out') })).rejects.toThrow('missingValue')
      expect([...readFolder(`${copy}/out`)]).toEqual([['contract.json', '{"families": []}\n']])
    } finally {
      removeFolder(copy)
    }
  })
})
