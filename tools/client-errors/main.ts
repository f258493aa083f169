import { readFileSync, writeFileSync } from 'node:fs'
import { createTwoFilesPatch } from 'diff'
import { listCases } from './cases.ts'
import { measureClients } from './measure.ts'
import { withClients } from './packages.ts'
import { printPage } from './print-page.ts'

/** Makes the page of the errors of official clients; with `--check`, only says whether it is up to date. */
const file = 'docs/mock/client-errors.md'

const page = printPage(await withClients((clients) => measureClients(clients, listCases())))
if (!process.argv.includes('--check')) {
  writeFileSync(file, page)
  process.stdout.write(`${file}: made.\n`)
} else if (readFileSync(file, 'utf8') !== page) {
  process.stdout.write(createTwoFilesPatch(file, file, readFileSync(file, 'utf8'), page, '', '', { context: 0 }))
  process.stderr.write(`${file} is not up to date: run npm run client-errors.\n`)
  process.exitCode = 1
}
