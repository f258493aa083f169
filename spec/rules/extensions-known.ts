import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asObject } from '../../runtime/json.ts'
import { type SpecNode, under } from './spec-nodes.ts'
import type { Rule, RuleViolation } from './specification.ts'

/** The phrases of the second column of the table, and the nodes that each allows. */
const tests: Readonly<Record<string, (specNode: SpecNode) => boolean>> = {
  anything: () => true,
  'a header': ({ kind, node }) => kind === 'header' || (kind === 'parameter' && node.in === 'header'),
  'a property of an error schema': ({ kind }) => kind === 'property',
  'a request body': ({ kind }) => kind === 'request body',
  'a security scheme': ({ kind }) => kind === 'security scheme',
  'a string schema': (specNode) => isSchema(specNode) && specNode.node.type === 'string',
  'a tag': ({ kind }) => kind === 'tag',
  'an AsyncAPI operation': ({ kind }) => kind === 'AsyncAPI operation',
  'an array schema': (specNode) => isSchema(specNode) && specNode.node.type === 'array',
  'an error response': ({ kind }) => kind === 'response',
  'an object schema': (specNode) => isSchema(specNode) && specNode.node.type === 'object',
  'an operation': ({ kind }) => kind === 'operation',
  'AsyncAPI operations': ({ kind }) => kind === 'AsyncAPI operation',
  headers: ({ kind }) => kind === 'header',
  messages: ({ kind }) => kind === 'message',
  operations: ({ kind }) => kind === 'operation',
  parameters: ({ kind }) => kind === 'parameter',
  responses: ({ kind }) => kind === 'response',
  schemas: (specNode) => isSchema(specNode),
  'the document': ({ kind }) => kind === 'document',
  'the status property of a task': (specNode) => isSchema(specNode),
}

function isSchema({ kind }: SpecNode): boolean {
  return kind === 'schema' || kind === 'property'
}

/**
 * Every x- key has a row in the table of extensions in README.md, is used only where that row allows, and has only the
 * keys named in the row.
 */
export const extensionsKnown: Rule = {
  name: 'extensions-known',
  document: 'openapi',
  *check({ folder, specNodes: all }) {
    const path = findTable(folder)
    const table = readTable(path)
    for (const [extension, { on, line }] of table) {
      for (const phrase of on.filter((phrase) => tests[phrase] === undefined)) {
        const phrases = Object.keys(tests).join(', ')
        const message = `The row of ${extension} has the unknown phrase \`${phrase}\`. Use one of: ${phrases}.`
        yield { message, at: { file: path, line, column: 1 } }
      }
    }
    for (const specNode of all) {
      for (const key of Object.keys(specNode.node).filter((key) => key.startsWith('x-'))) {
        yield* checkExtension(specNode, key, table.get(key))
      }
    }
  },
}

function* checkExtension(specNode: SpecNode, key: string, row: Row | undefined): Generator<RuleViolation> {
  const at = under(specNode.at, key)
  if (row === undefined) {
    const message = `\`${key}\` is missing in the table of extensions. Add it to README.md or use another key.`
    yield { message, at }
    return
  }
  if (!row.on.some((phrase) => tests[phrase]?.(specNode))) {
    yield { message: `\`${key}\` is only allowed on ${row.on.join(', ')}. Move it.`, at }
  }
  for (const inner of getKeys(key, specNode).filter((inner) => !row.words.has(inner))) {
    yield { message: `\`${inner}\` is not a key of ${key}. Fix the spelling.`, at: under(at, inner) }
  }
}

/** Their keys are properties of the schema, ids of questions, or paths. */
const keyedByName: ReadonlySet<string> = new Set(['x-choice', 'x-instead', 'x-less-than', 'x-not-offered'])

function getKeys(extension: string, { node }: SpecNode): string[] {
  return keyedByName.has(extension) ? [] : Object.keys(asObject(node[extension]))
}

/** A contract in a folder of another one has its table there. */
function findTable(folder: string): string {
  const path = join(folder, 'README.md')
  return existsSync(path) ? path : join(folder, '..', 'README.md')
}

interface Row {
  readonly on: readonly string[]
  /** The words of the last column. */
  readonly words: ReadonlySet<string>
  readonly line: number
}

/** The rows of a Markdown file whose first cell is an extension in backquotes; line counts from 1. */
function readTable(path: string): Map<string, Row> {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  return new Map(
    lines.flatMap((text, index): [string, Row][] => {
      const [, name, on, description] = /^\|\s*`(x-[\w-]+)`\s*\|([^|]*)\|(.*)\|$/.exec(text) ?? []
      if (name === undefined || on === undefined || description === undefined) return []
      const phrases = on.split(',').map((phrase) => phrase.trim())
      return [[name, { on: phrases, words: new Set(description.split(/[^\w-]+/)), line: index + 1 }]]
    }),
  )
}
