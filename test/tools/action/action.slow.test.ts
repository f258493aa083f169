import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import type { JsonObject } from '../../../runtime/json.ts'
import { root } from '../../generators/run-generate.ts'
import { DiffRepository, type Documents } from '../../spec/diff-repository.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { testFolder } from '../../support/temporary-folder.ts'

const action = parse(readFileSync('action.yml', 'utf8'))
const [setup, step] = action.runs.steps
const component = readFileSync('templates/gatewright.yml', 'utf8')
  .split('---\n')
  .map((text) => parse(text))
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

interface Inputs {
  readonly command?: string
  readonly options?: string
}

/** Runs the step of the action as GitHub does, where `npx` is this script; returns the log and the summary. */
async function runStep(npx: string, inputs: Inputs = {}, folder = testFolder()) {
  writeFileSync(join(folder, 'npx'), `#!/bin/bash\n${npx}`, { mode: 0o755 })
  const summary = join(folder, 'summary.md')
  writeFileSync(summary, '')
  const values = Object.entries<{ default: string }>(action.inputs).map(([name, input]) => {
    const value = name === 'command' || name === 'options' ? inputs[name] : undefined
    return [`\${{ inputs.${name} }}`, value ?? input.default] as const
  })
  const env = Object.fromEntries(
    Object.entries<string>(step.env).map(([name, text]) => [name, new Map<string, string>(values).get(text) ?? text]),
  )
  const PATH = [folder, process.env.PATH].join(delimiter)
  const options = {
    cwd: folder,
    env: { PATH, GITHUB_ACTION_PATH: root, GITHUB_STEP_SUMMARY: summary, ...env },
  }
  const { status, stdout } = await new Promise<{ status: unknown; stdout: string }>((resolve) => {
    execFile(step.shell, ['-e', '-c', step.run], options, (error, stdout) => {
      resolve({ status: error === null ? 0 : error.code, stdout })
    })
  })
  const lines = stdout.split('\n')
  const [, token = ''] = /^::stop-commands::(.+)$/.exec(lines[0] ?? '') ?? []
  const end = lines.indexOf(`::${token}::`)
  return {
    status,
    lines,
    inside: lines.slice(1, end),
    commands: lines.slice(end + 1).filter(Boolean),
    summary: readFileSync(summary, 'utf8'),
  }
}

/** A command that writes this report where it is told, and exits with 1. */
const writeReport = (report: object) =>
  `for last; do :; done\ncat > "\${last#json=}" <<'END'\n${JSON.stringify(report)}\nEND\necho '::error::planted'\nexit 1\n`

const counts = { passed: 1, failed: 1 }
const hostile = 'a, b: 100%\n::error::x\r<img src=x>|[l](https://evil.example) @team \u001b[31m'
const escaped = 'a, b: 100%25%0A::error::x%0D<img src=x>|[l](https://evil.example) @team %1B[31m'

test('the inputs become arguments, a line each, which no shell reads', async () => {
  const options = '--target https://gateway.example.com\n\n  --model gw-*=$(id) "x"  \nrecordings/a b\n--choices'
  const { status, inside } = await runStep('printf "%s\\n" "$@"; exit 2', { command: 'drift', options })
  const args = ['--target', 'https://gateway.example.com', '--model', 'gw-*=$(id) "x"', 'recordings/a b', '--choices']
  expect(inside.slice(0, -3)).toEqual([
    '--yes',
    `--package=gatewright@${version}`,
    '--',
    'gatewright',
    'drift',
    ...args,
  ])
  expect(inside.at(-3)).toBe('--report')
  expect(status).toBe(2)
})

