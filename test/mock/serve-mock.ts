import type { AddressInfo } from 'node:net'
import { afterAll, onTestFinished } from 'vitest'
import { type Control, createControl } from '../../server-stub/mock/control/client.ts'
import { createMock, type InProcessMock, type InProcessOptions } from '../../server-stub/mock/in-process.ts'
import { createMockServer, type Mock, type MockOptions } from '../../server-stub/mock/mock.ts'
import { readScenarios } from '../../server-stub/mock/scenarios/read-scenarios.ts'
import type { ScenarioSource } from '../../server-stub/mock/scenarios/scenario-book.ts'
import { findViolations } from '../find-violations.ts'

/** A mock with its controls, on a real socket of this machine, for as long as a test needs it. */
export interface ServedMock {
  readonly baseUrl: string
  readonly key: string
  readonly mock: Mock
  readonly request: Send
  readonly control: Control
  /** Fails where the mock has sent anything against its contract. */
  close(): Promise<void>
}

export async function serveMock(options: Partial<MockOptions> = {}): Promise<ServedMock> {
  const key = 'sk-test'
  const { violations, replyValidation } = findViolations()
  const mock = createMockServer({ keys: [key], speed: 0, replyValidation, ...options })
  await mock.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = mock.app.server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  return {
    baseUrl,
    key,
    mock,
    request: getSender({ baseUrl, key, fetch }),
    control: createControl({ baseUrl }),
    close: async () => {
      await mock.app.close()
      if (violations.length > 0) throw new Error(`the mock broke its contract: ${JSON.stringify(violations, null, 2)}`)
    },
  }
}

/** The same, closed after the test. */
export async function testMock(options?: Partial<MockOptions>): Promise<ServedMock> {
  const served = await serveMock(options)
  onTestFinished(served.close)
  return served
}

/** The same, closed after the tests of the file or block. */
export async function sharedMock(options?: Partial<MockOptions>): Promise<ServedMock> {
  const served = await serveMock(options)
  afterAll(served.close)
  return served
}

/** A mock without a socket, closed after the test. */
export async function testMockInProcess(options?: InProcessOptions) {
  const mock = await createMock(options)
  onTestFinished(mock.close)
  return { ...mock, request: getSender(mock) }
}

/** A mock without a socket, closed after the tests of the file or block. */
export async function sharedMockInProcess(options?: InProcessOptions) {
  const mock = await createMock(options)
  afterAll(mock.close)
  return { ...mock, request: getSender(mock) }
}

/** Sends a request with the key as a bearer token, which every family takes; with `json`, a POST. */
export type Send = (path: string, init?: RequestInit & { readonly json?: unknown }) => Promise<Response>

export function getSender({ baseUrl, key, fetch }: Pick<InProcessMock, 'baseUrl' | 'key' | 'fetch'>): Send {
  return (path, { json, ...init } = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${key}`)
    if (json === undefined) return fetch(baseUrl + path, { ...init, headers })
    headers.set('content-type', 'application/json')
    return fetch(baseUrl + path, { method: 'POST', ...init, headers, body: JSON.stringify(json) })
  }
}

/** The text of a reply of the responses format. */
export async function readText(reply: Response | Promise<Response>): Promise<string> {
  const { output } = (await (await reply).json()) as { output: { content: { text: string }[] }[] }
  return output[0]?.content[0]?.text ?? ''
}

/** The scenarios of a text in YAML, given to a mock. */
export async function scenariosFrom(yaml: string): Promise<ScenarioSource> {
  const { scenarios, accounts } = await readScenarios(yaml, 'test.yaml')
  return { current: scenarios, accounts: accounts?.map(({ account }) => account) }
}

/** A mock over a socket and one in process for the tests of a file, with the key `sk-test`. */
export async function serveBothTransports() {
  const { mock, baseUrl } = await sharedMock()
  const inProcess = await sharedMockInProcess({ keys: ['sk-test'] })
  return [
    ['over a socket', { sandboxes: mock.sandboxes, baseUrl, fetch }],
    ['in process', { sandboxes: inProcess.sandboxes, baseUrl: inProcess.baseUrl, fetch: inProcess.fetch }],
  ] as const
}
