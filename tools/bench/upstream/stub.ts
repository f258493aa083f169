/**
 * The stub over an upstream on this machine, by a pass-through or by chat completions.
 *
 *   node stub.ts PORT UPSTREAM_PORT pass-through | chat-completions
 */
import { createStub } from '../../../cli/create-stub.ts'
import type { UpstreamConfig } from '../../../settings/upstream-config.ts'
import { key } from '../requests.ts'

const [port = '', upstreamPort = '', kind = ''] = process.argv.slice(2)
const origin = `http://127.0.0.1:${upstreamPort}`
const configs: Readonly<Record<string, UpstreamConfig>> = {
  'pass-through': { kind: 'pass-through', format: 'messages', baseUrl: origin },
  'chat-completions': { kind: 'chat-completions', baseUrl: `${origin}/v1` },
}
const upstream = configs[kind]
if (upstream === undefined) throw new Error(`There is no ${kind}.`)
await createStub({ keys: [key], upstreams: { upstreams: { upstream }, models: { '*': ['upstream'] } } }).listen({
  host: '127.0.0.1',
  port: Number(port),
})
