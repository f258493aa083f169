import { readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, getCommand, isReadable, noFile, print, readOptions } from './command.ts'
import { formatDiagnostic, formatWarning, SpecError } from './diagnostics.ts'
import type { NewProject } from './init/build-project.ts'
import { checkOutFolder, writeProject } from './init/project.ts'
import { InitError } from './init/spec-files.ts'
import { WriteError } from './write/generated-folder.ts'

const help = `Creates a project: a server for the gateway's contract, or for any other one.

Usage: ${getCommand('init')} --out FOLDER [--spec FILE]

  --out FOLDER    a new or empty folder for the project
  --spec FILE     an OpenAPI document; an asyncapi.yaml next to it is read too       (the gateway's)
  --package FILE  a package of gatewright to install; by default this version is installed from the registry
  --eject         copy the sources of the runtime, instead of depending on the package
  --help          show this text

Without --spec the project is the whole gateway with simulated models; add your models in my/ports.ts. With --spec it is
a server for that contract, with a handler in my/ for each operation that replies with the contract's example until you
replace it:

  cd FOLDER && npm install && npm start

In the project, npm test runs the example test in my/. npm run generate writes generated/ from spec/; npm run typecheck
then reports missing and superfluous operations in your code. Warnings point out gaps in the specification, such as
error replies without a kind of problem.
Exit codes: 0 success, 1 invalid specification, 2 invalid command line.
`

/** An install in this folder would not help: npx has the package elsewhere. */
const missingCompiler = `The generator needs the package typescript: npx -p gatewright -p typescript@5 gatewright init`

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, {
    out: { type: 'string', default: '' },
    spec: { type: 'string' },
    package: { type: 'string' },
    eject: { type: 'boolean', default: false },
  })
  if (typeof options === 'string') return fail(`${options} See --help.`, 2)
  if (options.help) return print(help)
  const error = findError(options)
  if (error !== undefined) return fail(`${error} See --help.`, 2)
  const { out } = options
  try {
    const { files, warnings } = await createProject(options)
    writeProject(out, files)
    for (const warning of warnings) process.stderr.write(`${formatWarning(warning)}\n`)
    return print(`${out}: ${files.size} files.\n\n  cd ${out}\n  npm install\n  npm start\n`)
  } catch (error) {
    if (isCompilerMissing(error)) return fail(missingCompiler, 2)
    if (error instanceof InitError) return fail(error.message, 1)
    if (error instanceof WriteError) return fail(error.message, 2)
    if (!(error instanceof SpecError)) throw error
    for (const diagnostic of error.diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`)
    return fail('The specification is invalid; nothing was written.', 1)
  }
}

/** Imports the generator only when needed: it loads slowly. */
async function createProject({ out, spec, eject, package: file }: Options): Promise<NewProject> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const dependency = file === undefined ? version : `file:${relative(out, file).replaceAll('\\', '/')}`
  const options = {
    root,
    name: getPackageName(out),
    spec: spec ?? join(root, 'spec/openapi.yaml'),
    gatewright: eject ? undefined : dependency,
  }
  const { buildProject } = await import('./init/build-project.ts')
  if (spec === undefined) {
    const { gatewayProject } = await import('./init/gateway-project.ts')
    return buildProject(await gatewayProject(options), options)
  }
  const { contractProject } = await import('./init/contract-project.ts')
  return buildProject(await contractProject(options), options)
}

function isCompilerMissing(error: unknown): boolean {
  return error instanceof Error && /^Cannot find (package|module) 'typescript'/.test(error.message)
}

interface Options {
  readonly out: string
  readonly spec?: string
  readonly package?: string
  readonly eject: boolean
}

function findError({ out, eject, ...files }: Options): string | undefined {
  if (out === '') return '--out FOLDER is required.'
  for (const name of ['spec', 'package'] as const) {
    const path = files[name]
    if (path !== undefined && !isReadable(path)) return noFile(name, path)
  }
  if (eject && files.package !== undefined) return '--eject and --package exclude each other.'
  return checkOutFolder(out)
}

/** The folder's name without the characters that npm does not allow. */
function getPackageName(out: string): string {
  const name = basename(resolve(out)).toLowerCase()
  return name.replaceAll(/[^a-z0-9._-]+/g, '-').replace(/^[._-]+/, '') || 'gateway'
}
