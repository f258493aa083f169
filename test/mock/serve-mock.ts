import type { AddressInfo } from 'node:net'
import OpenAI from 'openai'
import { afterAll } from 'vitest'
import { type Control, createControl } from '../../server-stub/mock/control/client.ts'
import { createMock } from '../../server-stub/mock/in-process.ts'
import { createMockServer, type Mock, type MockOptions } from '../../server-stub/mock/mock.ts'
import { readScenarios } from '../../server-stub/mock/scenarios/read-scenarios.ts'
import type { ScenarioSource } from '../../server-stub/mock/scenarios/scenario-book.ts'
import { findViolations } from '../find-violations.ts'

/** A mock with its controls, on a real socket of this machine, for as long as a test needs it. */
export interface ServedMock {
  readonly baseUrl: string
  readonly key: string
  readonly mock: Mock
  /** A request with the key as a bearer token, which every family but messages takes as its first credential. */
  request(path: string, init?: RequestInit & { readonly json?: unknown }): Promise<Response>
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
    request: (path, { json, ...init } = {}) => {
      const headers = new Headers(init.headers)
      if (!headers.has('authorization')) headers.set('authorization', `Bearer ${key}`)
      if (json === undefined) return fetch(baseUrl + path, { ...init, headers })
      headers.set('content-type', 'application/json')
      return fetch(baseUrl + path, { method: 'POST', ...init, headers, body: JSON.stringify(json) })
    },
    close: async () => {
      await mock.app.close()
      if (violations.length > 0) throw new Error(`the mock broke its contract: ${JSON.stringify(violations, null, 2)}`)
    },
  }
}

/** The scenarios of a text in YAML, given to a mock. */
export async function scenariosFrom(yaml: string): Promise<ScenarioSource> {
  const { scenarios, accounts } = await readScenarios(yaml, 'test.yaml')
  return { current: scenarios, accounts: accounts?.map(({ account }) => account) }
}

/** A mock on a real socket, its controls, and an official client. */
export interface ControlledMock {
  readonly served: ServedMock
  readonly control: Control
  readonly openai: OpenAI
}

export async function serveControlled(options: Partial<MockOptions> = {}): Promise<ControlledMock> {
  const served = await serveMock({ log: () => {}, ...options })
  const { baseUrl, key } = served
  const openai = new OpenAI({ baseURL: `${baseUrl}/v1`, apiKey: key, maxRetries: 0 })
  return { served, control: createControl({ baseUrl }), openai }
}

/** A mock over a socket and one in process for the tests of a file, with the key `sk-test`. */
export async function serveBothTransports() {
  const served = await serveMock()
  const inProcess = await createMock({ keys: ['sk-test'] })
  afterAll(async () => {
    await served.close()
    await inProcess.close()
  })
  const { mock, baseUrl } = served
  return [
    ['over a socket', { sandboxes: mock.sandboxes, baseUrl, fetch }],
    ['in process', { sandboxes: inProcess.sandboxes, baseUrl: inProcess.baseUrl, fetch: inProcess.fetch }],
  ] as const
}
