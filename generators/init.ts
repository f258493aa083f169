import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { getCommand } from './command.ts'
import { formatDiagnostic, formatWarning, SpecError } from './diagnostics.ts'
import { checkOutFolder, type NewProject, type ProjectSource, writeProject } from './init/project.ts'
import { InitError } from './init/spec-files.ts'
import { WriteError } from './write/generated-folder.ts'

const help = `Creates a project from the server stub.

Usage: ${getCommand('init')} --out FOLDER [--spec FILE]

  --out FOLDER  a new or empty folder for the project
  --spec FILE   an OpenAPI 3.1 document; an asyncapi.yaml next to it is read too   (the gateway's)
  --help        show this text

Without --spec the project is the whole gateway with simulated models; add your models in my/ports.ts. With --spec it is
a server for that contract: the runtime, and in my/ a handler for each operation that replies with the contract's
example until you replace it. Both are self-contained:

  cd FOLDER && npm install && npm start

In the project, npm test runs the example test in my/. npm run generate writes generated/ from spec/ and nothing else;
npm run typecheck then reports missing and superfluous operations in your code. Warnings point out gaps in the
specification, such as error replies without a kind of problem.
Exit codes: 0 success, 1 invalid specification, 2 invalid command line.
`

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const options = readOptions(args)
  if (typeof options === 'string') return fail(`${options} See --help.`, 2)
  if (options.help) return print(help)
  const { out, spec } = options
  try {
    const { files, warnings } = await buildProject(spec, packageName(out))
    writeProject(out, files)
    for (const warning of warnings) process.stderr.write(`${formatWarning(warning)}\n`)
    return print(`${out}: ${files.size} files.\n\n  cd ${out}\n  npm install\n  npm start\n`)
  } catch (error) {
    if (error instanceof InitError) return fail(error.message, 1)
    if (error instanceof WriteError) return fail(error.message, 2)
    if (!(error instanceof SpecError)) throw error
    for (const diagnostic of error.diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`)
    return fail('The specification is invalid; nothing was written.', 1)
  }
}

/** Imports the generator only when needed: it loads slowly. */
async function buildProject(spec: string | undefined, name: string): Promise<NewProject> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const origin: ProjectSource = { root, spec: spec ?? join(root, 'spec/openapi.yaml') }
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
    if (out === '') return '--out FOLDER is required.'
    if (spec !== undefined && !existsSync(spec)) return `The file ${spec} does not exist.`
    return checkOutFolder(out) ?? { out, spec, help: false }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return `${message.split(/[.\n]/)[0]}.`
  }
}

/** The folder's name without the characters that npm does not allow. */
function packageName(out: string): string {
  const name = basename(resolve(out)).toLowerCase()
  return name.replaceAll(/[^a-z0-9._-]+/g, '-').replace(/^[._-]+/, '') || 'gateway'
}

function print(text: string): number {
  process.stdout.write(text)
  return 0
}

function fail(text: string, code: number): number {
  process.stderr.write(`${text}\n`)
  return code
}
