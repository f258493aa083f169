import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { routes } from '../../mock/control/generated/routes.ts'
import { createAgentServer } from '../../mock/mcp/serve-mcp.ts'
import { closeAfterTest } from '../support/close-after.ts'

const page = readFileSync('docs/agents.md', 'utf8')
const index = readFileSync('llms.txt', 'utf8')

/** The names in backquotes of a column of the table of tools, by row. */
function listNames(column: number): string[][] {
  const rows = /## Tools\n\n(?:\|.*\n){2}((?:\|.*\n)+)/.exec(page)?.[1]?.trim().split('\n') ?? []
  return rows.map((row) => [...(row.split('|')[column] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
}

test('the page has the tools of the server and the operations that they call', async () => {
  const mock = { baseUrl: 'http://127.0.0.1:9', key: undefined, controlKey: undefined, sandbox: undefined }
  const runSuite = () => Promise.reject(new Error('not called'))
  const server = createAgentServer({ mock, version: '1.0.0', runSuite })
  const [near, far] = InMemoryTransport.createLinkedPair()
  await server.connect(far)
  const client = await closeAfterTest(new Client({ name: 'test', version: '1.0.0' }))
  await client.connect(near)
  const { tools } = await client.listTools()
  expect(listNames(1).flat().sort()).toEqual(tools.map(({ name }) => name).sort())
  const ids = routes.map(({ operationId }) => operationId)
  const called = listNames(3)
  expect(called.flat().filter((name) => !ids.includes(name))).toEqual([])
  expect(called.filter((names) => names.length === 0)).toEqual([])
  expect(called.flat().length).toBeGreaterThan(15)
})

test('the configuration of every host starts the command', () => {
  const [commands, files] = [
    [...page.matchAll(/`(\w+ mcp add .+?)`/g)],
    [...page.matchAll(/`(\{"\w+": \{"gatewright".+?\})`/g)],
  ]
  expect(commands.map(([, command = '']) => command.split(' ')[0])).toEqual(['claude', 'codex', 'gemini'])
  for (const [, command] of commands) expect(command).toMatch(/^\w+ mcp add gatewright (?:-- )?npx gatewright mcp$/)
  const servers = files.map(([, text = '{}']) => JSON.parse(text))
  const start = { command: 'npx', args: ['gatewright', 'mcp'] }
  expect(servers).toEqual([
    { mcpServers: { gatewright: start } },
    { servers: { gatewright: { type: 'stdio', ...start } } },
  ])
})

test('llms.txt links to every page of the documentation, and to nothing that does not exist', () => {
  const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path)
  expect(links.filter((path) => !existsSync(path))).toEqual([])
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md') && !name.startsWith('docs/decisions/'))
  expect(pages.filter((name) => !links.includes(name))).toEqual([])
  expect(index).toMatch(/^# Gatewright\n\n> .+\n/)
  const { files } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(files).toContain('llms.txt')
})
