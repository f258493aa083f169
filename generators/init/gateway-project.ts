import { emitFiles } from '../pipeline.ts'
import { renderTemplate } from '../print/template.ts'
import { readSpec } from '../read/read-spec.ts'
import { getCore, getEntry, type OwnFiles, type ProjectOptions, type Sources } from './project.ts'
import { specFiles } from './spec-files.ts'

/** Pages that apply to the checkout only: benchmarks, tests, the mock, an image without `my/`. */
const excludedDocs = 'README.md bench.md ci.md decisions deploy mock releases.md scaling.md simulator.md'.split(' ')
/** The command of the package, and this generator of projects. */
const excludedCode = [
  ...['commands', 'gatewright', 'local-targets', 'run-command'].map((name) => `cli/${name}.ts`),
  'generators/init',
  'generators/init.ts',
]

const sources: Sources = {
  paths: ['runtime', 'settings', 'server-stub', 'proxy', 'mock', 'cli', 'generators', 'docs'],
  without: [...excludedCode, ...excludedDocs.map((name) => `docs/${name}`)],
  scripts: { stub: 'tsx my/start.ts', mock: 'tsx cli/start.js mock' },
}

/** The whole gateway, with custom ports that override the simulated ones. */
export async function gatewayProject(options: ProjectOptions): Promise<OwnFiles> {
  const { spec } = options
  const { files: generated } = await emitFiles({ spec }, getCore(options))
  const values = { stub: getEntry('stub', options) }
  return {
    title: 'A model gateway',
    about: 'your models and other code: start in `my/ports.ts`',
    files: new Map<string, string | Uint8Array>([
      ...specFiles(spec, readSpec(spec)),
      ...[...generated].map(([path, text]) => [`generated/${path}`, text] as const),
      ['my/ports.ts', renderTemplate('project-own', values)],
      ['my/handlers.ts', renderTemplate('project-own-handlers', values)],
      ['my/ports.test.ts', renderTemplate('project-own-test', values)],
      ['my/start.ts', renderTemplate('project-start-gateway', values)],
    ]),
    generate: '',
    sources,
    warnings: [],
  }
}
