import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { formatWelcome } from '../../cli/welcome.ts'
import { activityLog } from '../../mock/activity-log.ts'
import { showText } from '../../settings/errors.ts'
import { testMock } from '../mock/serve-mock.ts'
import { runCommand } from '../support/start-command.ts'
import { testFolder, writeTestFile } from '../support/temporary-folder.ts'
import { runGenerate } from './run-generate.ts'

/** Clears a terminal, in the two forms of the sequence, and reverses the order of what follows. */
const hostile = '\u001b[2J\u009b2J\u202e'
const obeyed = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u
const shown = '\\u001b[2J\\u009b2J\\u202e'

/** A valid document that gives warnings, or one that is refused, with the text wherever a command prints it. */
function writeDocument(isValid: boolean): string {
  const content = { 'application/json': { schema: { type: 'object', [`key${hostile}`]: 1 } } }
  const get = {
    operationId: `read${hostile}`,
    tags: [`tag${hostile}`],
    responses: { 200: { description: 'Read.', content }, ...(isValid ? {} : { 400: { $ref: `#/no${hostile}` } }) },
  }
  const info = { title: `Title${hostile}`, version: '1' }
  const paths = { [`/a${hostile}`]: { get } }
  return writeTestFile('openapi.json', JSON.stringify({ openapi: '3.1.0', info, paths }))
}

function expectShown(text: string): void {
  expect(text).not.toMatch(obeyed)
  expect(text).toContain(shown)
}

test.each(['generate', 'init'])('%s shows the control characters of a document as escapes', async (command) => {
  for (const isValid of [true, false]) {
    const args = ['--spec', writeDocument(isValid), '--out', join(testFolder(), 'out')]
    const { code, stdout, stderr } = await runGenerate(args, command)
    expect(code, stderr).toBe(isValid ? 0 : 1)
    expectShown(stdout + stderr)
  }
})

test('conformance shows the control characters of a document as escapes, in lists and in reports', async () => {
  for (const args of [
    ['--target', 'mock', '--list'],
    ['--target', 'mock', '--read-only'],
    ['--target', 'mock'],
  ]) {
    const spec = writeDocument(args.length > 2)
    const { stdout, stderr } = await runGenerate(['--spec', spec, ...args], 'conformance')
    expectShown(stdout + stderr)
  }
})

test('the mock, the proxy and the check of a recording show the control characters of a refused document as escapes', async () => {
  const spec = writeDocument(false)
  for (const args of [
    ['mock', '--port', '0', '--spec', spec],
    ['proxy', '--port', '0', '--target', 'http://127.0.0.1:9', '--spec', spec],
    ['mock', '--check-recording', spec, '--spec', spec],
  ]) {
    const { status, stderr } = await runCommand(...args)
    expect(status).toBe(2)
    expectShown(stderr)
  }
})

test('the start-up summary and the lines of requests show control characters as escapes', async () => {
  const options = { key: undefined, page: undefined, summary: [`Mocking ${hostile}.`], isGateway: false }
  expectShown(stripVTControlCharacters(formatWelcome('mock', 'http://127.0.0.1:1', options)))
  for (const format of ['pretty', 'json'] as const) {
    const lines: string[] = []
    const activity = activityLog({ format, write: (line) => lines.push(line) })
    const served = await testMock({ activity })
    await served
      .request('/v1/responses', { json: { model: `gw${hostile}`, input: 'Hello' } })
      .then((reply) => reply.text())
    // The colours of the line itself are no text of the request.
    const text = format === 'json' ? lines.join('\n') : lines.map(stripVTControlCharacters).join('\n')
    expect(text).not.toMatch(obeyed)
    expect(text).toContain(String.raw`\u202e`)
  }
})

test('newlines and tabs of a text stay', () => expect(showText('a\n\tb\r')).toBe('a\n\tb\\u000d'))
