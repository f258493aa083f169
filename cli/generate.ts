import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { styleText } from 'node:util'
import { formatWarning } from '../generators/diagnostics.ts'
import { emitterNames } from '../generators/emit/emitted.ts'
import { type GenerateOptions, type GenerateResult, generate } from '../generators/generate.ts'
import { compareFile, printDifference, writeFolder } from '../generators/write/generated-folder.ts'
import { byName } from '../runtime/json.ts'
import { documentOrUrl, folder, getCommand, isReadable, printFailure, printText } from '../settings/command.ts'
import { printMessage, showText, UsageError } from '../settings/errors.ts'
import { getHelp } from '../settings/help.ts'
import { listReadingFlags, optionalOption, readingOptions, type SettingsOf, switchOption } from '../settings/option.ts'
import { oneOf } from '../settings/option-types.ts'
import { readFlags } from '../settings/read-flags.ts'
import { type GenerateConfig, readGenerateConfig } from './generate-config.ts'
import { printSpecError } from './print-spec-error.ts'
import { writeTypes } from './types.ts'
import { type GenerateJob, watchJobs } from './watch-jobs.ts'

/** A file to generate from, and the file or folder that is generated. */
type Project = Omit<GenerateOptions, 'check'>

type Result = Pick<GenerateResult, 'total' | 'differences'>

const contract: Project = { spec: 'spec/openapi.yaml', out: 'generated' }
const controls: Project = { spec: 'mock/control/openapi.yaml', out: 'mock/control/generated' }

/** JSON Schemas of files that users write, made by the function `makeSchema` of a module. */
const schemas: readonly Project[] = [
  { spec: 'settings/config-schema.ts', out: 'settings/config.schema.json' },
  { spec: 'mock/faults/fault-schema.ts', out: 'mock/fault.schema.json' },
  { spec: 'mock/latency/latency-schema.ts', out: 'mock/latency.schema.json' },
]

const options = {
  spec: optionalOption(
    'spec FILE',
    'the OpenAPI document; asyncapi.yaml is read beside it (spec/openapi.yaml)',
    documentOrUrl,
  ),
  ...readingOptions,
  out: optionalOption('out FOLDER', 'output folder; the generator removes other files in it (generated)', folder),
  runtime: optionalOption(
    'runtime FOLDER',
    'a copy of the runtime, which generated code imports (the package)',
    folder,
  ),
  importExtension: optionalOption(
    'import-extension EXTENSION',
    'how imports of TypeScript end: ts, js or none (as the tsconfig.json above the output folder allows)',
    oneOf('ts', 'js', 'none'),
  ),
  // Named as the emitters.
  client: switchOption('client', 'also a typed client, client.ts'),
  standardSchema: switchOption('standard-schema', 'also the validators as Standard Schema, standard-schemas.ts'),
  watch: switchOption('watch', 'generate again when a document changes, until Ctrl+C'),
  check: switchOption('check', 'write nothing; print the differences and exit 1 if there are any'),
}

/** `gatewright generate`; returns the exit code. */
export async function runGenerate(args: readonly string[]): Promise<number> {
  try {
    const settings = readFlags(options, args)
    if (settings === undefined) return printText(getHelpText())
    const { spec, out, check, watch } = settings
    if (check && watch) throw new UsageError('--check compares once: leave out --watch.')
    const isAll = spec === undefined && out === undefined
    const config = isAll ? await readGenerateConfig() : undefined
    if (config === undefined && spec === undefined && !isReadable(contract.spec))
      throw new UsageError(`There is no ${contract.spec} here: name your OpenAPI document with --spec FILE.`)
    if (config !== undefined) refuseIgnored(settings)
    const jobs = config
      ? listConfigured(config)
      : listJobs(isAll ? listProjects() : [{ ...contract, ...settings }], settings)
    if (watch) return await watchJobs(jobs)
    const codes: number[] = []
    for (const job of jobs) codes.push(await job.run(check))
    for (const schema of isAll && config === undefined ? listSchemas() : [])
      codes.push(await generateSchema(schema, check))
    return Math.max(...codes)
  } catch (error) {
    return printSpecError(error)
  }
}

/** A configuration file has the options of each document. */
function refuseIgnored(settings: SettingsOf<typeof options>): void {
  const names = ['runtime', 'importExtension', 'client', 'standardSchema'] as const
  const set = names.filter((name) => settings[name]).map((name) => `--${options[name].name}`)
  const [flag] = [...listReadingFlags(settings), ...set]
  if (flag === undefined) return
  throw new UsageError(
    `${flag} has no effect beside a gatewright.config file: say it there, or name one document with --spec.`,
  )
}

function listJobs(
  projects: readonly Project[],
  { client, standardSchema, ...settings }: SettingsOf<typeof options>,
): GenerateJob[] {
  const isOn = { client, 'standard-schema': standardSchema }
  const emitters = emitterNames.filter((name) => isOn[name])
  return projects.map(({ spec, out }) => {
    const project = { ...settings, spec, out, emitters }
    return createJob(project, printCommand(project))
  })
}

