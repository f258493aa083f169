import Anthropic from '@anthropic-ai/sdk'
import { GoogleGenAI } from '@google/genai'
import OpenAI from 'openai'

/** The official clients, without retries. */
export interface Clients {
  readonly openai: OpenAI
  readonly anthropic: Anthropic
  readonly google: GoogleGenAI
}

export function createClients({ baseUrl, key }: { readonly baseUrl: string; readonly key: string }): Clients {
  return {
    openai: new OpenAI({ baseURL: `${baseUrl}/v1`, apiKey: key, maxRetries: 0 }),
    anthropic: new Anthropic({ baseURL: baseUrl, apiKey: key, maxRetries: 0 }),
    google: new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl } }),
  }
}
