import openapiTypescript, { astToString } from 'openapi-typescript'
import { isObject, type Json } from '../json.ts'
import { renderTemplate } from '../print/template.ts'
import { getReading } from '../read/structure.ts'
import type { EmitInput, FileMap } from './emitted.ts'
import { type FamilyDocument, familyDocument } from './family-document.ts'

/** `types/<family>.ts`: the TypeScript types of a family's schemas and operations. */
export async function emitTypes(input: EmitInput): Promise<FileMap> {
  const files = input.contract.families.map(async ({ name }) => {
    const types = await printTypes(familyDocument(input, name))
    return [`types/${name}.ts`, renderTemplate('types', { header: input.header, types })] as const
  })
  return new Map(await Promise.all(files))
}

async function printTypes({ paths, schemas }: FamilyDocument): Promise<string> {
  const document = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: simplify(paths, true),
    components: simplify({ schemas }),
  }
  const nodes = await openapiTypescript(Buffer.from(JSON.stringify(document)), {
    alphabetize: false,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  })
  return astToString(nodes).trimEnd()
}

const ignoredKeys = new Set(['discriminator', 'example', 'examples'])

/** Drops what openapi-typescript misreads (discriminators) or ignores (examples, extensions); headers in lower case. */
function simplify(value: Json, inNames = false): Json {
  if (Array.isArray(value)) return value.map((item) => simplify(item))
  if (!isObject(value)) return value
  if (!inNames && value.in === 'header' && typeof value.name === 'string' && value.name !== value.name.toLowerCase())
    return simplify({ ...value, name: value.name.toLowerCase() })
  const kept = Object.entries(value).filter(([key]) => inNames || !(ignoredKeys.has(key) || key.startsWith('x-')))
  const entries = kept.map(([key, item]) => {
    const reading = getReading(key, item, inNames)
    return [key, reading === 'literal' ? item : simplify(item, reading === 'names')]
  })
  return Object.fromEntries(entries)
}
