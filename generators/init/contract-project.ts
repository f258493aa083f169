import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildContract } from '../model/build-contract.ts'
import type { Contract } from '../model/contract.ts'
import { emitAll, findWarnings } from '../pipeline.ts'
import { renderTemplate } from '../print/template.ts'
import { readSpec } from '../read/read-spec.ts'
import { commonFiles } from './common-files.ts'
import { copiedFiles } from './copied-files.ts'
import { exampleHandlers } from './example-handlers.ts'
import { exampleTest } from './example-test.ts'
import { testScript } from './package-file.ts'
import type { Begun, Origin, ProjectFiles } from './project.ts'
import { specFiles } from './spec-files.ts'

const folders = [
  { name: 'my', holds: 'a handler for each operation, which answers with the contract’s example', whose: 'yours' },
  { name: 'spec', holds: 'the contract', whose: 'yours' },
  { name: 'generated', holds: 'types, validators, tables and examples', whose: 'the generator’s' },
  { name: 'server-stub', holds: 'the runtime', whose: 'a copy' },
  { name: 'generators', holds: 'what makes `generated/` from `spec/`', whose: 'a copy' },
]

/** A server for any contract: the runtime, and handlers that answer with its examples. */
export async function contractProject({ root, spec: entry }: Origin, name: string): Promise<Begun> {
  const spec = readSpec(entry)
  const built = buildContract(spec)
  const generated = await emitAll(spec, built, '../server-stub/core')
  const getExamples = (family: string) => JSON.parse(generated.get(`examples/${family}.json`) ?? '{}')
  const { contract } = built
  const parts: ProjectFiles = new Map<string, string | Uint8Array>([
    ...copiedFiles(root, ['server-stub/core', 'generators'], ['generators/init', 'generators/init.ts']),
    ['server-stub/cli/listen-message.ts', readFileSync(join(root, 'server-stub/cli/listen-message.ts'))],
    ...specFiles(entry, spec),
    ...[...generated].map(([path, text]) => [`generated/${path}`, text] as const),
    ...exampleHandlers(contract, getExamples),
    ['my/handlers.test.ts', exampleTest(contract, getExamples)],
    ['my/start.ts', renderTemplate('project-start', { title: getTitle(contract.title), health: getHealth(contract) })],
  ])
  const scripts = {
    start: 'node my/start.ts',
    test: testScript,
    generate: `node generators/generate.ts --spec spec/${spec.openapi} --out generated`,
    typecheck: 'tsc',
  }
  const common = { root, name, scripts, title: contract.title, folders, written: '`generated/`' }
  return { files: new Map([...parts, ...commonFiles(common, parts)]), warnings: findWarnings(built) }
}

/** The path of the server's own that says it is there; none where the contract has that path. */
function getHealth({ operations }: Contract): readonly string[] {
  return ['/healthz'].filter((own) => operations.every(({ path }) => path !== own))
}

/** For the inside of a template literal. */
function getTitle(title: string): string {
  return title.replace(/[`\\$]/g, '')
}
