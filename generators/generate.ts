import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, styleText } from 'node:util'
import { formatDiagnostic, SpecError } from './diagnostics.ts'
import { generate } from './pipeline.ts'
import { compareFolder, type Difference, isForeign, printDifference, writeFolder } from './write/generated-folder.ts'

const help = `Generates types, validators, tables and the example mock from a specification.

Usage: npm run generate -- [options]

  --spec FILE   the OpenAPI 3.1 document; asyncapi.yaml is read beside it   (spec/openapi.yaml)
  --out FOLDER  where the files go; the folder belongs to the generator     (generated)
  --check       write nothing; show what would change, and exit 1 if it would
  --help        show this text

Exit codes: 0 done, 1 the specification is wrong or --check found a difference, 2 the command line is wrong.
`

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const options = readOptions(args)
  if (typeof options === 'string') return fail(`${options} See --help.`, 2)
  if (options.help) return say(help)
  if (isForeign(options.out))
    return fail(`${options.out} holds what is not generated. Give a folder of its own with --out.`, 2)
  try {
    const files = await generate(options.spec, corePath(options.out))
    const differences = compareFolder(options.out, files)
    return options.check ? check(options, differences) : write(options, differences, files.size)
  } catch (error) {
    if (!(error instanceof SpecError)) throw error
    const count = error.diagnostics.length
    for (const diagnostic of error.diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`)
    return fail(`${count} ${count === 1 ? 'error' : 'errors'} in the specification; nothing was written.`, 1)
  }
}

interface Options {
  readonly spec: string
  readonly out: string
  readonly check: boolean
  readonly help: boolean
}

function readOptions(args: string[]): Options | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        spec: { type: 'string', default: 'spec/openapi.yaml' },
        out: { type: 'string', default: 'generated' },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    return `${words.split(/[.\n]/)[0]}.`
  }
}

function corePath(out: string): string {
  const core = fileURLToPath(new URL('../server-stub/core', import.meta.url))
  const path = relative(resolve(out), core).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

function check({ spec, out }: Options, differences: readonly Difference[]): number {
  if (differences.length === 0) return say(`${out} is what ${spec} says.\n`)
  for (const difference of differences) process.stdout.write(colourDiff(printDifference(out, difference)))
  const mend = [
    'npm run generate',
    ...(spec === 'spec/openapi.yaml' && out === 'generated' ? [] : [`-- --spec ${spec} --out ${out}`]),
  ]
  const count = differences.length === 1 ? '1 file differs' : `${differences.length} files differ`
  return fail(`${count} from what ${spec} says. To mend it: ${mend.join(' ')}`, 1)
}

function write({ out }: Options, differences: readonly Difference[], total: number): number {
  writeFolder(out, differences)
  const mark = { missing: '+', stale: '-', changed: '~' } as const
  for (const { path, kind } of differences) process.stdout.write(`${mark[kind]} ${join(out, path)}\n`)
  return say(`${out}: ${total} files, ${differences.length} of them changed.\n`)
}

function colourDiff(diff: string): string {
  const colour = (line: string): string => {
    if (line.startsWith('+')) return styleText('green', line)
    return line.startsWith('-') ? styleText('red', line) : line
  }
  return diff.split('\n').map(colour).join('\n')
}

function say(text: string): number {
  process.stdout.write(text)
  return 0
}

function fail(text: string, code: number): number {
  process.stderr.write(`${text}\n`)
  return code
}
