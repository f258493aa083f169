import { type Control, createControl, createMock, type InProcessMock, type InProcessOptions } from 'gatewright'
import { gatewayMock } from '../../mock/gateway-mock.ts'
import { createMockServer, type Mock, type MockOptions } from '../../mock/mock.ts'
import type { ScenarioSource } from '../../mock/scenarios/scenario-set.ts'
import { closeAfterAll, closeAfterTest } from '../support/close-after.ts'
import { findViolations } from '../support/find-violations.ts'
import { key, listen, type ServedApp } from '../support/serve-app.ts'
import { readScenarios } from './gateway-readers.ts'

/** A mock with its controls, on a real socket of this machine. */
export interface ServedMock extends ServedApp {
  readonly mock: Mock
  readonly request: Send
  readonly control: Control
}

export async function serveMock(options: Partial<MockOptions> = {}): Promise<ServedMock> {
  const { violations, replyValidation } = findViolations()
  const mock = createMockServer({ contract: gatewayMock, keys: [key], speed: 0, replyValidation, ...options })
  const served = await listen(mock.app, violations)
  const control = createControl({ baseUrl: served.baseUrl })
  return { ...served, mock, request: getSender({ ...served, fetch }), control }
}

/** A mock without a socket. */
async function openMock(options?: InProcessOptions) {
  const mock = await createMock(options)
  return { ...mock, request: getSender(mock) }
}

// Closed after the test, or after the tests of the file or block.
export const testMock = (options?: Partial<MockOptions>) => closeAfterTest(serveMock(options))
export const sharedMock = (options?: Partial<MockOptions>) => closeAfterAll(serveMock(options))
export const testMockInProcess = (options?: InProcessOptions) => closeAfterTest(openMock(options))
export const sharedMockInProcess = (options?: InProcessOptions) => closeAfterAll(openMock(options))

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
  const log = () => undefined
  const { mock, baseUrl } = await sharedMock({ log })
  const inProcess = await sharedMockInProcess({ keys: ['sk-test'], log })
  return [
    ['over a socket', { sandboxes: mock.sandboxes, baseUrl, fetch }],
    ['in process', { sandboxes: inProcess.sandboxes, baseUrl: inProcess.baseUrl, fetch: inProcess.fetch }],
  ] as const
}
