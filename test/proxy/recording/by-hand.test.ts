import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { gatewayContract } from 'gatewright/judge'
import { expect, test } from 'vitest'
import { checkRecording } from '../../../proxy/recording/check-recording.ts'
import { createClients } from '../../sdk/clients.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { replay } from './recording.ts'

const schemaFile = JSON.parse(readFileSync('package.json', 'utf8')).exports['./recording.schema.json']
const isExchange = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(schemaFile, 'utf8')))

/** A folder with these files. */
function writeFiles(files: Readonly<Record<string, unknown>>): string {
  const folder = testFolder()
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  return folder
}

const response = { id: 'resp_1', object: 'response', created_at: 1, status: 'completed', model: 'm', output: [] }

const asked = {
  recording: 1,
  request: { method: 'POST', path: '/v1/responses', body: { json: { model: 'm', input: 'Hi', stream: true } } },
  reply: {
    status: 200,
    body: {
      events: [
        { event: 'response.created', data: { type: 'response.created', sequence_number: 0, response } },
        { event: 'response.completed', data: { type: 'response.completed', sequence_number: 1, response } },
      ],
    },
  },
}

const listed = {
  recording: 1,
  request: { method: 'GET', path: '/v1/models' },
  reply: {
    status: 200,
    body: { json: { object: 'list', data: [{ id: 'm', object: 'model', created: 1, owned_by: 'x' }] } },
  },
}

test('an official client reads a recording that says only what matters', async () => {
  const path = writeFiles({ '7-ask.json': asked, '0002-list.json': listed })
  for (const file of [asked, listed]) expect(isExchange(file), JSON.stringify(isExchange.errors)).toBe(true)
  const { baseUrl, key } = await replay({ path, only: true })
  const { openai } = createClients({ baseUrl, key })
  expect((await openai.models.list()).data.map(({ id }) => id)).toEqual(['m'])
  const events = await Array.fromAsync(await openai.responses.create({ model: 'm', input: 'Hi', stream: true }))
  expect(events).toEqual(asked.reply.body.events.map(({ data }) => data))
})

test('events are sent with their names, ids and lines, and numbers come from the names of the files', async () => {
  const body = { events: [{ event: 'a', id: '1', data: { b: 'c' } }, { data: 'two\nlines' }, { data: '[DONE]' }] }
  const path = writeFiles({ '0003-x.json': { ...listed, reply: { status: 200, body } } })
  const { request } = await replay({ path })
  const reply = await request('/v1/models')
  expect(reply.headers.get('content-type')).toBe('text/event-stream')
  expect(await reply.text()).toBe('event: a\nid: 1\ndata: {"b":"c"}\n\ndata: two\ndata: lines\n\ndata: [DONE]\n\n')
  expect(checkRecording(gatewayContract, path).lines[0]).toContain('exchange 3, GET /v1/models 200: ')
})

test.each<readonly [string, Readonly<Record<string, unknown>>, string]>([
  [
    'an unexpected name',
    { 'models.json': listed },
    'models.json: is not read: the files of exchanges are named <number>-<name>.json, such as 0001-models.json.',
  ],
  ['an unexpected ending', { '0004-a.json': listed, '0005-b.yaml': '' }, 'such as 0005-b.json.'],
  ['no exchange', { 'notes.txt': 'Hi' }, 'contains no exchange.'],
])('a folder with %s is refused with what is expected', (_, files, message) => {
  const path = writeFiles(files)
  expect(() => checkRecording(gatewayContract, path)).toThrow(message)
})

test('a folder of recordings names them', () => {
  const path = writeFiles({ 'notes.txt': 'Hi' })
  mkdirSync(join(path, 'checkout'))
  expect(() => checkRecording(gatewayContract, path)).toThrow(
    `${path} contains no exchange; its folders may be recordings: checkout.`,
  )
})

test('the file of a body may have any name', async () => {
  const reply = { status: 200, headers: { 'content-type': 'application/json' }, body: { file: 'models.json' } }
  const path = writeFiles({ '0001-x.json': { ...listed, reply }, 'models.json': listed.reply.body.json })
  const { request } = await replay({ path })
  expect(await (await request('/v1/models')).json()).toEqual(listed.reply.body.json)
})
