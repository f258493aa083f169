import { responsesHandlers } from '../../../../server-stub/handlers/responses/handlers.ts'
import { type GatewayOptions, key, textGateway } from '../text-gateway.ts'

export { key }

export function gateway(options: GatewayOptions = {}) {
  const { server, ...seen } = textGateway('responses', responsesHandlers, options)
  const post = async (body: object) => {
    const headers = { authorization: `Bearer ${key}` }
    const reply = await server.inject({ method: 'POST', url: '/v1/responses', headers, payload: body })
    return { status: reply.statusCode, body: reply.body, json: () => reply.json() }
  }
  return { server, post, ...seen }
}
