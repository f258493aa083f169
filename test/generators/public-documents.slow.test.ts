import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { generateTypes } from '../../generators/generate-types.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import { findWarnings } from '../../generators/warnings.ts'
import { askOperations } from './ask-operations.ts'
import { makeFolder, removeFolder, root, writeOutput } from './run-generate.ts'
import { findFolderErrors, writeHandlers } from './served-folder.ts'

/** Documents that others have published; two of our own join them below. */
const documents: Readonly<Record<string, string>> = {
  '@readme/oas-examples/2.0/json': 'petstore petstore-expanded api-with-examples schema-circular',
  '@readme/oas-examples/3.0/json': `
    callbacks circular discriminators file-uploads form-data http-status-codes link-example
    parameters-cookies parameters-extreme parameters-style polymorphism readme-legacy request-examples
    response-http-behavior response-multiple-mediatypes schema-additional-properties schema-types
    schema-validation security security-multiple star-trek uspto`,
  '@readme/oas-examples/3.1/json': `
    parameters-style petstore readme schema-types schema-validation-top-level security train-travel webhooks`,
  '@scalar/galaxy/dist': '3.1 latest',
}

const incompatible = ['quirks_entirelyIncompatibleAllOf', 'quirks_partiallyUsableIncompatibleAllOf']

/** Operations whose body or parameters have a schema that nothing fits. */
const withoutValidRequest: Readonly<Record<string, readonly string[]>> = {
  // Strings that are integers.
  '@readme/oas-examples/3.0/json/schema-types.json': incompatible,
  '@readme/oas-examples/3.1/json/schema-types.json': incompatible,
}

const published = Object.entries(documents).flatMap(([folder, names]) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}.json`),
)

const cases = [
  ...published.map((name) => ({ name, spec: `node_modules/${name}` })),
  ...['bookshop', 'awkward'].map((name) => ({ name, spec: `test/golden/${name}/openapi.yaml` })),
].map((each) => ({ ...each, folder: makeFolder() }))

afterAll(() => {
  for (const { folder } of cases) removeFolder(folder)
})

describe.each(cases)('$name', ({ name, spec, folder }) => {
  test('is generated and served, and replies by contract', async () => {
    const { faults, unsent } = await askOperations(spec, folder)
    expect(faults).toEqual([])
    writeHandlers(spec, folder)
    expect(unsent).toEqual(withoutValidRequest[name] ?? [])
  })

  test('has the expected warnings', () => {
    const counts: Record<string, number> = {}
    for (const { code } of findWarnings(buildContract(readSpec(join(root, spec)))))
      counts[code] = (counts[code] ?? 0) + 1
    expect(counts).toMatchSnapshot()
  })
})

test('all generated code passes the type checker', () => {
  expect(findFolderErrors(cases.map(({ folder }) => folder))).toEqual([])
})

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

test("the types of GitHub's document are those of openapi-typescript", async () => {
  const path = join(root, 'node_modules/@octokit/openapi/generated/api.github.com.json')
  const theirs = astToString(await openapiTS(pathToFileURL(path), { silent: true }))
  const { text, errors } = generateTypes(path)
  expect(errors).toEqual([])
  expect(text.slice(text.indexOf('export interface paths'))).toBe(theirs)
})
