import type { FastifyReply, FastifyRequest } from 'fastify'
import { asProblem, type Violation } from '../problem.ts'
import { cut } from '../validation/quote.ts'
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
    const body = readBody(endpoint, request, reply)
    const stream = chooseStream(query, body)
    const inputs = { path, query, headers, cookies, body, key: request.key, streaming: stream !== undefined }
    const call = new RequestCall(inputs, request, reply)
    return answer(call, { endpoint, request, reply, valid: inputs, stream, abort: () => call.abort() })
  }
}

/** Validates the body; warns about what a strict server refuses, and about names that are probably misspelled. */
function readBody({ route, server, findMisspelling }: Endpoint, request: FastifyRequest, reply: FastifyReply): unknown {
  const warnings: string[] = []
  const tolerate = (violation: Violation) => warnings.push(describeTolerated(violation))
  const contentType = request.headers['content-type']
  const body = validateBody(route.body, request.body, { contentType, ...(server.strict ? {} : { tolerate }) })
  const misspelling = findMisspelling(body)
  if (misspelling !== undefined) warnings.push(misspelling)
  if (warnings.length > 0) reply.header(WARNING_HEADER, warnings.join(' '))
  return body
}

/** Fit for a header. */
function describeTolerated({ param, message }: Violation): string {
  const place = param === '' ? 'The body' : `\`${cut(param)}\``
  return `${place} ${message}; a strict server refuses this.`.replaceAll('…', '...').replace(/[^ -~]/g, '?')
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
