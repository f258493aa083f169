import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from './run-generate.ts'

/** Files that all folders of the core may import. */
const coreRoot = ['contract', 'handler', 'problem', 'clock', 'loopback', 'bounded-map', 'es2024'].map(
  (name) => `server-stub/core/${name}.ts`,
)

/** Every program reads its options with these, which load no package and no file reader. */
const commandLine = ['errors', 'help', 'option', 'read-flags'].map((name) => `server-stub/settings/${name}.ts`)

/** What middlewares of the mock may import: the exchange and the contract, but no sandbox. */
const mockRoot = [
  'server-stub/core',
  ...['middleware', 'mocked-contract', 'declared-errors'].map((name) => `server-stub/mock/${name}.ts`),
]

/** What the suite reads: the specification itself, apart from what the runtime makes of it. */
const suiteReads = [
  'server-stub/settings',
  'generators/command.ts',
  'generators/json.ts',
  'generators/model',
  'generators/read',
  'generators/emit/schema-keywords.ts',
  'generated',
  'server-stub/core',
  'server-stub/judge',
  'server-stub/simulator/json-sample.ts',
  'server-stub/simulator/json-sample',
  'server-stub/simulator/random.ts',
]

/** Files that all folders of the suite may import: the contract, and what a case is. */
const suiteRoot = [
  ...suiteReads,
  ...['contract', 'judged-documents', 'request-body', 'scenario', 'spec-place', 'verdict'].map(
    (name) => `conformance/${name}.ts`,
  ),
]

