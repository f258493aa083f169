import { join } from 'node:path'
import { styleText } from 'node:util'
import { groupBy } from '../runtime/es2024.ts'
import { getCommand, printText } from '../settings/command.ts'
import { printUsageError, showLine } from '../settings/errors.ts'
import { getHelp } from '../settings/help.ts'
import { allowOutside, listOption, optionalOption } from '../settings/option.ts'
import { oneOf } from '../settings/option-types.ts'
import { checkVersions } from '../settings/optional-packages.ts'
import { readFlags, takePositionals } from '../settings/read-flags.ts'
import { checkWritable, reportOption, writeReport } from '../settings/report-file.ts'
import { type ContractChange, findChanges, type Impact } from './diff-changes.ts'
import { methods } from './diff-parameters.ts'
import { findDocuments, openSides, readPair, type Side } from './diff-sides.ts'

const options = {
  failOn: optionalOption(
    'fail-on IMPACT',
    'exit with 1 for changes of this impact or a higher one: major or minor',
    oneOf('major', 'minor'),
  ),
  reports: listOption('report FORMAT=FILE', 'write the changes as json', reportOption('json')),
  allowOutside,
}

/** `gatewright diff`; returns the exit code. */
export async function runDiff(args: readonly string[]): Promise<number> {
  try {
    const { positionals, rest } = takePositionals(options, args, 2)
    const [before, after] = positionals
    const settings = readFlags(options, rest)
    if (settings === undefined) return printText(getHelpText())
    checkVersions('@redocly/cli')
    const sides = openSides(before, after)
    for (const { file } of settings.reports) checkWritable(file)
    const changes = await compareSides(sides, settings.allowOutside)
    const counts = countImpacts(changes)
    process.stdout.write(`${printChanges(changes)}${printSummary(sides, counts)}\n`)
    for (const { file } of settings.reports) writeReport(file, renderJson(sides, changes))
    const { failOn } = settings
    return failOn !== undefined && (counts.major > 0 || (failOn === 'minor' && counts.minor > 0)) ? 1 : 0
  } catch (error) {
    return printUsageError(error)
  }
}

/** The changes of all documents; a document that only one side has is a change of its own. */
async function compareSides(sides: readonly [Side, Side], isAllowed: boolean): Promise<ContractChange[]> {
  const [before, after] = sides.map(findDocuments)
  const changes: ContractChange[] = []
  for (const folder of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
    const paths = [before?.get(folder), after?.get(folder)]
    const read = paths.flatMap((path, index) => {
      const source = sides[index]?.source
      return path === undefined || source === undefined ? [] : [readPair(source, path, isAllowed)]
    })
    const [first, second] = read
    if (first && second) changes.push(...(await findChanges(first, second)))
    else if (first) changes.push(reportDocument(paths[0] === undefined, first.openapi.locate(first.openapi.root)))
  }
  return changes
}

function reportDocument(isAdded: boolean, at: ContractChange['at']): ContractChange {
  const [impact, kind] = isAdded ? (['minor', 'added'] as const) : (['major', 'removed'] as const)
  return {
    impact,
    kind,
    path: [],
    property: undefined,
    verdicts: [{ rule: `document-${kind}`, message: `The document was ${kind}.` }],
    at,
  }
}

const impacts = ['major', 'minor', 'patch'] as const
const colours = { major: 'red', minor: 'green', patch: 'dim' } as const

function countImpacts(changes: readonly ContractChange[]): Readonly<Record<Impact, number>> {
  const count = (impact: Impact) => changes.filter((change) => change.impact === impact).length
  return { major: count('major'), minor: count('minor'), patch: count('patch') }
}

/** The changes under the operation, channel or part of the document they belong to, those that break clients first. */
function printChanges(changes: readonly ContractChange[]): string {
  const sorted = impacts.flatMap((impact) => changes.filter((change) => change.impact === impact))
  const groups = groupBy(sorted, ({ path }) => findHeading(path).heading)
  const printGroup = ([heading, group]: readonly [string, readonly ContractChange[]]) =>
    `${styleText('bold', showLine(heading))}\n${group.map(printChange).join('')}\n`
  return Array.from(groups, printGroup).join('')
}

function printChange({ impact, kind, path, property, verdicts, at }: ContractChange): string {
  const part = [path.slice(findHeading(path).depth).join('/'), property ?? ''].filter((text) => text !== '').join(' · ')
  const sentences = verdicts.map(({ rule, message }) => `${message} (${rule})`)
  const lines = [...sentences, `at ${at.file}:${at.line}:${at.column}`].map((line) => `         ${showLine(line)}\n`)
  return `  ${styleText(colours[impact], impact)}  ${`${kind.padEnd(8)}  ${showLine(part)}`.trimEnd()}\n${lines.join('')}`
}

/** The heading of a change, and how many keys of its path it stands for. */
function findHeading(path: readonly string[]): { readonly heading: string; readonly depth: number } {
  const [section = 'document', name, member = ''] = path
  if (name === undefined) return { heading: section, depth: path.length }
  if (section === 'channels' || section === 'operations')
    return { heading: `${section.slice(0, -1)} ${name}`, depth: 2 }
  if (section !== 'paths' && section !== 'webhooks') return { heading: section, depth: 1 }
  const shown = section === 'paths' ? name : `${name} (webhook)`
  return methods.has(member) ? { heading: `${member.toUpperCase()} ${shown}`, depth: 3 } : { heading: shown, depth: 2 }
}

/** The report `json`; docs/diff.md has its schema. */
function renderJson(sides: readonly [Side, Side], changes: readonly ContractChange[]): string {
  const [before, after] = sides
  const report = {
    before: before.label,
    after: after.label,
    counts: countImpacts(changes),
    changes: changes.map(({ at, ...change }) => {
      const { revision } = change.kind === 'removed' ? before : after
      const file = revision === undefined ? at.file : at.file.slice(revision.length + 1)
      const { heading, depth } = findHeading(change.path)
      return { heading, part: change.path.slice(depth).join('/'), ...change, at: { ...at, file, revision } }
    }),
  }
  return `${JSON.stringify(report, undefined, 2)}\n`
}

function printSummary([before, after]: readonly [Side, Side], counts: Readonly<Record<Impact, number>>): string {
  const between = showLine(`from ${before.label} to ${after.label}`)
  if (impacts.every((impact) => counts[impact] === 0)) return `No changes ${between}.`
  return `Changes ${between}: ${impacts.map((impact) => `${counts[impact]} ${impact}`).join(', ')}.`
}

function getHelpText(): string {
  return getHelp(options, {
    about: 'Lists the changes of a contract, and those that break clients.',
    usage: `${getCommand('diff')} [A] [B] [options]`,
    notes: [
      'A (HEAD) and B (the working tree) are each',
      '  a file         an OpenAPI document; asyncapi.yaml is read beside it',
      `  a folder       the document in it, such as ${join('spec', 'openapi.yaml')}, and those in its folders`,
      '  REV:path       a file or folder of a git revision',
      '  REV            the same path as the other side, or spec/',
      'One file or folder alone is compared with HEAD.',
      '',
      'A change is major if it breaks clients, minor if it adds something, patch otherwise.',
      'Exit codes: 0 success, 1 changes that --fail-on names, 2 invalid command line or document.',
    ],
  })
}
