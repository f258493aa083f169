import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emitClient } from '../../generators/emit/client.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import { createMock } from '../../mock/in-process.ts'
import { type Client, createClient } from '../../runtime/client/client.ts'
import { root, temporaryFolder } from '../generators/run-generate.ts'
import { findFolderErrors } from '../generators/served-folder.ts'
import { closeAfterTest } from '../support/close-after.ts'

type Make<T> = (client: Client<object>, prompt: string, signal?: AbortSignal) => Promise<T>

async function startMock() {
  const mock = await createMock()
  closeAfterTest(mock)
  const { baseUrl, key, fetch } = mock
  return { mock, options: { baseUrl, fetch, headers: { authorization: `Bearer ${key}`, 'x-api-key': key } } }
}

/** A module of the example, whose types come from the package. */
const example = (name: string) => import(join(root, 'examples/typed-client', name))

test('the example makes a video, and sees a refusal, a failure and an abort', async () => {
  const { makeVideo }: { makeVideo: Make<Blob> } = await example('video.ts')
  const { mock, options } = await startMock()
  const client = createClient(options)
  const { type, size } = await makeVideo(client, 'A lighthouse')
  expect({ type, isEmpty: size === 0 }).toEqual({ type: 'video/mp4', isEmpty: false })
  await expect(makeVideo(client, 'A lighthouse', AbortSignal.abort())).rejects.toThrow('aborted')
  await expect(makeVideo(client, 'sim:fail')).rejects.toThrow()
  await mock.control.addFault('status:429:family=video')
  await expect(makeVideo(client, 'A lighthouse')).rejects.toThrow('Too many videos')
})

test('the example draws an image, and sees the refusal of the proxy', async () => {
  const { drawImage }: { drawImage: Make<string> } = await example('image.ts')
  const client = createClient((await startMock()).options)
  expect(await drawImage(client, 'A lighthouse')).toMatch(/^https?:/)
  await expect(drawImage(client, 'A lighthouse sim:banned')).rejects.toThrow('banned')
})

/** Reads the events of a stream by their types. */
const code = `
import { createClient } from './client.ts'
type Options = Parameters<typeof createClient>[0]

export async function readText(options: Options, prompt: string): Promise<{ text: string; events: Set<string> }> {
  const client = createClient(options)
  const params = { header: { 'messages-version': '2023-06-01' } }
  const messages = [{ role: 'user' as const, content: prompt }]
  const body = { model: 'gw-text-large', max_tokens: 100, stream: true, messages }
  const { data, error } = await client.POST('/v1/messages', { params, body, accept: 'text/event-stream' })
  if (error) throw new Error(error.error.message)
  let text = ''
  const events = new Set<string>()
  for await (const event of data) {
    events.add(event.event)
    if (event.event === 'content_block_delta' && event.data.delta.type === 'text_delta') text += event.data.delta.text
    // @ts-expect-error: the contract has no such event
    if (event.event === 'response.created') break
  }
  return { text, events }
}
`

/** The same for a document of OpenAPI 3.2. */
const codeOfItems = `
import { createClient } from './client.ts'

export async function readTicks(options: Parameters<typeof createClient>[0]): Promise<unknown[]> {
  const { data, error } = await createClient(options).GET('/ticks')
  if (error) throw error
  const all: unknown[] = []
  for await (const event of data) all.push(event.event === 'tick' ? event.data.count : event.data satisfies '[DONE]')
  return all
}
`

/** Writes the client of a document and code that uses it; returns the folder, from the root. */
function writeClient(spec: string, use: string): string {
  const folder = temporaryFolder()
  const built = buildContract(readSpec(join(root, spec)))
  const files = emitClient({ ...built, core: '../../runtime', header: '// @generated' })
  for (const [path, text] of [...files, ['use.ts', use] as const]) writeFileSync(join(root, folder, path), text)
  return folder
}

interface Use {
  readText(options: object, prompt: string): Promise<{ text: string; events: Set<string> }>
  readTicks(options: object): Promise<unknown[]>
}

test('generated clients compile, and their streams have typed events', async () => {
  const items = 'test/mock/document/items.yaml'
  const folders = [writeClient('spec/openapi.yaml', code), writeClient(items, codeOfItems)]
  expect(findFolderErrors(folders, ['use.ts'])).toEqual([])
  const [gateway, document]: Use[] = await Promise.all(folders.map((folder) => import(join(root, folder, 'use.ts'))))
  const read = await gateway?.readText((await startMock()).options, 'sim:echo The tide is high')
  expect(read?.text).toContain('The tide is high')
  expect([...(read?.events ?? [])]).toEqual(
    expect.arrayContaining(['message_start', 'content_block_delta', 'message_stop']),
  )
  const mock = await createMock({ spec: join(root, items) })
  closeAfterTest(mock)
  expect(await document?.readTicks(mock)).toEqual([3, '[DONE]'])
})
