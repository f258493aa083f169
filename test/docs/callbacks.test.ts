import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { serve } from '../sdk/serve.ts'

const document = readFileSync('docs/mock/callbacks.md', 'utf8')

function block(language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(document)?.[1] ?? ''
}

test('the receiver of the document accepts the callbacks and prints the shown output', async () => {
  const mock = await serve()
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/callbacks-')
  const program = join(folder, 'receiver.ts')
  writeFileSync(program, block('ts').replace('http://127.0.0.1:4010', mock.baseUrl).replace('sk-mock', mock.key))
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program])
    expect(stdout).toBe(block('text'))
  } finally {
    rmSync(folder, { recursive: true })
    await mock.close()
  }
})

test('a wrong signature is refused', async () => {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/callbacks-')
  const program = join(folder, 'genuine.ts')
  const [, check = ''] = /^(import[\s\S]*?)^const receiver/m.exec(block('ts')) ?? []
  const headers = { 'webhook-id': 'a', 'webhook-timestamp': '1', 'webhook-signature': `v1,${'A'.repeat(43)}=` }
  writeFileSync(program, `${check}\nconsole.log(isGenuine(${JSON.stringify(headers)}, '{}'))`)
  const { stdout } = await promisify(execFile)(process.execPath, [program])
  rmSync(folder, { recursive: true })
  expect(stdout).toBe('false\n')
})
