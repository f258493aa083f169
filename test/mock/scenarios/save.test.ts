import { chmodSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { testFolder, writeTestFile } from '../../support/temporary-folder.ts'
import { openScenarioFiles } from '../gateway-readers.ts'
import { readText, testMockInProcess } from '../serve-mock.ts'

let folder: string

beforeEach(() => {
  folder = testFolder()
})

const write = (name: string, text: string) => writeTestFile(name, text, folder)

const NEW = "scenarios:\n  - name: new # mine\n    answer: { text: 'Hi.' }\n"

/** Files, and what stands in them in place of `@` once the new scenario is saved. */
const forms: readonly (readonly [form: string, file: string, appended: string])[] = [
  [
    'a list in blocks, with comments around it',
    'scenarios:\n  # first\n  - {name: a,   answer: {text: b}}  # c\n@  # end\n\n# accounts\naccounts: []\n',
    "  - name: new # mine\n    answer: { text: 'Hi.' }\n",
  ],
  [
    'a list without indentation, with empty lines',
    'scenarios:\n- name: a\n  answer:\n    text: |\n      b\n\n- name: c\n  answer: { text: d }\n@\naccounts: []\n',
    "\n- name: new # mine\n  answer: { text: 'Hi.' }\n",
  ],
  [
    'a last line without an end',
    'scenarios:\n  - { name: a, answer: { text: b } }@',
    "\n  - name: new # mine\n    answer: { text: 'Hi.' }\n",
  ],
  [
    'line breaks of Windows',
    '\uFEFFscenarios:\r\n  - name: a\r\n    answer: { text: b }\r\n@',
    "  - name: new # mine\r\n    answer: { text: 'Hi.' }\r\n",
  ],
  ['an empty list', 'scenarios: [@]\n', '{"name":"new","answer":{"text":"Hi."}}'],
  ['JSON on a line', '{"scenarios":[{"name":"a","answer":{"text":"b"}}@]}', ', {"name":"new","answer":{"text":"Hi."}}'],
  [
    'JSON on many lines',
    '{\n  "scenarios": [\n    {\n      "name": "a",\n      "answer": {"text": "b"}\n    }@\n  ]\n}\n',
    ',\n    {\n      "name": "new",\n      "answer": {\n        "text": "Hi."\n      }\n    }',
  ],
  [
    'brackets with a comma at the end',
    'scenarios: [\n  { name: a, answer: { text: b } },@ # c\n]\n',
    '\n  {"name":"new","answer":{"text":"Hi."}}',
  ],
]

test.each(forms)('appends to %s, and changes nothing else', async (_, file, appended) => {
  const path = write('a.yaml', file.replace('@', ''))
  const mock = await testMockInProcess({ scenarios: path })
  const before = (await mock.control.listScenarios()).scenarios.map(({ name }) => name)
  const { scenarios } = await mock.control.saveScenarios({ text: NEW })
  expect(readFileSync(path, 'utf8')).toBe(file.replace('@', () => appended))
  expect(scenarios.map(({ name }) => name)).toEqual([...before, 'new'])
})

test('a saved scenario answers at once in all sandboxes, and takes the place of an added one', async () => {
  const path = write('a.yaml', 'scenarios: []\n')
  chmodSync(path, 0o600)
  const link = join(folder, 'link.yaml')
  symlinkSync(path, link)
  const mock = await testMockInProcess({ scenarios: link })
  const scenario = { name: 'new', match: { text: 'hello' }, answer: { text: 'Hi.' } }
  await mock.control.addScenarios({ scenarios: [{ ...scenario, answer: { text: 'Added.' } }] })
  await mock.control.saveScenarios({ scenarios: [scenario] })
  const reply = mock.request('/~other/v1/responses', { json: { model: 'gw-text-large', input: 'hello' } })
  expect(await readText(reply)).toBe('Hi.')
  expect((await mock.control.listScenarios()).scenarios).toMatchObject([{ origin: `${link}:1`, scenario }])
  expect((await mock.control.getState()).options.scenarioFile).toBe('link.yaml')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['a.yaml', 'link.yaml'])
})

test('what cannot be saved is refused in one line that says how to mend it, and the file stays', async () => {
  const text = 'scenarios:\n  - { name: taken, answer: { text: b } }\n'
  const path = write('a.yaml', text)
  const mock = await testMockInProcess({ scenarios: path })
  const save = (body: object) => mock.control.saveScenarios(body)
  await expect(save({ text: NEW.replace('new', 'taken') })).rejects.toMatchObject({
    status: 400,
    message: `${path}:2 already has a scenario \`taken\`: rename the new one, or remove that one.`,
  })
  await expect(save({ text: NEW.replace('answer', 'anser') })).rejects.toThrow(/^line 3, column 5: .*did you mean/)
  await expect(save({ scenarios: [], accounts: [] })).rejects.toMatchObject({ status: 400, param: 'accounts' })
  expect(readFileSync(path, 'utf8')).toBe(text)
  writeFileSync(path, 'scenarios:\n  - { name: a, anser: {} }\n')
  await expect(save({ text: NEW })).rejects.toThrow(`Fix the errors in the file first: ${path}:2:16: scenarios`)
  writeFileSync(path, 'accounts: &none []\nscenarios: *none\n')
  await expect(save({ text: NEW })).rejects.toThrow('in a form that cannot be appended to: add the scenario by hand.')
  rmSync(path)
  await expect(save({ text: NEW })).rejects.toThrow(`cannot read ${path}: no such file`)
  expect(readdirSync(folder)).toEqual([])
})

test('a file that may not be written is left alone', async () => {
  const path = write('a.yaml', 'scenarios: []\n')
  chmodSync(path, 0o444)
  chmodSync(folder, 0o755)
  const mock = await testMockInProcess({ scenarios: path })
  // Root may write any file.
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.('nobody')
  try {
    await expect(mock.control.saveScenarios({ text: NEW })).rejects.toThrow(
      `${path} cannot be written (permission denied): make the file and its folder writable.`,
    )
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
  expect(readFileSync(path, 'utf8')).toBe('scenarios: []\n')
})

test('without exactly one file there is nowhere to save', async () => {
  const mock = await testMockInProcess({ scenarios: [{ name: 'a', answer: { text: 'b' } }] })
  await expect(mock.control.saveScenarios({ text: NEW })).rejects.toMatchObject({ status: 404 })
  expect((await mock.control.getState()).options.scenarioFile).toBeNull()
  const two = [write('a.yaml', 'scenarios: []\n'), write('b.yaml', 'scenarios: []\n')]
  const files = await openScenarioFiles(two)
  expect(files.file).toBeUndefined()
  files.close()
})
