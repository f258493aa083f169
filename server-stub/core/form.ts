import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooLarge } from './body.ts'
import { Problem } from './problem.ts'
import type { ProblemKind } from './tables.ts'

const MAX_PARTS = 1000

/**
 * Lets the routes of `scope` take multipart/form-data beside what they take already. Fields become strings, files
 * become objects, so that none passes for text, repeated names become arrays.
 */
export async function readForms(scope: FastifyInstance, maxBodyBytes: number): Promise<void> {
  const limits = { fieldSize: maxBodyBytes, fileSize: maxBodyBytes, parts: MAX_PARTS, headerPairs: 100 }
  await scope.register(multipart, { limits })
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return
    // The rest of a form that is refused is left unread.
    reply.header('connection', 'close')
    request.body = await readForm(request, maxBodyBytes)
    reply.removeHeader('connection')
  })
}

async function readForm(request: FastifyRequest, maxBodyBytes: number): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {}
  let bytes = 0
  try {
    for await (const part of request.parts()) {
      const content = part.type === 'file' ? await part.toBuffer() : part.value
      bytes += typeof content === 'string' || Buffer.isBuffer(content) ? content.length : 0
      if (bytes > maxBodyBytes) throw tooLarge(maxBodyBytes)
      const value = Buffer.isBuffer(content) ? fileOf(part.mimetype, content) : content
      const earlier = form[part.fieldname]
      form[part.fieldname] = earlier === undefined ? value : [earlier, value].flat()
    }
  } catch (error) {
    throw asFormProblem(error)
  }
  return form
}

/** A file of a form; its data is in base64. */
interface FormFile {
  readonly mediaType: string
  readonly data: string
}

function fileOf(mediaType: string, bytes: Buffer): FormFile {
  return { mediaType, data: bytes.toString('base64') }
}

/** What the plugin refuses, by code, and how it is told. */
const FORM_PROBLEMS: Readonly<Record<string, readonly [ProblemKind, string]>> = {
  FST_PARTS_LIMIT: ['payload-too-large', `The form has more than ${MAX_PARTS} parts.`],
  FST_PROTO_VIOLATION: [
    'invalid-request',
    'A part of the form has a name that every object has, such as constructor, toString or __proto__; leave it out.',
  ],
  FST_INVALID_JSON_FIELD_ERROR: ['invalid-request', 'A part of the form says that it is JSON, and is not.'],
}

/** The plugin's own errors have codes; those of its parser do not. */
function asFormProblem(error: unknown): unknown {
  if (error instanceof Problem) return error
  if (error instanceof Error && 'code' in error) {
    const known = FORM_PROBLEMS[String(error.code)]
    return known === undefined ? error : new Problem(...known, { cause: error })
  }
  return new Problem('invalid-request', 'The body is not valid multipart/form-data.', { cause: error })
}
