import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pingDocument } from './compilers.ts'
import { type InstalledPackage, userEnvironment } from './installed-package.ts'

/** A call of every tool that succeeds after one refused request. */
const calls: Readonly<Record<string, object>> = {
  list_requests: { verdicts: true },
  get_request: { id: 1, part: 'conversation' },
  wait_for_request: { after: 0 },
  explain_refusal: {},
  list_operations: {},
  describe_operation: { operationId: 'createResponse', place: 'body tools[0]' },
  validate_request: { operationId: 'createResponse', body: { model: 'gw-text-large', input: 'Hello' } },
  add_scenario: { text: 'scenarios:\n  - name: greeting\n    answer: {text: Good day.}\n' },
  add_fault: { fault: 'status:500:times=1' },
  list_faults: {},
  advance_clock: { speed: 0 },
  list_tasks: {},
  run_conformance: { target: 'mock', only: ['models/**'] },
  call_control: { operation: 'getState' },
  clear: { what: 'everything' },
}

/** The official client with the packed command, in both generations of the protocol. */
export function tryAgents(getUser: () => InstalledPackage): void {
  /** What was no message of the protocol is in `errors`. */
  async function connect(args: readonly string[], mode: 'legacy' | 'auto' = 'legacy') {
    const { folder } = getUser()
    const command = join(folder, 'node_modules/.bin/gatewright')
    const transport = new StdioClientTransport({ command, args: ['mcp', ...args], cwd: folder, env: userEnvironment })
    const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
    const errors: Error[] = []
    client.onerror = (error) => errors.push(error)
    await client.connect(transport)
    onTestFinished(() => client.close())
    const call = async (name: string, input: object = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: { ...input } })
      const [first] = content
      const text = first?.type === 'text' ? first.text : ''
      expect({ name, text, isError: isError ?? false }).toMatchObject({ isError: false })
      return JSON.parse(text)
    }
    return { client, call, errors }
  }

  describe.each(['legacy', 'auto'] as const)('in the %s mode', (mode) => {
    test('lists and calls every tool of a mock that the command starts', async () => {
      const { client, call, errors } = await connect(['--port', '0', '--log', 'pretty'], mode)
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort())
      const { baseUrl, key } = await call('list_operations')
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ model: 'gw-text-large', messages: [] })
      expect((await fetch(`${baseUrl}/v1/responses`, { method: 'POST', headers, body })).status).toBe(400)
      for (const [name, input] of Object.entries(calls)) await call(name, input)
      const { resources } = await client.listResources()
      for (const { uri } of resources) expect((await client.readResource({ uri })).contents).toHaveLength(1)
      expect(errors).toEqual([])
      await client.close()
      await expect(fetch(baseUrl)).rejects.toThrow()
    })
  })

  test('attaches to a mock that runs', async () => {
    const baseUrl = await getUser().serve('mock', '--port', '0', '--control-key', 'ck-1')
    const { call } = await connect([
      '--mock',
      baseUrl,
      '--control-key',
      'ck-1',
      '--sandbox',
      'agent',
      '--key',
      'sk-mock',
    ])
    await fetch(`${baseUrl}/~agent/v1/models`, { headers: { authorization: 'Bearer sk-mock' } })
    expect(await call('list_requests')).toMatchObject({ requests: [{ id: 1, operationId: 'listModels', status: 200 }] })
  })

  test('serves another document, and its changes, without a word on standard output', async () => {
    getUser().write('ping.yaml', pingDocument)
    const { call, errors } = await connect(['ping.yaml', '--watch', '--port', '0'])
    const list = async () => (await call('list_operations')).operations.map(({ path }: { path: string }) => path)
    expect(await list()).toEqual(['/ping'])
    getUser().write('ping.yaml', pingDocument.replace('/ping:', '/pong:'))
    await expect.poll(list, { interval: 200 }).toEqual(['/pong'])
    expect(errors).toEqual([])
  })
}
