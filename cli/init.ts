import { readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatWarning } from '../generators/diagnostics.ts'
import type { NewProject } from '../generators/init/build-project.ts'
import { checkOutFolder, writeProject } from '../generators/init/project.ts'
import { InitError } from '../generators/init/spec-files.ts'
import { documentOrUrl, folder, getCommand, printFailure, printText, readableFile } from '../settings/command.ts'
import { printMessage, UsageError } from '../settings/errors.ts'
import { getHelp } from '../settings/help.ts'
import { optionalOption, readingOptions, type SettingsOf, switchOption } from '../settings/option.ts'
import { readFlags } from '../settings/read-flags.ts'
import { printSpecError } from './print-spec-error.ts'

const options = {
  out: optionalOption('out FOLDER', 'a new or empty folder for the project', folder),
  spec: optionalOption(
    'spec FILE',
    "an OpenAPI document; an asyncapi.yaml next to it is read too (the gateway's)",
    documentOrUrl,
  ),
  ...readingOptions,
  package: optionalOption(
    'package FILE',
    'a package of gatewright to install; by default this version is installed from the registry',
    readableFile,
  ),
  eject: switchOption('eject', 'copy the sources of the server, and use the package only as a tool'),
}

const getHelpText = () =>
  getHelp(options, {
    about: "Creates a project: a server for the gateway's contract, or for any other one.",
    usage: `${getCommand('init')} --out FOLDER [--spec FILE]`,
    notes: [
      `Without --spec the project is the whole gateway with simulated models; add your models in src/ports.ts. With --spec it is
a server for that contract, with a handler in src/ for each operation that replies with the contract's example until you
replace it:

  cd FOLDER && npm install && npm start

In the project, npm test runs the example test in src/. npm run generate writes generated/ from spec/; npm run typecheck
then reports missing and superfluous operations in your code. Warnings point out gaps in the specification, such as
error replies without a kind of problem.`,
      'Exit codes: 0 success, 1 invalid specification, 2 invalid command line.',
    ],
  })

/** `gatewright init`; returns the exit code. */
export async function runInit(args: readonly string[]): Promise<number> {
  try {
    const settings = readFlags(options, args)
    if (settings === undefined) return printText(getHelpText())
    const { out } = settings
    if (out === undefined) throw new UsageError('--out FOLDER is required.')
    checkOutFolder(out)
    const { files, warnings } = await createProject({ ...settings, out })
    writeProject(out, files)
    for (const warning of warnings) printMessage(formatWarning(warning))
    // Shells of Windows know double quotes too.
    const quoted = /\s/.test(out) ? `"${out}"` : out
    return printText(`${out}: ${files.size} files.\n\n  cd ${quoted}\n  npm install\n  npm start\n`)
  } catch (error) {
    if (error instanceof InitError) return printFailure(error.message, 1)
    return printSpecError(error)
  }
}

type Settings = SettingsOf<typeof options>

/** Imports the generator only when needed: it loads slowly. */
async function createProject(settings: Settings & { out: string }): Promise<NewProject> {
  const { out, spec, eject, package: file, ...reading } = settings
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const dependency = file === undefined ? version : `file:${relative(out, file).replaceAll('\\', '/')}`
  const options = {
    root,
    name: getPackageName(out),
    spec: spec ?? join(root, 'spec/openapi.yaml'),
    gatewright: dependency,
    isEjected: eject,
    ...reading,
  }
  const { buildProject } = await import('../generators/init/build-project.ts')
  if (spec === undefined) {
    const { gatewayProject } = await import('../generators/init/gateway-project.ts')
    return buildProject(await gatewayProject(options), options)
  }
  const { contractProject } = await import('../generators/init/contract-project.ts')
  return buildProject(await contractProject(options), options)
}

/** The folder's name without the characters that npm does not allow. */
function getPackageName(out: string): string {
  const name = basename(resolve(out)).toLowerCase()
  return name.replaceAll(/[^a-z0-9._-]+/g, '-').replace(/^[._-]+/, '') || 'gateway'
}
