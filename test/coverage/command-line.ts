import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Coverage } from './measure.ts'
import { showCoverage, showMissing, showQuestions } from './show-coverage.ts'

const help = `Tells which tests hold what the specification says, by the parts and sections of the source document.

Usage: npm run coverage:contract [-- options]

  --missing    only list what no test touches; in brackets what
               test/coverage/untouched.yaml excepts
  --questions  only list the open questions, with the number of cases,
               of rules and of places in the specification for each
  --json FILE  write every element with its section and its tests
  --help       show this text

Exit codes: 0 every element is touched or excepted, 1 one is not, 2 it could not be measured.
`

/** The streams of a run. */
export interface Output {
  readonly out: { write(text: string): unknown }
  readonly err: { write(text: string): unknown }
  readonly measure: () => Promise<Coverage>
}

/** Runs with the arguments after the script's name. Returns the exit code. */
export async function runCoverage(args: readonly string[], { out, err, measure }: Output): Promise<number> {
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.help) {
      out.write(help)
      return 0
    }
    if (values.questions) {
      const { countQuestionUses } = await import('./question-use.ts')
      out.write(showQuestions(countQuestionUses()))
      return 0
    }
    const coverage = await measure()
    out.write(values.missing ? showMissing(coverage) : showCoverage(coverage))
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(coverage, null, 2)}\n`)
    return coverage.faults.length === 0 ? 0 : 1
  } catch (error) {
    err.write(`${getMessage(error)}\n`)
    return 2
  }
}

const options = {
  missing: { type: 'boolean', default: false },
  questions: { type: 'boolean', default: false },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

function getMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isUsage ? `${error.message.split(/[.\n]/)[0]}. See --help.` : (error.stack ?? error.message)
}
