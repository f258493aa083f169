// Which folder may import which. A test checks these rules; `npx depcruise FOLDERS` prints the violations too.

/** Imports of types count: a folder that uses the types of another one depends on it. */
const within = (...paths) => `^(${paths.join('|')})`

const folders = 'runtime settings generators generated server-stub proxy mock conformance cli'.split(' ')
const anyFolder = within(...folders.map((name) => `${name}/`))

/** What a folder may import besides itself, packages and modules of Node. */
const allowed = {
  'runtime/': [],
  'settings/': ['runtime/'],
  'generators/': ['runtime/', 'settings/'],
  'generated/': ['runtime/'],
  'server-stub/(?!adapters/)': ['runtime/', 'generated/'],
  'server-stub/adapters/': ['server-stub/ports', 'runtime/', 'settings/', 'generated/'],
  'proxy/': ['runtime/', 'settings/'],
  'mock/': [
    'server-stub/',
    'proxy/(recorder|recording/|pass-|target-connection)',
    'runtime/',
    'settings/',
    'generators/',
    'generated/',
  ],
  'conformance/': [
    'runtime/',
    'settings/',
    'generators/(read|model)/',
    'generators/document-contract',
    'generated/',
    'proxy/recording/',
  ],
  // Inside of folders.
  'runtime/[^/]+$': [],
  'runtime/client/': [],
  'runtime/(stream|validation|webhooks|samples)/': ['runtime/[^/]+$'],
  'runtime/tasks/': ['runtime/[^/]+$', 'runtime/webhooks/'],
  'runtime/http/': ['runtime/[^/]+$', 'runtime/stream/', 'runtime/validation/'],
  'generators/read/': ['generators/[^/]+$', 'runtime/', 'settings/'],
  'generators/model/': ['generators/[^/]+$', 'generators/read/', 'runtime/'],
  'generators/print/': ['generators/[^/]+$', 'runtime/'],
  'generators/emit/': ['generators/[^/]+$', 'generators/(read|model|print)/', 'runtime/'],
  'generators/write/': ['generators/[^/]+$', 'generators/emit/emitted', 'runtime/', 'settings/'],
  'mock/conversation/': ['mock/control/generated/', 'runtime/[^/]+$'],
  'mock/(journal|faults|forward|scenarios|preferences|replay|page)/': [
    'mock/(?!sandbox(?!-ref)|mock\\.|mock-d|control/(?!guard|tasks/task-views|generated))',
    'server-stub/',
    'proxy/(recorder|recording/|pass-|target-connection)',
    'runtime/',
    'settings/',
    'generated/',
  ],
  'mock/mcp/': [
    'mock/control/(client|control-error|generated|operations/(outline-schema|page-of|suite-run))',
    'mock/conversation/',
    'runtime/',
    'settings/',
  ],
  'conformance/(cases|document|judge|tasks|http|targets)/': [
    'conformance/(?!run/|flows/|fuzz/|report/)',
    'runtime/',
    'settings/',
    'generators/',
    'generated/',
  ],
}

const allowances = Object.entries(allowed).map(([from, to]) => ({
  name: `${from} imports only ${to.join(' ') || 'itself'}`,
  severity: 'error',
  from: { path: within(from) },
  to: { path: anyFolder, pathNot: [within(from), ...to.map((path) => within(path))] },
}))

export default {
  forbidden: [
    ...allowances,
    {
      name: 'nothing imports cli',
      severity: 'error',
      from: { path: anyFolder, pathNot: within('cli/') },
      to: { path: within('cli/') },
    },
    {
      name: 'only tests import the package by its name',
      severity: 'error',
      from: { path: anyFolder },
      to: { path: ['^gatewright(/|$)', '^dist/'] },
    },
    {
      name: 'the judge knows no family',
      severity: 'error',
      from: { path: within('runtime/judge/'), pathNot: within('runtime/judge/families/') },
      to: { path: within('runtime/judge/families/') },
    },
    {
      name: 'only random requests load fast-check',
      severity: 'error',
      from: { path: anyFolder, pathNot: within('conformance/fuzz/') },
      to: { path: ['fast-check', within('conformance/fuzz/')], dynamic: false },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
