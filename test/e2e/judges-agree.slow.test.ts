import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createMock, type InProcessMock } from 'gatewright'
import type { Stream } from 'gatewright/core'
import { type Finding, gatewayContract, isViolation } from 'gatewright/judge'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getContract } from '../../conformance/contract.ts'
import { runCase } from '../../conformance/run/run-case.ts'
import type { Case, CaseRequest } from '../../conformance/verdict.ts'
import { routes } from '../../generated/routes.ts'
import { judgeRecorded } from '../../proxy/recording/judge-recorded.ts'
import { readRecording } from '../../proxy/recording/read-recording.ts'
import type { EventOrder } from '../../runtime/contract.ts'
import type { NamedEvent } from '../../runtime/handler.ts'
import { numberAt } from '../../runtime/json-path.ts'
import { frameEvent, getFraming, nameOfEvent, toFramable } from '../../runtime/stream/framing.ts'
import { openRecorder, type TestRecording } from '../proxy/recording/recording.ts'
import { startProxy } from '../proxy/start-proxy.ts'
import { type LocalServer, startServer } from '../support/local-server.ts'
import { sharedFolder } from '../support/temporary-folder.ts'

type Events = readonly NamedEvent[]

interface FaultyStream {
  readonly name: string
  readonly stream: Stream
  readonly events: Events
  /** The dropped event. */
  readonly dropped?: NamedEvent
}

const faults: Readonly<Record<string, (events: Events, at: number) => Events>> = {
  doubled: (events, at) => events.toSpliced(at, 0, ...events.slice(at, at + 1)),
  swapped: (events, at) => events.toSpliced(at, 2, ...events.slice(at, at + 2).reverse()),
  truncated: (events, at) => events.slice(0, at),
  'wrong payload': (events, at) => events.with(at, { event: events[at]?.event ?? '', data: {} }),
}

interface Example {
  readonly name: string
  readonly stream: string
  readonly events: Events
}

