import type { FastifyReply, FastifyRequest } from 'fastify'
import { asProblem } from '../problem.ts'
import { validateBody, validateParameters } from '../validation/validate.ts'
import { type Endpoint, WARNING_HEADER } from './endpoint.ts'
import { getPath } from './not-found.ts'
import { pathReader, type Values } from './parameters.ts'
import type { PathTemplate } from './path-template.ts'
import { type ReplyContext, replyWithOutcome } from './reply.ts'
import { RequestCall } from './request-call.ts'

/** Creates the request handler of one path of the route. */
export function serve(endpoint: Endpoint, template: PathTemplate) {
  const readPath = pathReader(template, endpoint.route.parameters)
  return (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { route, chooseStream } = endpoint
    const path = readPath(request.params as Values, getPath(request.url))
    validateParameters(route.validatePath, path, 'path parameter')
    const query = endpoint.readQuery(request.query as Values, request.url)
    validateParameters(route.validateQuery, query, 'query parameter')
    const headers = endpoint.readHeaders(request.headers)
    validateParameters(route.validateHeaders, headers, 'header')
    const cookies = endpoint.readCookies(request.headers)
    validateParameters(route.validateCookies, cookies, 'cookie')
    const body = validateBody(route.body, request.body, request.headers['content-type'])
    const warning = endpoint.findMisspelling(body)
    if (warning !== undefined) reply.header(WARNING_HEADER, warning)
    const stream = chooseStream(query, body)
    const inputs = { path, query, headers, cookies, body, key: request.key, streaming: stream !== undefined }
    const call = new RequestCall(inputs, request, reply)
    return answer(call, { endpoint, request, reply, valid: inputs, stream, abort: () => call.abort() })
  }
}

async function answer(call: RequestCall, context: ReplyContext): Promise<unknown> {
  const { server, handle } = context.endpoint
  try {
    const sent = replyWithOutcome(context, await server.calls.run(call, handle(call)))
    return sent instanceof Promise ? await sent : sent
  } catch (error) {
    throw asProblem(error)
  }
}
