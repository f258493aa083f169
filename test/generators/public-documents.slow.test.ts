import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../generators/json.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import { findWarnings } from '../../generators/warnings.ts'
import type { Credential, Route } from '../../server-stub/core/contract.ts'
import { judgeReplies } from './judge-replies.ts'
import { makeFolder, removeFolder, root } from './run-generate.ts'
import { findTypeErrors, request, serve } from './served-folder.ts'
import { NoValue, requestMaker, type ValidRequest } from './valid-request.ts'
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

const incompatible = ['quirks_entirelyIncompatibleAllOf', 'quirks_partiallyUsableIncompatibleAllOf']

/** Operations whose body or parameters have a schema that nothing fits. */
const withoutValidRequest: Readonly<Record<string, readonly string[]>> = {
  // The branches of `oneOf` do not differ.
  '@readme/oas-examples/3.0/json/discriminators.json': ['postPotentiallyUndefinedFormData'],
  // Strings that are integers.
  '@readme/oas-examples/3.0/json/schema-types.json': incompatible,
  '@readme/oas-examples/3.1/json/schema-types.json': incompatible,
  // No sample is made of a pattern that JavaScript reads without the flag `u` only.
  '@readme/oas-examples/3.0/json/schema-validation.json': ['getAnythingStrings'],
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
    const unsent: string[] = []
    try {
      for (const route of routes) {
        const keys = route.credentials.find((all) => all.every((key) => key.in !== 'unsupported' && isAlone(key, all)))
        const made = tryTo(() => makeRequest(route.operationId, keys ?? []))
        if (made === undefined) {
          unsent.push(route.operationId)
          continue
        }
        const { status, type, text } = await request(base + made.target, made.options, made.body)
        const wanted = route.credentials.length > 0 && keys === undefined ? [401] : getSuccesses(route)
        const fault = judge(route, status, type.split(';')[0] ?? '', text)
        const isWanted = wanted.includes(status)
        if (fault !== undefined || !isWanted)
          faults.push(`${describeRequest(made)}: ${status} ${fault ?? text.slice(0, 400)}`)
      }
    } finally {
      await server.close()
    }
    expect(faults).toEqual([])
    expect(unsent).toEqual(withoutValidRequest[path] ?? [])
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

/** The declared statuses of success, else all declared ones; a status below 200 ends no request. */
function getSuccesses({ replies }: Route): number[] {
  const statuses = replies.map(({ status }) => (typeof status === 'number' ? status : status === '2XX' ? 200 : 0))
  const within = (digit: number) => statuses.filter((status) => Math.floor(status / 100) === digit)
  const isOpen = replies.some(({ status }) => status === 'default') || statuses.every((status) => status < 200)
  const [found = [200]] = [within(2), within(3), isOpen ? [200] : statuses].filter((each) => each.length > 0)
  return [...new Set(found)]
}

/** Two credentials of one header cannot both be sent. */
function isAlone({ in: where, name }: Credential, all: readonly Credential[]): boolean {
  return where === 'query' || all.filter((each) => each.in !== 'query' && each.name === name).length === 1
}

function describeRequest({ target, options, body }: ValidRequest): string {
  return `${options.method} ${target} ${body?.toString().slice(0, 200) ?? ''}`
}

function tryTo<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof NoValue) return undefined
    throw error
  }
}

test("GitHub's document is generated", async () => {
  const folder = makeFolder()
  try {
    const files = await writeOutput('node_modules/@octokit/openapi/generated/api.github.com.json', folder)
    // Compiling it takes longer than all others.
    expect(files.size).toBeGreaterThan(150)
  } finally {
    removeFolder(folder)
  }
})
