import Anthropic from '@anthropic-ai/sdk'
import { GoogleGenAI } from '@google/genai'
import OpenAI from 'openai'

interface Gateway {
  readonly baseUrl: string
  readonly key: string
  readonly fetch?: typeof globalThis.fetch
}

/** The official clients, without retries, of a gateway at an address, or of a mock in this process, by its `fetch`. */
export function createClients({ baseUrl, key, fetch }: Gateway) {
  const own = { ...(fetch ? { fetch } : {}), maxRetries: 0 }
  return {
    openai: new OpenAI({ baseURL: `${baseUrl}/v1`, apiKey: key, ...own }),
    anthropic: new Anthropic({ baseURL: baseUrl, apiKey: key, ...own }),
    google: new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl, ...(fetch ? { fetch } : {}) } }),
  }
}

/** Creates a video and waits for its end. */
export async function finishVideo({ videos }: OpenAI): Promise<OpenAI.Video> {
  let video = await videos.create({ model: 'gw-video-1' as OpenAI.VideoModel, prompt: 'A lighthouse' })
  while (video.status === 'queued' || video.status === 'in_progress') video = await videos.retrieve(video.id)
  return video
}
