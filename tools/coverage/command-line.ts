import { writeFileSync } from 'node:fs'
import { UsageError } from '../../settings/errors.ts'
import { getHelp } from '../../settings/help.ts'
import { optionalOption, switchOption } from '../../settings/option.ts'
import { nonEmpty } from '../../settings/option-types.ts'
import { readFlags } from '../../settings/read-flags.ts'
import type { Coverage } from './measure.ts'
import { showCoverage, showMissing, showQuestions } from './show-coverage.ts'

const options = {
  missing: switchOption(
    'missing',
    'only list the elements that no test covers; exceptions of tools/coverage/uncovered.yaml are in brackets',
  ),
  questions: switchOption(
    'questions',
    'only list the open questions, with their numbers of cases, rules and places in the specification',
  ),
  json: optionalOption('json FILE', 'also write every element with its sections and its tests to this file', nonEmpty),
}

const help = getHelp(options, {
  about: 'Lists which tests cover the specification, by the parts and sections of the source document.',
  usage: 'npm run coverage:contract -- [options]',
  notes: ['Exit codes: 0 every element is covered or excepted, 1 one is not, 2 it could not be measured.'],
})

/** The streams of a run. */
export interface Output {
  readonly out: { write(text: string): unknown }
  readonly err: { write(text: string): unknown }
  readonly measure: () => Promise<Coverage>
}

/** Runs with the arguments after the script's name. Returns the exit code. */
export async function runCoverage(args: readonly string[], { out, err, measure }: Output): Promise<number> {
  try {
    const settings = readFlags(options, args)
    if (settings === undefined) {
      out.write(help)
      return 0
    }
    if (settings.questions) {
      const { countQuestionUses } = await import('./question-use.ts')
      out.write(showQuestions(countQuestionUses()))
      return 0
    }
    const coverage = await measure()
    out.write(settings.missing ? showMissing(coverage) : showCoverage(coverage))
    if (settings.json !== undefined) writeFileSync(settings.json, `${JSON.stringify(coverage, null, 2)}\n`)
    return coverage.failures.length === 0 ? 0 : 1
  } catch (error) {
    const stack = error instanceof Error ? error.stack : error
    err.write(`${error instanceof UsageError ? `${error.message} See --help.` : stack}\n`)
    return 2
  }
}
