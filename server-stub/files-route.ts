import type { FastifyInstance } from 'fastify'
import { Problem } from './core/problem.ts'
import type { Files } from './ports/files.ts'

/**
 * `GET /files/<name>`: results by the address that task records tell. No key is asked for, as with the address of a
 * file store: who knows the name may have the file.
 */
export function serveFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const file = await files.get(request.params.name)
    if (!file) throw new Problem('not-found', 'There is no such file, or it is not kept any more.')
    return reply.header('cache-control', 'private, max-age=86400').type(file.mediaType).send(Buffer.from(file.bytes))
  })
}