test('a failed case is an error at its line of the specification, and hostile text stays in it', async () => {
  const findings = [{ place: 'body', message: hostile }]
  const verdict = { id: 'books/getBook/status', outcome: 'failed', at: { file: 'spec/a,b:c.yaml', line: 12 }, findings }
  const passed = { ...verdict, outcome: 'passed' }
  const report = { targets: [{ target: 'https://gateway.example.com', counts, verdicts: [passed, verdict] }] }
  const { status, inside, commands, summary } = await runStep(writeReport(report))
  expect([status, inside[0]]).toEqual([1, '::error::planted'])
  const title = 'title=books/getBook/status'
  expect(commands).toEqual([`::error file=spec/a%2Cb%3Ac.yaml,line=12,${title}::body: ${escaped}`])
  expect(summary).toMatch(
    /^### gatewright conformance: exit code 1\n\n\| target \| passed \| failed \|\n\|---\|---\|---\|\n/,
  )
  expect(summary.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(1)
  expect(summary).not.toMatch(/[<@[]|https:/)
  expect(summary).not.toContain('\u001b')
})

test('drift is an error, and what could not be compared a warning', async () => {
  const request = { operation: 'listBooks', method: 'GET', path: '/books', outcome: 'drifted' }
  const requests = [
    { ...request, drifts: [{ place: 'body items', message: 'is lost' }] },
    { ...request, operation: undefined, outcome: 'failed', reason: 'no answer', drifts: [] },
  ]
  const report = { recordings: [{ recording: 'recordings/a', counts: { same: 0, drifted: 1 }, requests }] }
  const { status, commands } = await runStep(writeReport(report), { command: 'drift' })
  expect(status).toBe(1)
  expect(commands).toEqual([
    '::error title=recordings/a listBooks::body items is lost',
    '::warning title=recordings/a GET /books::no answer',
  ])
})

/** The command of this checkout, after the arguments of npx. */
const runCheckout = (skipped: number) =>
  `shift ${skipped}\nexec "${join(root, 'node_modules/.bin/tsx')}" "${join(root, 'cli/gatewright.ts')}" "$@"`

test('a change that breaks clients is an error, an addition a notice, and other changes are not shown', async () => {
  const contract = (description: string, properties: JsonObject): Documents => {
    const content = { 'application/json': { schema: { type: 'object', properties } } }
    const get = { responses: { 200: { description, content } } }
    return { openapi: { openapi: '3.1.0', info: { title: 'Books', version: '1' }, paths: { '/books': { get } } } }
  }
  const repository = new DiffRepository()
  onTestFinished(() => repository.remove())
  repository.commit(contract('All.', { id: { type: 'integer' }, title: { type: 'string' } }))
  repository.write(contract('Each.', { id: { type: 'string' }, size: { type: 'integer' } }))
  const options = 'HEAD\n--fail-on major'
  const { status, commands, summary } = await runStep(runCheckout(5), { command: 'diff', options }, repository.folder)
  expect(status).toBe(1)
  const lines = readFileSync(join(repository.folder, 'spec/openapi.yaml'), 'utf8').split('\n')
  const at = (key: string) => `file=spec/openapi.yaml,line=${lines.findIndex((line) => line.includes(key)) + 1}`
  const schema = 'responses/200/content/application/json/schema/properties'
  expect(commands.map((line) => line.replace(/::[^:]*$/, ''))).toEqual([
    `::error ${at('"type": "string"')},title=GET /books modified ${schema}/id type`,
    `::error file=spec/openapi.yaml,title=GET /books removed ${schema}/title`,
    `::notice ${at('"size"')},title=GET /books added ${schema}/size`,
  ])
  expect(commands.join('\n')).toMatch(/::Property `title` was removed\. \([a-z-]+\)/)
  expect(summary).toContain('| changes | major | minor | patch |\n|---|---|---|---|\n| from HEAD')
  expect(summary).toContain('| 2 | 1 | 1 |')
})

test('a level has at most ten annotations, as GitHub shows, and the summary has the others', async () => {
  const verdicts = Array.from({ length: 12 }, (_, id) => ({ id: `case/${id}`, outcome: 'failed', findings: [] }))
  const { commands, summary } = await runStep(writeReport({ targets: [{ target: 'mock', counts, verdicts }] }))
  expect(commands).toHaveLength(10)
  expect(summary.match(/^- /gm)).toHaveLength(12)
})

test.each([
  ['no report', 'exit 0', {}, 2],
  ['an unknown command', 'exit 0', { command: 'constructor' }, 2],
  ['no npx', 'exit 127', {}, 127],
] as const)('%s never passes', async (_, npx, inputs, code) => {
  expect((await runStep(npx, inputs)).status).toBe(code)
})

test('a server that breaks a document has an error at the line of the rule', async () => {
  const { url } = await closeAfterTest(
    startServer((_, reply) => reply.setHeader('content-type', 'application/json').end('{"id": 5}')),
  )
  const spec = `openapi: 3.1.0
info: { title: Books, version: '1' }
paths:
  /books:
    get:
      operationId: listBooks
      responses:
        '200':
          description: All.
          content:
            application/json:
              schema: { type: object, properties: { id: { type: string } } }
`
  const folder = testFolder()
  writeFileSync(join(folder, 'books.yaml'), spec)
  const options = `--target ${url}\n--spec books.yaml`
  const { status, commands, summary } = await runStep(runCheckout(4), { options }, folder)
  expect(status).toBe(1)
  const lines = commands.map((line) => /^::error file=books\.yaml,line=(\d+),title=.*::(.*)$/.exec(line)?.slice(1))
  const line = spec.slice(0, spec.indexOf('schema:')).split('\n').length
  expect(lines).toContainEqual([`${line}`, 'body id: must be a string, got 5'])
  expect(summary).toContain('body id')
})

test('the GitLab component runs its command with its options, and keeps the report', async () => {
  const [head, job] = component
  const { artifacts, script } = job['$[[ inputs.job ]]']
  const defaults: Readonly<Record<string, { default: string }>> = head.spec.inputs
  const chosen: Readonly<Record<string, string>> = {
    command: 'drift',
    options: 'recordings/a --target https://a.example',
  }
  const line = script[0].replaceAll(
    /\$\[\[ inputs\.(\w+) \]\]/g,
    (_: string, name: string) => chosen[name] ?? defaults[name]?.default,
  )
  expect(head.spec.inputs.command.options).toContain(chosen.command)
  const report = `--report junit=${artifacts.reports.junit}`
  expect(line).toBe(`npx --yes gatewright@${version} drift ${chosen.options} ${report}`)
})

test('the action and the component have the version of this package, and the pinned actions of its workflows', () => {
  expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain(setup.uses)
  const versions = [action.inputs.version.default, component[0].spec.inputs.version.default]
  expect(versions).toEqual([version, version])
})
