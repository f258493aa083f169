import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { styleText } from 'node:util'
import { fail, folder, getCommand, isReadable, print, readableFile } from '../settings/command.ts'
import { printUsageError, showText, UsageError } from '../settings/errors.ts'
import { getHelp } from '../settings/help.ts'
import { allowOutside, maybe, toggle } from '../settings/option.ts'
import { readFlags } from '../settings/read-flags.ts'
import { formatDiagnostic, formatWarning, SpecError } from './diagnostics.ts'
import {
  compareFile,
  compareFolder,
  type Difference,
  isNotGenerated,
  printDifference,
  writeFolder,
} from './write/generated-folder.ts'
import { findGeneration, keepGeneration } from './write/generation-cache.ts'

/** A specification and its output folder. */
interface Project {
  readonly spec: string
  readonly out: string
  readonly allowOutside?: boolean
}

const contract: Project = { spec: 'spec/openapi.yaml', out: 'generated' }

/** What is generated without options: a folder without a copy of the runtime has the contract alone. */
const projects: readonly Project[] = [
  contract,
  ...existing([{ spec: 'mock/control/openapi.yaml', out: 'mock/control/generated' }]),
]

/** JSON Schemas of files that users write, each made by the function `makeSchema` of a module. */
const schemas = existing([
  { spec: 'settings/config-schema.ts', out: 'settings/config.schema.json' },
  { spec: 'mock/faults/fault-schema.ts', out: 'mock/fault.schema.json' },
])

const command = getCommand('generate')

const options = {
  spec: maybe('spec FILE', 'the OpenAPI document; asyncapi.yaml is read beside it (spec/openapi.yaml)', readableFile),
  allowOutside,
  out: maybe('out FOLDER', 'output folder; the generator removes other files in it (generated)', folder),
  check: toggle('check', 'write nothing; print the differences and exit 1 if there are any'),
}

const help = getHelp(options, {
  about: 'Generates types, validators, tables and the example mock from a specification.',
  usage: `${command} [options]`,
  notes: [
    'Without --spec and --out, everything that this project generates is generated:',
    ...[...projects, ...schemas].map(({ spec, out }) => `  ${spec} -> ${out}`),
    '',
    'Exit codes: 0 success, 1 invalid specification or --check found a difference, 2 invalid command line.',
  ],
})

process.exitCode = await main(process.argv.slice(2)).catch(printUsageError)

async function main(args: readonly string[]): Promise<number> {
  const settings = readFlags(options, args)
  if (settings === undefined) return print(help)
  const { spec, out, check } = settings
  const isAll = spec === undefined && out === undefined
  if (spec === undefined && !isReadable(contract.spec))
    throw new UsageError(`There is no ${contract.spec} here: name your OpenAPI document with --spec FILE.`)
  const codes: number[] = []
  for (const project of isAll ? projects : [{ ...contract, ...settings }]) codes.push(await run(project, check))
  for (const schema of isAll ? schemas : []) codes.push(await runSchema(schema, check))
  return Math.max(...codes)
}

async function run(project: Project, isCheck: boolean): Promise<number> {
  if (isNotGenerated(project.out))
    return fail(`${project.out} contains files that are not generated. Choose another folder with --out.`, 2)
  try {
    const { spec, out } = project
    const last = findGeneration(spec, out)
    if (last !== undefined) {
      process.stderr.write(last.warnings)
      return isCheck ? check(project, []) : write(project, [], last.total)
    }
    // Loads slowly, and needs the TypeScript compiler.
    const { generateAll } = await import('./pipeline.ts')
    if (project.allowOutside) (await import('./read/read-spec.ts')).permitOutside()
    const { files, sources, warnings: found } = await generateAll(spec, findCore(out))
    const warnings = found.map((warning) => `${formatWarning(warning)}\n`).join('')
    process.stderr.write(warnings)
    const differences = compareFolder(out, files)
    const code = isCheck ? check(project, differences) : write(project, differences, files.size)
    // Without the option, the same document is refused.
    if (code === 0 && !project.allowOutside) keepGeneration(spec, out, sources, { warnings, total: files.size })
    return code
  } catch (error) {
    if (!(error instanceof SpecError)) throw error
    const count = error.diagnostics.length
    for (const diagnostic of error.diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`)
    return fail(`${count} ${count === 1 ? 'error' : 'errors'} in the specification; nothing was written.`, 1)
  }
}

async function runSchema(schema: Project, isCheck: boolean): Promise<number> {
  const { makeSchema }: { makeSchema(): unknown } = await import(pathToFileURL(resolve(schema.spec)).href)
  const differences = compareFile(schema.out, `${JSON.stringify(makeSchema(), null, 2)}\n`)
  return isCheck ? check(schema, differences) : write(schema, differences, 1)
}

function existing(wanted: readonly Project[]): readonly Project[] {
  return wanted.filter(({ spec }) => existsSync(spec))
}

/** The built package is imported by its name; a checkout, which is not installed, by the path of its sources. */
function findCore(out: string): string {
  if (!import.meta.filename.endsWith('.ts')) return 'gatewright'
  const core = fileURLToPath(new URL('../runtime', import.meta.url))
  const path = relative(resolve(out), core).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

function check({ spec, out }: Project, differences: readonly Difference[]): number {
  if (differences.length === 0) return print(`${out} is up to date with ${spec}.\n`)
  for (const difference of differences) process.stdout.write(colourDiff(showText(printDifference(out, difference))))
  const isOwn = [...projects, ...schemas].some((each) => each.spec === spec && each.out === out)
  const fix = isOwn ? command.replace(/ --$/, '') : `${command} --spec ${spec} --out ${out}`
  const count = differences.length === 1 ? '1 file is' : `${differences.length} files are`
  return fail(`${count} not up to date with ${spec}. To fix it: ${fix}`, 1)
}

function write({ out }: Project, differences: readonly Difference[], total: number): number {
  writeFolder(out, differences)
  const mark = { missing: '+', stale: '-', changed: '~' } as const
  for (const { path, kind } of differences) process.stdout.write(showText(`${mark[kind]} ${join(out, path)}\n`))
  return print(`${out}: ${total === 1 ? '1 file' : `${total} files`}, ${differences.length} of them changed.\n`)
}

function colourDiff(diff: string): string {
  const colour = (line: string): string => {
    if (line.startsWith('+')) return styleText('green', line)
    return line.startsWith('-') ? styleText('red', line) : line
  }
  return diff.split('\n').map(colour).join('\n')
}
