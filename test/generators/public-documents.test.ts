import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flatten } from '../../generators/read/flatten.ts'
import { readVersion } from '../../generators/read/official-schemas.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import { walkStructure } from '../../generators/read/structure.ts'
import { findInvalid } from '../../generators/read/validity.ts'
import { asString } from '../../runtime/json.ts'
import { root } from './run-generate.ts'

const examples = 'node_modules/@readme/oas-examples'
const folders = ['2.0/json', '2.0/yaml', '3.0/json', '3.0/yaml', '3.0/json/openapi-workshop', '3.1/json', '3.1/yaml']
const documents = [
  ...folders.flatMap((folder) => listFiles(`${examples}/${folder}`)),
  ...listFiles('node_modules/@scalar/galaxy/dist'),
  'node_modules/@octokit/openapi/generated/api.github.com.json',
]

/** It has no responses, which its official schema wants. */
const invalid = [`${examples}/3.0/json/openapi-workshop/post.json`]

function listFiles(folder: string): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => /\.(json|yaml)$/.test(name))
  return names.map((name) => `${folder}/${name}`)
}

test.each(documents)('%s becomes a flat document of OpenAPI 3.1', (path) => {
  const spec = readSpec(join(root, path))
  const file = spec.files.get(spec.openapi)
  const version = readVersion(file?.data ?? null)
  if (!file || !version) throw new Error(`${path} has no version.`)
  expect(findInvalid(file.data, version, file.locate).length).toBe(invalid.includes(path) ? 1 : 0)
  const flat = flatten(spec, spec.openapi)
  expect(readVersion(flat.root)).toBe('3.1')
  if (!invalid.includes(path)) expect(findInvalid(flat.root, '3.1', flat.locatePointer)).toEqual([])
  const references = [...walkStructure(flat.root)].flatMap(({ node }) => asString(node.$ref) ?? [])
  expect(references.filter((reference) => !/^#\/components\/\w+\/[\w.-]+$/.test(reference))).toEqual([])
})
