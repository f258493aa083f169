import { generate } from '../pipeline.ts'
import { renderTemplate } from '../print/template.ts'
import { readSpec } from '../read/read-spec.ts'
import { commonFiles } from './common-files.ts'
import { copiedFiles } from './copied-files.ts'
import type { Origin, ProjectFiles } from './project.ts'
import { specFiles } from './spec-files.ts'

const folders = [
  { name: 'my', holds: 'your models and whatever else is your own: begin in `my/ports.ts`', whose: 'yours' },
  { name: 'spec', holds: 'the contract', whose: 'yours, where you change it' },
  { name: 'generated', holds: 'types, validators, tables and examples', whose: 'the generator’s' },
  { name: 'server-stub', holds: 'the runtime, the wire formats, the ports, the simulated gateway', whose: 'a copy' },
  { name: 'generators', holds: 'what makes `generated/` from `spec/`', whose: 'a copy' },
]

const scripts = {
  start: 'node my/start.ts',
  mock: 'node server-stub/start.js mock',
  generate: 'node generators/generate.ts',
  typecheck: 'tsc',
}

/** The whole gateway, with one's own ports in front of the simulated ones. */
export async function gatewayProject(origin: Origin, name: string): Promise<ProjectFiles> {
  const { root, spec } = origin
  const generated = await generate(spec, '../server-stub/core')
  const title = 'A model gateway'
  const parts: ProjectFiles = new Map<string, string | Uint8Array>([
    ...copiedFiles(root, ['server-stub', 'generators'], ['generators/init', 'generators/init.ts']),
    ...specFiles(spec, readSpec(spec)),
    ...[...generated].map(([path, text]) => [`generated/${path}`, text] as const),
    ['my/ports.ts', renderTemplate('project-own', {})],
    ['my/start.ts', renderTemplate('project-start-gateway', {})],
  ])
  const written = '`generated/` and the generated part of the mock’s controls'
  return new Map([...parts, ...commonFiles({ root, name, scripts, title, folders, written }, parts)])
}
