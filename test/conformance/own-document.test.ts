import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'own-document-'))
const root = join(import.meta.dirname, '../..')

/** Judges the mock by a document with these schemas of required bodies, by the path of the operation. */
async function judge(bodies: Record<string, unknown>, ...more: string[]) {
  const [spec, report] = [join(folder, 'openapi.json'), join(folder, 'report.json')]
  const paths = Object.entries(bodies).map(([path, schema]) => {
    const requestBody = { required: true, content: { 'application/json': { schema } } }
    return [path, { post: { requestBody, responses: { 200: { description: 'ok' }, 400: { description: 'bad' } } } }]
  })
  writeFileSync(
    spec,
    JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: Object.fromEntries(paths) }),
  )
  const args = ['conformance', '--spec', spec, '--target', 'mock', '--report', `json=${report}`, ...more]
  const out = await new Promise<string>((resolve) => {
    const command = ['--import', 'tsx', 'server-stub/cli/gatewright.ts', ...args]
    execFile(process.execPath, command, { cwd: root, timeout: 300_000 }, (_, text, errors) => resolve(text + errors))
  })
  const { verdicts } = JSON.parse(readFileSync(report, 'utf8')).targets[0]
  const outcomes = verdicts.map(({ id, outcome }: Record<string, string>) => [id, outcome])
  return { out, outcomes: Object.fromEntries(outcomes) as Record<string, string> }
}

const withText = (text: object) => ({ type: 'object', required: ['a'], properties: { a: { type: 'string', ...text } } })

test('bodies are made of formats and patterns, and a body that cannot be made is reported', async () => {
  const { out, outcomes } = await judge({
    '/date': withText({ format: 'date' }),
    '/pattern': withText({ pattern: '^[a-z]{3}-[0-9]{4}$' }),
    '/none': withText({ pattern: '^b', maxLength: 0 }),
  })
  expect(outcomes).toMatchObject({
    'default/postDate/example/sampled': 'passed',
    'default/postDate/body/a/format/outside': 'passed',
    'default/postPattern/example/sampled': 'passed',
    'default/postNone/missing-body/none': 'passed',
    'default/postNone/malformed-body/no-json': 'passed',
  })
  expect(out).toContain('POST /none: no valid body could be made; its body is not tested. Add an example.')
})
