import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '../runtime/http/access.ts'
import { selectRange } from '../runtime/http/byte-range.ts'
import { Problem } from '../runtime/problem.ts'
import type { Files } from './ports/state.ts'

export type GetFiles = (request: FastifyRequest) => Files | undefined

/**
 * Serves the results of tasks at `GET` and `HEAD <folder>/<name>`, with byte ranges for video players. The secret name
 * authorises the request, so no API key is needed.
 */
export function serveFiles(
  app: FastifyInstance,
  getFiles: GetFiles,
  { folder, access } = { folder: '/files', access: 'public' as Access },
): void {
  const options = { exposeHeadRoute: true, config: { access } }
  app.get<{ Params: { name: string } }>(`${folder}/:name`, options, async (request, reply) => {
    const file = await getFiles(request)?.get(request.params.name)
    if (!file) throw new Problem('not-found', 'There is no such file, or it has expired.')
    const head = { 'cache-control': 'private, max-age=86400', 'content-type': file.mediaType }
    const { status, headers, body } = selectRange({ status: 200, headers: head, body: file.bytes }, request.headers)
    return reply.code(status).headers(headers).send(body)
  })
}
