import { getVersion } from '../../settings/command.ts'
import { emitFiles } from '../pipeline.ts'
import { renderTemplate } from '../print/template.ts'
import { getCore, type ProjectOptions, type ProjectParts } from './project.ts'
import { basePath, createBase, printBase } from './spec-base.ts'
import { readSpecTexts } from './spec-files.ts'

/** The stub with its base ports; other adapters need settings, and come from the package. */
const stub = [
  ...['handlers/text-format.ts', 'ports', 'app.ts', 'files-route.ts', 'gateway.ts', 'ports.ts'],
  ...['adapters/base-ports.ts', 'adapters/store/memory.ts', 'adapters/store/memory-tasks.ts'],
]

/** The whole gateway: over the package with custom ports that override the simulated ones, or over a copy of the stub. */
export async function gatewayProject(options: ProjectOptions): Promise<ProjectParts> {
  const { spec } = options
  const texts = readSpecTexts(spec)
  const { files: generated } = await emitFiles({ spec }, getCore(options))
  // Handlers of contracts beside this one come from the package.
  const families = [...generated.keys()].flatMap((path) => /^examples\/(.+)\.json$/.exec(path)?.[1] ?? [])
  const handlers = families.map((family) => `handlers/${family}`)
  return {
    title: 'A model gateway',
    about: 'your models and other code: start in `src/ports.ts`',
    files: new Map<string, string | Uint8Array>([
      ...texts,
      [basePath, printBase(createBase(getVersion(), texts))],
      ...[...generated].map(([path, text]) => [`generated/${path}`, text] as const),
      ['src/mock.ts', renderTemplate('project-mock', { document: '' })],
      ...(options.isEjected ? ejectedFiles() : packageFiles()),
    ]),
    generateOptions: '',
    sources: [...handlers, ...stub].map((name) => `server-stub/${name}`),
    warnings: [],
  }
}

function packageFiles(): [string, string][] {
  const stub = 'gatewright/stub'
  const test = { app: stub, ports: 'overrides', arguments: "{ keys: ['sk-test'], ...overrides }" }
  return [
    ['src/ports.ts', renderTemplate('gateway-ports', { stub })],
    ['src/handlers.ts', renderTemplate('gateway-handlers', { stub })],
    ['src/ports.test.ts', renderTemplate('gateway-test', test)],
    ['src/start.ts', renderTemplate('gateway-start', { stub })],
    ['compose.yaml', renderTemplate('project-compose', {})],
  ]
}

/** There are no handlers: the copied `server-stub/gateway.ts` has them. */
function ejectedFiles(): [string, string][] {
  const test = { app: '../server-stub/app.ts', ports: 'ports', arguments: "ports, { keys: ['sk-test'] }" }
  return [
    ['src/ports.ts', renderTemplate('ejected-ports', {})],
    ['src/ports.test.ts', renderTemplate('gateway-test', test)],
    ['src/start.ts', renderTemplate('ejected-start', { isGateway: true })],
  ]
}
