import type { AddressInfo } from 'node:net'
import Anthropic from '@anthropic-ai/sdk'
import { GoogleGenAI } from '@google/genai'
import OpenAI from 'openai'
import { type AppOptions, createApp } from '../../server-stub/app.ts'
import type { ContractRules } from '../../server-stub/judge/contract.ts'
import { findViolations } from '../find-violations.ts'

/** A mock on a real socket of this machine, for as long as a test needs it; closing it fails if a reply broke the contract. */
export interface Served {
  readonly baseUrl: string
  readonly key: string
  close(): Promise<void>
}

/** Starts a mock whose replies, events and event orders are all checked against the contract. */
export async function serve(options: Partial<AppOptions> = {}, rules?: ContractRules): Promise<Served> {
  const key = 'sk-test'
  const { violations, replyValidation } = findViolations(rules)
  const app = createApp({ keys: [key], speed: 0, replyValidation, ...options })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const close = async () => {
    await app.close()
    if (violations.length > 0) throw new Error(`the mock broke its contract: ${JSON.stringify(violations, null, 2)}`)
  }
  return { baseUrl: `http://127.0.0.1:${port}`, key, close }
}

/** The official clients, without retries. */
interface Clients {
  readonly openai: OpenAI
  readonly anthropic: Anthropic
  readonly google: GoogleGenAI
}

interface Gateway {
  readonly baseUrl: string
  readonly key: string
  readonly fetch?: typeof globalThis.fetch
}

/** Clients of a gateway at an address, or of a mock in this process, by its `fetch`. */
export function createClients({ baseUrl, key, fetch }: Gateway): Clients {
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
