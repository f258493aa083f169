import { cacheModules } from './code-cache.ts'

/** A subcommand of `gatewright`. */
export interface Command {
  readonly about: string
  readonly examples: readonly string[]
  /** Runs it with the arguments after its name, and resolves with the exit code; a server then still runs. */
  run(args: readonly string[]): Promise<number>
}

/** The subcommands of `gatewright`; only the one that runs is loaded. */
export const commands: Readonly<Record<string, Command>> = {
  mock: {
    about: 'serves the contract over a simulated gateway, or any OpenAPI document, for tests and frontends',
    examples: [
      'gatewright mock',
      'gatewright mock openapi.yaml',
      'gatewright mock --port 4020 --scenarios scenarios.yaml',
    ],
    run: (args) => runServer(['mock', ...args]),
  },
  stub: {
    about: 'serves the contract over your models: upstreams, database, limits, metrics',
    examples: ['gatewright stub --config gatewright.yaml'],
    run: (args) => runServer(['stub', ...args]),
  },
  mcp: {
    about: 'serves the tools of a mock to a coding agent (Model Context Protocol)',
    examples: ['gatewright mcp --mock http://127.0.0.1:4010'],
    run: async (args) => (await import('./mcp.ts')).runMcp(args),
  },
  proxy: {
    about: 'forwards everything to a gateway and reports violations of the contract',
    examples: ['gatewright proxy --target https://gateway.example'],
    run: (args) => runServer(['proxy', ...args]),
  },
  conformance: {
    about: 'tests a deployment against the contract',
    examples: ['gatewright conformance --target https://gateway.example --key KEY --report junit=report.xml'],
    run: async (args) => (await import('./conformance.ts')).runSuite(args),
  },
  drift: {
    about: 'reports what has changed in the shape of a deployment since a recording',
    examples: ['gatewright drift recordings/checkout --target https://gateway.example --key KEY'],
    run: async (args) => (await import('./drift.ts')).runDrift(args),
  },
  generate: {
    about: 'generates types, validators and tables from an OpenAPI document',
    examples: ['gatewright generate --spec openapi.yaml --out generated'],
    run: async (args) => (await loadCached(() => import('./generate.ts'))).runGenerate(args),
  },
  types: {
    about: 'writes the types of an OpenAPI document in one file, as openapi-typescript does',
    examples: ['gatewright types openapi.yaml -o schema.d.ts'],
    run: async (args) => (await loadCached(() => import('./types.ts'))).runTypes(args),
  },
  bundle: {
    about: 'writes one OpenAPI 3.2 document of a contract, with its streams',
    examples: ['gatewright bundle --openapi 3.2 --spec openapi.yaml --out published.yaml'],
    run: async (args) => (await import('./bundle.ts')).runBundle(args),
  },
  init: {
    about: 'creates a project from the server stub',
    examples: ['gatewright init --out my-gateway'],
    run: async (args) => (await loadCached(() => import('./init.ts'))).runInit(args),
  },
  upgrade: {
    about: 'compares the contract of a project with that of the package, and takes its changes',
    examples: ['gatewright upgrade --take'],
    run: async (args) => (await import('./upgrade.ts')).runUpgrade(args),
  },
  diff: {
    about: 'lists the changes between two contracts, and those that break clients',
    examples: ['gatewright diff openapi.yaml', 'gatewright diff v1.4.0:openapi.yaml openapi.yaml --fail-on major'],
    run: async (args) => (await loadCached(() => import('./diff.ts'))).runDiff(args),
  },
}

/** Loads a command whose modules take long to compile. */
function loadCached<T>(load: () => Promise<T>): Promise<T> {
  cacheModules()
  return load()
}

async function runServer(args: readonly string[]): Promise<number> {
  return (await import('./main.ts')).runServerCommand(args)
}
