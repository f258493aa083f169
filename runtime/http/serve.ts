import type { FastifyReply, FastifyRequest } from 'fastify'
import { asProblem, type Violation } from '../problem.ts'
import { shortenText } from '../validation/quote.ts'
import { validateBody, validateParameters } from '../validation/validate.ts'
import { type Endpoint, WARNING_HEADER } from './endpoint.ts'
import { getPath } from './not-found.ts'
import { pathReader, type Values } from './parameters.ts'
import type { PathTemplate } from './path-template.ts'
import { type ReplyContext, replyWithOutcome } from './reply.ts'

/** Creates the request handler of one path of the route. */
export function createRouteHandler(endpoint: Endpoint, template: PathTemplate) {
  const readPath = pathReader(template, endpoint.route.parameters)
  return (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { route, addDefaults } = endpoint
    const { context, url } = request
    context.path = readPath(request.params as Values, getPath(url))
    validateParameters(route.validatePath, context.path, 'path parameter')
    context.query = endpoint.readQuery(request.query as Values, url)
    validateParameters(route.validateQuery, context.query, 'query parameter')
    context.query = addDefaults.query(context.query)
    context.headers = endpoint.readHeaders(request.headers)
    validateParameters(route.validateHeaders, context.headers, 'header')
    context.headers = addDefaults.header(context.headers)
    context.cookies = endpoint.readCookies(request.headers)
    validateParameters(route.validateCookies, context.cookies, 'cookie')
    context.cookies = addDefaults.cookie(context.cookies)
    context.sentBody = readBody(endpoint, request, reply)
    context.body = addDefaults.body(context.sentBody, request.headers['content-type'])
    const stream = endpoint.chooseStream(context.query, context.body, request.headers.accept)
    context.stream = stream
    context.streaming = stream !== undefined
    context.isValid = true
    return callHandler({ endpoint, request, reply, valid: context, stream, abort: () => context.abort() })
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
  const subject = param === '' ? 'The body' : `\`${shortenText(param)}\``
  return `${subject} ${message}; a strict server refuses this.`.replaceAll('…', '...').replace(/[^ -~]/g, '?')
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
