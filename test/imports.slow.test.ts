import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { listFolderImports, productFolders, readImports } from '../tools/picture/folder-imports.ts'
import { drawFolders } from '../tools/picture/folder-picture.ts'
import { testFolder } from './support/temporary-folder.ts'

const imports = await readImports(productFolders)

function listViolations({ summary }: ICruiseResult): readonly string[] {
  expect(summary.totalDependenciesCruised).toBeGreaterThan(0)
  return summary.violations.map(({ rule, from, to }) => `${from} -> ${to}: ${rule.name}`)
}

test('every import follows the rules', () => expect(listViolations(imports)).toEqual([]))

test('the picture of the folders is that of the imports: `npm run draw` mends it', () => {
  expect(readFileSync('docs/folders.svg', 'utf8')).toBe(drawFolders(listFolderImports(imports)))
})

test('the picture shows an import of a lower folder, and one against the arrows', () => {
  // An arrow of conformance to proxy would stand for the new one too.
  const pairs = listFolderImports(imports).filter((pair) => String(pair) !== 'conformance,proxy')
  const countArrows = (svg: string) =>
    ['import', 'against'].map((kind) => svg.split(`<path class="${kind}"`).length - 1)
  const [down = 0, up = 0] = countArrows(drawFolders(pairs))
  expect(down).toBeGreaterThan(8)
  expect(countArrows(drawFolders([...pairs, ['proxy', 'generated']]))).toEqual([down + 1, up])
  expect(countArrows(drawFolders([...pairs, ['settings', 'mock']]))).toEqual([down, up + 1])
  expect(() => drawFolders([...pairs, ['mock', 'elsewhere']])).toThrow('no box for elsewhere')
})

/** The files that a file loads by static imports, with itself. */
function findLoadedFiles(entry: string): ReadonlySet<string> {
  const modules = new Map(imports.modules.map((module) => [module.source, module.dependencies]))
  const loaded = new Set([entry])
  for (const path of loaded) {
    for (const { dynamic, dependencyTypes, resolved } of modules.get(path) ?? [])
      if (!dynamic && dependencyTypes.includes('local') && !dependencyTypes.includes('type-only')) loaded.add(resolved)
  }
  return loaded
}

test('the app loads less than 110 files when it is imported', () => {
  const loaded = findLoadedFiles('server-stub/app.ts')
  expect(loaded).toContain('runtime/validation/explain.ts')
  expect(loaded.size).toBeLessThan(110)
})

test.each(['cli/create-stub.ts', 'cli/start-program.ts', 'mock/gateway-mock.ts', 'mock/mock.ts', 'cli/start-mock.ts'])(
  '%s loads no contract that is served only if an option adds it',
  (entry) => {
    const loaded = [...findLoadedFiles(entry)]
    expect(loaded.filter((path) => path.includes('chat-completions') && !path.includes('/adapters/upstream/'))).toEqual(
      [],
    )
    expect(loaded.length).toBeGreaterThan(5)
  },
)

test.each([
  ['runtime/http/server.ts', 'generated/routes.ts'],
  ['runtime/stream/framing.ts', 'runtime/http/body.ts'],
  ['runtime/judge/stream.ts', 'runtime/judge/families/messages.ts'],
  ['settings/option.ts', 'generators/pipeline.ts'],
  ['generators/read/read-spec.ts', 'generators/model/contract.ts'],
  ['generators/emit/routes.ts', 'generators/emit/routes.ts'],
  ['generated/routes.ts', 'server-stub/app.ts'],
  ['server-stub/app.ts', 'mock/simulator/random.ts'],
  ['server-stub/app.ts', 'server-stub/adapters/store/memory.ts'],
  ['server-stub/adapters/store/memory.ts', 'server-stub/gateway.ts'],
  ['proxy/recorder.ts', 'mock/page/page-files.ts'],
  ['mock/faults/kinds.ts', 'mock/sandbox.ts'],
  ['mock/mock.ts', 'proxy/start-recorder.ts'],
  ['conformance/judge/reply.ts', 'conformance/run/run-case.ts'],
  ['conformance/plan.ts', 'mock/mock.ts'],
  ['mock/mock.ts', 'cli/main.ts'],
  ['cli/main.ts', 'gatewright/core'],
])('%s may not import %s', async (from, to) => {
  const folder = testFolder()
  for (const path of [from, to]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), 'export const value = 1\n')
  }
  const specifier = to.startsWith('gatewright') ? to : `${'../'.repeat(from.split('/').length - 1)}${to}`
  writeFileSync(join(folder, from), `import type { value } from '${specifier}'\nexport type Value = typeof value\n`)
  expect(listViolations(await readImports([from], folder)).length).toBeGreaterThan(0)
})