/** `fix` is the command that generates. */
function createJob(project: Project, fix: string): GenerateJob {
  return {
    ...project,
    run: async (check) => {
      const result = await generate({ ...project, check })
      for (const warning of result.warnings) printMessage(formatWarning(warning))
      return check ? reportCheck(project, result, fix) : reportWritten(project, result)
    },
  }
}

/** What a configuration file names; a document may have a folder of generated code, a file of types, or both. */
function listConfigured(config: GenerateConfig): GenerateJob[] {
  return config.generate.flatMap(({ out, types, typesOptions = {}, ...project }) => {
    const { spec, allowOutside = false, allowPrivate = false } = project
    const job = out === undefined ? [] : [createJob({ ...project, out }, getCommand('generate'))]
    if (types === undefined) return job
    const run = (check: boolean) =>
      writeTypes({ spec, output: types, check }, { ...typesOptions, allowOutside, allowPrivate })
    return [...job, { ...project, run }]
  })
}

/** What is generated without options. A folder with a contract alone has no controls of the mock. */
function listProjects(): readonly Project[] {
  return [contract, ...listFurtherContracts(), ...(existsSync(controls.spec) ? [controls] : [])]
}

/** A folder in that of the contract with a document of its own is a contract that may be served beside it. */
function listFurtherContracts(): readonly Project[] {
  const root = dirname(contract.spec)
  const names = existsSync(root) ? readdirSync(root).sort(byName) : []
  return names
    .map((name) => ({ spec: `${root}/${name}/${basename(contract.spec)}`, out: `${contract.out}/${name}` }))
    .filter(({ spec }) => existsSync(spec))
}

function listSchemas(): readonly Project[] {
  return schemas.filter(({ spec }) => existsSync(spec))
}

function getHelpText(): string {
  return getHelp(options, {
    about: 'Generates types, validators, tables and the example mock from a specification.',
    usage: `${getCommand('generate')} [options]`,
    notes: [
      'Without --spec and --out, what gatewright.config.yaml, .ts or .js names is generated; without such a file',
      'everything that this project generates:',
      ...[...listProjects(), ...listSchemas()].map(({ spec, out }) => `  ${spec} -> ${out}`),
      '',
      'Exit codes: 0 success, 1 invalid specification or --check found a difference, 2 invalid command line.',
    ],
  })
}

async function generateSchema(schema: Project, isCheck: boolean): Promise<number> {
  const { makeSchema }: { makeSchema(): unknown } = await import(pathToFileURL(resolve(schema.spec)).href)
  const differences = compareFile(schema.out, `${JSON.stringify(makeSchema(), null, 2)}\n`)
  const result = { total: 1, differences }
  if (isCheck) return reportCheck(schema, result, printCommand(schema))
  writeFolder(schema.out, differences)
  return reportWritten(schema, result)
}

/** Prints the differences, and the command that fixes them. */
function reportCheck({ spec, out }: Project, { differences }: Result, fix: string): number {
  if (differences.length === 0) return printText(`${out} is up to date with ${spec}.\n`)
  for (const difference of differences) process.stdout.write(colourDiff(showText(printDifference(out, difference))))
  const count = differences.length === 1 ? '1 file is' : `${differences.length} files are`
  return printFailure(`${count} not up to date with ${spec}. To fix it: ${fix.replace(/ --$/, '')}`, 1)
}

function printCommand(project: Project): string {
  const { spec, out } = project
  const command = getCommand('generate')
  const isDefault = [...listProjects(), ...schemas].some((project) => project.spec === spec && project.out === out)
  // A script of npm has its other options.
  const others = command.startsWith('npm ') ? '' : listOptions(project)
  return isDefault ? `${command.replace(/ --$/, '')}${others}` : `${command} --spec ${spec} --out ${out}${others}`
}

function listOptions(project: Project): string {
  const { runtime, importExtension, emitters = [] } = project
  return [
    ...listReadingFlags(project).map((flag) => ` ${flag}`),
    runtime === undefined ? '' : ` --runtime ${runtime}`,
    importExtension === undefined ? '' : ` --import-extension ${importExtension}`,
    ...emitters.map((name) => ` --${name}`),
  ].join('')
}

function reportWritten({ out }: Project, { differences, total }: Result): number {
  const mark = { missing: '+', stale: '-', changed: '~' } as const
  for (const { path, kind } of differences) process.stdout.write(showText(`${mark[kind]} ${join(out, path)}\n`))
  return printText(`${out}: ${total === 1 ? '1 file' : `${total} files`}, ${differences.length} of them changed.\n`)
}

function colourDiff(diff: string): string {
  const colour = (line: string): string => {
    if (line.startsWith('+')) return styleText('green', line)
    return line.startsWith('-') ? styleText('red', line) : line
  }
  return diff.split('\n').map(colour).join('\n')
}
