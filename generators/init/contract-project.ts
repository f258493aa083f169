import { buildContract } from '../model/build-contract.ts'
import { emitAll } from '../pipeline.ts'
import { printLine, printMarkdown, printString } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { readSpec } from '../read/read-spec.ts'
import { findWarnings } from '../warnings.ts'
import { exampleHandlers } from './example-handlers.ts'
import { exampleTest } from './example-test.ts'
import { getCore, type ProjectOptions, type ProjectParts } from './project.ts'
import { InitError, specFiles } from './spec-files.ts'

/** The path of the document in a script of npm, for every shell. Throws `InitError` for what no shell reads as it is. */
function printPath(name: string): string {
  if (/^[\p{L}\p{N}_.-]+$/u.test(name)) return `spec/${name}`
  if (/^[\p{L}\p{N}_. +@,=-]+$/u.test(name)) return `"spec/${name}"`
  throw new InitError(`${printLine(name)} cannot stand in a script: rename it to letters, digits, spaces, . _ and -.`)
}

/** A server for any contract, with handlers that reply with the contract's examples. */
export async function contractProject(options: ProjectOptions): Promise<ProjectParts> {
  const { spec: entry } = options
  const spec = readSpec(entry, options)
  const built = buildContract(spec)
  const generated = await emitAll(spec, built, getCore(options))
  const getExamples = (family: string) => JSON.parse(generated.get(`examples/${family}.json`) ?? '{}')
  const { contract } = built
  const path = printPath(spec.openapi)
  return {
    title: printMarkdown(contract.title),
    about: 'a handler for each operation that replies with the contract’s example',
    files: new Map<string, string | Uint8Array>([
      ...specFiles(entry, spec),
      ...[...generated].map(([path, text]) => [`generated/${path}`, text] as const),
      ...exampleHandlers(built, getExamples),
      [
        'src/handlers.test.ts',
        exampleTest(contract, getExamples, options.isEjected ? '../runtime/http/server.ts' : 'gatewright/core'),
      ],
      ['src/mock.ts', renderTemplate('project-mock', { document: `, ${printString(`spec/${spec.openapi}`)}` })],
      ['src/start.ts', printStart(contract.title, options)],
    ]),
    generateOptions: spec.openapi === 'openapi.yaml' ? '' : ` --spec ${path} --out generated`,
    sources: [],
    warnings: findWarnings(built),
  }
}

function printStart(title: string, { isEjected }: ProjectOptions): string {
  if (isEjected) return renderTemplate('ejected-start', { isGateway: false })
  return renderTemplate('project-start', { core: 'gatewright/core', title: printString(title) })
}
