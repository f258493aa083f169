import { styleText } from 'node:util'

/** What a server says when it has started: where it is, the key, and a line for each official client. */
export function welcome(program: string, baseUrl: string, key: string): string {
  const recipes = [
    ['openai', `new OpenAI({ baseURL: '${baseUrl}/v1', apiKey: '${key}' })`],
    ['@anthropic-ai/sdk', `new Anthropic({ baseURL: '${baseUrl}', apiKey: '${key}' })`],
    ['@google/genai', `new GoogleGenAI({ apiKey: '${key}', httpOptions: { baseUrl: '${baseUrl}' } })`],
    ['@ai-sdk/openai', `createOpenAI({ baseURL: '${baseUrl}/v1', apiKey: '${key}' })`],
    ['curl', `curl ${baseUrl}/v1/models -H 'Authorization: Bearer ${key}'`],
  ] as const
  const width = Math.max(...recipes.map(([name]) => name.length))
  const lines = recipes.map(([name, code]) => `  ${styleText('dim', name.padEnd(width))}  ${code}`)
  const title = `${styleText('bold', `Gatewright ${program}`)} is ready at ${styleText('cyan', baseUrl)} with the key ${key}`
  return `${[title, '', ...lines, '', 'Stop it with Ctrl+C.'].join('\n')}\n`
}
