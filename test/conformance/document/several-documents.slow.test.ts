import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { sharedFolder } from '../../support/temporary-folder.ts'
import { runReported } from '../run-suite.ts'

const folder = sharedFolder()

/** A document of one operation, and a server that answers it as the document says. */
async function serve(path: string, property: string) {
  const spec = join(folder, `${property}.json`)
  const schema = { type: 'object', required: [property], properties: { [property]: { type: 'string' } } }
  const responses = {
    200: { description: 'ok', content: { 'application/json': { schema } } },
    404: { description: 'none' },
    405: { description: 'none' },
  }
  const document = {
    openapi: '3.1.0',
    info: { title: property, version: '1' },
    paths: { [path]: { get: { responses } } },
  }
  writeFileSync(spec, JSON.stringify(document))
  const { url } = await closeAfterTest(
    startServer(({ method, url: sentUrl = '' }, response) => {
      if (sentUrl.split('?')[0] !== path) return void response.writeHead(404).end()
      if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end()
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ [property]: 'text' }))
    }),
  )
  return { spec, url }
}

async function judge(...args: string[]) {
  const { exitCode, printed, report } = await runReported(...args)
  return { exitCode, printed, title: report.contract.title, operations: report.targets[0].coverage.operations.length }
}

test('one process judges targets by several documents at once', async () => {
  const cats = await serve('/cats', 'name')
  const dogs = await serve('/dogs', 'breed')
  const [byCats, byDogs, crossed, byGateway, mockOfCats] = await Promise.all([
    judge('--spec', cats.spec, '--target', cats.url),
    judge('--spec', dogs.spec, '--target', dogs.url),
    judge('--spec', cats.spec, '--target', dogs.url),
    judge('--target', 'stub', '--only', 'models/**'),
    judge('--spec', cats.spec, '--target', 'mock'),
  ])
  expect(byCats, byCats.printed).toMatchObject({ exitCode: 0, title: 'name', operations: 1 })
  expect(byDogs, byDogs.printed).toMatchObject({ exitCode: 0, title: 'breed', operations: 1 })
  expect(crossed).toMatchObject({ exitCode: 1, title: 'name' })
  expect(crossed.printed).toContain('expected 200')
  expect(mockOfCats, mockOfCats.printed).toMatchObject({ exitCode: 0, title: 'name' })
  expect(byGateway, byGateway.printed).toMatchObject({ exitCode: 0, operations: 20 })
})
