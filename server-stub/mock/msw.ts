import * as msw from 'msw'

// Version 1 has `rest` in its place. Browsers import this too, so there is no package.json to read.
if (!('http' in msw)) throw new Error('gatewright needs msw 2.0 or newer; this is version 1.')

export interface InterceptedOptions {
  /** Origin of the requests of the app under test, such as `https://gateway.example.com`. */
  readonly origin: string
  /** The `fetch` of a mock in the same process, or the address of a running mock, for a real browser. */
  readonly answerWith: typeof fetch | string
}

/** Handlers of Mock Service Worker that forward every request to this origin to a mock. */
export function mockHandlers({ origin, answerWith }: InterceptedOptions): readonly msw.HttpHandler[] {
  const answer = typeof answerWith === 'string' ? forwardTo(answerWith) : answerWith
  return [msw.http.all(`${origin.replace(/\/+$/, '')}/*`, ({ request }) => answer(request))]
}

function forwardTo(address: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers, signal } = request
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: await request.arrayBuffer() }
    return fetch(new URL(pathname + search, address), { method, headers, signal, ...body })
  }
}
