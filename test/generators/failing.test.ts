import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatDiagnostic, SpecError } from 'gatewright/generate'
import { describe, expect, test } from 'vitest'
import { diagnosticHelp } from '../../generators/diagnostics.ts'
import { emitFiles } from '../../generators/pipeline.ts'
import { writeTestFile } from '../support/temporary-folder.ts'
import { readFolder, root, runGenerate, temporaryFolder } from './run-generate.ts'

/** Each folder contains an invalid specification and the expected output; see test/golden/README.md. */
const folder = 'test/golden/failing'
const cases = readdirSync(join(root, folder))
const getSpec = (name: string): string => `${folder}/${name}/openapi.yaml`
const getExpected = (name: string): string => readFileSync(join(root, folder, name, 'expected.txt'), 'utf8')

test('every diagnostic code has a case', () => {
  const codes = Object.keys(diagnosticHelp).sort()
  const shown = cases.flatMap((name) =>
    getExpected(name)
      .split('\n')
      .flatMap((line) => /^\S+:\d+:\d+ (\S+)$/.exec(line)?.[1] ?? []),
  )
  expect([...new Set(shown)].sort()).toEqual(codes)
  expect(cases.filter((name) => name in diagnosticHelp)).toEqual(codes)
})

describe('an invalid specification is refused', () => {
  test.each(cases)('%s', async (name) => {
    if (process.env.UPDATE_GOLDEN)
      writeFileSync(join(root, folder, name, 'expected.txt'), (await runGenerate(['--spec', getSpec(name)])).stderr)
    const expected = getExpected(name)

    const error = await emitFiles({ spec: getSpec(name) }, '../runtime').catch((reason: unknown) => reason)

    if (!(error instanceof SpecError)) throw error
    const found = error.diagnostics.map(formatDiagnostic)
    expect(expected.split('\n').slice(0, -2).join('\n')).toBe(found.join('\n'))
  })
})

test.each([
  ['generate', '--out', 'generated'],
  ['conformance', '--target', 'http://127.0.0.1:9'],
])('%s refuses references that lead too deep in one line', async (command, ...options) => {
  const levels = Array.from({ length: 3000 }, (_, at) => {
    return [`Level${at}`, { type: 'object', properties: { next: { $ref: `#/components/schemas/Level${at + 1}` } } }]
  })
  const schemas = { ...Object.fromEntries(levels), Level3000: { type: 'string' } }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Level0' } } }
  const paths = { '/a': { get: { operationId: 'a', responses: { 200: { description: 'Read.', content } } } } }
  const document = { openapi: '3.1.0', info: { title: 'Deep', version: '1' }, paths, components: { schemas } }
  const spec = writeTestFile('openapi.json', JSON.stringify(document))
  const { code, stderr } = await runGenerate(['--spec', spec, ...options], command)
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/^The document is nested, .+\n$/) })
})

describe('the command prints the diagnostics, exits 1 and leaves the output unchanged', () => {
  test.each(['yaml-syntax', 'unknown-state', 'schema-invalid'])('%s', async (name) => {
    const out = temporaryFolder()
    mkdirSync(join(root, out, 'types'))
    for (const path of ['contract.json', 'types/old.ts']) writeFileSync(join(root, out, path), '"families": []\n')
    const before = readFolder(out)

    const run = await runGenerate(['--spec', getSpec(name), '--out', out])

    expect(run).toEqual({ code: 1, stdout: '', stderr: getExpected(name) })
    expect(readFolder(out)).toEqual(before)
  })
})
