import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatewayContract } from 'gatewright/judge'
import { runDriftCommand } from '../../../conformance/drift/drift.ts'
import { readDocumentContract } from '../../../generators/document-contract.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { type Alteration, alteredTarget, type Exchange, type Reply } from '../altered-target.ts'

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
