import type { Case } from './cases.ts'
import type { Outcome, Result } from './measure.ts'
import { packages } from './packages.ts'

/** The headings of the families. */
export const titles: Readonly<Record<string, string>> = {
  responses: 'Responses',
  'chat-completions': 'Chat completions',
  messages: 'Messages',
  'generate-content': 'Generate-content',
  video: 'Videos',
}

/** The page docs/mock/client-errors.md. */
export function printPage(results: readonly Result[]): string {
  const parts = Object.entries(titles).map(([family, title]) => {
    const rows = printRows(results.filter((result) => result.case.family === family))
    return `## ${title}\n\n| case | client | error | status | message, or what is read | requests |\n|---|---|---|---|---|---|\n${rows}\n`
  })
  return `# Errors of the official clients\n\n${getIntro()}\n${parts.join('\n')}`
}

function getIntro(): string {
  const versions = Object.entries(packages).map(([name, range]) => {
    return `\`${range.startsWith('npm:') ? range.slice('npm:'.length) : `${name}@${range}`}\``
  })
  return `What the user of a client sees when the gateway fails: the class of the error, the \`status\` that it carries, its message, and how many
requests the client has sent with its default retries. Without an error it is what the client reads. Each case is a [fault](faults.md) on a stream of
four words (\`truncate\` and \`corrupt\`: on a whole reply), or a [reported bug](reports.md). \`stream()\` is the helper of a client that gathers the
events. A request whose answer does not end has a timeout. [My app shows an error](app-errors.md) explains the messages.

\`npm run client-errors\` makes this page. Versions: ${versions.sort().join(', ')}.
`
}

/** Cases that all clients meet in the same way share their rows. */
function printRows(results: readonly Result[]): string {
  const cases = Map.groupBy(results, (result) => result.case)
  const alike = Map.groupBy(cases, ([, ofCase]) => printCase(ofCase))
  return [...alike]
    .map(([rows, entries]) => `| ${entries.map(([entry]) => printTitle(entry)).join(titleSeparator)} | ${rows}`)
    .join('\n')
}

/** Stands between the titles of cases that share their rows. */
export const titleSeparator = '<br>'

/** One row for all clients that meet the same, without the title of the case. */
function printCase(results: readonly Result[]): string {
  const same = Map.groupBy(results, (result) => `${printOutcome(result)} | ${result.requests}`)
  const rows = [...same].map(([outcome, ofClients]) => {
    return `${same.size === 1 ? 'all' : printClients(ofClients)} | ${outcome} |`
  })
  return rows.join('\n|  | ')
}

/** The first cell of a case. */
export function printTitle({ kind, title }: Pick<Case, 'kind' | 'title'>): string {
  if (kind === 'fault') return `\`${title}\``
  return `[${title}](reports.md#${title.toLowerCase().replaceAll(' ', '-')})`
}

function printClients(results: readonly Result[]): string {
  const majors = Map.groupBy(results, ({ client }) => client.name)
  return [...majors]
    .map(([name, ofName]) => `${name} ${ofName.map(({ client }) => client.major).join(', ')}`)
    .join('; ')
}

/** The error, its status, and the message or what is read. */
export function printOutcome({ error, status, message }: Omit<Outcome, 'requests'>): string {
  return [error && `\`${error}\``, status, printCell(message)].join(' | ')
}

const MAX_LENGTH = 110

/** A message on one line, without what differs from run to run. */
function printCell(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ at position \d+( \(line \d+ column \d+\))?/g, '')
    .replaceAll(/\b(req_|resp_|msg_|fc_|call_|chatcmpl-)\w+/g, '$1…')
    .replaceAll(/\d{9,}/g, '…')
  const cut = line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
  return cut.replaceAll(/[\\|`*_<[]/g, '\\$&')
}
