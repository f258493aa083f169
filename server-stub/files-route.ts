import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from './core/http/access.ts'
import { takeRange } from './core/http/byte-range.ts'
import { Problem } from './core/problem.ts'
import type { Files } from './ports/files.ts'

export interface FilesPlace {
  readonly folder: string
  readonly access: Access
}

export type GetFiles = (request: FastifyRequest) => Files

/**
 * `GET /files/<name>`: results by the address that task records tell. No key is asked for, as with the address of a
 * file store: who knows the name may have the file. Players seek by byte ranges. `HEAD` tells the same without the file.
 */
export function serveFiles(
  app: FastifyInstance,
  getFiles: GetFiles,
  { folder, access }: FilesPlace = { folder: '/files', access: 'public' },
): void {
  const options = { exposeHeadRoute: true, config: { access } }
  app.get<{ Params: { name: string } }>(`${folder}/:name`, options, async (request, reply) => {
    const file = await getFiles(request).get(request.params.name)
    if (!file) throw new Problem('not-found', 'There is no such file, or it is not kept any more.')
    const { bytes, mediaType } = file
    const part = takeRange(reply, bytes)
    return reply.header('cache-control', 'private, max-age=86400').type(mediaType).send(part)
  })
}
