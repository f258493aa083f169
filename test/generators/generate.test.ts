import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { formatDiagnostic, generate, printDifference, readContract, SpecError } from 'gatewright/generate'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testFolder } from '../support/temporary-folder.ts'
import { readFolder, root, temporaryFolder } from './run-generate.ts'

const spec = join(root, 'test/golden/bookshop/openapi.yaml')
const failing = join(root, 'test/golden/failing/unresolved-ref/openapi.yaml')
const streams = [process.stdout, process.stderr]

beforeEach(() => {
  for (const stream of streams) vi.spyOn(stream, 'write')
  vi.spyOn(process, 'exit')
})
afterEach(() => {
  for (const stream of streams) expect(stream.write).not.toHaveBeenCalled()
  expect(process.exit).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

async function catchError(act: () => unknown): Promise<SpecError> {
  try {
    await act()
  } catch (error) {
    if (error instanceof SpecError) return error
    throw error
  }
  throw new Error('no error')
}

test('generate writes all files, finds no difference afterwards, and repairs one that is edited', async () => {
  const out = join(testFolder(), 'out')
  const first = await generate({ spec, out })
  expect(first).toMatchObject({ total: first.differences.length, warnings: [] })
  expect(await generate({ spec, out })).toMatchObject({ total: first.total, differences: [] })

  writeFileSync(join(out, 'routes.ts'), '')
  const { differences } = await generate({ spec, out, check: true })
  expect(differences.map(({ path, kind }) => [path, kind])).toEqual([['routes.ts', 'changed']])
  expect(differences.map((difference) => printDifference('out', difference)).join('')).toMatch(/^--- out\/routes\.ts\n/)
  await generate({ spec, out })
  expect(await generate({ spec, out, check: true })).toMatchObject({ differences: [] })
})

test('check writes nothing', async () => {
  const out = join(testFolder(), 'out')
  const { total, differences } = await generate({ spec, out, check: true })
  expect(differences.map(({ kind }) => kind)).toEqual(Array(total).fill('missing'))
  expect(existsSync(out)).toBe(false)
})

test('generated code imports the copy of the runtime that the options name', async () => {
  const folder = temporaryFolder()
  await generate({ spec, out: join(root, folder, 'out'), runtime: join(root, folder, 'copy') })
  const code = [...readFolder(`${folder}/out`).values()].join('\n')
  const paths = [...code.matchAll(/from '(.*)\/contract\.ts'/g)].map(([, path]) => path)
  expect([...new Set(paths)].sort()).toEqual(['../../copy', '../copy'])
})

test('an invalid document throws its errors with file, line and column, and nothing is written', async () => {
  const out = join(testFolder(), 'out')
  const at = { file: failing, line: 12, column: 23 }
  for (const act of [() => generate({ spec: failing, out }), () => readContract(failing)]) {
    const { diagnostics } = await catchError(act)
    expect(diagnostics[0]).toMatchObject({ code: 'unresolved-ref', at })
    expect(diagnostics.map(formatDiagnostic).join('')).toContain(`${failing}:12:23 unresolved-ref\n`)
  }
  expect(existsSync(out)).toBe(false)
})

test('a folder with other files, and one that cannot be created, throw the same error', async () => {
  const folder = testFolder()
  writeFileSync(join(folder, 'notes.txt'), '')
  const refused = await catchError(() => generate({ spec, out: folder }))
  expect(refused.diagnostics).toMatchObject([{ code: 'output-not-generated', at: { file: folder } }])
  const below = await catchError(() => generate({ spec, out: join(folder, 'notes.txt/out') }))
  expect(below.diagnostics).toMatchObject([{ code: 'output-unwritable' }])
})

test('the model of a contract is plain data', () => {
  const { contract, warnings } = readContract(spec)
  expect(JSON.parse(JSON.stringify(contract))).toEqual(contract)
  expect(contract.operations.map(({ operationId }) => operationId)).toContain('getBook')
  expect(warnings).toEqual([])
})

test.each([
  ['{ "compilerOptions": { "module": "nodenext" } } // by hand', undefined, '.js'],
  ['{ "extends": "./base.json" }', undefined, '.ts'],
  ['{ "extends": "./base.json" }', 'none', ''],
] as const)(
  'below the tsconfig.json %s, with the extension %s, imports end in `%s`',
  async (config, importExtension, ending) => {
    const folder = testFolder()
    writeFileSync(
      join(folder, 'base.json'),
      '{ "compilerOptions": { "noEmit": true, "allowImportingTsExtensions": true } }',
    )
    writeFileSync(join(folder, 'tsconfig.json'), config)
    const { differences } = await generate({
      spec,
      out: join(folder, 'out'),
      ...(importExtension && { importExtension }),
    })
    const code = differences.flatMap(({ path, after }) => (path.endsWith('.ts') ? [after] : [])).join('\n')
    const endings = [...code.matchAll(/ from '\.[^']*?((?:\.\w+)?)'/g)].map(([, ending]) => ending)
    expect([...new Set(endings)].sort()).toEqual([...new Set([ending, '.js'])].sort())
  },
)

/** The cache of a built generator of two files, which is in a folder of its own. */
async function buildCache() {
  const program = testFolder()
  const outfile = join(program, 'cache.js')
  const entry = join(root, 'generators/write/generation-cache.ts')
  await build({ entryPoints: [entry], bundle: true, format: 'esm', platform: 'node', outfile })
  writeFileSync(join(program, 'chunk.js'), '// first build')
  const cache: typeof import('../../generators/write/generation-cache.ts') = await import(pathToFileURL(outfile).href)
  return { program, ...cache }
}

test.each(['chunk.js', 'typescript.cjs', 'source', 'out/made.ts'])(
  'a built generator remembers a generation until %s changes',
  async (changed) => {
    const { program, findGeneration, keepGeneration } = await buildCache()
    const [source, out] = [join(program, 'source'), join(program, 'out')]
    mkdirSync(out)
    writeFileSync(source, 'openapi: 3.1.0')
    const folder = 'node_modules/.cache/gatewright'
    const before = existsSync(folder) ? readdirSync(folder) : []
    onTestFinished(() => {
      for (const name of readdirSync(folder)) if (!before.includes(name)) rmSync(join(folder, name))
    })
    const key = { spec: source, out }
    const generation = { warnings: [], total: 3 }
    expect(findGeneration(key)).toBeUndefined()
    keepGeneration(key, [source], generation)
    expect(findGeneration(key)).toEqual(generation)
    expect(findGeneration({ ...key, runtime: 'runtime' })).toBeUndefined()
    expect(findGeneration({ ...key, allowOutside: true })).toBeUndefined()
    writeFileSync(join(program, changed), '// another build')
    expect(findGeneration(key)).toBeUndefined()
  },
)
