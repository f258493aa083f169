import Anthropic from '@anthropic-ai/sdk'
import { GoogleGenAI } from '@google/genai'
import OpenAI from 'openai'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Case, listCases } from '../../tools/client-errors/cases.ts'
import { type Client, createOfficialClients } from '../../tools/client-errors/clients.ts'
import { isAsked, observe } from '../../tools/client-errors/measure.ts'
import { printOutcome, printTitle, titleSeparator, titles } from '../../tools/client-errors/print-page.ts'
import { scenariosFrom, serveBothTransports } from '../mock/serve-mock.ts'
import { readPage } from './page.ts'

const { text: page } = readPage('docs/mock/client-errors.md')
const clients = createOfficialClients({ OpenAI, Anthropic, GoogleGenAI }, { openai: '7', anthropic: '1', google: '3' })

/** What the page says that this client sees. */
function findRow(met: Case, { name, major }: Client): string {
  const lines = page.split(`\n## ${titles[met.family]}\n`)[1]?.split('\n') ?? []
  const isTitled = (line: string) => line.slice(2).split(' | ')[0]?.split(titleSeparator).includes(printTitle(met))
  const [first = '', ...rest] = lines.slice(lines.findIndex(isTitled))
  const end = rest.findIndex((line) => !line.startsWith('|  | '))
  const rows = [first, ...rest.slice(0, end)].map((line) => line.replace(/^\| .*? \| /, ''))
  const isFor = (row: string) => row.startsWith('all |') || row.split(' | ')[0]?.split('; ').some(isNamed)
  const isNamed = (entry: string) =>
    entry.startsWith(`${name} `) && entry.slice(name.length).match(/\d+/g)?.includes(major)
  return rows.find(isFor) ?? 'no row'
}

// The mocks of this test serve no chat completions.
const cases = listCases().filter(({ family }) => family !== 'chat-completions')
const pairs = cases.flatMap((met) =>
  clients.filter((client) => isAsked(client, met)).map((client) => ({ met, client, row: findRow(met, client) })),
)
type Pair = (typeof pairs)[number]
let count = 0

test('every client has a row in each case of its family', () => {
  expect(pairs.filter(({ row }) => row === 'no row')).toEqual([])
  expect(pairs.length).toBeGreaterThan(200)
})

// A client that waits without an end would delay this test.
const ending = pairs.filter(({ row }) => !row.includes('waits without an end'))

describe.each(await serveBothTransports())('%s', (_, { sandboxes, baseUrl, fetch }) => {
  async function ask({ met, client }: Pair): Promise<string> {
    const sandbox = `case-${++count}`
    const { current } = await scenariosFrom(`scenarios:\n${met.scenario}`)
    sandboxes.get(sandbox).scenarios.replace(current)
    const limit = met.isOpen ? { timeoutMs: 5000 } : {}
    const key = `sk-test~${sandbox}`
    const { isStreamed } = met
    return printOutcome(await observe(client, { baseUrl, fetch, key, isStreamed, maxRetries: 0, ...limit }))
  }

  // All are asked at once, as some answers take their time.
  const outcomes = new Map<Pair, Promise<string>>()
  beforeAll(() => {
    for (const pair of ending) outcomes.set(pair, ask(pair).catch(String))
  })

  test.each(ending)('$met.title: $client.family, $client.name', async (pair) => {
    expect(pair.row).toContain(` | ${await outcomes.get(pair)} | `)
  })
})