function getExamples(family: string, operationId: string): readonly Example[] {
  const url = new URL(`../../generated/examples/${family}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8'))[operationId].streams
}

const faulty = routes.flatMap(({ family, operationId, streams }) =>
  streams.flatMap((stream) => {
    const examples = getExamples(family, operationId).filter((each) => each.stream === stream.name)
    const [first] = examples
    return [...examples.flatMap((each) => dropped(stream, each)), ...(first ? others(stream, first) : [])]
  }),
)

function dropped(stream: Stream, { name, events }: Example): FaultyStream[] {
  return events.map((event, at) => {
    return { name: `${name}: ${at + 1} ${event.event} lost`, stream, events: events.toSpliced(at, 1), dropped: event }
  })
}

function others(stream: Stream, { name, events }: Example): FaultyStream[] {
  return Object.entries(faults).flatMap(([fault, alter]) =>
    events.flatMap((_, at) =>
      at % 3 === 0 ? [{ name: `${name}: ${at + 1} ${fault}`, stream, events: alter(events, at) }] : [],
    ),
  )
}

function getBody({ stream, events }: FaultyStream): string {
  const frames = events.map((event, index) => frameEvent(stream, toFramable(stream, event), index))
  return frames.join('') + getFraming(stream).tail(events.length)
}

/** A request for the stream with this number. */
function getRequest({ operationId, name }: Stream, index: number): CaseRequest {
  const headers = { 'content-type': 'application/json', 'messages-version': '2023-06-01' }
  const model = 'gw-text-large'
  const send = (path: string, body: CaseRequest['body'] = {}, query = {}) => {
    return { method: 'POST', path, query, headers, body, credential: 'valid' as const }
  }
  const text = `stream ${index}`
  if (operationId === 'createMessage')
    return send('/v1/messages', { model, max_tokens: 99, stream: true, messages: [{ role: 'user', content: text }] })
  if (operationId === 'createResponse') return send('/v1/responses', { model, stream: true, input: text })
  const query = name === 'streamGenerateContentEvents' ? { alt: 'sse' } : {}
  const body = { contents: [{ parts: [{ text }] }], generationConfig: { candidateCount: 2 } }
  return send(`/v1beta/models/${model}:streamGenerateContent`, body, query)
}

const answer: RequestListener = async (request, response) => {
  const index = Number(/stream (\d+)/.exec(Buffer.concat(await request.toArray()).toString())?.[1])
  const each = faulty[index]
  if (each === undefined) throw new Error(`There is no stream ${index}.`)
  response.writeHead(200, { 'content-type': getFraming(each.stream).contentType }).end(getBody(each))
}

const key = 'sk-test'
const folder = sharedFolder()
const reported = new Map<string, (readonly string[])[]>()
let server: LocalServer
let proxy: LocalServer
let recording: TestRecording
let mock: InProcessMock | undefined

/** Marks a difference from a choice of ours. */
const note = ' (choice)'

function brief(findings: readonly Finding[]): readonly string[] {
  const ofStream = findings.filter(({ event }) => event !== undefined)
  return ofStream.map((finding) => {
    const { rule, place, message } = finding
    return `${rule} | ${place} | ${message}${isViolation(finding) ? '' : note}`
  })
}

async function askDirectly(base: string, { method, path, query, headers, body }: CaseRequest, send = fetch) {
  const url = `${base}${path}?${new URLSearchParams(query)}`
  const init = { method, headers: { ...headers, authorization: `Bearer ${key}` }, body: JSON.stringify(body) }
  const reply = await send(url, init)
  expect(reply.status).toBe(200)
  await reply.text()
}

async function findingsOfSuite({ stream }: FaultyStream, request: CaseRequest): Promise<readonly string[]> {
  const { operationId, name } = stream
  const rule = { name: 'stream', source: [] }
  const expected = { status: [200], stream: name }
  const testCase: Case = { id: name, family: '', operationId, request, expect: expected, rule, needs: [] }
  const features = new Set(['streams', 'answers'] as const)
  const target = { name: 'faulty', baseUrl: server.url, key, features, close: async () => {} }
  return brief((await runCase(testCase, target, { contract: getContract(), timeoutMs: 5000 })).findings)
}

beforeAll(async () => {
  server = await startServer(answer)
  const ofProxy: Finding[] = []
  proxy = await startProxy(server.url, { onFinding: (_, finding) => void ofProxy.push(finding) })
  recording = await openRecorder(server.url, join(folder, 'recording'))
  type Judge = 'suite' | 'proxy' | 'journal' | 'recording'
  const users: Record<Judge, (readonly string[])[]> = { suite: [], proxy: [], journal: [], recording: [] }
  for (const [index, each] of faulty.entries()) {
    const request = getRequest(each.stream, index)
    users.suite.push(await findingsOfSuite(each, request))
    await askDirectly(proxy.url, request)
    users.proxy.push(brief(ofProxy.splice(0)))
    await askDirectly(recording.baseUrl, request)
  }
  await recording.settled()
  for (const { exchange } of readRecording(recording.recording, '').exchanges)
    users.recording.push(brief(judgeRecorded(gatewayContract, exchange)))
  // The mock prints what `judgeRecorded` finds.
  const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  mock = await createMock({ replay: { path: recording.recording, only: true }, keys: [key] })
  printed.mockRestore()
  for (const [index, { stream }] of faulty.entries()) {
    await askDirectly(mock.baseUrl, getRequest(stream, index), mock.fetch)
    const { requests } = await mock.control.listRequests({ limit: 1 })
    users.journal.push(brief(requests[0]?.verdicts ?? []))
  }
  for (const [user, findings] of Object.entries(users)) reported.set(user, findings)
})

afterAll(async () => {
  await mock?.close()
  await recording.close()
  await proxy.close()
  await server.close()
})

test.each(['proxy', 'recording', 'journal'])('the %s reports the findings of the conformance suite', (user) => {
  const named = (findings: readonly (readonly string[])[] = []) =>
    findings.map((each, index) => [faulty[index]?.stream.name, faulty[index]?.name, each])
  expect(named(reported.get(user))).toEqual(named(reported.get('suite')))
})

function accepts({ states, accepting }: EventOrder, names: readonly string[]): boolean {
  const end = names.reduce<number | undefined>((state, name) => states[state ?? -1]?.[name], 0)
  return end !== undefined && accepting.includes(end)
}

describe('a dropped event', () => {
  const all = faulty.map((each, index) => ({ ...each, index })).filter(({ dropped }) => dropped !== undefined)

  test.each(all)('$stream.name $name', ({ index, stream, events, dropped: missing }) => {
    const found = reported.get('suite')?.[index] ?? []
    const names = events.map((event) => nameOfEvent(stream, event) ?? '')
    const number = numberAt(missing?.data, 'sequence_number')
    const isSeen = !accepts(stream.order, names) || (number !== undefined && names.length > number)
    expect(found.length).toBeGreaterThanOrEqual(isSeen ? 1 : 0)
    for (const isNote of [true, false])
      expect(found.filter((finding) => finding.endsWith(note) === isNote).length).toBeLessThanOrEqual(1)
    const name = missing && nameOfEvent(stream, missing)
    const isStated = stream.events.some((event) => event.name === name && event.question === undefined)
    for (const finding of found.filter((each) => each.startsWith('order') && (isStated || each.endsWith(note))))
      expect(finding.split(' after ')[0]).toContain(name)
    for (const finding of found.filter((each) => each.startsWith('sequence')))
      expect(finding).toContain(`must be ${number}, got`)
  })
})
