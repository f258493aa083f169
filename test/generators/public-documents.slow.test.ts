import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../generators/json.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import { findWarnings } from '../../generators/warnings.ts'
import type { Route } from '../../server-stub/core/contract.ts'
import { judgeReplies } from './judge-replies.ts'
import { makeFolder, removeFolder, root } from './run-generate.ts'
import { findTypeErrors, request, serve } from './served-folder.ts'
import { requestMaker } from './valid-request.ts'
import { writeOutput } from './write-output.ts'

/** Documents that others have published. */
const documents = {
  '@readme/oas-examples/2.0/json': ['petstore', 'petstore-expanded', 'api-with-examples', 'schema-circular'],
  '@readme/oas-examples/3.0/json': [
    'callbacks',
    'circular',
    'discriminators',
    'file-uploads',
    'form-data',
    'http-status-codes',
    'link-example',
    'parameters-cookies',
    'parameters-extreme',
    'parameters-style',
    'polymorphism',
    'readme-legacy',
    'request-examples',
    'response-http-behavior',
    'response-multiple-mediatypes',
    'schema-additional-properties',
    'schema-types',
    'schema-validation',
    'security',
    'security-multiple',
    'star-trek',
    'uspto',
  ],
  '@readme/oas-examples/3.1/json': [
    'parameters-style',
    'petstore',
    'readme',
    'schema-types',
    'schema-validation-top-level',
    'security',
    'train-travel',
    'webhooks',
  ],
  '@scalar/galaxy/dist': ['3.1', 'latest'],
}

const cases = Object.entries(documents).flatMap(([folder, names]) =>
  names.map((name) => ({ path: `${folder}/${name}.json`, folder: makeFolder() })),
)

afterAll(() => {
  for (const { folder } of cases) removeFolder(folder)
})

describe.each(cases)('$path', ({ path, folder }) => {
  const spec = `node_modules/${path}`

  test('is generated and served, and replies by contract', async () => {
    const document: JsonObject = JSON.parse((await writeOutput(spec, folder)).get('openapi.json') ?? '')
    const judge = judgeReplies(document)
    const makeRequest = requestMaker(buildContract(readSpec(join(root, spec))))
    const { server, base, routes } = await serve(folder)
    const faults: string[] = []
    try {
      for (const route of routes) {
        const keys = route.credentials.find((all) => all.every((key) => key.in !== 'unsupported'))
        const { target, options, body } = makeRequest(route.operationId, keys ?? [])
        const { status, type, text } = await request(base + target, options, body)
        const wanted = route.credentials.length > 0 && keys === undefined ? [401] : getSuccesses(route)
        const fault = wanted.includes(status)
          ? judge(route, status, type.split(';')[0] ?? '', text)
          : text.slice(0, 400)
        if (fault !== undefined)
          faults.push(`${options.method} ${target} ${status} not ${wanted}: ${fault} ${body?.toString().slice(0, 300)}`)
      }
    } finally {
      await server.close()
    }
    expect(faults).toEqual([])
  })

  test('has the expected warnings', () => {
    const counts: Record<string, number> = {}
    for (const { code } of findWarnings(buildContract(readSpec(join(root, spec)))))
      counts[code] = (counts[code] ?? 0) + 1
    expect(counts).toMatchSnapshot()
  })
})

test('all generated code passes the type checker', () => {
  expect(findTypeErrors(cases.map(({ folder }) => folder))).toEqual([])
})

/** The declared statuses of success. */
function getSuccesses({ replies }: Route): number[] {
  const statuses = replies.map(({ status }) => (typeof status === 'number' ? status : status === '2XX' ? 200 : 0))
  const within = (digit: number) => statuses.filter((status) => Math.floor(status / 100) === digit)
  const [found = [200]] = [within(2), within(3)].filter((each) => each.length > 0)
  return [...new Set(found)]
}
