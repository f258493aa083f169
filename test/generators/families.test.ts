import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './run-generate.ts'

/**
 * Tags that are also keys of AsyncAPI and OpenAPI documents (`messages`, `responses`) or of the types generated from
 * them, or options of ports (`models`). They are allowed only as such a key.
 */
const keysOfFormats: Readonly<Record<string, readonly string[]>> = {
  image: ['generators/templates/project-compose.hbs'],
  messages: ['generators/read/structure.ts'],
  models: ['generators/templates/ejected-ports.hbs'],
  responses: [
    'generators/read/component-names.ts',
    'generators/read/flatten.ts',
    'generators/read/declared-components.ts',
    'generators/read/structure.ts',
    'generators/emit/one-way-schemas.ts',
    'generators/read/swagger.ts',
    'generators/read/validity.ts',
    'runtime/handler.ts',
  ],
}

const { tags } = parse(readFileSync(join(root, 'spec/openapi.yaml'), 'utf8')) as { tags: { name: string }[] }
const sources = ['generators', 'runtime'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|hbs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
)

const literals = new Map(sources.map((path) => [path, new Set(getLiterals(path))]))

test('the families are found', () => expect(tags.length).toBeGreaterThan(3))

test.each(tags.map(({ name }) => name))('no literal of the generators or the core names the family %s', (family) => {
  const named = sources.filter((path) => literals.get(path)?.has(family))
  expect(named.filter((path) => !keysOfFormats[family]?.includes(path))).toEqual([])
})

test('the exceptions are needed', () => {
  for (const [family, paths] of Object.entries(keysOfFormats))
    for (const path of paths) expect(literals.get(path)).toContain(family)
})

/** All string literals and template parts of a source file, lists of words as words; the words of a template file. */
function getLiterals(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  if (path.endsWith('.hbs')) return text.match(/[\w-]+/g) ?? []
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isList = ts.isPropertyAccessExpression(node.parent ?? node) && node.parent.getText().endsWith('.split')
    if (isList && ts.isStringLiteralLike(node)) found.push(...node.text.split(/\s+/))
    else if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}
