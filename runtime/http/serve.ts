import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Validate } from '../contract.ts'
import { asProblem, type Violation } from '../problem.ts'
import { shortenText } from '../validation/quote.ts'
import { type ParameterKind, validateBody, validateParameters } from '../validation/validate.ts'
import type { Endpoint } from './endpoint.ts'
import { getPath } from './not-found.ts'
import { pathReader, type Values } from './parameters.ts'
import type { PathTemplate } from './path-template.ts'
import { type ReplyContext, replyWithOutcome } from './reply.ts'
import type { BodyRules } from './server-context.ts'

/** Creates the request handler of one path of the route. */
export function createRouteHandler(endpoint: Endpoint, template: PathTemplate) {
  const readPath = pathReader(template, endpoint.route.parameters)
  return (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { route, addDefaults, kinds } = endpoint
    const { context, url } = request
    const check = endpoint.tolerance?.check(endpoint, request)
    const accept = check?.parameters ?? acceptValid
    context.path = accept(route.validatePath, readPath(request.params as Values, getPath(url)), kinds.path)
    const query = endpoint.readQuery(request.query as Values, url)
    context.query = addDefaults.query(accept(route.validateQuery, query, kinds.query))
    context.headers = addDefaults.header(
      accept(route.validateHeaders, endpoint.readHeaders(request.headers), kinds.header),
    )
    const cookies = endpoint.readCookies(request.headers)
    context.cookies = addDefaults.cookie(accept(route.validateCookies, cookies, kinds.cookie))
    context.sentBody = check ? check.body() : readBody(endpoint, request)
    context.body = addDefaults.body(context.sentBody, request.headers['content-type'])
    const stream = endpoint.chooseStream(context.query, context.body, request.headers.accept)
    context.stream = stream
    context.streaming = stream !== undefined
    context.isValid = true
    return callHandler({ endpoint, request, reply, valid: context, stream, abort: () => context.abort() })
  }
}

/** Validates the body; warns about what a strict server refuses, and about names that are probably misspelled. */
export function readBody(
  { route, server, findMisspellings }: BodyRules,
  { headers, body, context }: FastifyRequest,
): unknown {
  const tolerate = ({ param, message }: Violation) => {
    const place = `body ${shortenText(param)}`.trim()
    context.warn({ rule: 'strict', place, message: `${message}; a strict server refuses this.` })
  }
  const contentType = headers['content-type']
  const valid = validateBody(route.body, body, { contentType, ...(server.strict ? {} : { tolerate }) })
  for (const { path, message } of findMisspellings(valid))
    context.warn({ rule: 'unknown-field', place: `body ${path}`, message })
  return valid
}

function acceptValid(validate: Validate | undefined, values: Values, kind: ParameterKind): Values {
  validateParameters(validate, values, kind)
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
