import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { expect, test } from 'vitest'
import { testFolder } from './support/temporary-folder.ts'

const folders = ['runtime', 'settings', 'generators', 'generated', 'server-stub', 'proxy', 'mock', 'conformance', 'cli']
const options = await extractOptions('./.dependency-cruiser.mjs')

async function findViolations(paths: readonly string[], baseDir?: string): Promise<readonly string[]> {
  const { output } = await cruise([...paths], { ...options, ...(baseDir === undefined ? {} : { baseDir }) })
  const { summary } = output as ICruiseResult
  expect(summary.totalDependenciesCruised).toBeGreaterThan(0)
  return summary.violations.map(({ rule, from, to }) => `${from} -> ${to}: ${rule.name}`)
}

test('every import follows the rules', async () => {
  expect(await findViolations(folders)).toEqual([])
})

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
  ['mock/mock.ts', 'proxy/recorder.ts'],
  ['conformance/judge/reply.ts', 'conformance/run/run-case.ts'],
  ['conformance/plan.ts', 'mock/mock.ts'],
  ['mock/mock.ts', 'cli/main.ts'],
])('%s may not import %s', async (from, to) => {
  const folder = testFolder()
  for (const path of [from, to]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), 'export const value = 1\n')
  }
  const specifier = `${'../'.repeat(from.split('/').length - 1)}${to}`
  writeFileSync(join(folder, from), `import type { value } from '${specifier}'\nexport type Value = typeof value\n`)
  expect((await findViolations([from], folder)).length).toBeGreaterThan(0)
})
