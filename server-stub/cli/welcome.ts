import { styleText } from 'node:util'

export interface WelcomeOptions {
  readonly key: string
  /** Path of the control page. */
  readonly page: string | undefined
  /** Lines of the start-up summary. */
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
  const shown = page === undefined ? [] : [`Requests are shown at ${styleText('cyan', baseUrl + page)}`]
  const end = [...summary, ...shown, 'Stop it with Ctrl+C.']
  if (!isGateway) return `${[address, '', ...end].join('\n')}\n`
  const recipes = [
    ['openai', `new OpenAI({ baseURL: '${baseUrl}/v1', apiKey: '${key}' })`],
    ['@anthropic-ai/sdk', `new Anthropic({ baseURL: '${baseUrl}', apiKey: '${key}' })`],
    ['@google/genai', `new GoogleGenAI({ apiKey: '${key}', httpOptions: { baseUrl: '${baseUrl}' } })`],
    ['@ai-sdk/openai', `createOpenAI({ baseURL: '${baseUrl}/v1', apiKey: '${key}' })`],
    ['curl', `curl ${baseUrl}/v1/models -H 'Authorization: Bearer ${key}'`],
  ] as const
  const width = Math.max(...recipes.map(([name]) => name.length))
  const lines = recipes.map(([name, code]) => `  ${styleText('dim', name.padEnd(width))}  ${code}`)
  return `${[`${address} with the key ${key}`, '', ...lines, '', ...end].join('\n')}\n`
}
