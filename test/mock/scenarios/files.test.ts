import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testFolder, writeTestFile } from '../../support/temporary-folder.ts'
import { openScenarioFiles } from '../gateway-readers.ts'
import { readText, type ServedMock, testMock } from '../serve-mock.ts'

let folder: string
const said: string[] = []

beforeEach(() => {
  folder = testFolder()
  said.length = 0
})

const write = (name: string, text: string) => writeTestFile(name, text, folder)

const counting = (second: string) => `
scenarios:
  - name: count
    answers: [{ text: first }, { text: ${second} }]
`

const ask = ({ request }: ServedMock) =>
  readText(request('/v1/responses', { json: { model: 'gw-text-large', input: 'x' } }))

/** Scenario files, and what they report, until the test ends. */
async function open(...paths: readonly string[]) {
  const files = await openScenarioFiles(paths, (message) => void said.push(message))
  onTestFinished(() => files.close())
  return files
}

test('a changed file is read again, and its scenarios keep their counters', async () => {
  const path = write('a.yaml', counting('second'))
  const files = await open(path)
  const served = await testMock({ scenarios: files })
  expect(await ask(served)).toBe('first')
  // As editors do it.
  renameSync(write('a.yaml.tmp', counting('changed')), path)
  const answers = () => files.current[0]?.scenario.answers
  await expect.poll(() => answers()?.[1]).toEqual({ text: 'changed' })
  expect(await ask(served)).toBe('changed')
})

test('faults of an unchanged scenario keep their counters, and those of a removed one release what they delay', async () => {
  const once = "scenarios:\n  - { name: once, match: { text: x }, faults: ['status:500:times=1'] }\n"
  const held = "  - { name: held, match: { text: y }, faults: ['hang'] }\n"
  const path = write('a.yaml', once)
  const files = await open(path)
  const served = await testMock({ scenarios: files, log: () => {} })
  const status = async (input: string) =>
    (await served.request('/v1/responses', { json: { model: 'gw-text-large', input } })).status
  expect(await status('x')).toBe(500)
  write('a.yaml', once + held)
  await files.reload()
  expect(await status('x')).toBe(200)
  const hanging = status('y')
  await expect.poll(() => served.mock.sandboxes.get('').scenarios.list()[1]?.answered).toBe(1)
  write('a.yaml', once)
  await files.reload()
  expect(await hanging).toBe(200)
})

test('reports an invalid new version, and keeps the old one', async () => {
  const path = write('a.yaml', counting('second'))
  const files = await open(path)
  write('a.yaml', 'scenarios:\n  - name: count\n    anser: {}')
  await expect.poll(() => said).toHaveLength(1)
  expect(said[0]).toBe(
    `The scenarios are unchanged, because of errors:\n${path}:3:5: scenarios[0].anser: unknown property; did you mean \`answer\`?`,
  )
  expect(files.current).toMatchObject([{ scenario: { name: 'count' } }])
  write('a.yaml', counting('fixed'))
  expect(await files.reload()).toBe(true)
  expect(files.current[0]?.scenario.answers?.[1]).toEqual({ text: 'fixed' })
  expect(said.slice(1)).toContain(`Loaded 1 scenario from ${path}.`)
})

test('several files are read in order; names are unique across files', async () => {
  const a = write('a.yaml', counting('second'))
  const b = write('b.json', '{"scenarios": [{"name": "other", "answer": {"text": "hi"}}]}')
  const files = await open(a, b)
  expect(files.current.map(({ scenario, origin }) => [scenario.name, origin])).toEqual([
    ['count', `${a}:3`],
    ['other', `${b}:1`],
  ])
  const c = write('c.yaml', counting('third'))
  await expect(open(a, c)).rejects.toThrow(`${c}:3: duplicate scenario name \`count\`; the first is at ${a}:3.`)
})

test('reports a missing file and the errors of all files together', async () => {
  const a = write('a.yaml', 'scenarios: 3')
  const missing = join(folder, 'missing.yaml')
  await expect(open(a, missing)).rejects.toThrow(
    `${a}:1:1: scenarios: must be an array, got 3.\n--scenarios cannot read ${missing}: no such file.`,
  )
})
