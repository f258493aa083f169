import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMock } from 'gatewright'
import { gatewayContract } from 'gatewright/judge'
import { vi } from 'vitest'
import { runDriftCommand } from '../../../conformance/drift/drift.ts'
import { readDocumentContract } from '../../../generators/document-contract.ts'
import { serveMock, testMock } from '../../mock/serve-mock.ts'
import { createClients } from '../../sdk/clients.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { type Alteration, alteredTarget, type Exchange, type Reply } from '../altered-target.ts'
import { editJson, type JsonEdits } from '../mutants/json-edits.ts'

export interface DriftRun {
  readonly code: number
  readonly out: string
  readonly err: string
  /** Every difference once, as `<place> <message>`. */
  readonly drifts: readonly string[]
  /** `<outcome> <reason>` of what was not compared. */
  readonly others: readonly string[]
  readonly unseen: readonly string[]
  readonly reports: { readonly json: string; readonly junit: string }
}

interface ReportedRecording {
  readonly requests: readonly ReportedRequest[]
}

interface ReportedRequest {
  readonly outcome: string
  readonly reason?: string
  readonly drifts: readonly { readonly place: string; readonly message: string }[]
  readonly unseen: readonly string[]
}

/** Runs `gatewright drift` with these arguments, and with both reports. */
export async function runDrift(...args: readonly string[]): Promise<DriftRun> {
  const folder = testFolder()
  const [json, junit] = [join(folder, 'drift.json'), join(folder, 'drift.xml')]
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runDriftCommand([...args, '--report', `json=${json}`, '--report', `junit=${junit}`], {
    environment: {},
    out: { write: (text: string) => void out.push(text) },
    err: { write: (text: string) => void err.push(text) },
    readContract: async (spec, options) =>
      spec === undefined ? gatewayContract : (await readDocumentContract(spec, () => {}, options)).judged,
  })
  const reports = { json: read(json), junit: read(junit) }
  const { recordings = [] }: { readonly recordings?: readonly ReportedRecording[] } = JSON.parse(reports.json || '{}')
  const requests = recordings.flatMap((recording) => recording.requests)
  const drifts = new Set(
    requests.flatMap((request) => request.drifts.map(({ place, message }) => `${place} ${message}`)),
  )
  const others = requests.flatMap(({ outcome, reason }) => (reason === undefined ? [] : [`${outcome} ${reason}`]))
  const unseen = requests.flatMap((request) => request.unseen)
  return { code, out: out.join(''), err: err.join(''), drifts: [...drifts], others, unseen, reports }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The address of a deployment whose replies are altered. */
export async function alterReplies(baseUrl: string, reply: (exchange: Exchange) => Partial<Reply>): Promise<string> {
  const alteration: Alteration = { reply }
  const target = { name: 'url', baseUrl, key: '', features: new Set<never>(), close: async () => {} }
  const altered = await closeAfterTest(alteredTarget(target, () => alteration))
  return altered.baseUrl
}

export const key = 'sk-live-secret'

/** Records requests of official clients in `checkout` of the folder: a list, texts, streams and a task. */
export async function recordCheckout(folder: string): Promise<void> {
  // Otherwise nothing is recorded in CI.
  vi.stubEnv('CI', '')
  const deployment = await serveMock({ keys: [key] })
  const mock = await createMock({ recordings: { folder, target: deployment.baseUrl, key, mode: 'all' } })
  await mock.recording('checkout')
  const { openai, anthropic, google } = createClients(mock)
  await openai.models.list()
  const response = await openai.responses.create({ model: 'gw-text-large', input: 'Name a river.' })
  const next = { model: 'gw-text-large', input: 'And?', previous_response_id: response.id }
  await Array.fromAsync(await openai.responses.create({ ...next, stream: true }))
  const messages = [{ role: 'user', content: 'Name a river.' } as const]
  await anthropic.messages.stream({ model: 'gw-text-large', max_tokens: 200, messages }).finalMessage()
  await Array.fromAsync(await google.models.generateContentStream({ model: 'gw-text-large', contents: 'Hi' }))
  const video = await openai.videos.create({ model: 'gw-video-1' as 'sora-2', prompt: 'A lighthouse' })
  for (let poll = 0; poll < 2; poll++) await openai.videos.retrieve(video.id)
  await mock.close()
  await deployment.close()
}

/** Another deployment than the recorded one, whose texts and ids differ. */
export const startDeployment = () => testMock({ keys: [key], seed: 9 })

/** Alters the replies to one kind of request: JSON by a function, or the text. */
export function onReply(path: RegExp, alter: (exchange: Exchange) => Partial<Reply>) {
  return (exchange: Exchange) => (path.test(`${exchange.method} ${exchange.path}`) ? alter(exchange) : {})
}

export function onJson(path: RegExp, edits: JsonEdits) {
  return onReply(path, ({ body }) => ({ body: JSON.stringify(editJson(JSON.parse(body), edits)) }))
}
