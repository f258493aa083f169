import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Location } from '../../generators/diagnostics.ts'
import type { Origin } from '../../generators/read/flatten.ts'
import type { Rule, RuleViolation } from './specification.ts'
import { loadSpecification } from './specification.ts'

/** The part of Redocly's interface that the rules use; the package does not export its types. */
interface Context {
  readonly location: { readonly source: { readonly absoluteRef: string } }
  report(problem: { readonly message: string; readonly location: ReportLocation }): void
}

type ReportLocation =
  | { readonly source: TextSource; readonly pointer: string; readonly reportOnKey: true }
  | { readonly source: TextSource; readonly pointer: undefined; readonly start: Position; readonly end: Position }

interface Position {
  readonly line: number
  readonly col: number
}

interface Visitor {
  readonly Root: { leave(root: unknown, context: Context): void }
}

/** Adapts a rule to Redocly: it runs after the walk over a document, on the folder of the document. */
export function asVisitor(rule: Rule): () => Visitor {
  return () => ({
    Root: {
      leave(_, context) {
        const folder = dirname(context.location.source.absoluteRef)
        for (const finding of removeDuplicates(rule.check(loadSpecification(folder)))) {
          context.report({ message: finding.message, location: getPlace(folder, finding.at) })
        }
      },
    },
  })
}

/** A component that several documents refer to is visited several times. */
function removeDuplicates(findings: Iterable<RuleViolation>): RuleViolation[] {
  return [...new Map([...findings].map((finding) => [JSON.stringify(finding), finding])).values()]
}

function getPlace(folder: string, at: Origin | Location): ReportLocation {
  if ('pointer' in at) {
    return { source: getSource(join(folder, at.file)), pointer: `#${at.pointer || '/'}`, reportOnKey: true }
  }
  const { line, column } = at
  const range = { start: { line, col: column }, end: { line, col: column + 1 } }
  return { source: getSource(resolve(at.file)), pointer: undefined, ...range }
}

const sources = new Map<string, TextSource>()

function getSource(path: string): TextSource {
  const source = sources.get(path) ?? new TextSource(path)
  sources.set(path, source)
  return source
}

/** A source file in the interface that Redocly uses to find lines and columns. */
class TextSource {
  readonly absoluteRef: string
  readonly body: string
  #tree: unknown

  constructor(path: string) {
    this.absoluteRef = path
    this.body = readFileSync(path, 'utf8')
  }

  getLines(): string[] {
    return this.body.split(/\r\n|[\n\r]/g)
  }

  getAst(parse: (text: string, options: { readonly filename: string }) => unknown): unknown {
    this.#tree ??= parse(this.body, { filename: this.absoluteRef })
    return this.#tree
  }
}
