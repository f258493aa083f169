/** Files that all folders of the core may import. */
const coreRoot = ['contract', 'handler', 'problem', 'clock', 'loopback', 'bounded-map', 'es2024'].map(
  (name) => `runtime/${name}.ts`,
)

/** Every program reads its options with these, which load no package and no file reader. */
const commandLine = ['errors', 'help', 'option', 'read-flags'].map((name) => `settings/${name}.ts`)

/** What middlewares of the mock may import: the exchange and the contract, but no sandbox. */
const mockRoot = ['runtime', ...['middleware', 'mocked-contract', 'declared-errors'].map((name) => `mock/${name}.ts`)]

/** What the suite reads: the specification itself, apart from what the runtime makes of it. */
const suiteReads = [
  'settings',
  'settings/command.ts',
  'runtime/json.ts',
  'generators/model',
  'generators/read',
  'generators/model/schema-keywords.ts',
  'generated',
  'runtime',
  'runtime/judge',
  'runtime/samples/json-sample.ts',
  'runtime/samples',
  'runtime/random.ts',
]

/** Files that all folders of the suite may import: the contract, and what a case is. */
const suiteRoot = [
  ...suiteReads,
  ...['contract', 'judged-documents', 'request-body', 'scenario', 'spec-place', 'verdict'].map(
    (name) => `conformance/${name}.ts`,
  ),
]