/** Allowed imports by the longest prefix of the path; a part may always import itself and packages. */
const rules: Readonly<Record<string, readonly string[]>> = {
  'generators/command.ts': [
    'generators/diagnostics.ts',
    'server-stub/settings/errors.ts',
    'server-stub/settings/option-types.ts',
  ],
  'generators/diagnostics.ts': [],
  'generators/json.ts': [],
  // The words for a violated rule are those that requests get.
  'generators/read': [
    'generators/diagnostics.ts',
    'generators/json.ts',
    'server-stub/core/validation/explain-keyword.ts',
    'server-stub/core/validation/suggest.ts',
    'server-stub/settings/errors.ts',
    'server-stub/settings/files.ts',
    'server-stub/settings/parse-text.ts',
  ],
  // What is JSON or an event for the generator is one for the server, and so are parts of its tables.
  'generators/model': [
    'generators/diagnostics.ts',
    'generators/json.ts',
    'generators/read',
    'server-stub/core/contract.ts',
    'server-stub/core/http/media-types.ts',
    'server-stub/core/stream/read-events.ts',
  ],
  'generators/print': ['generators/json.ts'],
  'generators/emit': [
    'generators/diagnostics.ts',
    'generators/json.ts',
    'generators/read',
    'generators/model',
    'generators/print',
    'server-stub/simulator/json-sample.ts',
  ],
  'generators/write': [
    'generators/json.ts',
    'generators/emit/emitted.ts',
    'server-stub/settings/errors.ts',
    'server-stub/settings/files.ts',
  ],
  'generators/pipeline.ts': ['generators'],
  'generators/load-contract.ts': ['generators'],
  'generators/warnings.ts': ['generators'],
  'generators/generate.ts': ['generators', ...commandLine],
  'generators/init': ['generators', 'server-stub/settings/errors.ts'],
  'generators/init.ts': ['generators', ...commandLine],
  generated: ['server-stub/core'],
  'server-stub/core': coreRoot,
  'server-stub/core/http': [...coreRoot, 'server-stub/core/stream', 'server-stub/core/validation'],
  'server-stub/core/stream': coreRoot,
  'server-stub/core/validation': coreRoot,
  'server-stub/core/tasks': [...coreRoot, 'server-stub/core/webhooks'],
  'server-stub/core/webhooks': coreRoot,
  'server-stub/recording': ['server-stub/core', 'server-stub/judge', 'server-stub/settings'],
  'server-stub/ports': ['server-stub/core'],
  'server-stub/handlers': ['server-stub/core', 'server-stub/ports', 'generated'],
  'server-stub/simulator': ['server-stub/core', 'server-stub/ports'],
  'server-stub/upstream': ['server-stub/core', 'server-stub/ports', 'server-stub/settings', 'generated'],
  'server-stub/judge': ['server-stub/core'],
  'server-stub/gateway-contract.ts': ['server-stub/judge', 'generated'],
  'server-stub/document-contract.ts': [
    'server-stub/core',
    'server-stub/judge',
    'server-stub/settings',
    'server-stub/gateway-contract.ts',
    'generators/load-contract.ts',
  ],
  'server-stub/proxy': ['server-stub/core', 'server-stub/judge', 'server-stub/recording', 'server-stub/settings'],
  // Its page is that of the mock.
  'server-stub/proxy/proxy-page.ts': ['server-stub/proxy', 'server-stub/core', 'server-stub/mock/page/page-files.ts'],
  'server-stub/store': ['server-stub/core', 'server-stub/ports'],
  'server-stub/ports.ts': ['server-stub/core', 'server-stub/ports', 'server-stub/handlers'],
  'server-stub/gateway.ts': ['server-stub/core', 'server-stub/ports.ts', 'server-stub/handlers', 'generated'],
  'server-stub/simulated-ports.ts': [
    'server-stub/core',
    'server-stub/ports.ts',
    'server-stub/ports',
    'server-stub/simulator',
    'server-stub/store',
  ],
  // The mock itself puts its rooms together. No room imports the sandbox, except the controls that operate it.
  'server-stub/mock': ['server-stub', 'generated'],
  // It masks the headers and parameters that a recording masks.
  'server-stub/mock/journal': [
    'server-stub/core',
    'server-stub/judge',
    'server-stub/recording/secrets.ts',
    'server-stub/mock/middleware.ts',
  ],
  // A preference may ask for a fault; a fault may be a declared reply, as a preference is.
  'server-stub/mock/faults': [
    ...mockRoot,
    'server-stub/mock/match-request.ts',
    'server-stub/mock/preferences',
    'server-stub/judge',
    'server-stub/settings',
    'server-stub/simulator/random.ts',
  ],
  'server-stub/mock/preferences': mockRoot,
  // A scenario may contain faults, preferences and accounts; it scripts the ports of a gateway of its own.
  'server-stub/mock/scenarios': [
    ...mockRoot,
    'server-stub/mock/match-request.ts',
    'server-stub/mock/settings.ts',
    'server-stub/mock/scenarios.schema.json',
    'server-stub/mock/faults',
    'server-stub/mock/preferences',
    'server-stub/gateway.ts',
    'server-stub/ports.ts',
    'server-stub/ports',
    'server-stub/settings',
    'server-stub/simulator',
  ],
  // It writes the recorded interaction to the entry of the request.
  'server-stub/mock/replay': [...mockRoot, 'server-stub/mock/journal/journal-recorder.ts', 'server-stub/recording'],
  'server-stub/mock/page': [
    'server-stub/core',
    'server-stub/files-route.ts',
    'server-stub/mock/mocked-contract.ts',
    'server-stub/mock/control/guard.ts',
    'server-stub/mock/control/tasks/task-views.ts',
    'server-stub/mock/faults/kinds.ts',
  ],
  // Everything here is in the bundle of the page.
  'server-stub/mock/page/browser': [
    'server-stub/core/contract.ts',
    'server-stub/core/validation/json-pointer.ts',
    'server-stub/judge/event-order.ts',
    'server-stub/mock/page/contract-shape.ts',
    'server-stub/mock/control/generated',
    'server-stub/mock/scenarios.schema.json',
    'server-stub/mock/scenarios/last-user-text.ts',
  ],
  // The controls operate sandboxes, their tasks and their books of scenarios and faults.
  'server-stub/mock/control': [
    ...mockRoot,
    'server-stub/mock/activity-log.ts',
    'server-stub/mock/sandbox-ref.ts',
    'server-stub/mock/sandbox.ts',
    'server-stub/mock/sandboxes.ts',
    'server-stub/mock/faults',
    'server-stub/mock/journal',
    'server-stub/mock/scenarios',
    'server-stub/gateway.ts',
    'server-stub/handlers',
    'server-stub/judge',
    'server-stub/ports.ts',
    'server-stub/ports',
    'server-stub/settings',
    'server-stub/simulator/task-directives.ts',
    'generated/lifecycles.ts',
  ],
  'server-stub/mock/control/generated': ['server-stub/core'],
  'server-stub/app.ts': ['server-stub', 'generated'],
  'server-stub/settings': ['server-stub/core', 'server-stub/upstream/config.ts'],
  'server-stub/operations': ['server-stub/core', 'server-stub/ports'],
  // What users install: the command and the entries of the package.
  'server-stub/cli/gatewright.ts': ['server-stub/cli/run-command.ts'],
  'server-stub/cli/run-command.ts': ['server-stub/cli/commands.ts', 'server-stub/core', 'server-stub/settings'],
  'server-stub/cli/commands.ts': [
    'server-stub/cli/main.ts',
    'generators/generate.ts',
    'generators/init.ts',
    'conformance/conformance.ts',
    'spec/diff.ts',
  ],
  'server-stub/exports': ['server-stub', 'generated'],
  'server-stub/cli/command-line.ts': [
    'server-stub/core',
    'server-stub/settings',
    'server-stub/upstream',
    'generators/command.ts',
  ],
  'server-stub/cli/start-program.ts': ['server-stub'],
  'server-stub/cli/watch-document.ts': [
    'server-stub/document-contract.ts',
    'server-stub/mock/scenarios/watch-for-changes.ts',
  ],
  'server-stub/cli/run-server.ts': ['server-stub/core', 'server-stub/settings'],
  'server-stub/cli/load-bundle.ts': ['server-stub/cli/first-reply.ts'],
  'server-stub/cli/start.js': ['server-stub/cli/main.ts'],
  'server-stub/cli/main.ts': [
    'server-stub/cli/start-program.ts',
    'server-stub/cli/watch-document.ts',
    'server-stub/cli/command-line.ts',
    'server-stub/settings',
    'server-stub/cli/welcome.ts',
  ],
  conformance: suiteReads,
  'conformance/judge': suiteRoot,
  'conformance/tasks': [...suiteRoot, 'conformance/judge'],
  'conformance/targets': [...suiteRoot, 'conformance/judge'],
  // The mock and the stub are targets like any other, and start in this process.
  'conformance/targets/app.ts': ['conformance/targets', 'server-stub/app.ts', 'server-stub/mock'],
  'conformance/targets/start.ts': [
    'conformance/targets',
    'conformance/command-line.ts',
    'conformance/verdict.ts',
    'server-stub/mock',
  ],
  'conformance/cases': [...suiteRoot, 'conformance/document', 'conformance/targets/features.ts'],
  'conformance/document': [...suiteRoot, 'conformance/cases', 'conformance/plan.ts'],
  // Any other document is read as the mock reads it.
  'conformance/document/judge-document.ts': [
    'conformance/document',
    'conformance/judged-documents.ts',
    'generators',
    'server-stub/document-contract.ts',
  ],
  // A valid request tells whether the target answers.
  'conformance/http': [...suiteRoot, 'conformance/cases/base-request.ts', 'conformance/targets/target.ts'],
  'conformance/run': [...suiteRoot, ...['http', 'judge', 'targets', 'tasks'].map((room) => `conformance/${room}`)],
  'conformance/flows': [
    ...suiteRoot,
    ...['cases', 'http', 'judge', 'run', 'targets', 'tasks'].map((room) => `conformance/${room}`),
  ],
  'conformance/fuzz': [
    ...suiteRoot,
    ...['cases', 'document', 'http', 'judge', 'run', 'targets'].map((room) => `conformance/${room}`),
  ],
  'conformance/report': [...suiteRoot, 'conformance/cases/derive.ts', 'conformance/judge'],
  // What serves `app.ts` and `main.ts` alone.
  'server-stub': ['server-stub/core', 'server-stub/ports'],
}

