import { generate } from '../pipeline.ts'
import { renderTemplate } from '../print/template.ts'
import { readSpec } from '../read/read-spec.ts'
import { commonFiles } from './common-files.ts'
import { testScript } from './package-file.ts'
import type { NewProject, ProjectFiles, ProjectSource } from './project.ts'
import { copiedFiles, specFiles } from './spec-files.ts'

const folders = [
  { name: 'my', content: 'your models and other code: start in `my/ports.ts`', owner: 'yours' },
  { name: 'spec', content: 'the contract', owner: 'yours' },
  { name: 'generated', content: 'types, validators, tables and examples', owner: 'the generator’s' },
  { name: 'server-stub', content: 'the runtime, the wire formats, the ports, the simulated gateway', owner: 'a copy' },
  { name: 'generators', content: 'the generator of `generated/`', owner: 'a copy' },
  { name: 'docs', content: 'the ports, with examples, and how to run the gateway', owner: 'a copy' },
]

const copied = ['server-stub', 'generators', 'docs']
/** Pages that apply to the checkout only: benchmarks, tests, the mock, an image without `my/`. */
const excludedDocs = ['bench.md', 'ci.md', 'decisions', 'deploy', 'mock', 'scaling.md', 'simulator.md']
const excluded = ['generators/init', 'generators/init.ts', ...excludedDocs.map((name) => `docs/${name}`)]

const scripts = {
  start: 'node my/start.ts',
  stub: 'node my/start.ts',
  test: testScript,
  mock: 'node server-stub/cli/start.js mock',
  generate: 'node generators/generate.ts',
  typecheck: 'tsc',
}

/** The whole gateway, with custom ports that override the simulated ones. */
export async function gatewayProject(origin: ProjectSource, name: string): Promise<NewProject> {
  const { root, spec } = origin
  const generated = await generate(spec, '../server-stub/core')
  const title = 'A model gateway'
  const parts: ProjectFiles = new Map<string, string | Uint8Array>([
    ...copiedFiles(root, copied, excluded),
    ...specFiles(spec, readSpec(spec)),
    ...[...generated].map(([path, text]) => [`generated/${path}`, text] as const),
    ['my/ports.ts', renderTemplate('project-own', {})],
    ['my/ports.test.ts', renderTemplate('project-own-test', {})],
    ['my/start.ts', renderTemplate('project-start-gateway', {})],
  ])
  const writtenPaths = '`generated/` and the generated part of the mock’s controls'
  const files = new Map([...parts, ...commonFiles({ root, name, scripts, title, folders, writtenPaths }, parts)])
  return { files, warnings: [] }
}