/** Allowed imports by the longest prefix of the path; a part may always import itself and packages. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  'settings/command.ts': ['generators/diagnostics.ts', 'settings/errors.ts', 'settings/option-types.ts'],
  'generators/diagnostics.ts': ['settings/errors.ts'],
  'runtime/json.ts': ['runtime/contract.ts'],
  // The words for a violated rule are those that requests get.
  'generators/read': [
    'generators/diagnostics.ts',
    'runtime/json.ts',
    'runtime/validation/explain-keyword.ts',
    'runtime/validation/suggest.ts',
    'settings/errors.ts',
    'settings/files.ts',
    'settings/parse-text.ts',
  ],
  // What is JSON or an event for the generator is one for the server, and so are parts of its tables.
  'generators/model': [
    'generators/diagnostics.ts',
    'runtime/json.ts',
    'generators/read',
    'runtime/contract.ts',
    'runtime/http/media-types.ts',
    'runtime/stream/read-events.ts',
  ],
  'generators/print': ['runtime/json.ts'],
  'generators/emit': [
    'generators/diagnostics.ts',
    'runtime/json.ts',
    'generators/read',
    'generators/model',
    'generators/print',
    'runtime/validation/multiple-of.ts',
    'runtime/validation/remember-results.ts',
    'runtime/samples/json-sample.ts',
  ],
  'generators/write': ['runtime/json.ts', 'generators/emit/emitted.ts', 'settings/errors.ts', 'settings/files.ts'],
  'generators/pipeline.ts': ['generators'],
  'generators/load-contract.ts': ['generators'],
  'generators/warnings.ts': ['generators'],
  'generators/generate.ts': ['generators', ...commandLine],
  'generators/init': ['generators', 'settings/errors.ts'],
  'generators/init.ts': ['generators', ...commandLine],
  generated: ['runtime'],
  runtime: coreRoot,
  'runtime/http': [...coreRoot, 'runtime/stream', 'runtime/validation'],
  'runtime/stream': coreRoot,
  'runtime/validation': coreRoot,
  'runtime/tasks': [...coreRoot, 'runtime/webhooks'],
  'runtime/webhooks': coreRoot,
  'proxy/recording': ['runtime', 'runtime/judge', 'settings'],
  'server-stub/ports': ['runtime'],
  'server-stub/handlers': ['runtime', 'server-stub/ports', 'generated'],
  'mock/simulator': ['runtime', 'server-stub/ports'],
  'server-stub/adapters/upstream': ['runtime', 'server-stub/ports', 'settings', 'generated'],
  'runtime/judge': ['runtime'],
  'server-stub/gateway-contract.ts': ['runtime/judge', 'generated'],
  'generators/document-contract.ts': [
    'runtime',
    'runtime/judge',
    'settings',
    'server-stub/gateway-contract.ts',
    'generators/load-contract.ts',
  ],
  proxy: ['runtime', 'runtime/judge', 'proxy/recording', 'settings'],
  // Its page is that of the mock.
  'proxy/proxy-page.ts': ['proxy', 'runtime', 'mock/page/page-files.ts'],
  'server-stub/adapters/store': ['runtime', 'server-stub/ports', 'settings/files.ts', 'settings/optional-packages.ts'],
  'server-stub/ports.ts': ['runtime', 'server-stub/ports', 'server-stub/handlers'],
  'server-stub/gateway.ts': ['runtime', 'server-stub/ports.ts', 'server-stub/handlers', 'generated'],
  'mock/simulated-ports.ts': [
    'runtime',
    'server-stub/ports.ts',
    'server-stub/ports',
    'mock/simulator',
    'server-stub/adapters/store',
  ],
  // The mock itself puts its rooms together. No room imports the sandbox, except the controls that operate it.
  mock: ['server-stub', 'generated'],
  // It masks the headers and parameters that a recording masks.
  'mock/journal': ['runtime', 'runtime/judge', 'proxy/recording/secrets.ts', 'mock/middleware.ts'],
  // A preference may ask for a fault; a fault may be a declared reply, as a preference is.
  'mock/faults': [
    ...mockRoot,
    'mock/match-request.ts',
    'mock/preferences',
    'runtime/judge',
    'settings',
    'runtime/random.ts',
  ],
  'mock/preferences': mockRoot,
  // A scenario may contain faults, preferences and accounts; it scripts the ports of a gateway of its own.
  'mock/scenarios': [
    ...mockRoot,
    'mock/match-request.ts',
    'mock/settings.ts',
    'mock/scenarios.schema.json',
    'mock/faults',
    'mock/preferences',
    'server-stub/gateway.ts',
    'server-stub/ports.ts',
    'server-stub/ports',
    'settings',
    'mock/simulator',
  ],
  // It writes the recorded interaction to the entry of the request.
  'mock/replay': [...mockRoot, 'mock/journal/journal-recorder.ts', 'proxy/recording'],
  'mock/page': [
    'runtime',
    'server-stub/files-route.ts',
    'mock/mocked-contract.ts',
    'mock/control/guard.ts',
    'mock/control/tasks/task-views.ts',
    'mock/faults/kinds.ts',
  ],
  // Everything here is in the bundle of the page.
  'mock/page/browser': [
    'runtime/contract.ts',
    'runtime/validation/json-pointer.ts',
    'runtime/judge/event-order.ts',
    'mock/page/contract-shape.ts',
    'mock/control/generated',
    'mock/scenarios.schema.json',
    'mock/scenarios/last-user-text.ts',
  ],
  // The controls operate sandboxes, their tasks and their books of scenarios and faults.
  'mock/control': [
    ...mockRoot,
    'mock/activity-log.ts',
    'mock/sandbox-ref.ts',
    'mock/sandbox.ts',
    'mock/sandboxes.ts',
    'mock/faults',
    'mock/journal',
    'mock/scenarios',
    'server-stub/gateway.ts',
    'server-stub/handlers',
    'runtime/judge',
    'server-stub/ports.ts',
    'server-stub/ports',
    'settings',
    'mock/simulator/task-directives.ts',
    'generated/lifecycles.ts',
  ],
  'mock/control/generated': ['runtime'],
  'cli/create-stub.ts': ['server-stub', 'generated'],
  settings: ['runtime', 'settings/upstream-config.ts'],
  'server-stub/adapters/operations': ['runtime', 'server-stub/ports', 'settings/optional-packages.ts'],
  // What users install: the command and the entries of the package.
  'cli/gatewright.ts': ['cli/run-command.ts'],
  'cli/run-command.ts': ['cli/commands.ts', 'runtime', 'settings'],
  'cli/commands.ts': [
    'cli/main.ts',
    'generators/generate.ts',
    'generators/init.ts',
    'conformance/conformance.ts',
    'spec/diff.ts',
  ],
  'cli/exports': ['server-stub', 'generated'],
  'cli/command-line.ts': [
    'runtime',
    'settings',
    'server-stub/adapters/upstream',
    'generators/document-contract.ts',
    'settings/command.ts',
  ],
  'cli/start-program.ts': ['server-stub'],
  'cli/watch-document.ts': ['generators/document-contract.ts', 'mock/scenarios/watch-for-changes.ts'],
  'cli/welcome.ts': ['settings/errors.ts'],
  'cli/run-server.ts': ['runtime', 'settings'],
  'cli/load-bundle.ts': ['cli/code-cache.ts', 'cli/first-reply.ts'],
  'cli/start.js': ['cli/main.ts'],
  'cli/main.ts': ['cli/start-program.ts', 'cli/watch-document.ts', 'cli/command-line.ts', 'settings', 'cli/welcome.ts'],
  conformance: suiteReads,
  'conformance/judge': suiteRoot,
  'conformance/tasks': [...suiteRoot, 'conformance/judge'],
  'conformance/targets': [...suiteRoot, 'conformance/judge'],
  // The mock and the stub are targets like any other, and start in this process.
  'cli/local-targets.ts': ['conformance/targets', 'cli/create-stub.ts', 'mock'],
  'conformance/targets/start.ts': [
    'conformance/targets',
    'conformance/command-line.ts',
    'conformance/verdict.ts',
    'runtime/contract.ts',
    'mock',
  ],
  'conformance/cases': [...suiteRoot, 'conformance/document', 'conformance/targets/features.ts'],
  'conformance/document': [...suiteRoot, 'conformance/cases', 'conformance/plan.ts'],
  // Any other document is read as the mock reads it.
  'conformance/document/judge-document.ts': [
    'conformance/document',
    'conformance/judged-documents.ts',
    'generators',
    'generators/document-contract.ts',
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
  'server-stub': ['runtime', 'server-stub/ports'],
}
