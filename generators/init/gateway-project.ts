import { generate } from '../pipeline.ts'
import { renderTemplate } from '../print/template.ts'
import { readSpec } from '../read/read-spec.ts'
import { commonFiles } from './common-files.ts'
import { copiedFiles } from './copied-files.ts'
import { testScript } from './package-file.ts'
import type { Begun, Origin, ProjectFiles } from './project.ts'
import { specFiles } from './spec-files.ts'

const folders = [
  { name: 'my', holds: 'your models and whatever else is your own: begin in `my/ports.ts`', whose: 'yours' },
  { name: 'spec', holds: 'the contract', whose: 'yours, where you change it' },
  { name: 'generated', holds: 'types, validators, tables and examples', whose: 'the generator’s' },
  { name: 'server-stub', holds: 'the runtime, the wire formats, the ports, the simulated gateway', whose: 'a copy' },
  { name: 'generators', holds: 'what makes `generated/` from `spec/`', whose: 'a copy' },
  {
    name: 'docs',
    holds: 'what each port promises, with an example of it, and how the gateway is run',
    whose: 'a copy',
  },
]

const copied = ['server-stub', 'generators', 'docs']
/** Pages about the checkout: its measurements, its tests, `npm start` as the mock, an image that has no `my/`. */
const otherDocs = ['bench.md', 'ci.md', 'decisions', 'deploy', 'mock', 'scaling.md', 'simulator.md']
const left = ['generators/init', 'generators/init.ts', ...otherDocs.map((name) => `docs/${name}`)]

const scripts = {
  start: 'node my/start.ts',
  stub: 'node my/start.ts',
  test: testScript,
  mock: 'node server-stub/cli/start.js mock',
  generate: 'node generators/generate.ts',
  typecheck: 'tsc',
}

/** The whole gateway, with one's own ports in front of the simulated ones. */
export async function gatewayProject(origin: Origin, name: string): Promise<Begun> {
  const { root, spec } = origin
  const generated = await generate(spec, '../server-stub/core')
  const title = 'A model gateway'
  const parts: ProjectFiles = new Map<string, string | Uint8Array>([
    ...copiedFiles(root, copied, left),
    ...specFiles(spec, readSpec(spec)),
    ...[...generated].map(([path, text]) => [`generated/${path}`, text] as const),
    ['my/ports.ts', renderTemplate('project-own', {})],
    ['my/ports.test.ts', renderTemplate('project-own-test', {})],
    ['my/start.ts', renderTemplate('project-start-gateway', {})],
  ])
  const written = '`generated/` and the generated part of the mock’s controls'
  const files = new Map([...parts, ...commonFiles({ root, name, scripts, title, folders, written }, parts)])
  return { files, warnings: [] }
}
