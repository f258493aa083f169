import { buildContract } from '../model/build-contract.ts'
import { emitAll } from '../pipeline.ts'
import { printLine, printMarkdown, printString } from '../print/literal.ts'
import { renderTemplate } from '../print/template.ts'
import { readSpec } from '../read/read-spec.ts'
import { findWarnings } from '../warnings.ts'
import { exampleHandlers } from './example-handlers.ts'
import { exampleTest } from './example-test.ts'
import { getCore, getEntry, type OwnFiles, type ProjectOptions, type Sources } from './project.ts'
import { InitError, specFiles } from './spec-files.ts'

/** The parts of the settings that read flags, and files of YAML or JSON. */
const settings = 'command errors files help json-positions option option-types output parse-text read-flags'.split(' ')

const sources: Sources = {
  paths: [
    'runtime',
    'cli/run-server.ts',
    ...settings.map((name) => `settings/${name}.ts`),
    'cli/exports/core.ts',
    'generators',
  ],
  without: ['generators/init', 'generators/init.ts'],
  scripts: {},
}

/** The path of the document in a script of npm, for every shell. Throws `InitError` for what no shell reads as it is. */
function printPath(name: string): string {
  if (/^[\p{L}\p{N}_.-]+$/u.test(name)) return `spec/${name}`
  if (/^[\p{L}\p{N}_. +@,=-]+$/u.test(name)) return `"spec/${name}"`
  throw new InitError(`${printLine(name)} cannot stand in a script: rename it to letters, digits, spaces, . _ and -.`)
}

/** A server for any contract, with handlers that reply with the contract's examples. */
export async function contractProject(options: ProjectOptions): Promise<OwnFiles> {
  const { spec: entry } = options
  const spec = readSpec(entry, options)
  const built = buildContract(spec)
  const generated = await emitAll(spec, built, getCore(options))
  const getExamples = (family: string) => JSON.parse(generated.get(`examples/${family}.json`) ?? '{}')
  const { contract } = built
  const core = getEntry('core', options)
  return {
    title: printMarkdown(contract.title),
    about: 'a handler for each operation that replies with the contract’s example',
    files: new Map<string, string | Uint8Array>([
      ...specFiles(entry, spec),
      ...[...generated].map(([path, text]) => [`generated/${path}`, text] as const),
      ...exampleHandlers(built, getExamples),
      ['my/handlers.test.ts', exampleTest(contract, getExamples, core)],
      ['my/start.ts', renderTemplate('project-start', { core, title: printString(contract.title) })],
    ]),
    generate: spec.openapi === 'openapi.yaml' ? '' : ` --spec ${printPath(spec.openapi)} --out generated`,
    sources,
    warnings: findWarnings(built),
  }
}
