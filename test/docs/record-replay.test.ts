import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { format } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { createMock } from 'gatewright'
import { expect, onTestFinished, test, vi } from 'vitest'
import schema from '../../proxy/recording/interaction.schema.json' with { type: 'json' }
import { mockOptions } from '../../settings/options.ts'
import { getSender, serveMock } from '../mock/serve-mock.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startProcess } from '../support/server-process.ts'
import { runCommand, startCommand } from '../support/start-command.ts'
import { testFolder } from '../support/temporary-folder.ts'
import { readPage, runExample } from './page.ts'

const { text: guide, blocks } = readPage('docs/mock/record-replay.md')

/** The arguments of the example that has this option, for this deployment and this recording. */
function getArguments(option: string, target: string, recording: string): readonly string[] {
  const command =
    blocks('sh')
      .find((each) => each.includes(option))
      ?.trim() ?? ''
  expect(command).toContain('npx gatewright mock ')
  const text = command.replace('npx gatewright mock ', '').replace('https://gateway.example', target)
  return ['mock', ...text.replace('recordings/checkout', recording).split(' ')]
}

test('the examples record, check and replay; a killed recorder leaves what had ended', async () => {
  const deployment = await serveMock({ speed: 1 })
  const recording = join(testFolder(), 'recording')
  const recorder = await closeAfterTest(startProcess(getArguments('--record', deployment.baseUrl, recording)))
  const request = getSender({ ...deployment, baseUrl: recorder.baseUrl, fetch })
  const listed = await (await request('/v1/models')).json()
  const begun = await request('/v1/responses', { json: { model: 'gw-text-large', input: 'sim:long', stream: true } })
  await begun.body?.getReader().read()
  recorder.child.kill('SIGKILL')
  await recorder.ended
  await deployment.close()
  expect(recorder.said.out).toContain(`Forwarding all requests to ${deployment.baseUrl}; recording in ${recording}.`)

  const checked = await runCommand(...getArguments('--check-recording', '', recording))
  expect(checked).toEqual({
    status: 0,
    stdout: `1 exchange in ${recording}: no violation of the contract.\n`,
    stderr: '',
  })

  const mock = await closeAfterTest(startCommand(getArguments('--replay', '', recording)))
  const headers = { authorization: 'Bearer sk-mock' }
  expect(await (await fetch(`${mock.baseUrl}/v1/models`, { headers })).json()).toEqual(listed)

  const [example = ''] = blocks('ts')
  const folder = '.cache/record-replay'
  mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = join(folder, 'example.ts')
  writeFileSync(
    script,
    example.replace('recordings/checkout', recording).replace("'gatewright'", "'../../cli/exports/index.ts'"),
  )
  const ids = (listed as { readonly data: readonly { readonly id: string }[] }).data.map(({ id }) => id)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await import(resolve(script))
  expect(log.mock.calls.map((values) => format(...values))).toEqual([ids.join(' ')])
})

test.each(blocks('js').map((example, index) => [index, example] as const))(
  'example %i has the shown output',
  async (index, example) => {
    const deployment = await closeAfterTest(serveMock())
    const body = example
      .replace('https://gateway.example', deployment.baseUrl)
      .replace('recordings/models', join(testFolder(), 'models'))
      .replace('sk-real', deployment.key)
    const printed = await runExample(body, { createMock })
    const shown = blocks('text').filter((block) => block.startsWith('true'))[index]
    expect(printed).toBe(shown)
  },
)

test('the shown recordings match the schema', () => {
  const shown = blocks('json').filter((block) => block.includes('"recording"'))
  const validate = new Ajv2020({ strict: false }).compile(schema)
  expect(shown.length).toBeGreaterThan(1)
  for (const block of shown) expect(validate(JSON.parse(block)), JSON.stringify(validate.errors)).toBe(true)
})

test('the table names every option', () => {
  const names = Object.values(mockOptions).map(({ name }) => name.split(' ')[0] ?? '')
  const own = names.filter((name) => /record|replay/.test(name))
  expect(own.length).toBeGreaterThan(5)
  for (const name of own) expect(guide).toContain(`| \`--${name}`)
})
