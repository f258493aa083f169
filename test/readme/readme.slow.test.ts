import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../support/local-server.ts'
import { waitForOutput } from '../support/server-process.ts'

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly version: string
}

const readme = readFileSync('README.md', 'utf8')
const guide = readFileSync('CONTRIBUTING.md', 'utf8')
const ci = readFileSync('.ci/run', 'utf8')
const { scripts, version }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const started: ChildProcess[] = []

afterEach(() => {
  for (const child of started.splice(0)) if (child.pid) process.kill(-child.pid, 'SIGTERM')
})

/** Everything in backquotes or shell blocks that begins with npm, npx or node. */
function getCommands(text: string): string[] {
  const quoted = [...text.matchAll(/`((?:np[mx]|node) [^`]+)`/g)].map(([, command = '']) => command)
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))
  return [...new Set([...quoted, ...blocks.flatMap((line) => line.split(' && '))])].sort()
}

function run(command: string): Promise<{ code: number | null; output: string }> {
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

/** Starts a server by its command and resolves with its first words. */
function serve(command: string): Promise<string> {
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  started.push(child)
  return waitForOutput(child, /Ctrl\+C/)
}

/** The command of the package, from the sources. */
const gatewright = 'npx tsx cli/gatewright.ts'

/** How each command of the README and of CONTRIBUTING is tried here. */
const tried: Record<string, () => Promise<void>> = {
  'npm ci': byCi,
  'npm test': byCi,
  'npm run test:slow': byCi,
  'npm test -- test/runtime': () => succeeds('npx vitest list --filesOnly --project fast test/runtime'),
  'npm start': () => serves('npm start -- --port'),
  'npm i -D gatewright': byConsumers,
  [`npm i -D FOLDER/gatewright-${version}.tgz`]: byConsumers,
  'npx gatewright mock': () => serves(`${gatewright} mock --port`),
  'npx gatewright mock --record URL --recording FOLDER': byNewUser,
  'npx gatewright drift FOLDER --target URL --key KEY': byNewUser,
  'npx gatewright conformance --target URL --key KEY': byNewUser,
  'npx gatewright mock openapi.yaml': () => serves(`${gatewright} mock spec/openapi.yaml --port`),
  'npx gatewright diff openapi.yaml': () => succeeds(`${gatewright} diff spec/openapi.yaml`),
  'npx gatewright mcp': () => succeeds(`${gatewright} mcp --help`),
  'npx gatewright mock --fault cut:3': () => serves(`${gatewright} mock --fault cut:3 --port`),
  'npx gatewright mock --help': () => succeeds(`${gatewright} mock --help`),
  'npm create gatewright FOLDER': byConsumers,
  'npm run mock': () => serves('npm run mock -- --port'),
  'npm run stub': () => serves('npm run stub -- --port'),
  'npm run generate': () => succeeds('npm run generate -- --check'),
  'npm run generate -- --spec FILE --out FOLDER': () =>
    succeeds('npm run generate -- --spec spec/openapi.yaml --out .cache/readme-generated'),
  'npm run init -- --out FOLDER': () =>
    succeeds(
      'rm -rf .cache/readme-project && npm run init -- --out .cache/readme-project && rm -r .cache/readme-project',
    ),
  'npm run build': byConsumers,
  'npm pack': byConsumers,
  'npm run typecheck': () => succeeds('npm run typecheck'),
  'npm run lint': () => succeeds('npm run lint'),
  'npm run conformance -- --target URL --key KEY': () => judges(),
  'npm run test:conformance': () => succeeds("npm run test:conformance -- --only 'models/**'"),
  'npm run proxy -- --target URL': () => succeeds('npm run proxy -- --help'),
  'npm run diff -- REVISION': tellsChanges,
  'npm run draw': draws,
  'npx vitest run --project fast test/runtime/http': () => passes('run'),
  "npx vitest run --project fast test/runtime/http -t 'a part of the title'": () => passes("run -t 'is refused'"),
  // A run would build the package, which disturbs the tests that use it.
  'npx vitest run --project slow test/tools/fuzz/fuzz.slow.test.ts': () =>
    succeeds('npx vitest list --filesOnly --project slow test/tools/fuzz/fuzz.slow.test.ts'),
  'npx vitest --project fast test/runtime/http': () =>
    prints('npx vitest --watch --project fast test/runtime/http', /Waiting for file changes/),
  'npx vitest run --inspect-brk --no-file-parallelism --project fast test/runtime/http': () =>
    prints(
      'npx vitest run --inspect-brk=127.0.0.1:0 --no-file-parallelism --project fast test/runtime/http',
      /Debugger listening on/,
    ),
  'node --inspect cli/start.js mock': () =>
    prints('node --inspect=127.0.0.1:0 cli/start.js mock --port 0', /Debugger listening on[\s\S]*Ctrl\+C/),
  'npm run coverage:contract': () => succeeds('npm run coverage:contract -- --help'),
  'npm run fuzz -- heavy': byCi,
  'npm run fuzz': () => succeeds('npm run fuzz -- --help'),
  'npm run client-errors': byClientErrors,
  'npx gatewright conformance --upstream 4020': () => succeeds(`${gatewright} conformance --upstream 4020 --list`),
  'npm run bench': () => succeeds('npm run bench -- --help'),
  'npm run check': async () => {
    const steps = [...ci.matchAll(/^(?:timeout \d+ )?npm (?:run -s )?(.+)$/gm)]
      .map(([, step]) => step)
      .filter((step) => step !== 'ci')
    expect(scripts.check?.split(' && ').map((step) => step.replace(/^npm (run -s )?/, ''))).toEqual(steps)
  },
}

/** The tests of the package pack it, which builds it; a second build at the same time would disturb them. */
async function byConsumers(): Promise<void> {
  expect(scripts.prepack).toBe('npm run -s build')
  expect(readFileSync('test/consumers/installed-package.ts', 'utf8')).toContain("run('npm', ['pack', ")
}

/** The test of a new user runs it with the values of that user. */
async function byNewUser(): Promise<void> {
  expect(existsSync('test/readme/new-user.slow.test.ts')).toBe(true)
}

/** A slow test of its own compares the page with what the script makes. */
async function byClientErrors(): Promise<void> {
  expect(existsSync('test/tools/client-errors/client-errors.slow.test.ts')).toBe(true)
}

/** CI runs this very command; running it here would run this test in itself. */
async function byCi(): Promise<void> {
  expect(ci).toMatch(/^npm ci$/m)
  expect(ci).toMatch(/^timeout \d+ npm test$/m)
  expect(ci).toMatch(/^timeout \d+ npm run test:slow$/m)
  expect(ci).toMatch(/^timeout \d+ npm run -s fuzz -- heavy$/m)
}

/** What is changed and not committed yet may break clients, so that either verdict is right. */
async function tellsChanges(): Promise<void> {
  const { code, output } = await run('npm run diff -- HEAD')
  expect([0, 1]).toContain(code)
  expect(output).toMatch(/\d+ major, \d+ minor, \d+ patch|No changes from HEAD:spec to spec/)
  const refusal = 'Unknown revision `nope`: name a commit, branch or tag of this repository, or a file or folder.\n'
  expect(await run('npm run -s diff -- nope')).toEqual({ code: 2, output: refusal })
}

/** The picture is up to date, so that drawing it changes nothing. */
async function draws(): Promise<void> {
  const before = readFileSync('docs/folders.svg', 'utf8')
  await succeeds('npm run draw')
  expect(readFileSync('docs/folders.svg', 'utf8')).toBe(before)
}

async function passes(options: string): Promise<void> {
  const { code, output } = await run(`NO_COLOR=1 npx vitest ${options} --project fast test/runtime/http`)
  expect(output).toMatch(/Tests.* \d+ passed/)
  expect(code).toBe(0)
}

/** Starts a command that does not end by itself, and waits for a part of its output. */
async function prints(command: string, expected: RegExp): Promise<void> {
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  await expect.poll(() => output).toMatch(expected)
}

async function succeeds(command: string): Promise<void> {
  const { code, output } = await run(command)
  expect(code, output).toBe(0)
}

async function judges(): Promise<void> {
  const port = await freePort()
  await serve(`npm start -- --speed 0 --port ${port}`)
  await succeeds(`npm run conformance -- --target http://127.0.0.1:${port} --key sk-mock --only 'models/**'`)
}

