import { createClient } from 'gatewright/client'
import { mockTest } from 'gatewright/vitest'
import { expect } from 'vitest'
import { drawImage } from './image.ts'
import type { paths } from './schema.js'
import { makeVideo } from './video.ts'

/** A client of the mock. */
function connect({ baseUrl, key, fetch }: { baseUrl: string; key: string; fetch: typeof globalThis.fetch }) {
  return createClient<paths>({ baseUrl, fetch, headers: { authorization: `Bearer ${key}` } })
}

mockTest('a video is made', async ({ mock }) => {
  const { type, size } = await makeVideo(connect(mock), 'A lighthouse')
  expect(type).toBe('video/mp4')
  expect(size).toBeGreaterThan(1000)
})

mockTest('a refused video says so', async ({ mock }) => {
  await mock.control.addFault('status:429:family=video')
  await expect(makeVideo(connect(mock), 'A lighthouse')).rejects.toThrow('Too many videos')
})

mockTest('an image is drawn, and a refusal of the proxy is an error', async ({ mock }) => {
  expect(await drawImage(connect(mock), 'A lighthouse')).toMatch(/^https?:/)
  await expect(drawImage(connect(mock), 'A lighthouse sim:banned')).rejects.toThrow('banned')
})
