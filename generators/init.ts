import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatDiagnostic, formatWarning, SpecError } from './diagnostics.ts'
import { type Begun, type Origin, obstacleIn, writeProject } from './init/project.ts'
import { CannotBegin } from './init/spec-files.ts'
import { CannotWrite } from './write/write-file.ts'

const help = `Starts a project of your own from the server stub.

Usage: npm run init -- --out FOLDER [--spec FILE]

  --out FOLDER  where the project goes: a folder that is new or empty
  --spec FILE   any OpenAPI 3.1 document; asyncapi.yaml is read beside it   (the gateway's own)
  --help        show this text

Without --spec the project is the whole gateway over the simulated one, and my/ports.ts is where your models go. With
--spec it is a server for that contract: the runtime, and in my/ a handler for each operation, which answers with the
contract's example until you put something in its place. Either way it stands alone:

  cd FOLDER && npm install && npm start

npm test there runs an example test of yours. npm run generate writes generated/ from spec/ and never touches what you
wrote; npm run typecheck then names each operation that your code lacks, or has too much. Warnings tell what the
specification leaves open, such as error replies that are declared, but for no kind of problem.
Exit codes: 0 done, 1 the specification is wrong, 2 the command line is wrong.
`

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const options = readOptions(args)
  if (typeof options === 'string') return fail(`${options} See --help.`, 2)
  if (options.help) return say(help)
  const { out, spec } = options
  try {
    const { files, warnings } = await buildProject(spec, packageName(out))
    writeProject(out, files)
    for (const warning of warnings) process.stderr.write(`${formatWarning(warning)}\n`)
    return say(`${out}: ${files.size} files.\n\n  cd ${out}\n  npm install\n  npm start\n`)
  } catch (error) {
    if (error instanceof CannotBegin) return fail(error.message, 1)
    if (error instanceof CannotWrite) return fail(error.message, 2)
    if (!(error instanceof SpecError)) throw error
    for (const diagnostic of error.diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`)
    return fail('The specification is wrong; nothing was written.', 1)
  }
}

/** Loads the generator, which takes a while, only where it is needed. */
async function buildProject(spec: string | undefined, name: string): Promise<Begun> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const origin: Origin = { root, spec: spec ?? join(root, 'spec/openapi.yaml') }
  if (spec !== undefined) return (await import('./init/contract-project.ts')).contractProject(origin, name)
  return (await import('./init/gateway-project.ts')).gatewayProject(origin, name)
}

interface Options {
  readonly out: string
  readonly spec: string | undefined
  readonly help: boolean
}

function readOptions(args: string[]): Options | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        out: { type: 'string' },
        spec: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const { out = '', spec, help: isHelp } = values
    if (isHelp) return { out, spec, help: true }
    if (out === '') return 'Say with --out FOLDER where the project goes.'
    if (spec !== undefined && !existsSync(spec)) return `There is no file ${spec}.`
    return obstacleIn(out) ?? { out, spec, help: false }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return `${words.split(/[.\n]/)[0]}.`
  }
}

/** The folder's name, as far as npm takes it. */
function packageName(out: string): string {
  const name = basename(resolve(out)).toLowerCase()
  return name.replaceAll(/[^a-z0-9._-]+/g, '-').replace(/^[._-]+/, '') || 'gateway'
}

function say(text: string): number {
  process.stdout.write(text)
  return 0
}

function fail(text: string, code: number): number {
  process.stderr.write(`${text}\n`)
  return code
}
