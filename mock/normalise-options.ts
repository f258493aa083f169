import { quote } from '../runtime/validation/quote.ts'
import { createMockOptions } from '../settings/create-mock-options.ts'
import { FileErrors, printMessage, toSentence, UsageError } from '../settings/errors.ts'
import type { CodeOption, Option } from '../settings/option.ts'
import { documentOptions, gatewayOptions } from '../settings/options.ts'
import type { Fault } from './faults/fault.ts'
import type { ForwardOptions } from './forward/forward.ts'
import type { LatencyRule } from './latency/latency.ts'
import type { MockOptions } from './mock.ts'
import type { MockContract } from './mock-contract.ts'
import type { DocumentOptions } from './mock-document.ts'
import type { ReplayOptions } from './replay/open-replay.ts'
import { findOptionErrors, type RecordingsOptions } from './replay/recording-settings.ts'
import type { Scenario } from './scenarios/scenario.ts'
import type { ScenarioFiles } from './scenarios/scenario-files.ts'
import type { ScenarioSource } from './scenarios/scenario-set.ts'

/** Options of the mock, and those that it shares with other servers over the same ports. */
type Replaced =
  | 'acceptsAnyKey'
  | 'accountPool'
  | 'activity'
  | 'clock'
  | 'contract'
  | 'database'
  | 'faults'
  | 'forward'
  | 'holdCallback'
  | 'latency'
  | 'spoilSignature'
  | 'keyRing'
  | 'logsCallbacks'
  | 'pace'
  | 'recordings'
  | 'replay'
  | 'runSuite'
  | 'scenarios'
  | 'simulation'
  | 'upstreams'

export interface ForwardedTo extends Omit<ForwardOptions, 'target'> {
  readonly url: string
}

export interface InProcessOptions extends Partial<Omit<MockOptions, Replaced>>, Omit<DocumentOptions, 'seed'> {
  /** Serves `POST /v1/chat/completions` too; default false. */
  readonly chatCompletions?: boolean
  /**
   * Path of an OpenAPI document to mock instead of the gateway, with an `asyncapi.yaml` beside it if there is one, as
   * `gatewright mock FILE` does. Any key is accepted unless there are `keys`.
   */
  readonly spec?: string | undefined
  /** Scenarios, or the path of a scenario file, which is reloaded when it changes. */
  readonly scenarios?: string | readonly Scenario[] | ScenarioSource | undefined
  /** Faults, as objects or in their short form. */
  readonly faults?: readonly (Fault | string)[] | undefined
  /** How long answers take: rules, or the path of a file. At speed 0, the default, they take no time. */
  readonly latency?: string | readonly LatencyRule[] | undefined
  /** A deployment that answers what nothing else does; any key is accepted unless there are `keys`. */
  readonly forward?: string | ForwardedTo | undefined
  /** A deployment that answers what `replay` does not have, which is added to that recording. */
  readonly record?: string | ForwardedTo | undefined
  /** The recordings that `mock.recording` opens. */
  readonly recordings?: RecordingsOptions | undefined
  /** Path of a recording to replay: a folder, or a file that ends in `.jsonl`. */
  readonly replay?: string | ReplayOptions | undefined
}

const table: Readonly<Record<keyof InProcessOptions, Option<unknown> | CodeOption>> = createMockOptions

/** Throws a `TypeError` with one line per error: plain JavaScript has no other check. */
export function checkOptions(options: InProcessOptions): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new TypeError(`createMock takes an object of options, not ${quote(options)}.`)
  const errors = [...findOptionErrors(options, table), ...findMisplaced(options), ...findExcluded(options)]
  if (errors.length > 0) throw new TypeError(errors.join('\n'))
}

/** Errors of options that the contract of the mock has no use for. */
function findMisplaced(options: InProcessOptions): readonly string[] {
  const isGateway = options.spec === undefined
  const reason = isGateway
    ? 'needs `spec`, the path of an OpenAPI document'
    : 'is an option of the gateway; a mock of another document has no models'
  const names: readonly (keyof InProcessOptions)[] = isGateway
    ? [...documentOptions, 'allowOutside', 'allowPrivate', 'lenient']
    : gatewayOptions
  return names.filter((name) => options[name] !== undefined).map((name) => `createMock: ${name} ${reason}.`)
}

/** Errors of options that exclude one another. */
function findExcluded({ record, replay, forward }: InProcessOptions): readonly string[] {
  if (record === undefined) return []
  if (forward !== undefined) return ['createMock: record and forward are mutually exclusive: remove one.']
  const isOnly = typeof replay === 'object' && replay.only === true
  if (isOnly) return ['createMock: record and replay.only are mutually exclusive: remove one.']
  return replay === undefined ? ['createMock: record needs `replay`, the recording to add to.'] : []
}

/** The normalised scenarios and faults of a mock. Readers are loaded only if there is something to read. */
export async function normaliseOptions(
  { scenarios, faults, accounts, latency = [] }: InProcessOptions,
  contract: MockContract,
) {
  // Accounts are checked like those in a file.
  if (accounts) await withTypeError(() => readValue({ scenarios: [], accounts }, contract))
  return {
    scenarios: scenarios === undefined ? undefined : await getSource(scenarios, contract),
    latency: latency.length === 0 ? [] : await getLatency(latency, contract),
    faults: faults === undefined ? [] : await withTypeError(() => readFaults(faults, contract)),
  }
}

/** Scenarios, and a function that stops watching them. */
type Source = ScenarioSource & Partial<Pick<ScenarioFiles, 'close'>>

async function getSource(
  scenarios: NonNullable<InProcessOptions['scenarios']>,
  contract: MockContract,
): Promise<Source> {
  if (typeof scenarios === 'string') {
    const { openScenarioFiles } = await import('./scenarios/scenario-files.ts')
    return openScenarioFiles([scenarios], { contract, report: printMessage, option: 'createMock: scenarios:' })
  }
  return 'current' in scenarios ? scenarios : { current: await withTypeError(() => readValue({ scenarios }, contract)) }
}

async function readValue(value: object, contract: MockContract) {
  const { readScenarios } = await import('./scenarios/read-scenarios.ts')
  return (await readScenarios(JSON.stringify(value), { contract, name: 'createMock', folder: process.cwd() })).scenarios
}

async function getLatency(latency: string | readonly LatencyRule[], contract: MockContract) {
  const { readLatency, readLatencyFile } = await import('./latency/read-latency.ts')
  if (typeof latency === 'string') return readLatencyFile(latency, contract, 'createMock: latency:')
  return withTypeError(async () => readLatency(JSON.stringify({ latency }), 'createMock', contract))
}

async function readFaults(faults: readonly (Fault | string)[], contract: MockContract): Promise<readonly Fault[]> {
  const { readFaults: read } = await import('./faults/read-fault.ts')
  return read(faults, contract, (index) => `faults[${index}]`)
}

/** Omits line numbers: they are not those of the caller. */
async function withTypeError<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const lines = error instanceof FileErrors ? error.errors.map(toSentence) : error.message.split('\n')
    throw new TypeError(lines.map((line) => `createMock: ${line}`).join('\n'))
  }
}