async function serves(command: string): Promise<void> {
  const port = await freePort()
  const output = await serve(`${command} ${port}`)
  expect(output).toContain(`http://127.0.0.1:${port}`)
  const reply = await fetch(`http://127.0.0.1:${port}/v1/models`, { headers: { authorization: 'Bearer sk-mock' } })
  expect(reply.status).toBe(200)
}

test('the README and the guide name no other commands than those tried here', () => {
  expect(getCommands(readme + guide)).toEqual(Object.keys(tried).sort())
})

test.each(Object.entries(tried))('`%s` works', (_, attempt) => attempt())

test('the code of the README streams from the mock', async () => {
  const port = await freePort()
  await serve(`npm start -- --speed 0 --port ${port}`)
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/readme.ts', code.replaceAll(':4010', `:${port}`))
  const { code: exit, output } = await run('node .cache/readme.ts')
  rmSync('.cache/readme.ts')
  expect({ exit, isLong: output.length > 100 }).toEqual({ exit: 0, isLong: true })
  expect(output).toContain('Lisbon')
})

test('the test of the README is one', async () => {
  const code = /```ts\n([^`]*mockTest[\s\S]*?)```\n/.exec(readme)?.[1] ?? ''
  mkdirSync('.cache/readme', { recursive: true })
  writeFileSync('.cache/readme/readme.test.ts', code.replace("'gatewright/vitest'", "'../../mock/vitest.ts'"))
  const { code: exit, output } = await run(
    'NO_COLOR=1 node_modules/.bin/vitest run --testTimeout=0 --root .cache/readme',
  )
  rmSync('.cache/readme', { recursive: true })
  expect(output).toMatch(/Tests.*1 passed/)
  expect(exit).toBe(0)
})
