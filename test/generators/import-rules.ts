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
export const rules: Readonly<Record<string, readonly string[]>> = {
  'generators/command.ts': [
    'generators/diagnostics.ts',
    'server-stub/settings/errors.ts',
    'server-stub/settings/option-types.ts',
  ],
  'generators/diagnostics.ts': ['server-stub/settings/errors.ts'],
  'generators/json.ts': ['server-stub/core/contract.ts'],
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
    'server-stub/core/validation/multiple-of.ts',
    'server-stub/core/validation/remember-results.ts',
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
  'server-stub/store': [
    'server-stub/core',
    'server-stub/ports',
    'server-stub/settings/files.ts',
    'server-stub/settings/optional-packages.ts',
  ],
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
  'server-stub/operations': ['server-stub/core', 'server-stub/ports', 'server-stub/settings/optional-packages.ts'],
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
    'server-stub/document-contract.ts',
    'generators/command.ts',
  ],
  'server-stub/cli/start-program.ts': ['server-stub'],
  'server-stub/cli/watch-document.ts': [
    'server-stub/document-contract.ts',
    'server-stub/mock/scenarios/watch-for-changes.ts',
  ],
  'server-stub/cli/welcome.ts': ['server-stub/settings/errors.ts'],
  'server-stub/cli/run-server.ts': ['server-stub/core', 'server-stub/settings'],
  'server-stub/cli/load-bundle.ts': ['server-stub/cli/code-cache.ts', 'server-stub/cli/first-reply.ts'],
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
    'server-stub/core/contract.ts',
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
