import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { join } from 'node:path'
import { createServer, exampleHandlers, type MockTables, type Route } from 'gatewright/core'
import { exampleHandlers as printHandlers } from '../../generators/init/example-handlers.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import { readExamples } from '../../runtime/http/mock-tables.ts'
import { findTypeErrors } from '../support/type-errors.ts'
import { root } from './run-generate.ts'

interface Served {
  readonly server: ReturnType<typeof createServer>
  readonly base: string
  readonly routes: readonly Route[]
}

/** Serves the examples of a generated folder; the key is `secret`. */
export async function serve(folder: string): Promise<Served> {
  const { mock }: { readonly mock: MockTables } = await import(join(root, folder, 'mock-server.ts'))
  const handlers = exampleHandlers(readExamples(mock))
  const server = createServer({ contract: mock, handlers, isKey: (key) => key === 'secret' })
  return { server, base: await server.listen({ port: 0, host: '127.0.0.1' }), routes: mock.routes }
}

/** Writes the handlers of a new project into the folder of its generated code. */
export function writeHandlers(spec: string, folder: string): void {
  const getExamples = (family: string) =>
    JSON.parse(readFileSync(join(root, folder, 'examples', `${family}.json`), 'utf8'))
  mkdirSync(join(root, folder, 'src'))
  for (const [path, text] of printHandlers(buildContract(readSpec(join(root, spec))), getExamples))
    writeFileSync(join(root, folder, path), text.replaceAll("'../generated/", "'../"))
}

/** The errors of generated folders under the rules of this project and of stricter ones, in one program. */
export function findFolderErrors(folders: readonly string[], names = ['mock-server.ts', 'src/handlers.ts']): string[] {
  const files = folders.flatMap((folder) => names.map((name) => join(root, folder, name)))
  return findTypeErrors(files, { noUnusedLocals: true, noUnusedParameters: true })
}

/** Like `fetch`, which sends neither TRACE nor the body of a GET. */
export function request(url: string, options: RequestOptions, bytes: Buffer | undefined) {
  return new Promise<{ status: number; type: string; text: string; headers: IncomingHttpHeaders }>(
    (resolve, reject) => {
      const length = bytes === undefined ? {} : { 'content-length': bytes.length }
      const sent = httpRequest(url, { ...options, headers: { ...options.headers, ...length } }, (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () => {
          const { statusCode: status = 0, headers } = reply
          resolve({ status, headers, type: headers['content-type'] ?? '', text: Buffer.concat(chunks).toString() })
        })
      })
      sent.on('error', reject)
      sent.end(bytes)
    },
  )
}
