import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildContract } from '../model/build-contract.ts'
import type { Contract } from '../model/contract.ts'
import { emitAll, findWarnings } from '../pipeline.ts'
import { renderTemplate } from '../print/template.ts'
import { readSpec } from '../read/read-spec.ts'
import { commonFiles } from './common-files.ts'
import { exampleHandlers } from './example-handlers.ts'
import { exampleTest } from './example-test.ts'
import { testScript } from './package-file.ts'
import type { NewProject, ProjectFiles, ProjectSource } from './project.ts'
import { copiedFiles, specFiles } from './spec-files.ts'

const folders = [
  { name: 'my', content: 'a handler for each operation that replies with the contract’s example', owner: 'yours' },
  { name: 'spec', content: 'the contract', owner: 'yours' },
  { name: 'generated', content: 'types, validators, tables and examples', owner: 'the generator’s' },
  { name: 'server-stub', content: 'the runtime', owner: 'a copy' },
  { name: 'generators', content: 'the generator of `generated/`', owner: 'a copy' },
]

/** A server for any contract: the runtime, and handlers that reply with the contract's examples. */
export async function contractProject({ root, spec: entry }: ProjectSource, name: string): Promise<NewProject> {
  const spec = readSpec(entry)
  const built = buildContract(spec)
  const generated = await emitAll(spec, built, '../server-stub/core')
  const getExamples = (family: string) => JSON.parse(generated.get(`examples/${family}.json`) ?? '{}')
  const { contract } = built
  const parts: ProjectFiles = new Map<string, string | Uint8Array>([
    ...copiedFiles(root, ['server-stub/core', 'generators'], ['generators/init', 'generators/init.ts']),
    ['server-stub/settings/listen-message.ts', readFileSync(join(root, 'server-stub/settings/listen-message.ts'))],
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
  const common = { root, name, scripts, title: contract.title, folders, writtenPaths: '`generated/`' }
  return { files: new Map([...parts, ...commonFiles(common, parts)]), warnings: findWarnings(built) }
}

/** The path of the health check, unless the contract uses that path. */
function getHealth({ operations }: Contract): readonly string[] {
  return ['/healthz'].filter((own) => operations.every(({ path }) => path !== own))
}

/** Removes characters with a meaning in a template literal. */
function getTitle(title: string): string {
  return title.replace(/[`\\$]/g, '')
}
