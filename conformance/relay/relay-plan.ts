import { CannotRun, type Scenario, type ScenarioResult } from '../scenario.ts'
import { UnreachableError } from '../targets/target.ts'
import type { Case } from '../verdict.ts'
import { listBoundCases } from './cases/bounds.ts'
import { listFailureCases } from './cases/failures.ts'
import { listReplyCases } from './cases/replies.ts'
import { listRequestCases } from './cases/requests.ts'
import { listStreamCases } from './cases/streams.ts'
import type { FormatName, WireFormat } from './formats/format.ts'
import { formats } from './formats/formats.ts'
import { type RelayCase, type RelayContext, type Relayed, relay, relayRules } from './relay.ts'
import { answer } from './script.ts'

/** All cases of one client format. */
const relayCases: readonly RelayCase[] = [
  ...listRequestCases(),
  ...listReplyCases(),
  ...listStreamCases(),
  ...listFailureCases(),
  ...listBoundCases(),
]

export interface RelayRun extends Omit<RelayContext, 'format' | 'upstreamFormat'> {
  /** The formats to test; undefined for all that the gateway serves. */
  readonly formats: readonly FormatName[] | undefined
}

/**
 * Asks the gateway once in every format, and plans the cases of those that it serves, in the order of their stages: a gateway
 * that stops asking a failing upstream must not fail the other cases. Throws an UnreachableError if it serves none.
 */
export async function planRelay(run: RelayRun): Promise<readonly (readonly Scenario[])[]> {
  const asked = formats.filter(({ name }) => run.formats?.includes(name) ?? true)
  const probes: Probe[] = []
  for (const format of asked) probes.push(await probe(format, run))
  const isServed = ({ upstreamFormat }: Probe) => upstreamFormat !== undefined
  const canBegin = run.formats === undefined ? probes.some(isServed) : probes.every(isServed)
  if (!canBegin) throw new UnreachableError(explain(probes, run))
  return stages.map((stage) => probes.flatMap((probed) => makeScenarios(probed, stage, run)))
}

const stages = [undefined, 'failing', 'stalling'] as const

type Stage = (typeof stages)[number]

interface Probe {
  readonly format: WireFormat
  readonly relayed: Relayed
  /** Undefined if the gateway does not serve the format by this upstream. */
  readonly upstreamFormat: WireFormat | undefined
}

async function probe(format: WireFormat, run: RelayRun): Promise<Probe> {
  const relayed = await relay({ ...run, format }, { reply: answer('pong') })
  const isServed = relayed.client.status === 200
  return { format, relayed, upstreamFormat: isServed ? relayed.upstream[0]?.format : undefined }
}

/** One line that says what to mend. */
function explain(probes: readonly Probe[], { target, upstream }: RelayRun): string {
  const { host, port, strays } = upstream
  const address = `${host}:${port}`
  if (strays.wrongKey > 0)
    return `${target.baseUrl} asked ${address} with a wrong key: give the provider of the gateway the key ${upstream.key}, or name its key with --upstream-key.`
  const failed = probes.find(({ upstreamFormat }) => upstreamFormat === undefined) ?? probes[0]
  const { client, upstream: exchanges } = failed?.relayed ?? {}
  const said =
    client === undefined || client.status === 0
      ? (client?.reply.failure ?? '')
      : `${client.status} ${client.body.slice(0, 160)}`
  const name = failed?.format.name ?? ''
  if (client?.status === 0) return `${target.baseUrl} does not answer: ${said}.`
  if (client?.status === 401) return `${target.baseUrl} refuses the key for ${name}: ${said}`
  const others = [...strays.otherPaths].join(', ')
  if (others !== '') return `${target.baseUrl} asked ${address} for ${others}, which is no path of a text format.`
  if ((exchanges?.length ?? 0) > 0) return `${target.baseUrl} asked ${address} and answered ${name} with ${said}`
  return `no request with our marks arrived at ${address}: is a provider of the gateway pointed there? ${target.baseUrl} answered ${name} with ${said}`
}

function makeScenarios({ format, upstreamFormat, relayed }: Probe, stage: Stage, run: RelayRun): Scenario[] {
  if (upstreamFormat === undefined) {
    if (stage !== undefined) return []
    const status =
      relayed.client.status === 0 ? (relayed.client.reply.failure ?? '') : `status ${relayed.client.status}`
    const needs = toCase(format, { rule: 'request-lost', name: 'all' })
    return [{ case: needs, steps: [], skip: `the gateway does not serve ${format.name} by this upstream: ${status}` }]
  }
  const context = { ...run, format, upstreamFormat }
  const staged = relayCases.filter((relayCase) => relayCase.stage === stage)
  const recovery = new Recovery(context)
  return staged.map((relayCase) => ({
    case: toCase(format, relayCase),
    steps: [],
    run: () => runRelayCase(relayCase, context, recovery),
  }))
}

/** The cases of a client format. */
export function listCases(format: WireFormat): Case[] {
  return relayCases.map((relayCase) => toCase(format, relayCase))
}

function toCase({ name: formatName, operationId }: WireFormat, { rule, name }: Pick<RelayCase, 'rule' | 'name'>): Case {
  return {
    id: `relay/${formatName}/${rule === 'request-lost' ? 'request' : rule}/${name}`,
    family: `relay ${formatName}`,
    operationId: operationId(name.endsWith('streamed')),
    request: { method: 'POST', path: '', query: {}, headers: {} },
    expect: { status: [] },
    rule: { name: rule, says: relayRules[rule], source: [] },
    needs: [],
  }
}

/** Most gateways rest for less than the time limit of a reply and this. */
const LONGEST_REST_MS = 5000

/** Waits until the gateway asks its upstream again, if failures have made it stop. It waits in vain once. */
class Recovery {
  readonly #context: RelayContext
  #isHopeless = false

  constructor(context: RelayContext) {
    this.#context = context
  }

  async wait(): Promise<void> {
    const end = performance.now() + this.#context.pace.timeoutMs + LONGEST_REST_MS
    while (!this.#isHopeless) {
      const { client } = await relay(this.#context, { reply: answer('pong') })
      if (client.status === 200) return
      this.#isHopeless = performance.now() > end
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    throw new CannotRun('failures have made the gateway stop asking its upstream, and it has not begun again')
  }
}

async function runRelayCase(relayCase: RelayCase, context: RelayContext, recovery: Recovery): Promise<ScenarioResult> {
  if (relayCase.stage === 'failing') await recovery.wait()
  const { findings, relayed } = await relayCase.run(context)
  // An error of the gateway alone says nothing about what it does with one of its upstream.
  if (relayCase.stage !== undefined && relayed.upstream.length === 0)
    throw new CannotRun('the gateway did not ask its upstream, whose failure the case is about')
  const { client, curl, moments } = relayed
  const { status, contentType, body } = client
  return {
    step: toCase(context.format, relayCase),
    findings: findings.map((finding) => ({ rule: relayCase.rule, ...finding })),
    curl,
    reply: `${status} ${contentType}\n${body.slice(0, 600)}`,
    replies: [],
    events: [],
    moments,
  }
}
