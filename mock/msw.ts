import * as msw from 'msw'

// Version 1 has `rest` instead. Browsers import this too, so there is no package.json to read.
if (!('http' in msw)) throw new Error('gatewright needs msw 2.0 or newer; this is version 1.')

export interface InterceptedOptions {
  /** Origin of the requests of the app under test, such as `https://gateway.example.com`. */
  readonly origin: string
  /**
   * A mock in the same process, such as `createMock({ spec: 'openapi.yaml' })` gives, its `fetch`, or the address of a running
   * mock, for a real browser.
   */
  readonly answerWith: Answer | Promise<Answering> | Answering | string
}

type Answer = typeof fetch

/** What a mock has. */
interface Answering {
  readonly fetch: Answer
}

/** Handlers of Mock Service Worker that forward every request to this origin to a mock. Throws a `TypeError` for a wrong option. */
export function mockHandlers({ origin, answerWith }: InterceptedOptions): readonly msw.HttpHandler[] {
  checkOption('origin', origin, isAddress(origin), 'an origin such as https://gateway.example')
  const answer = findAnswer(answerWith)
  const expected = 'a mock, its fetch, or the address of one, such as http://127.0.0.1:4010'
  checkOption('answerWith', answerWith, answer !== undefined, expected)
  return [msw.http.all(`${origin.replace(/\/+$/, '')}/*`, ({ request }) => answer?.(request))]
}

function findAnswer(from: InterceptedOptions['answerWith']): ((request: Request) => Promise<Response>) | undefined {
  if (typeof from === 'function') return from
  if (typeof from === 'string') return isAddress(from) ? forwardTo(from) : undefined
  if (typeof from !== 'object' || from === null || !('then' in from || typeof from.fetch === 'function'))
    return undefined
  // A mock that cannot be made fails each request with the reason.
  const mock = Promise.resolve(from)
  mock.catch(() => {})
  return async (request) => (await mock).fetch(request)
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
