import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { WatchLiveEvent } from '../../control/generated/handlers.ts'
import type { components } from '../../control/generated/types/control.ts'

export type Schemas = components['schemas']
export type LiveEvent = WatchLiveEvent

/** The sandbox that the address names; usually the default one, whose name is empty. */
const named = /^\/~([^/]+)/.exec(location.pathname)?.[1]
export const ownSandbox = named === undefined ? '' : decodeURIComponent(named)

/** Whether the page belongs to a proxy or a recorder, which have exchanges only. */
export const isProxy = location.pathname.endsWith('/__proxy')
const PREFIX = isProxy ? '/__proxy' : '/__mock'

/** The path prefix of a sandbox, such as `/~alice`. */
export function getBase(sandbox = ownSandbox): string {
  return sandbox === '' ? '' : `/~${encodeURIComponent(sandbox)}`
}

const KEY = 'gatewright.control-key'

/** A refused call, with the message of the mock. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function rememberControlKey(key: string): void {
  sessionStorage.setItem(KEY, key)
}

export function getCredentials(): Record<string, string> {
  const key = sessionStorage.getItem(KEY)
  return key === null ? {} : { authorization: `Bearer ${key}` }
}

/** Calls the control API at a path after `/__mock`; throws `Refused` for an error. */
export async function callControl<T>(
  method: string,
  path: string,
  { body, sandbox }: { readonly body?: unknown; readonly sandbox?: string } = {},
): Promise<T> {
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = { ...getCredentials(), ...type }
  const reply = await fetch(getBase(sandbox) + PREFIX + path, { method, headers, ...json })
  const text = await reply.text()
  const value = text === '' ? null : JSON.parse(text)
  if (!reply.ok) throw new Refused(reply.status, value?.error?.message ?? `The mock answered ${reply.status}.`)
  return value
}

/** Reads the live stream until it ends. */
export async function watchLive(take: (live: LiveEvent) => void): Promise<void> {
  const reply = await fetch(`${getBase()}/__mock/live`, { headers: getCredentials() })
  if (!reply.ok || !reply.body) throw new Refused(reply.status, `The mock answered ${reply.status}.`)
  const events = reply.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { event, data } of events) take({ event, data: JSON.parse(data) } as LiveEvent)
}
