import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { UsageError } from '../../settings/errors.ts'
import { type Aim, type Case, ours } from './case.ts'
import { getMedian, getRatio, type Result } from './measure.ts'

/** Formats the figures of one case for the terminal. */
export function formatResult(result: Result): string {
  const { name, title, unit, servers, reference } = result.measuredCase
  const lines = servers.map((server) => {
    const samples = result.samples[server] ?? []
    const [least, most] = [Math.min(...samples), Math.max(...samples)].map((value) => formatValue(value, unit))
    const ratio = reference === undefined ? '' : `, ${getRatio(result, server, reference).toFixed(2)} to ${reference}`
    return `  ${server.padEnd(24)}${formatValue(getMedian(result, server), unit)} (${least} to ${most})${ratio}\n`
  })
  return `${name}: ${title}\n${lines.join('')}`
}

/** Formats all tables that have rows. */
export function formatTables(results: readonly Result[]): string {
  const tables = new Set(results.flatMap(({ measuredCase }) => measuredCase.table ?? []))
  return [...tables].map((table) => `${formatTable(results, table)}\n`).join('')
}

/** Writes the tables to the blocks of a run in the documentation. Throws a `UsageError` if no block is for them. */
export function writeTables(run: string, conditions: string, results: readonly Result[]): void {
  const texts = globSync('docs/bench*.md').map((file) => [file, readFileSync(file, 'utf8')] as const)
  const filled = texts.map(([file, text]) => [file, fillBlocks(text, run, { conditions, results })] as const)
  if (filled.every(([, text], at) => text === texts[at]?.[1]))
    throw new UsageError(`docs/bench*.md have no block of the run ${run} for these tables.`)
  for (const [file, text] of filled) writeFileSync(file, text)
}

/** Fills the blocks of a run that there are figures for: from `<!-- RUN TABLE -->` or `<!-- RUN conditions -->` to `<!-- end -->`. */
export function fillBlocks(
  text: string,
  run: string,
  { conditions, results }: { readonly conditions: string; readonly results: readonly Result[] },
): string {
  const tables = new Map(results.map(({ measuredCase: { table } }) => [String(table), table]))
  return text.replaceAll(/(<!-- (\S+) (\S+) -->\n).*?(?=<!-- end -->)/gs, (block, mark, blockRun, name) => {
    if (blockRun !== run || !(tables.has(name) || name === 'conditions')) return block
    return `${mark}${name === 'conditions' ? `${conditions}\n` : formatTable(results, tables.get(name))}`
  })
}

/** Formats the Markdown table of this name: a row for each case, and a column for each server and for each kind of aim. */
function formatTable(results: readonly Result[], table: Case['table']): string {
  const rows = results.filter(({ measuredCase }) => measuredCase.table === table)
  const servers = [...new Set(rows.flatMap(({ measuredCase }) => measuredCase.servers))]
  const headings = rows.flatMap(({ measuredCase }) => measuredCase.aims?.map((aim) => nameAim(measuredCase, aim)) ?? [])
  const aims = [...new Set(headings)]
  const lines = rows.map((row) => {
    const { title, aims: caseAims = [] } = row.measuredCase
    const verdicts = aims.map((name) =>
      formatVerdict(
        row,
        caseAims.find((aim) => nameAim(row.measuredCase, aim) === name),
      ),
    )
    return [title, ...servers.map((server) => formatCell(row, server)), ...verdicts]
  })
  const head = ['case', ...servers, ...aims]
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

/** The heading of the column of an aim; it has the limit, unless the figure of the aim stands in another column. */
function nameAim({ reference }: Case, { atMost, of }: Aim): string {
  if (of === undefined) return 'aim'
  return of === reference ? `aim, to ${of}` : `aim, ${atMost.toFixed(2)} to ${of}`
}

/** Formats a figure, or its ratio to the reference of the case. */
function formatCell(result: Result, server: string): string {
  const { servers, reference, unit } = result.measuredCase
  if (!servers.includes(server)) return ''
  if (reference === undefined || server === reference) return formatValue(getMedian(result, server), unit)
  return getRatio(result, server, reference).toFixed(2)
}

function formatVerdict(result: Result, aim: Aim | undefined): string {
  if (aim === undefined) return ''
  const { atMost, of } = aim
  const { unit, reference } = result.measuredCase
  const figure = of === undefined ? getMedian(result, ours) : getRatio(result, ours, of)
  const verdict = figure <= atMost ? 'yes' : 'no'
  if (of === undefined) return `${verdict}, ${formatValue(atMost, unit)}`
  return `${verdict}, ${(of === reference ? atMost : figure).toFixed(2)}`
}

function formatValue(value: number, unit: Case['unit']): string {
  if (Number.isNaN(value)) return 'not measured'
  if (unit === 'us' && value >= 1000) return formatValue(value / 1000, 'ms')
  const amount = value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
  return unit === '' ? amount : `${amount} ${unit}`
}
