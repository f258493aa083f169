import { generateContentHandlers } from '../../../../server-stub/handlers/generate-content/handlers.ts'
import { type GatewayOptions, key, textGateway } from '../text-gateway.ts'

export { key }
export const model = 'gw-text-large'

export function gateway(options: GatewayOptions = {}) {
  const made = textGateway('generate-content', generateContentHandlers, options)
  let address: Promise<string> | undefined
  const listen = () => {
    address ??= made.server.listen({ host: '127.0.0.1', port: 0 })
    return address
  }
  const post = async (body: unknown, path = `/v1beta/models/${model}:generateContent`) => {
    const url = `${await listen()}${path}${path.includes('?') ? '&' : '?'}key=${key}`
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await reply.text()
    const type = reply.headers.get('content-type')
    return { status: reply.status, type, body: text, json: () => JSON.parse(text) }
  }
  return { ...made, post, listen }
}

export function ask(text: string, more: object = {}): object {
  return { contents: [{ role: 'user', parts: [{ text }] }], ...more }
}
