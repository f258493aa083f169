import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Parameter, Validate } from '../contract.ts'
import type { Outcome } from '../handler.ts'
import { asProblem, type Violation } from '../problem.ts'
import { shortenText } from '../validation/quote.ts'
import { type ParameterKind, validateBody, validateParameters } from '../validation/validate.ts'
import type { Endpoint } from './endpoint.ts'
import { getPath } from './not-found.ts'
import { defaultsAdder, parameterReader, pathReader, type Values } from './parameters.ts'
import type { PathTemplate } from './path-template.ts'
import { type ReplyContext, replyWithOutcome } from './reply.ts'
import type { BodyRules } from './server-context.ts'

/** Creates the request handler of one path of the route. */
export function createRouteHandler(endpoint: Endpoint, template: PathTemplate) {
  const { route, addBodyDefaults } = endpoint
  const parts = listParts(endpoint, template)
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const { context } = request
    const check = endpoint.tolerance?.check(endpoint, request)
    const accept = check?.parameters ?? acceptValid
    for (const { name, kind, validate, read, addDefaults } of parts)
      context[name] = addDefaults(accept(validate, read(request), kind))
    if (check || route.body !== undefined) {
      context.sentBody = check ? check.body() : readBody(endpoint, request)
      context.body = addBodyDefaults(context.sentBody, request.headers['content-type'])
    }
    context.stream = endpoint.chooseStream(context.query, context.body, request.headers.accept)
    context.streaming = context.stream !== undefined
    context.isValid = true
    callHandler({ endpoint, request, reply })
  }
}

/** What a call names the parameters of a location. */
const PARTS = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const

/** The parameters of one location. */
interface ParameterPart {
  readonly name: (typeof PARTS)[Parameter['in']]
  readonly kind: ParameterKind
  readonly validate: Validate | undefined
  readonly read: (request: FastifyRequest) => Values
  readonly addDefaults: (values: Values) => Values
}

/** The locations that have parameters, in the order of their validation. */
function listParts({ route, server: { strict } }: Endpoint, template: PathTemplate): readonly ParameterPart[] {
  const { parameters } = route
  const readPath = pathReader(template, parameters)
  const readQuery = parameterReader(parameters, 'query', strict)
  const readHeaders = parameterReader(parameters, 'header', strict)
  const readCookies = parameterReader(parameters, 'cookie', strict)
  const toPart = (location: Parameter['in'], validate: Validate | undefined, read: ParameterPart['read']) => ({
    name: PARTS[location],
    kind: { in: location, parameters: strict ? [] : parameters },
    validate,
    read,
    addDefaults: defaultsAdder(parameters, location),
  })
  const all: readonly ParameterPart[] = [
    toPart('path', route.validatePath, ({ params, url }) => readPath(params as Values, getPath(url))),
    toPart('query', route.validateQuery, ({ query, url }) => readQuery(query as Values, url)),
    toPart('header', route.validateHeaders, ({ headers }) => readHeaders(headers)),
    toPart('cookie', route.validateCookies, ({ headers }) => readCookies(headers)),
  ]
  return all.filter(
    ({ kind, validate }) => validate !== undefined || parameters.some((parameter) => parameter.in === kind.in),
  )
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

function callHandler(exchange: ReplyContext): void {
  const { endpoint, reply } = exchange
  const { context } = exchange.request
  const { calls, observe } = endpoint.server
  const fail = (error: unknown) => void reply.send(asProblem(error))
  const answer = (outcome: Outcome) =>
    void replyWithOutcome(exchange, observe ? observe(exchange.request, outcome) : outcome)?.catch(fail)
  try {
    calls.run({ answer, fail, context }, endpoint.handle(context))
  } catch (error) {
    fail(error)
  }
}
