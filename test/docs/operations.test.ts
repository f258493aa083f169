import { expect, test } from 'vitest'
import { readCommandLine } from '../../cli/command-line.ts'
import { getDefault, getVariable, type OptionTable } from '../../settings/option.ts'
import { mockOptions, stubOptions } from '../../settings/options.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startProcess } from '../support/server-process.ts'
import { startCommand } from '../support/start-command.ts'
import { writeTestFile } from '../support/temporary-folder.ts'
import { readPage } from './page.ts'

const { text: document, blocks } = readPage('docs/operations.md')

/** The cells of all rows of tables, without the marks of code. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(2, -2)
      .replaceAll('\\|', '\0')
      .split(' | ')
      .map((cell) => cell.replaceAll('`', '').replaceAll('\0', '|').trim()),
  )

test('every option of the stub has its row, with its variable, what counts without it and what it does', () => {
  const written = rows.filter(([first = '']) => first.startsWith('--'))
  const expected = Object.values(stubOptions).map((option) => {
    const { name, value, about } = option
    return [`--${name} ${value}`.trim(), getVariable(option), getDefault(option), about]
  })
  expect(written).toEqual(expected)
})

test.each<[string, OptionTable]>([
  ['mock', mockOptions],
  ['stub', stubOptions],
])('the help of the %s names every option and every variable', async (program, options) => {
  const commandLine = await readCommandLine([program, '--help'], {})
  const words = commandLine.program === 'help' ? commandLine.text.split(/[\s,]+/) : []
  for (const option of Object.values(options)) {
    expect(words).toContain(`--${option.name}`)
    expect(words).toContain(getVariable(option))
  }
})

test('every metric of ours is there once, and no other', async () => {
  const stub = await closeAfterTest(startCommand(['stub', '--admin-port', '0']))
  const text = await (await fetch(`${stub.adminUrl}/metrics`)).text()
  const served = [...text.matchAll(/^# HELP ((?:gatewright|gen_ai)_\S+)/gm)].map(([, name]) => name)
  const written = rows.map(([first]) => first).filter((first) => /^(gatewright|gen_ai)_/.test(first ?? ''))
  expect(written.toSorted()).toEqual(served.toSorted())
})

test('the example file is valid', async () => {
  const path = writeTestFile('gatewright.yaml', blocks('yaml')[0] ?? '')
  const environment = { CALLBACK_SECRET: 'whsec-a', TEAM_KEY: 'sk-a', BATCH_KEY: 'sk-b' }
  const commandLine = await readCommandLine(['stub', '--config', path], environment)
  if (commandLine.program !== 'stub') throw new Error('not the stub')
  expect(commandLine.settings).toMatchObject({ port: 4010, logLevel: 'info', callbackSecret: 'whsec-a' })
  expect(commandLine.keys.map(({ grant }) => grant)).toEqual([
    { id: 'team', models: ['gw-text-*', 'gw-video-1'], requestsPerMinute: 600, concurrent: 50 },
    { id: 'batch' },
  ])
})

test('the commands do what they say', async () => {
  const [block = ''] = blocks('sh')
  const lines = block.trim().split('\n')
  const starts = lines.filter((line) => line.includes('npx gatewright stub '))
  const asks = lines.filter((line) => line.startsWith('curl -s '))
  expect(starts.length + asks.length).toBe(lines.length)
  for (const line of starts) {
    const [before = '', args = ''] = line.split('npx gatewright stub ')
    const [name = '', value = ''] = before.trim().split('=')
    const { child, baseUrl, adminUrl, ended } = await startProcess(
      ['stub', ...args.replace('--admin-port 4011', '--admin-port 0').split(' ')],
      name === '' ? {} : { [name]: value },
    )
    const headers = { authorization: 'Bearer sk-of-your-own' }
    expect((await fetch(`${baseUrl}/v1/models`, { headers })).status).toBe(200)
    for (const path of adminUrl === '' ? [] : asks.map((each) => new URL(each.slice('curl -s '.length)).pathname))
      expect((await fetch(`${adminUrl}${path}`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }
})