interface Import {
  readonly from: string
  readonly to: string
}

function isWithin(path: string, part: string): boolean {
  return path === part || path.startsWith(`${part}/`)
}

function getPart(path: string): string | undefined {
  return Object.keys(rules)
    .filter((part) => isWithin(path, part))
    .sort((a, b) => b.length - a.length)[0]
}

function isAllowed({ from, to }: Import): boolean {
  const part = getPart(from)
  if (part === undefined) return false
  const own = part === 'server-stub' ? from : part
  return [own, ...(rules[part] ?? [])].some((allowed) => isWithin(to, allowed))
}

const sources = ['generators', 'generated', 'server-stub', 'conformance'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
)

function getImports(from: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, from), 'utf8'), true, true)
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({ from, to: join(dirname(from), fileName).replaceAll('\\', '/') }))
}

const imports = sources.flatMap(getImports)

test('imports are found: the check sees what it checks', () => {
  expect(imports.length).toBeGreaterThan(100)
  expect(imports).toContainEqual({ from: 'generators/pipeline.ts', to: 'generators/read/read-spec.ts' })
  expect(imports).toContainEqual({ from: 'generated/routes.ts', to: 'server-stub/core/contract.ts' })
})

test('every file belongs to a part', () => {
  expect(sources.filter((path) => getPart(path) === undefined)).toEqual([])
})

test('every import is allowed', () => {
  expect(imports.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
})

test('there are no import cycles', () => {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file)
    if (at !== -1) circles.push([...path.slice(at), file].join(' -> '))
    if (at !== -1 || done.has(file)) return
    for (const target of targets.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of targets.keys()) visit(file, [])
  expect(circles).toEqual([])
})

test('only random requests load fast-check', () => {
  const others = sources.filter((path) => !isWithin(path, 'conformance/fuzz'))
  const isLoaded = (path: string) => / from '(fast-check|.*\/fuzz\/.*)'/.test(readFileSync(join(root, path), 'utf8'))
  expect(others.filter(isLoaded)).toEqual([])
})

test('nothing in the judge knows a family', () => {
  const families = 'server-stub/judge/families'
  const inside = imports.filter(({ from, to }) => isWithin(from, 'server-stub/judge') && isWithin(to, families))
  expect(inside.filter(({ from }) => !isWithin(from, families))).toEqual([])
})

test.each([
  ['server-stub/core/a.ts', 'generated/routes.ts'],
  ['generators/read/a.ts', 'generators/model/contract.ts'],
  ['server-stub/cli/main.ts', 'server-stub/core/http/server.ts'],
  ['server-stub/a.ts', 'server-stub/cli/commands.ts'],
  ['conformance/judge/a.ts', 'conformance/run/run-case.ts'],
  ['conformance/cases/a.ts', 'conformance/run/run-case.ts'],
  ...['journal', 'faults', 'scenarios', 'preferences', 'replay', 'page'].map((room) => [
    `server-stub/mock/${room}/a.ts`,
    'server-stub/mock/sandbox.ts',
  ]),
])('the rules refuse: %s -> %s', (from, to) => expect(isAllowed({ from, to })).toBe(false))
