import * as msw from 'msw'

// Version 1 has `rest` instead. Browsers import this too, so there is no package.json to read.
if (!('http' in msw)) throw new Error('gatewright needs msw 2.0 or newer; this is version 1.')

export interface InterceptedOptions {
  /** Origin of the requests of the app under test, such as `https://gateway.example.com`. */
  readonly origin: string
  /** The `fetch` of a mock in the same process, or the address of a running mock, for a real browser. */
  readonly answerWith: typeof fetch | string
}

/** Handlers of Mock Service Worker that forward every request to this origin to a mock. Throws a `TypeError` for a wrong option. */
export function mockHandlers({ origin, answerWith }: InterceptedOptions): readonly msw.HttpHandler[] {
  checkOption('origin', origin, isAddress(origin), 'an origin such as https://gateway.example')
  const isAnswer = typeof answerWith === 'function' || isAddress(answerWith)
  checkOption('answerWith', answerWith, isAnswer, 'mock.fetch or the address of a mock, such as http://127.0.0.1:4010')
  const answer = typeof answerWith === 'string' ? forwardTo(answerWith) : answerWith
  return [msw.http.all(`${origin.replace(/\/+$/, '')}/*`, ({ request }) => answer(request))]
}

function checkOption(name: string, value: unknown, isValid: boolean, expected: string): void {
  const got = typeof value === 'string' ? JSON.stringify(value) : value === null ? 'null' : typeof value
  if (!isValid) throw new TypeError(`mockHandlers: ${name} takes ${expected}, not ${got}.`)
}

/** Mock Service Worker takes other texts for paths of the page. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(?:https?:\/\/.|\*)/.test(value)
}

function forwardTo(address: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers, signal } = request
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: await request.arrayBuffer() }
    return fetch(new URL(pathname + search, address), { method, headers, signal, ...body })
  }
}
