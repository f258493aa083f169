import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, onTestFinished, test } from 'vitest'
import schema from '../../server-stub/recording/interaction.schema.json' with { type: 'json' }
import { serveMock } from '../mock/serve-mock.ts'
import { runProcess } from '../operations/process.ts'
import { testFolder } from '../temporary-folder.ts'
import { testProcess } from '../test-server.ts'

const guide = readFileSync('docs/mock/record-replay.md', 'utf8')
const getBlocks = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, block = '']) => block.trim())

/** The arguments of the example that has this option, for this deployment and this recording. */
function getArguments(option: string, target: string, recording: string): readonly string[] {
  const command = getBlocks('sh').find((each) => each.includes(option)) ?? ''
  expect(command).toContain('npx gatewright mock ')
  const text = command.replace('npx gatewright mock ', '').replace('https://gateway.example', target)
  return ['mock', ...text.replace('recordings/checkout', recording).split(' ')]
}

test('the examples record, check and replay; a killed recorder leaves what had ended', async () => {
  const deployment = await serveMock({ speed: 1 })
  const recording = join(testFolder(), 'recording')
  const recorder = await testProcess(getArguments('--record', deployment.baseUrl, recording))
  const headers = { authorization: `Bearer ${deployment.key}`, 'content-type': 'application/json' }
  const listed = await (await fetch(`${recorder.baseUrl}/v1/models`, { headers })).json()
  const body = JSON.stringify({ model: 'gw-text-large', input: 'sim:long', stream: true })
  const begun = await fetch(`${recorder.baseUrl}/v1/responses`, { method: 'POST', headers, body })
  await begun.body?.getReader().read()
  recorder.child.kill('SIGKILL')
  await recorder.ended
  await deployment.close()
  expect(recorder.said.out).toContain(`Forwarding all requests to ${deployment.baseUrl}; recording in ${recording}.`)

  const checked = await runProcess(getArguments('--check-recording', '', recording))
  expect(checked).toEqual({ code: 0, out: `1 exchange in ${recording}: no violation of the contract.\n`, err: '' })

  const mock = await testProcess(getArguments('--replay', '', recording))
  const given = { authorization: 'Bearer sk-mock' }
  expect(await (await fetch(`${mock.baseUrl}/v1/models`, { headers: given })).json()).toEqual(listed)

  const [example = ''] = getBlocks('ts')
  const folder = '.cache/record-replay'
  mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = join(folder, 'example.ts')
  writeFileSync(
    script,
    example.replace('recordings/checkout', recording).replace("'gatewright'", "'../../server-stub/exports/index.ts'"),
  )
  const ids = (listed as { readonly data: readonly { readonly id: string }[] }).data.map(({ id }) => id)
  expect(execFileSync(process.execPath, [script], { encoding: 'utf8' })).toBe(`${ids.join(' ')}\n`)
})

test('the shown recording matches the schema', () => {
  const shown = getBlocks('json').find((block) => block.includes('"recording"')) ?? ''
  const validate = new Ajv2020({ strict: false }).compile(schema)
  expect(validate(JSON.parse(shown)), JSON.stringify(validate.errors)).toBe(true)
})

test('the table names every option', async () => {
  const { out } = await runProcess(['mock', '--help'])
  for (const option of ['record', 'recording', 'replay', 'replay-match', 'replay-only', 'check-recording']) {
    expect(out).toContain(`--${option} `)
    expect(guide).toContain(`| \`--${option}`)
  }
})
