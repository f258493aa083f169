import { chatCompletions } from '../../../../server-stub/handlers/chat-completions/contract.ts'
import { chatCompletionsHandlers } from '../../../../server-stub/handlers/chat-completions/handlers.ts'
import { type GatewayOptions, key, textGateway } from '../text-gateway.ts'

export { key }

export function gateway(options: GatewayOptions = {}) {
  const contract = chatCompletions
  const { server, ...seen } = textGateway('chat-completions', chatCompletionsHandlers, { contract, ...options })
  const post = async (body: object) => {
    const payload = { model: 'gw-text-large', messages: [{ role: 'user', content: 'Hi' }], ...body }
    const headers = { authorization: `Bearer ${key}` }
    const reply = await server.inject({ method: 'POST', url: '/v1/chat/completions', headers, payload })
    return { status: reply.statusCode, body: reply.body, json: () => reply.json() }
  }
  return { server, post, ...seen }
}
