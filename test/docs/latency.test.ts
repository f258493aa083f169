import { createMock } from 'gatewright'
import OpenAI from 'openai'
import { expect, test } from 'vitest'
import { gatewayMock } from '../../mock/gateway-mock.ts'
import { readLatency } from '../../mock/latency/read-latency.ts'
import published from '../../mock/latency.schema.json' with { type: 'json' }
import { closeAfterTest } from '../support/close-after.ts'
import { startCommand } from '../support/start-command.ts'
import { writeTestFile } from '../support/temporary-folder.ts'
import { readPage, runExample } from './page.ts'

const { text: document, blocks } = readPage('docs/mock/latency.md')
const [yaml = ''] = blocks('yaml')

const firstCells = (part: string) => [...part.matchAll(/^\| `(.*?)` \|/gm)].map(([, cell = '']) => cell)

test('every property and every distribution has its row', () => {
  const [, properties = '', distributions = ''] = document.split(/^\|---/m)
  expect(firstCells(properties)).toEqual(Object.keys(published.$defs.rule.properties))
  const kinds = firstCells(distributions).map((cell) => cell.match(/\w+/)?.[0])
  expect(kinds).toEqual(Object.keys(published.$defs.distribution.properties))
})

test('the command line takes the file, and says what speed 0 means', async () => {
  const path = writeTestFile('latency.yaml', yaml)
  expect((await closeAfterTest(startCommand(['mock', '--latency', path]))).summary).toContain(
    `Answers take as long as ${path} says.`,
  )
  const fast = await closeAfterTest(startCommand(['mock', '--latency', path, '--speed', '0']))
  expect(fast.summary).toContain(`Answers take as long as ${path} says, but no time at speed 0.`)
})

test('the error that is shown is the real one', () => {
  const [shown = ''] = blocks('text')
  const text = 'latency:\n  - match: { family: messages }\n    replyMs: 3'
  expect(() => readLatency(text, 'latency.yaml', gatewayMock)).toThrow(shown.trim())
})

test('the test runs', async () => {
  const [code = ''] = blocks('js')
  await runExample(code, { createMock, OpenAI, expect })
})
