import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AppOptions } from '../../server-stub/app.ts'
import { type Served, serve } from '../sdk/serve.ts'

export type Headers = Readonly<Record<string, string>>

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Parsed where it is JSON, else as text. */
  readonly body: unknown
}

export interface Sent {
  readonly headers?: Headers
  /** A string, bytes or a form goes as it is, with the type that the headers say; everything else as JSON. */
  readonly body?: unknown
}

/** A mock that runs for the tests of a file; one that broke its contract fails them. */
export interface SourceServer {
  readonly send: (method: string, path: string, sent?: Sent) => Promise<Answer>
  /** Sends the head of a request that announces so many bytes, and none of them. */
  readonly announce: (method: string, path: string, headers: Headers, bytes: number) => Promise<Answer>
  readonly url: () => string
}

export function sourceServer(options: Partial<AppOptions> = {}): SourceServer {
  let served: Served
  beforeAll(async () => {
    served = await serve(options)
  })
  afterAll(async () => {
    await served.close()
    expect(served.violations).toEqual([])
  })
  const url = () => served.baseUrl
  return {
    url,
    send: async (method, path, { headers = {}, body } = {}) => {
      const reply = await fetch(url() + path, { method, ...encode(headers, body) })
      return { status: reply.status, headers: Object.fromEntries(reply.headers), body: decode(await reply.text()) }
    },
    announce: (method, path, headers, bytes) =>
      new Promise((resolve, reject) => {
        const sent = httpRequest(url() + path, { method, headers: { ...headers, 'content-length': String(bytes) } })
        sent.once('error', reject)
        sent.once('response', async (reply) => {
          const body = decode(Buffer.concat(await reply.toArray()).toString())
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers as Headers, body })
          sent.destroy()
        })
        sent.flushHeaders()
      }),
  }
}

function encode(headers: Headers, body: unknown): RequestInit {
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { headers, body }
  // Bytes, since fetch gives a string a type of its own.
  if (typeof body === 'string') return { headers, body: new TextEncoder().encode(body) }
  if (body instanceof Uint8Array) return { headers, body: new Uint8Array(body) }
  return { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

function decode(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
