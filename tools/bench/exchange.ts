import { Client, type Dispatcher } from 'undici'
import type { HttpRequest } from './requests.ts'

/** Creates a connection that an endless stream may use. */
export function createClient(port: number): Client {
  return new Client(`http://127.0.0.1:${port}`, { bodyTimeout: 0, headersTimeout: 0 })
}

/**
 * Sends a request and resolves at the end of its reply, which must have the status 200; `onChunk` gets the parts of the body
 * as they arrive, which the clients of loads do not tell.
 */
export function exchange(client: Client, request: HttpRequest, onChunk = (_: Buffer) => {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: () => {},
      onResponseStart: (controller, status) => {
        if (status !== 200) controller.abort(new Error(`expected the status 200, got ${status}`))
      },
      onResponseData: (_, chunk) => onChunk(chunk),
      onResponseEnd: () => resolve(),
      onResponseError: (_, error) => reject(error),
    }
    client.dispatch(request, handler)
  })
}

/** Measures successive exchanges over one connection, in milliseconds: to the first part of the body, and to its end. */
export async function timeExchanges(count: number, port: number, request: HttpRequest) {
  const client = createClient(port)
  const times: { firstMs: number; endMs: number }[] = []
  try {
    while (times.length < count) {
      const start = performance.now()
      let firstMs = 0
      await exchange(client, request, () => {
        if (firstMs === 0) firstMs = performance.now() - start
      })
      times.push({ firstMs, endMs: performance.now() - start })
    }
    return times
  } finally {
    await client.destroy()
  }
}
