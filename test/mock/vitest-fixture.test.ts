import OpenAI from 'openai'
import { expect } from 'vitest'
import { mockTest } from '../../server-stub/mock/vitest.ts'

const seen: string[] = []

for (const name of ['one', 'two']) {
  mockTest(`test ${name} finds nothing that another has made`, async ({ mock }) => {
    const client = new OpenAI({ baseURL: `${mock.baseUrl}/v1`, apiKey: mock.key, fetch: mock.fetch, maxRetries: 0 })
    for (const id of seen) await expect(client.videos.retrieve(id)).rejects.toBeInstanceOf(OpenAI.NotFoundError)
    const video = await client.videos.create({ model: 'gw-video-1' as 'sora-2', prompt: 'A lighthouse' })
    await expect(client.videos.retrieve(video.id)).resolves.toMatchObject({ id: video.id })
    seen.push(video.id)
  })
}
