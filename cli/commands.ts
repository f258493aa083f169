/** A subcommand; its program reads the arguments from `process.argv` and sets the exit code. */
export interface Command {
  readonly about: string
  readonly examples: readonly string[]
  start(args: readonly string[]): Promise<unknown>
}

/** The subcommands of `gatewright`; only the program that is started is loaded. */
export const commands: Readonly<Record<string, Command>> = {
  mock: {
    about: 'serves the contract over a simulated gateway, or any OpenAPI document, for tests and frontends',
    examples: [
      'gatewright mock',
      'gatewright mock openapi.yaml',
      'gatewright mock --port 4020 --scenarios scenarios.yaml',
    ],
    start: (args) => serve('mock', args),
  },
  stub: {
    about: 'serves the contract over your models: upstreams, database, limits, metrics',
    examples: ['gatewright stub --config gatewright.yaml'],
    start: (args) => serve('stub', args),
  },
  proxy: {
    about: 'forwards everything to a gateway and reports violations of the contract',
    examples: ['gatewright proxy --target https://gateway.example'],
    start: (args) => serve('proxy', args),
  },
  conformance: {
    about: 'tests a deployment against the contract',
    examples: ['gatewright conformance --target https://gateway.example --key KEY --report junit=report.xml'],
    start: testConformance,
  },
  generate: {
    about: 'generates types, validators and tables from an OpenAPI document',
    examples: ['gatewright generate --spec openapi.yaml --out generated'],
    start: () => import('../generators/generate.ts'),
  },
  init: {
    about: 'creates a project from the server stub',
    examples: ['gatewright init --out my-gateway'],
    start: () => import('../generators/init.ts'),
  },
  diff: {
    about: 'lists changes of the contract since a revision, and which ones break clients',
    examples: ['gatewright diff HEAD~1'],
    start: () => import('../spec/diff.ts'),
  },
}

async function serve(program: string, args: readonly string[]): Promise<void> {
  const { run } = await import('./main.ts')
  await run([program, ...args])
}

async function testConformance(args: readonly string[]): Promise<void> {
  const { runConformance } = await import('../conformance/conformance.ts')
  const { env: environment, stdout: out, stderr: err } = process
  const { localServers: servers } = await import('./local-targets.ts')
  process.exitCode = await runConformance(args, { environment, out, err, servers })
}
