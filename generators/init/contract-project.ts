import { getVersion } from '../../settings/command.ts'
import { isHttpsUrl } from '../../settings/files.ts'
import { buildContract } from '../model/build-contract.ts'
import { emitAll } from '../pipeline.ts'
import { printLine, printMarkdown, printString } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { readSpec, type SpecFiles } from '../read/read-spec.ts'
import { findWarnings } from '../warnings.ts'
import { downloadProjectSpec } from './downloaded-spec.ts'
import { exampleHandlers } from './example-handlers.ts'
import { exampleTest } from './example-test.ts'
import { getCore, type ProjectOptions, type ProjectParts } from './project.ts'
import { basePath, createBase, printBase } from './spec-base.ts'
import { InitError, specFiles } from './spec-files.ts'

/** The path of the document in a script of npm, for every shell. Throws `InitError` for what no shell reads as it is. */
function printPath(name: string): string {
  if (/^[\p{L}\p{N}_.-]+$/u.test(name)) return `spec/${name}`
  if (/^[\p{L}\p{N}_. +@,=-]+$/u.test(name)) return `"spec/${name}"`
  throw new InitError(`${printLine(name)} cannot stand in a script: rename it to letters, digits, spaces, . _ and -.`)
}

interface ProjectSpec {
  readonly spec: SpecFiles
  /** The documents by their path in the project, and where they are from if that is a URL. */
  readonly files: readonly (readonly [path: string, content: string | Uint8Array])[]
}

async function readProjectSpec({
  spec: entry,
  allowPrivate = false,
  ...options
}: ProjectOptions): Promise<ProjectSpec> {
  if (!isHttpsUrl(entry)) {
    const spec = readSpec(entry, options)
    return { spec, files: specFiles(entry, spec) }
  }
  const { openapi, texts, source } = await downloadProjectSpec(entry, allowPrivate)
  const base = printBase(createBase(getVersion(), texts, entry))
  return { spec: readSpec(openapi, { ...options, source }), files: [...texts, [basePath, base]] }
}

/** A server for any contract, with handlers that reply with the contract's examples. */
export async function contractProject(options: ProjectOptions): Promise<ProjectParts> {
  const { spec, files } = await readProjectSpec(options)
  const built = buildContract(spec)
  const generated = await emitAll(spec, built, getCore(options))
  const getExamples = (family: string) => JSON.parse(generated.get(`examples/${family}.json`) ?? '{}')
  const { contract } = built
  const path = printPath(spec.openapi)
  return {
    title: printMarkdown(contract.title),
    about: 'a handler for each operation that replies with the contract’s example',
    files: new Map<string, string | Uint8Array>([
      ...files,
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
