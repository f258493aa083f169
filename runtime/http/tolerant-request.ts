import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Validate } from '../contract.ts'
import { Problem } from '../problem.ts'
import { findContent } from '../validation/find-content.ts'
import { dropInvalid, type Repaired, repairBody } from '../validation/repair.ts'
import { validateParameters } from '../validation/validate.ts'
import { parseJson } from './body-reader.ts'
import type { Endpoint } from './endpoint.ts'
import { isJson } from './media-types.ts'
import type { Values } from './parameters.ts'
import { readBody } from './read-body.ts'

/** Checks parts of a request, and returns their valid part: a violation is noted in its context, and not thrown. */
export function tolerateInvalid(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const { context } = request
  const note = (error: unknown) => noteProblem(request, error)
  return {
    parameters: (validate: Validate | undefined, values: Values, location: string): Values => {
      try {
        validateParameters(validate, values, location)
        return values
      } catch (error) {
        note(error)
        // A path without its parameters would be another path.
        return location === 'path parameter' ? values : dropInvalid(validate, values)
      }
    },
    body: (): unknown => {
      parseOther(endpoint, request)
      try {
        return readBody(endpoint, request, reply)
      } catch (error) {
        note(error)
        const { body, isSent } = repairRequestBody(endpoint, request)
        context.usesExample = !isSent
        return body
      } finally {
        const sentences = context.reported.map(({ message }) => message.replace(/\.$/, ''))
        if (sentences.length > 0) context.warn(`Answered anyway: ${sentences.join('; ')}.`)
      }
    },
  }
}

/** Throws what is no violation, and what protects the server. */
export function noteProblem({ context }: FastifyRequest, error: unknown): void {
  if (!(error instanceof Problem) || error.kind === 'payload-too-large') throw error
  context.reported = [...context.reported, error]
}

/** Parses a body of a type that the operation does not declare. */
function parseOther({ route }: Endpoint, request: FastifyRequest): void {
  const { body, headers } = request
  const [first] = route.body?.content ?? []
  if (!(body instanceof Uint8Array) || first === undefined || !isJson(first.mediaType)) return
  if (route.body && findContent(route.body, headers['content-type']) === undefined)
    request.body = parseJson(Buffer.from(body))
}

function repairRequestBody({ route, server, tolerance }: Endpoint, { body, headers }: FastifyRequest): Repaired {
  const rule = route.body
  if (rule === undefined) return { body: undefined, isSent: true }
  const example = tolerance?.getExampleBody()
  const sender = server.strict ? 'client' : 'lenient'
  return repairBody(rule, body, { contentType: headers['content-type'], sender, example })
}
