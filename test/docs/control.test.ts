import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../server-stub/mock/control/generated/routes.ts'
import { type ServedMock, serveMock } from '../mock/serve-mock.ts'

const document = readFileSync('docs/mock/control.md', 'utf8')
const run = promisify(execFile)
const folder = '.cache/control-docs'

function blocks(language: string): readonly string[] {
  return [...document.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  )
}

let served: ServedMock

beforeAll(async () => {
  served = await serveMock({ keys: ['sk-mock'] })
  mkdirSync(folder, { recursive: true })
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await served.close()
})

const here = (text: string) => text.replaceAll('http://127.0.0.1:4010', served.baseUrl)
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
)

test.skipIf(!hasCurl)('every command is answered (needs curl)', async () => {
  const commands = blocks('sh').flatMap((block) => block.trim().split('\n'))
  expect(commands.length).toBeGreaterThan(8)
  for (const command of commands) await run('sh', ['-c', here(command)])
})

test('every program prints the shown output', async () => {
  const programs = blocks('ts')
  expect(programs).toHaveLength(2)
  for (const [index, program] of programs.entries()) {
    const path = `${folder}/program-${index}.ts`
    writeFileSync(path, here(program).replace("'gatewright'", "'../../server-stub/exports/index.ts'"))
    const { stdout } = await run(process.execPath, [path])
    const expected = [...program.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, output]) => output)
    expect(stdout.trim().split('\n')).toEqual(expected)
  }
})

test('every call is in the table with its method of the client, and no other', () => {
  const cells = [...document.matchAll(/^\| (`[A-Z].*?`) \| (`\w+`.*?) \|/gm)]
  const methods = cells.flatMap(([, , cell = '']) => cell.match(/\w+/g) ?? [])
  const calls = routes.map(({ method, path, operationId }) => `${operationId}: ${method} ${path}`).sort()
  const rows = cells.flatMap(([, cell = '']) => {
    const [path = ''] = /\/__mock[^`]*/.exec(cell) ?? []
    return [...cell.matchAll(/[A-Z]{3,}/g)].map(([method]) => `${method} ${path}`)
  })
  expect(rows.map((row, index) => `${methods[index]}: ${row}`).sort()).toEqual(calls)
})
