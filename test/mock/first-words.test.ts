import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { readCommandLine } from '../../cli/command-line.ts'
import { startProgram } from '../../cli/start-program.ts'
import { formatWelcome } from '../../cli/welcome.ts'
import { listing, writeRecording } from '../proxy/recording/written-recording.ts'
import { writeTestFile } from '../support/temporary-folder.ts'

/** The first words of a mock with these options, below the lines for clients. */
async function lastWords(...args: string[]): Promise<readonly string[]> {
  const commandLine = await readCommandLine(['mock', '--port', '0', ...args], {})
  if (commandLine.program !== 'mock') throw new Error('not a mock')
  const { close, page, summary } = await startProgram(commandLine)
  await close()
  const words = formatWelcome('mock', 'http://127.0.0.1:4010', { key: 'sk-mock', page, summary, isGateway: true })
  return stripVTControlCharacters(words).trimEnd().split('\n').slice(8)
}

const always = ['Requests are shown at http://127.0.0.1:4010/__mock', 'Stop it with Ctrl+C.']

test('the start-up summary lists scenarios, recording and faults', async () => {
  const path = writeTestFile(
    'my.yaml',
    'scenarios: [{ name: a, answer: { text: A } }, { name: b, answer: { text: B } }]',
  )
  const recording = writeRecording([listing('mine')])
  const given = ['--scenarios', path, '--replay', recording, '--fault', 'hang', '--fault', 'cut:3']
  expect(await lastWords(...given)).toEqual([
    `Loaded 2 scenarios from ${path}.`,
    `Replaying ${recording}; other requests are simulated.`,
    'Injected faults: hang, cut:3.',
    ...always,
  ])
  expect(await lastWords()).toEqual(always)
  expect(await lastWords('--no-journal')).toEqual(['Stop it with Ctrl+C.'])
})

test('clients are given an address to which they can connect', () => {
  const words = formatWelcome('mock', 'http://0.0.0.0:4010', { key: 'sk-mock', page: undefined, isGateway: true })
  expect(words).toContain('curl http://127.0.0.1:4010/v1/models')
})

test('the help separates options from their descriptions', async () => {
  const commandLine = await readCommandLine(['mock', '--help'], {})
  const lines = (commandLine.program === 'help' ? commandLine.text : '').split('\n')
  const options = lines.filter((line) => line.startsWith('  --'))
  expect(options.length).toBeGreaterThan(20)
  for (const line of options) expect(line).toMatch(/^ {2}--[a-z-]+( \S+)?( {2,}\S.*)?$/)
})
