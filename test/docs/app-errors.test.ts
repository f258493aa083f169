import { expect, test } from 'vitest'
import { titleSeparator } from '../../tools/client-errors/print-page.ts'
import { readPage } from './page.ts'

const rows = getRows(readPage('docs/mock/app-errors.md').text)

/** The rows of all tables, without their heads. Cells have no backslashes and no quotes of code around all of them. */
function getRows(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| '))
  return lines
    .map((line) => line.slice(2, -2).replaceAll('\\', '').split(' | '))
    .filter(([, client]) => client !== 'client')
}

/** What the official clients show, which another test measures: a case, then clients and their messages. */
const measured = new Map<string, (readonly string[])[]>()
let titles: readonly string[] = []
for (const [label = '', ...cells] of getRows(readPage('docs/mock/client-errors.md').text)) {
  if (label.trim() !== '') titles = label.split(titleSeparator)
  for (const title of titles) measured.set(title, [...(measured.get(title) ?? []), cells])
}

test('every kind of failure has its rows', () => expect(rows.length).toBeGreaterThan(25))

test.each(
  rows.flatMap(([message = '', clients = '', , , made = '']) =>
    clients.split(', ').map((client) => ({ message: message.replaceAll('`', ''), client, made })),
  ),
)('$client shows $message after $made', ({ message, client, made }) => {
  const shown = (measured.get(made) ?? []).filter(([clients = '']) =>
    clients.split('; ').some((name) => name.startsWith(`${client} `)),
  )
  expect(shown.map((cells) => cells.join(' ')).filter((text) => text.includes(message))).not.toEqual([])
})
