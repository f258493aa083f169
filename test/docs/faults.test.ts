import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createMock } from 'gatewright'
import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { getScopeFields, kinds } from '../../mock/faults/kinds.ts'
import { gatewayMock } from '../../mock/gateway-mock.ts'
import { readFault } from '../mock/gateway-readers.ts'
import { sharedMock } from '../mock/serve-mock.ts'
import { ask } from '../server-stub/adapters/operations/ask.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startCommand } from '../support/start-command.ts'
import { readPage, runExample } from './page.ts'

const { text: document, blocks } = readPage('docs/mock/faults.md')

function rowsUnder(heading: string): readonly (readonly string[])[] {
  const [, part = ''] = document.split(`\n## ${heading}\n`)
  const lines = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const served = await sharedMock({ keys: ['sk-mock'] })

test('every kind has its row, with its fields, the main one first, and its effect', () => {
  const expected = Object.entries(kinds).map(([kind, { about, fields, main = '' }]) => {
    const names = Object.keys(fields).sort((a, b) => Number(b === main) - Number(a === main))
    return [`\`${kind}\``, names.map((name) => `\`${name}\``).join(', '), about]
  })
  expect(rowsUnder('Kinds')).toEqual(expected)
})

test('every part of the scope has its row', () => {
  expect(rowsUnder('Scope').map(([name]) => name)).toEqual(
    Object.keys(getScopeFields(gatewayMock)).map((name) => `\`${name}\``),
  )
})

test('the faults that are shown can be read', () => {
  const shown = blocks('json').flatMap((text) => JSON.parse(text))
  expect(shown.length).toBeGreaterThan(4)
  for (const fault of shown) expect(readFault(fault)).toEqual(fault)
  const { match, ...rest } = shown[0]
  expect(readFault('cut:3:times=1:family=messages')).toEqual({ ...rest, match: { family: match.family } })
})

/** Runs a command of the page against the mock of this test. */
async function runShell(command: string): Promise<{ stdout: string; stderr: string; code: number }> {
  const script = command.replaceAll('http://127.0.0.1:4010', served.baseUrl).replace('curl ', 'curl -sS ')
  try {
    return { ...(await promisify(execFile)('sh', ['-c', script])), code: 0 }
  } catch (error) {
    return error as { stdout: string; stderr: string; code: number }
  }
}

test('the truncated reply is what curl gets', async () => {
  const [command = ''] = blocks('sh')
  const { stdout, stderr, code } = await runShell(command)
  const [shown = ''] = blocks('text')
  expect(stdout).toContain('content-type: application/json; charset=utf-8')
  expect(stdout.endsWith('\r\n\r\n{"object":"l')).toBe(true)
  expect(shown).toContain('{"object":"l\n')
  expect([code, stderr]).toEqual([18, expect.stringMatching(/^curl: \(18\)/)])
})

test('the illegal stream is what curl gets', async () => {
  const { stdout, code } = await runShell(blocks('sh')[1] ?? '')
  const names = [...stdout.matchAll(/^event: (.*)$/gm)].map(([, name]) => name)
  expect(code).toBe(0)
  expect(names.indexOf('response.output_item.added')).toBe(names.indexOf('response.content_part.added') + 1)
})

test.each(blocks('js').map((code) => [code]))('the test runs: %s', async (code) => {
  await runExample(code, { createMock, OpenAI, expect })
})

test('the command line takes them', async () => {
  const { baseUrl } = await closeAfterTest(startCommand(['mock', '--fault', 'status:500:family=models']))
  expect((await ask.models(baseUrl)).status).toBe(500)
  await expect(startCommand(['mock', '--fault', 'kut:3'])).rejects.toThrow('unknown fault `kut`; did you mean `cut`?')
})
