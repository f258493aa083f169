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
import type { BodyRules, TolerantCheck } from './server-context.ts'

/** Creates the request handler of one path of the route. */
export function createRouteHandler(endpoint: Endpoint, template: PathTemplate) {
  const readPath = pathReader(template, endpoint.route.parameters)
  const readParameters = (
    accept: TolerantCheck['parameters'],
    { context, url, params, query, headers }: FastifyRequest,
  ) => {
    const { route, readQuery, readHeaders, readCookies, addDefaults, kinds } = endpoint
    context.path = accept(route.validatePath, readPath(params as Values, getPath(url)), kinds.path)
    context.query = addDefaults.query(accept(route.validateQuery, readQuery(query as Values, url), kinds.query))
    context.headers = addDefaults.header(accept(route.validateHeaders, readHeaders(headers), kinds.header))
    context.cookies = addDefaults.cookie(accept(route.validateCookies, readCookies(headers), kinds.cookie))
  }
  const { route, addDefaults } = endpoint
  const hasParameters = route.parameters.length > 0
  return (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { context } = request
    const check = endpoint.tolerance?.check(endpoint, request)
    if (hasParameters) readParameters(check?.parameters ?? acceptValid, request)
    if (check || route.body !== undefined) {
      context.sentBody = check ? check.body() : readBody(endpoint, request)
      context.body = addDefaults.body(context.sentBody, request.headers['content-type'])
    }
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
