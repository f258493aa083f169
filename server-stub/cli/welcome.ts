import { styleText } from 'node:util'

export interface WelcomeOptions {
  readonly key: string
  readonly page: string | undefined
  readonly summary?: readonly string[] | undefined
  /** Whether it serves the contract of the gateway, which has official SDKs. */
  readonly isGateway: boolean
}

/** Formats the start message: address, key, a line for each official SDK, the start-up summary, and the control page. */
export function welcome(
  program: string,
  baseUrl: string,
  { key, page, summary = [], isGateway }: WelcomeOptions,
): string {
  const address = `${styleText('bold', `Gatewright ${program}`)} is ready at ${styleText('cyan', baseUrl)}`
  // A client cannot connect to the address that means all interfaces.
  const url = baseUrl.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
  const shown = page === undefined ? [] : [`Requests are shown at ${styleText('cyan', url + page)}`]
  const end = [...summary, ...shown, 'Stop it with Ctrl+C.']
  if (!isGateway) return `${[address, '', ...end].join('\n')}\n`
  const recipes = [
    ['openai', `new OpenAI({ baseURL: '${url}/v1', apiKey: '${key}' })`],
    ['@anthropic-ai/sdk', `new Anthropic({ baseURL: '${url}', apiKey: '${key}' })`],
    ['@google/genai', `new GoogleGenAI({ apiKey: '${key}', httpOptions: { baseUrl: '${url}' } })`],
    ['@ai-sdk/openai', `createOpenAI({ baseURL: '${url}/v1', apiKey: '${key}' })`],
    ['curl', `curl ${url}/v1/models -H 'Authorization: Bearer ${key}'`],
  ] as const
  const width = Math.max(...recipes.map(([name]) => name.length))
  const lines = recipes.map(([name, code]) => `  ${styleText('dim', name.padEnd(width))}  ${code}`)
  return `${[`${address} with the key ${key}`, '', ...lines, '', ...end].join('\n')}\n`
}
