import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { makePace, type PaceOptions } from '../../conformance/http/pace.ts'
import { type JudgeOptions, judgeTarget } from '../../conformance/run/judge-target.ts'
import type { Scenario } from '../../conformance/scenario.ts'
import type { Target } from '../../conformance/targets/target.ts'
import type { Verdict } from '../../conformance/verdict.ts'
import { startServer } from '../support/local-server.ts'
import { contract } from './run-suite.ts'

/** A request on its way to the target. */
export interface Passed {
  readonly method: string
  /** With the query. */
  readonly path: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A reply on its way back. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** Breaks the connection after this number of bytes of the body. */
  readonly cutAfter?: number
}

export interface Exchange extends Reply {
  readonly method: string
  readonly path: string
  readonly requestBody: string
  readonly body: string
  readonly bytes: Buffer
}

/** A callback on its way to its receiver. */
export interface PassedCallback {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Delay in milliseconds, without blocking others. */
  readonly lateByMs?: number
}

/** Alterations of the traffic of a target; the rest passes unchanged. */
export interface Alteration {
  readonly request?: (request: Passed) => Partial<Passed>
  readonly reply?: (exchange: Exchange) => Partial<Reply>
  /** Replacements of a callback: none, itself, or several. */
  readonly callback?: (callback: PassedCallback) => readonly PassedCallback[]
}

/** Options of `judgeTarget`, all with a default. */
export type RunOptions = Partial<Omit<JudgeOptions, 'pace'> & PaceOptions>

/** The verdicts of scenarios, without divergences, and with differences from our choices as failures. */
export function judgeAll(scenarios: readonly Scenario[], target: Target, options: RunOptions = {}): Promise<Verdict[]> {
  const pace = makePace({ timeoutMs: 600_000, pollMs: 5, ...options })
  return judgeTarget(scenarios, target, { contract, divergences: [], choices: true, concurrency: 1, ...options, pace })
}

/** The verdict of the first scenario. */
export async function judgeFirst(...parameters: Parameters<typeof judgeAll>): Promise<Verdict> {
  const [verdict] = await judgeAll(...parameters)
  if (verdict === undefined) throw new Error('There is no such case.')
  return verdict
}

const callbackPath = '/.callback?to='

/** The target with altered traffic, for tests of what the suite detects. */
export async function alteredTarget(target: Target, alteration: () => Alteration): Promise<Target> {
  let ownUrl = ''
  // A callback may arrive after its case; it is altered like the request that created its task.
  const callbacks = new Map<string, Alteration>()
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming)
    if (!request.path.startsWith(callbackPath))
      return passRequest(request, { alteration: alteration(), baseUrl: target.baseUrl, ownUrl, callbacks }, outgoing)
    await passCallback(request, callbacks)
    outgoing.writeHead(204).end()
  }
  // Errors of a closed connection are ignored: the client does not need the rest.
  // An announced body that never arrives keeps the connection open until the client closes it.
  const server = createServer(
    { keepAliveTimeout: 0 },
    (incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()),
  )
  const running = await startServer(server)
  ownUrl = running.url
  return {
    ...target,
    baseUrl: ownUrl,
    close: async () => {
      await running.close()
      await target.close()
    },
  }
}

async function readRequest(incoming: IncomingMessage): Promise<Passed> {
  const body = Buffer.concat(await incoming.toArray()).toString()
  const { host: _1, connection: _2, 'content-length': _3, ...rest } = incoming.headers
  const headers = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  const { method = 'GET', url: path = '/' } = incoming
  return { method, path, headers, body }
}

interface AlterationContext {
  readonly alteration: Alteration
  readonly baseUrl: string
  /** Of this server. */
  readonly ownUrl: string
  /** Alterations of callbacks, by destination. */
  readonly callbacks: Map<string, Alteration>
}

async function passRequest(received: Passed, context: AlterationContext, outgoing: ServerResponse): Promise<void> {
  const { alteration, baseUrl } = context
  const through = alteration.callback ? { ...received, body: throughHere(received.body, context) } : received
  const { method, path, headers, body } = { ...through, ...alteration.request?.(through) }
  const init = { method, headers, redirect: 'manual' as const }
  const answer = await fetch(baseUrl + path, body === '' ? init : { ...init, body })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const {
    'content-length': _1,
    'transfer-encoding': _2,
    connection: _3,
    ...passed
  } = Object.fromEntries(answer.headers)
  const whole: Reply = { status: answer.status, headers: passed, body: bytes }
  const exchange = { ...whole, method, path, requestBody: body, bytes, body: bytes.toString() }
  write({ ...whole, ...alteration.reply?.(exchange) }, outgoing)
}

function write({ status, headers, body, cutAfter }: Reply, outgoing: ServerResponse): void {
  const bytes = Buffer.from(body)
  const isChunked = headers['transfer-encoding'] !== undefined
  outgoing.writeHead(status, isChunked ? headers : { 'content-length': bytes.length, ...headers })
  if (cutAfter === undefined) outgoing.end(bytes)
  else outgoing.write(bytes.subarray(0, cutAfter), () => outgoing.destroy())
}

/** The request's body with callback addresses that point to this server. */
function throughHere(body: string, { alteration, ownUrl, callbacks }: AlterationContext): string {
  return body.replace(/"(notifyHook|callback_url)":"([^"]+)"/g, (_, name, to) => {
    callbacks.set(to, alteration)
    return `"${name}":"${ownUrl}${callbackPath}${encodeURIComponent(to)}"`
  })
}

async function passCallback({ path, headers, body }: Passed, callbacks: AlterationContext['callbacks']): Promise<void> {
  const to = decodeURIComponent(path.slice(callbackPath.length))
  for (const copy of callbacks.get(to)?.callback?.({ headers, body }) ?? []) {
    if (copy.lateByMs === undefined) await post(to, copy)
    else setTimeout(() => void post(to, copy), copy.lateByMs).unref()
  }
}

async function post(to: string, { headers, body }: PassedCallback): Promise<void> {
  await fetch(to, { method: 'POST', headers, body }).catch(() => {})
}
