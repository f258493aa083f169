import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMock } from '../../server-stub/mock/in-process.ts'

const document = readFileSync('docs/mock/in-tests.md', 'utf8')
const run = promisify(execFile)

function blocks(language: string): readonly string[] {
  return [...document.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  )
}

/** A repository of somebody else, which links this one. */
let folder: string

beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync('.cache/in-tests-')
  for (const name of ['node_modules', 'test']) mkdirSync(join(folder, name))
  symlinkSync(resolve('.'), join(folder, 'node_modules/gatewright'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'tsconfig.json'), blocks('json')[0] ?? '')
  for (const [index, code] of blocks('ts').entries()) {
    const isTest = code.includes("from 'vitest'")
    writeFileSync(join(folder, 'test', `example-${index}${isTest ? '.test' : ''}.ts`), code)
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The environment without what the vitest around says to itself. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST)/.test(name)))

test('the first program prints the shown output', async () => {
  const [program = ''] = blocks('ts')
  const expected = [...program.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, output]) => output)
  const { stdout } = await run(process.execPath, [join(folder, 'test/example-0.ts')])
  expect(stdout.trim().split('\n')).toEqual(expected)
})

test('every test passes', async () => {
  const vitest = resolve('node_modules/vitest/vitest.mjs')
  const args = ['run', '--testTimeout=0', '--root', folder, '--reporter=tap-flat']
  const { stdout } = await run(process.execPath, [vitest, ...args], { env })
  expect(stdout.match(/^ok /gm)).toHaveLength(4)
})

test('everything is well typed with the options that are shown', async () => {
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const failed = await run(process.execPath, [tsc, '-p', folder]).catch((error) => error)
  expect(failed.stdout).toBe('')
})

test('the options of the table are known', async () => {
  const rows = [...document.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)]
  const names = rows.flatMap(([, cell = '']) => cell.match(/\w+/g) ?? [])
  expect(names.length).toBeGreaterThan(10)
  const mock = await createMock(Object.fromEntries(names.map((name) => [name, undefined])))
  await mock.close()
})
