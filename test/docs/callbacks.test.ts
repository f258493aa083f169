import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createMock } from 'gatewright'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { testMock } from '../mock/serve-mock.ts'
import { readPage, runExample } from './page.ts'

const { blocks } = readPage('docs/mock/callbacks.md')
const [code = ''] = blocks('ts')

/** What a program prints, in a folder in which it finds the packages. */
async function run(program: string): Promise<string> {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/callbacks-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'program.ts'), program)
  return (await promisify(execFile)(process.execPath, [join(folder, 'program.ts')])).stdout
}

test('the receiver of the document accepts the callbacks and prints the shown output', async () => {
  const { baseUrl, key } = await testMock()
  const output = await run(code.replace('http://127.0.0.1:4010', baseUrl).replace('sk-mock', key))
  expect(output).toBe(blocks('text')[0])
})

test('the callbacks that go wrong do so', async () => {
  const printed = await runExample(blocks('js')[0] ?? '', { createServer, createMock, Webhook })
  expect(printed).toBe(blocks('text')[1])
})

test('a wrong signature is refused', async () => {
  const [, check = ''] = /^(import[\s\S]*?)^const receiver/m.exec(code) ?? []
  const headers = { 'webhook-id': 'a', 'webhook-timestamp': '1', 'webhook-signature': `v1,${'A'.repeat(43)}=` }
  expect(await run(`${check}\nconsole.log(isGenuine(${JSON.stringify(headers)}, '{}'))`)).toBe('false\n')
})
