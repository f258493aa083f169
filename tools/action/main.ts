import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { escapeMarkdown, printAnnotation } from './annotations.ts'
import { type Report, readConformance, readDiff, readDrift } from './read-report.ts'

// The script of action.yml. Node runs it as it is, without any package.

/** GitHub shows 10 errors and as many warnings and notices of a step. */
const MAX_ANNOTATIONS = 10

const readers: Readonly<Record<string, (report: string) => Report>> = {
  conformance: (report) => readConformance(JSON.parse(report)),
  drift: (report) => readDrift(JSON.parse(report)),
  diff: (report) => readDiff(JSON.parse(report)),
}

/** `--name value` is two arguments; any other line is one. */
function splitLine(line: string): string[] {
  const [, name, value] = /^(--[\w-]+)\s+(.+)$/.exec(line) ?? []
  return name === undefined || value === undefined ? [line] : [name, value]
}

/** Runs it with its output in the log, where GitHub would see its own commands in the lines of others. */
function runCommand(command: string, options: readonly string[]): number {
  // Redocly is an optional package, which `diff` needs.
  const others = command === 'diff' ? ['--package=@redocly/cli@^2.77'] : []
  const packages = [`--package=gatewright@${process.env.INPUT_VERSION ?? 'latest'}`, ...others]
  const args = ['--yes', ...packages, '--', 'gatewright', command, ...options]
  const token = randomUUID()
  process.stdout.write(`::stop-commands::${token}\n`)
  const run = spawnSync('npx', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  // A line of the command may lack its end.
  process.stdout.write(`${run.error?.message ?? ''}\n::${token}::\n`)
  return run.status ?? 2
}

function writeSummary(command: string, status: number, { table, annotations }: Report): void {
  const file = process.env.GITHUB_STEP_SUMMARY
  if (file === undefined) return
  const [head = '', ...rows] = table.map((cells) => `| ${cells.map(escapeMarkdown).join(' | ')} |`)
  const rule = `|${'---|'.repeat(table[0]?.length ?? 0)}`
  const items = annotations.slice(0, 100).map(({ title, message, file, line }) => {
    const at = file === undefined ? '' : ` (${escapeMarkdown(`${file}:${line ?? 1}`)})`
    return `- ${escapeMarkdown(title)}: ${escapeMarkdown(message)}${at}`
  })
  const more = annotations.length > items.length ? [`- and ${annotations.length - items.length} more`] : []
  const title = `### gatewright ${escapeMarkdown(command)}: exit code ${status}`
  appendFileSync(file, `${[title, '', head, rule, ...rows, '', ...items, ...more].join('\n')}\n\n`)
}

function main(): number {
  const { INPUT_COMMAND: command = 'conformance', INPUT_OPTIONS: text = '' } = process.env
  const options = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : splitLine(line.trim())))
  const file = join(mkdtempSync(join(tmpdir(), 'gatewright-')), 'report.json')
  const read = Object.hasOwn(readers, command) ? readers[command] : undefined
  if (read === undefined) {
    const message = `Unknown command ${command}: write conformance, drift or diff.`
    process.stdout.write(`${printAnnotation({ level: 'error', title: 'command', message })}\n`)
    return 2
  }
  const status = runCommand(command, [...options, '--report', `json=${file}`])
  if (!existsSync(file)) return status === 0 ? 2 : status
  const report = read(readFileSync(file, 'utf8'))
  for (const level of ['error', 'warning', 'notice'])
    for (const annotation of report.annotations.filter((one) => one.level === level).slice(0, MAX_ANNOTATIONS))
      process.stdout.write(`${printAnnotation(annotation)}\n`)
  writeSummary(command, status, report)
  return status
}

process.exitCode = main()
