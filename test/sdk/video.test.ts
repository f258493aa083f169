import { execFileSync, spawnSync } from 'node:child_process'
import OpenAI, { BadRequestError } from 'openai'
import { describe, expect, test } from 'vitest'
import { VideoTaskCreated as isCreated, VideoTask as isTask } from '../../generated/validators/video.js'
import { findBox, findBoxes } from '../mock/simulator/media/boxes.ts'
import { closeAfterAll } from '../support/close-after.ts'
import { serveApp } from '../support/serve-app.ts'

const served = await closeAfterAll(serveApp())
const client = new OpenAI({ apiKey: served.key, baseURL: `${served.baseUrl}/v1`, maxRetries: 0 })

const model = 'gw-video-1'

/** Reads until the task has ended. */
async function poll<T extends { status: string }>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    const task = await read()
    if (task.status === 'succeeded' || task.status === 'failed') return task
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${served.key}`, ...(init.headers as Record<string, string> | undefined) }
  return fetch(`${served.baseUrl}${path}`, { ...init, headers })
}

async function createNative(body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const reply = await call('/v1/video/generations', { method: 'POST', headers, body: JSON.stringify(body) })
  const created: unknown = await reply.json()
  if (!isCreated(created)) throw new Error(`That is not a task: ${JSON.stringify(created)}`)
  return created.task_id
}

async function pollNative(id: string) {
  const task = await poll(async () => {
    const read: unknown = await (await call(`/v1/video/generations/${id}`)).json()
    if (!isTask(read)) throw new Error(`That is not a task: ${JSON.stringify(read)}`)
    return read
  })
  const { duration = 0, fps = 0, width, height } = task.metadata ?? {}
  return { task, url: task.url ?? '', duration, fps, width, height }
}

/** The file's boxes are those of an MP4 that can be played while it loads; its length is the one in its head. */
function checkMp4(bytes: Uint8Array, seconds: number): void {
  const boxes = findBoxes(bytes, { start: 0, end: bytes.length })
  expect(boxes[0]?.type).toBe('ftyp')
  expect(boxes.map(({ type }) => type)).toEqual(expect.arrayContaining(['moov', 'mdat']))
  const { start } = findBox(bytes, 'moov/mvhd')
  const head = new DataView(bytes.buffer, bytes.byteOffset + start)
  expect(head.getUint32(16) / head.getUint32(12)).toBeCloseTo(seconds, 1)
}

describe('the compatible format with the official client', () => {
  test('create, read, download', async () => {
    const created = await client.videos.create({ model, prompt: 'A fox', seconds: '4', size: '720x1280' })
    expect(created).toMatchObject({ object: 'video', model, status: 'queued', seconds: '4', size: '720x1280' })
    const video = await poll<{ status: string }>(() => client.videos.retrieve(created.id))
    expect(video).toMatchObject({ id: created.id, status: 'succeeded', progress: 100, error: null })
    const reply = await client.videos.downloadContent(created.id)
    expect(reply.headers.get('content-type')).toBe('video/mp4')
    checkMp4(new Uint8Array(await reply.arrayBuffer()), 4)
  })

  test('a reference picture in the form does no harm', async () => {
    const input_reference = await OpenAI.toFile(Buffer.from('iVBORw0KGgo=', 'base64'), 'a.png', { type: 'image/png' })
    const { id } = await client.videos.create({ model, prompt: 'A fox', input_reference })
    expect(id).not.toBe('')
  })

  test('a failed video', async () => {
    const { id } = await client.videos.create({ model, prompt: 'sim:fail A fox' })
    const video = await poll<{ status: string }>(() => client.videos.retrieve(id))
    expect(video).toMatchObject({ status: 'failed', error: { message: expect.stringMatching(/./) } })
  })

  test('a rule that is broken', async () => {
    const refused = client.videos.create({ model, prompt: 'A fox', size: 'large' as '720x1280' })
    await expect(refused).rejects.toThrow(BadRequestError)
    await expect(refused).rejects.toMatchObject({ param: 'size', message: expect.stringContaining('size') })
  })
})

const hasProbe = spawnSync('ffprobe', ['-version']).status === 0

test.runIf(hasProbe)('an independent reader can decode it all', async () => {
  const id = await createNative({ model, prompt: 'A fox', size: '1920x1080' })
  await pollNative(id)
  const bytes = Buffer.from(await (await call(`/v1/videos/${id}/content`)).arrayBuffer())
  const query = ['-v', 'error', '-count_frames', '-show_entries', 'stream=codec_name,width,height,nb_read_frames']
  const { streams } = JSON.parse(execFileSync('ffprobe', [...query, '-of', 'json', '-'], { input: bytes }).toString())
  expect(streams).toEqual([{ codec_name: 'h264', width: 640, height: 360, nb_read_frames: '96' }])
})
