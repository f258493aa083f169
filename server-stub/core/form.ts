import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooLarge } from './body.ts'
import { Problem } from './problem.ts'

/**
 * Lets the routes of `scope` take multipart/form-data beside what they take already. Fields become strings, files
 * become data URLs, repeated names become arrays.
 */
export async function readForms(scope: FastifyInstance, maxBodyBytes: number): Promise<void> {
  const limits = { fieldSize: maxBodyBytes, fileSize: maxBodyBytes, parts: 1000, headerPairs: 100 }
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
      const value = Buffer.isBuffer(content) ? asDataUrl(part.mimetype, content) : content
      const earlier = form[part.fieldname]
      form[part.fieldname] = earlier === undefined ? value : [earlier, value].flat()
    }
  } catch (error) {
    throw asFormProblem(error)
  }
  return form
}

function asDataUrl(mediaType: string, bytes: Buffer): string {
  return `data:${mediaType};base64,${bytes.toString('base64')}`
}

/** The plugin's own errors have codes; those of its parser do not. */
function asFormProblem(error: unknown): unknown {
  if (error instanceof Problem || (error instanceof Error && 'code' in error)) return error
  return new Problem('invalid-request', 'The body is not valid multipart/form-data.', { cause: error })
}
