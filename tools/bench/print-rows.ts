import type { Row, Spread } from './measure.ts'

interface Column {
  readonly head: string | ((row: Row) => string)
  readonly cell: (row: Row) => string
}

const columns: readonly Column[] = [
  { head: 'server', cell: ({ server }) => server },
  { head: 'median', cell: ({ value }) => formatAmount(value.median) },
  { head: 'min to max', cell: ({ value }) => formatRange(value, formatAmount) },
  { head: ({ reference }) => `to ${reference}`, cell: ({ ratio }) => formatRatio(ratio.median) },
  { head: 'min to max', cell: ({ ratio }) => formatRange(ratio, formatRatio) },
  { head: 'cpu us', cell: ({ cpuUs }) => (cpuUs === undefined ? '' : formatAmount(cpuUs)) },
  {
    head: ({ reference }) => `to ${reference}`,
    cell: ({ cpuRatio }) => (cpuRatio === undefined ? '' : formatRatio(cpuRatio)),
  },
  { head: 'server busy', cell: ({ serverBusy }) => formatPercent(serverBusy) },
  { head: 'load busy', cell: ({ clientBusy }) => formatPercent(clientBusy) },
]

/** Prints the rows of one case as a table with aligned columns. */
export function printRows(rows: readonly Row[]): string {
  const [first] = rows
  if (first === undefined) return ''
  const lines = [
    columns.map(({ head }) => (typeof head === 'string' ? head : head(first))),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ]
  const widths = columns.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)))
  const pad = (cell: string, at: number) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))
  const body = lines.map((cells) => `  ${cells.map(pad).join('  ')}`.trimEnd())
  return [`${first.case}: ${first.title}, ${first.unit}`, ...body, '', ''].join('\n')
}

/** Prints all cases with the bare server as one table: the ratios of processor time, or of the value. */
export function printTable(rows: readonly Row[]): string {
  const compared = rows.filter(({ reference, unit }) => reference === 'bare' && unit !== 'MiB')
  const servers = [...new Set(compared.map(({ server }) => server))]
  const cases = [...new Set(compared.map((row) => row.title))]
  const lines = cases.map((title) => {
    const rowsByServer = new Map(compared.filter((row) => row.title === title).map((row) => [row.server, row]))
    return [title, ...servers.map((server) => toCell(rowsByServer.get(server)))]
  })
  const table = [['case', ...servers], Array(servers.length + 1).fill('---'), ...lines]
  return table.map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

function toCell(row: Row | undefined): string {
  if (row === undefined) return ''
  const { cpuUs, cpuRatio, value, ratio, unit, server, reference } = row
  if (server !== reference) return formatRatio(cpuRatio ?? ratio.median)
  return cpuUs === undefined ? `1 (${formatAmount(value.median)} ${unit})` : `1 (${formatAmount(cpuUs)} us)`
}

function formatRange({ min, max }: Spread, show: (value: number) => string): string {
  return `${show(min)} to ${show(max)}`
}

function formatAmount(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}

function formatRatio(value: number): string {
  return value.toFixed(2)
}

function formatPercent(share: number | undefined): string {
  return share === undefined ? '' : `${Math.round(share * 100)} %`
}
