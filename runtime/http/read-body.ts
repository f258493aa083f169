import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Violation } from '../problem.ts'
import { shortenText } from '../validation/quote.ts'
import { validateBody } from '../validation/validate.ts'
import { type Endpoint, WARNING_HEADER } from './endpoint.ts'

/** Validates the body; warns about what a strict server refuses, and about names that are probably misspelled. */
export function readBody(
  { route, server, findMisspelling }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
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
