import { accessSync, constants, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isSeq, parseDocument, stringify, type YAMLSeq } from 'yaml'
import { isObject } from '../../runtime/json.ts'
import { FileError, FileErrors } from '../../settings/errors.ts'
import { getFileReason, readTextFile } from '../../settings/files.ts'
import { parseLocatedFile } from '../../settings/located-file.ts'
import type { MockContract } from '../mock-contract.ts'
import { readScenarios } from './read-scenarios.ts'
import type { Scenario } from './scenario.ts'

/** Checked scenarios to save. */
export interface NewScenarios {
  readonly scenarios: readonly Scenario[]
  /** The YAML or JSON they were read from, whose comments and style are kept; undefined for values. */
  readonly text: string | undefined
}

/** Appends scenarios to a file. Throws a `FileError` of one line, and then the file is unchanged. */
export async function saveScenarios(path: string, contract: MockContract, added: NewScenarios): Promise<void> {
  const text = readTextFile(path, '--scenarios')
  const next = await withFirstError(() => composeFile({ path, text, contract }, added))
  replaceFile(path, text, next)
}

interface SavedFile {
  readonly path: string
  readonly text: string
  readonly contract: MockContract
}

/** The new content of the file, which has passed all checks of a loaded file. */
async function composeFile({ path, text, contract }: SavedFile, added: NewScenarios): Promise<string> {
  const { value, locate } = parseLocatedFile(text, path)
  const before = isObject(value) && Array.isArray(value.scenarios) ? value.scenarios : []
  for (const { name } of added.scenarios) {
    const index = before.findIndex((scenario) => isObject(scenario) && scenario.name === name)
    if (index < 0) continue
    const fix = 'rename the new one, or remove that one'
    throw new FileError(`${locate(['scenarios', index])} already has a scenario \`${name}\`: ${fix}.`)
  }
  const next = appendScenarios(text, added)
  const { scenarios } = await readScenarios(next, { contract, name: path, folder: dirname(path) })
  const read = scenarios.map(({ scenario }) => scenario)
  if (isDeepStrictEqual(read, [...before, ...added.scenarios])) return next
  throw new FileError(`${path} has \`scenarios\` in a form that cannot be appended to: add the scenario by hand.`)
}

/** The text with more items in its list of scenarios, and unchanged elsewhere. */
function appendScenarios(text: string, added: NewScenarios): string {
  const list = parseDocument(text, { keepSourceTokens: true }).get('scenarios')
  if (!isSeq(list) || added.scenarios.length === 0) return text
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const { at, inserted } = list.flow ? inBrackets(text, list, added) : asBlock(text, list, added)
  return text.slice(0, at) + inserted.replaceAll('\n', lineBreak) + text.slice(at)
}

interface Insertion {
  readonly at: number
  readonly inserted: string
}

function asBlock(text: string, list: YAMLSeq, { scenarios, text: written }: NewScenarios): Insertion {
  const at = list.range?.[1] ?? text.length
  const sequence = written === undefined ? scenarios : parseDocument(written).get('scenarios')
  if (isSeq(sequence)) sequence.flow = false
  const indent = list.srcToken?.type === 'block-seq' ? list.srcToken.indent : 0
  const lines = stringify(sequence, { lineWidth: 0 }).replace(/^(?=.)/gm, ' '.repeat(indent))
  const last = list.items.at(-1)
  const isSpaced = isObject(last) && last.spaceBefore === true
  return { at, inserted: `${text[at - 1] === '\n' ? '' : '\n'}${isSpaced ? '\n' : ''}${lines}` }
}

/** JSON, also in YAML; on lines like those of the last item. */
function inBrackets(text: string, list: YAMLSeq, { scenarios }: NewScenarios): Insertion {
  const [start = 0, end = 0] = getRange(list.items.at(-1)) ?? []
  if (end === 0) return { at: (list.range?.[1] ?? 0) - 1, inserted: JSON.stringify(scenarios).slice(1, -1) }
  const before = text.slice(0, start)
  const lead = /\n([ \t]*)$/.exec(before)?.[1]
  const isSpread = lead !== undefined && text.slice(start, end).includes('\n')
  const unit = isSpread ? lead.slice(lead.length / 2) : undefined
  const items = scenarios.map((scenario) => JSON.stringify(scenario, null, unit).replaceAll('\n', `\n${lead}`))
  const joint = lead === undefined ? ', ' : `,\n${lead}`
  const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0
  return { at: end + comma, inserted: (comma > 0 ? joint.slice(1) : joint) + items.join(joint) }
}

function getRange(node: unknown): readonly number[] | undefined {
  return isObject(node) && Array.isArray(node.range)
    ? node.range.filter((offset) => typeof offset === 'number')
    : undefined
}

/** The errors of a whole file, as one line. */
async function withFirstError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FileErrors)) throw error
    throw new FileError(`Fix the errors in the file first: ${error.message.split('\n', 1)[0]}`)
  }
}

/** Replaces the file in one step, keeping its mode and links to it. */
function replaceFile(path: string, before: string, text: string): void {
  let temporary: string | undefined
  try {
    const realPath = realpathSync(path)
    accessSync(realPath, constants.W_OK)
    const { mode } = statSync(realPath)
    if (readFileSync(realPath, 'utf8') !== before)
      throw new FileError(`${path} was changed at the same time: try again.`)
    temporary = `${realPath}.${process.pid}.tmp`
    writeFileSync(temporary, text, { mode })
    renameSync(temporary, realPath)
  } catch (error) {
    if (temporary !== undefined) rmSync(temporary, { force: true })
    if (error instanceof FileError) throw error
    throw new FileError(`${path} cannot be written (${getFileReason(error)}): make the file and its folder writable.`)
  }
}
