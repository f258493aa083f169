import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildContract } from '../model/build-contract.ts'
import { emitAll } from '../pipeline.ts'
import { renderTemplate } from '../print/template.ts'
import { readSpec } from '../read/read-spec.ts'
import { commonFiles } from './common-files.ts'
import { copiedFiles } from './copied-files.ts'
import { exampleHandlers } from './example-handlers.ts'
import type { Origin, ProjectFiles } from './project.ts'
import { specFiles } from './spec-files.ts'

const folders = [
  { name: 'my', holds: 'a handler for each operation, which answers with the contract’s example', whose: 'yours' },
  { name: 'spec', holds: 'the contract', whose: 'yours' },
  { name: 'generated', holds: 'types, validators, tables and examples', whose: 'the generator’s' },
  { name: 'server-stub', holds: 'the runtime', whose: 'a copy' },
  { name: 'generators', holds: 'what makes `generated/` from `spec/`', whose: 'a copy' },
]

/** A server for any contract: the runtime, and handlers that answer with its examples. */
export async function contractProject({ root, spec: entry }: Origin, name: string): Promise<ProjectFiles> {
  const spec = readSpec(entry)
  const built = buildContract(spec)
  const generated = await emitAll(spec, built, '../server-stub/core')
  const examplesOf = (family: string) => JSON.parse(generated.get(`examples/${family}.json`) ?? '{}')
  const { contract } = built
  const parts: ProjectFiles = new Map<string, string | Uint8Array>([
    ...copiedFiles(root, ['server-stub/core', 'generators'], ['generators/init', 'generators/init.ts']),
    ['server-stub/listen-message.ts', readFileSync(join(root, 'server-stub/listen-message.ts'))],
    ...specFiles(entry, spec),
    ...[...generated].map(([path, text]) => [`generated/${path}`, text] as const),
    ...exampleHandlers(contract, examplesOf),
    ['my/start.ts', renderTemplate('project-start', { title: titleOf(contract.title) })],
  ])
  const scripts = {
    start: 'node my/start.ts',
    generate: `node generators/generate.ts --spec spec/${spec.openapi} --out generated`,
    typecheck: 'tsc',
  }
  return new Map([
    ...parts,
    ...commonFiles({ root, name, scripts, title: contract.title, folders, written: '`generated/`' }, parts),
  ])
}

/** For the inside of a template literal. */
function titleOf(title: string): string {
  return title.replace(/[`\\$]/g, '')
}
