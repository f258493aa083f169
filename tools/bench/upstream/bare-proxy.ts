/**
 * The least that a pass-through can be: `node:http` that pipes in both directions.
 *
 *   node bare-proxy.ts PORT UPSTREAM_PORT
 */
import { Agent, createServer, request as send } from 'node:http'

const [port, upstreamPort] = process.argv.slice(2).map(Number)
const agent = new Agent({ keepAlive: true })

createServer((request, response) => {
  const { method, url: path, headers } = request
  const onward = send({ host: '127.0.0.1', port: upstreamPort, method, path, headers, agent }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
  })
  request.pipe(onward)
}).listen(port, '127.0.0.1')
