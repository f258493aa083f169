import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { format, promisify, stripVTControlCharacters } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { reportSuite } from '../../cli/conformance.ts'
import { activityLog } from '../../mock/activity-log.ts'
import { routes } from '../../mock/control/generated/routes.ts'
import { openScenarioFiles } from '../mock/gateway-readers.ts'
import { getSender, sharedMock, testMock } from '../mock/serve-mock.ts'
import { readPage } from './page.ts'

const { text: document, blocks } = readPage('docs/mock/control.md')
const run = promisify(execFile)
const folder = '.cache/control-docs'

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/scenarios.yaml`, 'scenarios: []\n')
const scenarios = await openScenarioFiles([`${folder}/scenarios.yaml`])
const served = await sharedMock({ keys: ['sk-mock'], scenarios, runSuite: reportSuite })

afterAll(() => {
  scenarios.close()
  rmSync(folder, { recursive: true, force: true })
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
    writeFileSync(path, here(program).replace("'gatewright'", "'../../cli/exports/index.ts'"))
    const log = vi.spyOn(console, 'log').mockReturnValue()
    await import(resolve(path))
    const expected = [...program.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, output]) => output)
    expect(log.mock.calls.map((values) => format(...values))).toEqual(expected)
    log.mockRestore()
  }
})

test('the shown log is that of such requests', async () => {
  const log: string[] = []
  const activity = activityLog({ format: 'pretty', getAddress: () => served.baseUrl, write: (line) => log.push(line) })
  const logged = await testMock({ keys: ['sk-mock'], activity })
  const shown = blocks('text')[0]?.trim().split('\n') ?? []
  const message = { model: 'gw-text-large', max_tokens: 20, messages: [{ role: 'user', content: 'Hello' }] }
  const request = getSender({ ...logged, key: 'sk-mock', fetch })
  const send = async (path: string, json: object, more: Record<string, string> = {}) => {
    await (await request(path, { json, headers: { 'messages-version': '1', ...more } })).text()
  }
  await send('/v1/messages', { ...message, stream: true })
  await send('/~alice/v1/messages', message, { prefer: 'code=429' })
  await send('/v1/responses', { model: 'gw-text-large', input: 'sim:fail-midway Hello', stream: true })
  await fetch(`${logged.baseUrl}/v1/models`)
  await send('/v1/chat/completions', {})
  await send('/v1/videos', { model: 'gw-video-1', prompt: 'A heron' })
  const simplify = (line: string) =>
    stripVTControlCharacters(line)
      .replace(/^[\d:]{8}/, 'TIME')
      .replace(/[\d.]+ ms/, 'MS')
      .replace(/\d+ events/, 'EVENTS')
      .replace(/video_\w+/, 'ID')
  expect(shown).toHaveLength(6)
  await expect.poll(() => log.map(simplify)).toEqual(expect.arrayContaining(shown.map(simplify)))
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
