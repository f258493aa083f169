import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseRange } from './core/byte-range.ts'
import { Problem } from './core/problem.ts'
import type { Files } from './ports/files.ts'

export type FilesOf = (request: FastifyRequest) => Files

/**
 * `GET /files/<name>`: results by the address that task records tell. No key is asked for, as with the address of a
 * file store: who knows the name may have the file. Players seek by byte ranges.
 */
export function serveFiles(app: FastifyInstance, filesOf: FilesOf, folder = '/files'): void {
  app.get<{ Params: { name: string } }>(`${folder}/:name`, async (request, reply) => {
    const file = await filesOf(request).get(request.params.name)
    if (!file) throw new Problem('not-found', 'There is no such file, or it is not kept any more.')
    const { bytes, mediaType } = file
    const range = parseRange(request.headers.range, bytes.length)
    reply.header('cache-control', 'private, max-age=86400').header('accept-ranges', 'bytes').type(mediaType)
    if (range === undefined || range === 'unsatisfiable') return reply.send(bytes)
    const { first, last } = range
    reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    return reply.send(bytes.subarray(first, last + 1))
  })
}
