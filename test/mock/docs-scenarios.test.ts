import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readScenarios } from './gateway-readers.ts'
import { scenariosFrom, testMock } from './serve-mock.ts'

const document = readFileSync('docs/mock/scenarios.md', 'utf8')

/** The blocks of the document, in their order. */
const blocks = [...document.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => {
  return { language, text }
})

/** Every file of scenarios, and the commands that it is shown with, each with what it prints. */
const examples = blocks.flatMap(({ language, text }, index) => {
  if (language !== 'yaml') return []
  const rest = blocks.slice(index + 1)
  const end = rest.findIndex((each) => each.language === 'yaml')
  const own = end < 0 ? rest : rest.slice(0, end)
  const runs = own.flatMap((each, at) => {
    return each.text.includes('curl') ? [{ command: each.text, output: own[at + 1]?.text ?? '' }] : []
  })
  return [{ yaml: text, runs }]
})

const hasTools = await promisify(execFile)('bash', ['-c', 'command -v curl && command -v jq']).then(
  () => true,
  () => false,
)

test('every example has a command', () => {
  expect(examples.length).toBeGreaterThan(5)
  expect(examples.every(({ runs }) => runs.length > 0)).toBe(true)
})

describe.skipIf(!hasTools)('every command has the shown output (needs curl and jq)', () => {
  test.each(examples)('%#', async ({ yaml, runs }) => {
    const { baseUrl, key } = await testMock({ scenarios: await scenariosFrom(yaml), log: () => {} })
    for (const { command, output } of runs) {
      const own = command.replaceAll('http://127.0.0.1:4010', baseUrl).replaceAll('sk-mock', key)
      const { stdout } = await promisify(execFile)('bash', ['-c', own])
      expect(stdout).toBe(output)
    }
  })
})

test('the shown error message is the real one', async () => {
  const yaml = 'scenarios:\n  - name: greeting\n    match: { operation: createMesage }\n    answer: { text: Hi }'
  const [shown = ''] = document.match(/^scenarios\.yaml:.*$/m) ?? []
  await expect(readScenarios(yaml, 'scenarios.yaml')).rejects.toThrow(shown)
  expect(shown).not.toBe('')
})
