import fc from 'fast-check'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { contractProject } from '../../generators/init/contract-project.ts'
import { writeTestFile } from '../support/temporary-folder.ts'
import { root } from './run-generate.ts'

/** Text that ends a comment, a string, a template or a script, or that a terminal obeys. */
const pieces = [
  '*/',
  '/*',
  '//',
  "'",
  '"',
  '`',
  '$'.concat('{'),
  '}',
  '\\',
  '</script>',
  '\u2028',
  '\u001b[2J',
  '{{x}}',
]
const code = ';globalThis.broken();'
const hostile = fc
  .array(fc.constantFrom(...pieces, code, 'a', ' '), { minLength: 1, maxLength: 6 })
  .map((parts) => `x${parts.join('')}`)
const pattern = fc
  .array(
    fc.constantFrom('a*/', '`', '\\$\\{', '</script>', '\u2028', '\u001b', "'", '"', '\\\\', code.replace(/[()]/g, '')),
  )
  .map((parts) => `^a${parts.join('')}`)

/** A document with these texts wherever an author may write one. */
function makeDocument(text: string, pattern: string): object {
  const properties = {
    [text]: { type: 'string', title: text, description: text },
    b: { type: 'string', enum: [text, 'b'], default: text, description: text },
    c: { type: 'string', pattern },
    d: { const: text },
  }
  const example = { [text]: text, d: text }
  const schema = { type: 'object', description: text, required: [text, 'd'], properties, example }
  const content = { 'application/json': { schema, examples: { one: { summary: text, value: example } } } }
  const responses = { 200: { description: text, content }, 400: { description: text } }
  const parameters = [{ name: text, in: 'query', description: text, schema: { type: 'string', default: text } }]
  const write = { operationId: `write${text}`, tags: [text], summary: text, requestBody: { content }, responses }
  return {
    openapi: '3.1.0',
    info: { title: text, version: text, description: text },
    paths: {
      [`/files/${text.replace(/[{}?#]/g, '')}/content`]: { get: { description: text, parameters, responses } },
      '/files': { post: write },
    },
    components: { schemas: { Named: schema } },
  }
}

/** The kinds of all statements of each file of code. */
async function readStatements(text: string, regex: string): Promise<readonly string[]> {
  const spec = writeTestFile('openapi.json', JSON.stringify(makeDocument(text, regex)))
  const { files, title } = await contractProject({ root, name: 'project', spec, gatewright: '0.1.0', isEjected: false })
  expect(title).not.toMatch(/[\p{Cc}\u2028]|(?<!\\)</u)
  return [...files]
    .flatMap(([path, content]) => (/\.[jt]s$/.test(path) ? [listStatements(String(content))] : []))
    .sort()
}

function listStatements(content: string): string {
  const source = ts.createSourceFile('file.ts', content, ts.ScriptTarget.ESNext, true)
  const { diagnostics = [] } = ts.transpileModule(content, { reportDiagnostics: true })
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([])
  const kinds: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node)) kinds.push(ts.SyntaxKind[node.kind])
    if (ts.isCallExpression(node)) kinds.push('call')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return kinds.join(' ')
}

test('text of a document becomes no code', async () => {
  const harmless = await readStatements('harmless', '^abc')
  await fc.assert(
    fc.asyncProperty(hostile, pattern, async (text, regex) => {
      expect(await readStatements(text, regex)).toEqual(harmless)
    }),
    { numRuns: 15, seed: 1, examples: [[`x*/${code}/*`, `^a*/${code.replace(/[()]/g, '')}/`]] },
  )
})
