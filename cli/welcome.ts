import { styleText } from 'node:util'
import { showLine } from '../settings/errors.ts'

export interface WelcomeOptions {
  /** A key that the message may show. */
  readonly key: string | undefined
  readonly page: string | undefined
  readonly summary?: readonly string[] | undefined
  /** Whether it serves the contract of the gateway, which has official SDKs. */
  readonly isGateway: boolean
}

/** Formats the start message: address, key, a line per official SDK, the start-up summary, and the control page. */
export function formatWelcome(
  program: string,
  baseUrl: string,
  { key, page, summary = [], isGateway }: WelcomeOptions,
): string {
  const address = `${styleText('bold', `Gatewright ${program}`)} is ready at ${styleText('cyan', baseUrl)}`
  // A client cannot connect to the address that means all interfaces.
  const url = baseUrl.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
  const shown = page === undefined ? [] : [`Requests are shown at ${styleText('cyan', url + page)}`]
  const end = [...summary.map(showLine), ...shown, 'Stop it with Ctrl+C.']
  if (!isGateway) return `${[address, '', ...end].join('\n')}\n`
  const shownKey = key ?? '<your key>'
  const recipes = [
    ['openai', `new OpenAI({ baseURL: '${url}/v1', apiKey: '${shownKey}' })`],
    ['@anthropic-ai/sdk', `new Anthropic({ baseURL: '${url}', apiKey: '${shownKey}' })`],
    ['@google/genai', `new GoogleGenAI({ apiKey: '${shownKey}', httpOptions: { baseUrl: '${url}' } })`],
    ['@ai-sdk/openai', `createOpenAI({ baseURL: '${url}/v1', apiKey: '${shownKey}' })`],
    ['curl', `curl ${url}/v1/models -H 'Authorization: Bearer ${shownKey}'`],
  ] as const
  const width = Math.max(...recipes.map(([name]) => name.length))
  const lines = recipes.map(([name, code]) => `  ${styleText('dim', name.padEnd(width))}  ${code}`)
  return `${[`${address} ${describeKey(program, key)}`, '', ...lines, '', ...end].join('\n')}\n`
}

function describeKey(program: string, key: string | undefined): string {
  if (program === 'proxy' || program === 'recorder') return 'and forwards the key of each client'
  return key === undefined ? 'with your keys' : `with the key ${key}`
}
