import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { findContent } from '../validation/find-content.ts'
import { dropInvalid, type Repaired, repairBody } from '../validation/repair.ts'
import { validateParameters } from '../validation/validate.ts'
import { parseJson } from './json-body.ts'
import { isJson } from './media-types.ts'
import { readBody } from './serve.ts'
import type { BodyRules, Tolerance } from './server-context.ts'

/**
 * The handler of an invalid request gets its valid parts, and of an example what its body lacks. `getExampleBody` returns a valid
 * body, or undefined if there is none.
 */
export function tolerateInvalid(getExampleBody: () => unknown): Tolerance {
  return {
    note: noteProblem,
    check: (endpoint, request) => {
      const { context } = request
      return {
        parameters: (validate, values, kind) => {
          try {
            validateParameters(validate, values, kind)
            return values
          } catch (error) {
            noteProblem(request, error)
            // A path without its parameters would be another path.
            return kind.in === 'path' ? values : dropInvalid(validate, values)
          }
        },
        body: () => {
          parseOther(endpoint, request)
          try {
            return readBody(endpoint, request)
          } catch (error) {
            noteProblem(request, error)
            const { body, isSent } = repairRequestBody(endpoint, request, getExampleBody)
            context.usesExample = !isSent
            return body
          } finally {
            const sentences = context.reported.map(({ message }) => message.replace(/\.$/, ''))
            if (sentences.length > 0) context.warn(`Answered anyway: ${sentences.join('; ')}.`)
          }
        },
      }
    },
  }
}

/** Throws what is no violation, and what protects the server. */
function noteProblem({ context }: FastifyRequest, error: unknown): void {
  if (!(error instanceof Problem) || error.kind === 'payload-too-large') throw error
  context.reported = [...context.reported, error]
}

/** Parses a body of a type that the operation does not declare. */
function parseOther({ route }: BodyRules, request: FastifyRequest): void {
  const { body, headers } = request
  const [first] = route.body?.content ?? []
  if (!(body instanceof Uint8Array) || first === undefined || !isJson(first.mediaType)) return
  if (route.body && findContent(route.body, headers['content-type']) === undefined)
    request.body = parseJson(Buffer.from(body))
}

function repairRequestBody(
  { route, server }: BodyRules,
  { body, headers }: FastifyRequest,
  getExampleBody: () => unknown,
): Repaired {
  if (route.body === undefined) return { body: undefined, isSent: true }
  const sender = server.strict ? 'client' : 'lenient'
  return repairBody(route.body, body, { contentType: headers['content-type'], sender, example: getExampleBody() })
}
