import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Validate } from '../contract.ts'
import { asProblem } from '../problem.ts'
import { validateParameters } from '../validation/validate.ts'
import type { Endpoint } from './endpoint.ts'
import { getPath } from './not-found.ts'
import { pathReader, type Values } from './parameters.ts'
import type { PathTemplate } from './path-template.ts'
import { readBody } from './read-body.ts'
import { type ReplyContext, replyWithOutcome } from './reply.ts'
import { tolerateInvalid } from './tolerant-request.ts'

/** Creates the request handler of one path of the route. */
export function createRouteHandler(endpoint: Endpoint, template: PathTemplate) {
  const readPath = pathReader(template, endpoint.route.parameters)
  return (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { route, addDefaults } = endpoint
    const { context, url } = request
    const check = endpoint.tolerance ? tolerateInvalid(endpoint, request, reply) : undefined
    const accept = check?.parameters ?? acceptValid
    context.path = accept(route.validatePath, readPath(request.params as Values, getPath(url)), 'path parameter')
    const query = endpoint.readQuery(request.query as Values, url)
    context.query = addDefaults.query(accept(route.validateQuery, query, 'query parameter'))
    context.headers = addDefaults.header(accept(route.validateHeaders, endpoint.readHeaders(request.headers), 'header'))
    const cookies = endpoint.readCookies(request.headers)
    context.cookies = addDefaults.cookie(accept(route.validateCookies, cookies, 'cookie'))
    context.body = check ? check.body() : readBody(endpoint, request, reply)
    const stream = endpoint.chooseStream(context.query, context.body, request.headers.accept)
    context.stream = stream
    context.streaming = stream !== undefined
    context.isValid = true
    return callHandler({ endpoint, request, reply, valid: context, stream, abort: () => context.abort() })
  }
}

function acceptValid(validate: Validate | undefined, values: Values, location: string): Values {
  validateParameters(validate, values, location)
  return values
}

async function callHandler(exchange: ReplyContext): Promise<unknown> {
  const { server, handle } = exchange.endpoint
  const { context } = exchange.request
  try {
    const sent = replyWithOutcome(exchange, await server.calls.run(context, handle(context)))
    return sent instanceof Promise ? await sent : sent
  } catch (error) {
    throw asProblem(error)
  }
}
