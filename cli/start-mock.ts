import { once } from 'node:events'
import type { ActivityLog } from '../mock/activity-log.ts'
import { type ControlAccess, PAGE } from '../mock/control/guard.ts'
import type { RunSuite } from '../mock/control/operations/suite-run.ts'
import type { Fault } from '../mock/faults/fault.ts'
import { type Deployment, openDeployment } from '../mock/forward/open-deployment.ts'
import type { LatencyRule } from '../mock/latency/latency.ts'
import type { MockContract } from '../mock/mock-contract.ts'
import type { ScenarioFiles } from '../mock/scenarios/scenario-files.ts'
import type { MockTables } from '../runtime/http/mock-tables.ts'
import { LOOPBACK } from '../runtime/loopback.ts'
import { startOperations } from '../server-stub/adapters/operations/operations.ts'
import { printMessage, UsageError } from '../settings/errors.ts'
import { getFileReason } from '../settings/files.ts'
import { listReadingFlags } from '../settings/option.ts'
import { formatUrl, getUrl, printLine } from '../settings/output.ts'
import type { ServedMock } from './command-line.ts'
import { openOperations } from './open-operations.ts'
import type { OpenMock, Program } from './program.ts'

type MockSettings = ServedMock['settings']

const deploymentOptions = { replay: '--replay', only: '--forward-only' }

/** `tables` are those of the contract that would otherwise be read or be the gateway's. */
export async function startMock(served: ServedMock, tables?: MockTables): Promise<Program> {
  const { settings, spec } = served
  let started: Program | undefined
  const getAddress = () => (started ? getUrl(started.app.server, settings.host) : '')
  const activity = await openLog(settings, getAddress)
  const runSuite = getRunSuite(served, tables)
  const open = async () => openMock(served, { contract: await readContract(served, tables), activity, runSuite })
  const shown = settings.noControl || settings.noJournal ? {} : { page: PAGE }
  if (!settings.watch || spec === undefined) {
    started = { ...shown, ...(await open()) }
    return started
  }
  const { serveVersions } = await import('./watch-document.ts')
  started = { adminUrl: undefined, ...shown, ...(await serveVersions({ ...settings, spec }, open)) }
  return started
}

async function readContract({ settings, spec }: ServedMock, tables: MockTables | undefined): Promise<MockContract> {
  if (spec === undefined) {
    const { loadGatewayMock } = await import('../mock/gateway-mock.ts')
    return loadGatewayMock(settings, tables)
  }
  const { createExampleMock, readMockContract } = await import('../mock/mock-document.ts')
  const options = { ...settings, warn: printMessage }
  // What --watch follows is the document.
  return tables && !settings.watch ? createExampleMock(tables, spec, options) : readMockContract(spec, options)
}

/** The suite, with the document that the mock serves; undefined for tables whose document it cannot read. */
function getRunSuite({ spec, settings }: ServedMock, tables: MockTables | undefined): RunSuite | undefined {
  if (spec === undefined && tables !== undefined) return undefined
  const document = spec === undefined ? [] : [`--spec=${spec}`, ...listReadingFlags(settings)]
  return async (args, control) => (await import('./conformance.ts')).reportSuite([...args, ...document], control)
}

interface MockParts {
  readonly contract: MockContract
  readonly activity: ActivityLog | undefined
  readonly runSuite: RunSuite | undefined
}

async function openMock(
  { settings, spec, keys, shownKey }: ServedMock,
  { contract, activity, runSuite }: MockParts,
): Promise<OpenMock> {
  const contractPaths = spec === undefined ? [] : contract.routes.map(({ path }) => path)
  const reading = { contract, report: printMessage }
  const deployment = await openDeployment(getDeployment(settings), { ...reading, options: deploymentOptions })
  const faults = await openFaults(settings.faultStrings, contract)
  const latency = await openLatency(settings, contract)
  const scenarios = await openScenarios(settings.scenarioFiles, reading)
  const { createMockServer } = await import('../mock/mock.ts')
  const { corsOrigins, otlpContent, otlpEndpoint, adminPort, adminHost } = settings
  const operations = await openOperations(settings, () =>
    startOperations({ corsOrigins, contractPaths, otlpContent, otlpEndpoint, adminPort, adminHost }),
  )
  const { app } = createMockServer({
    ...settings,
    contract,
    ...deployment,
    callbackHosts: [...LOOPBACK, ...settings.callbackHosts],
    ...(scenarios && { scenarios }),
    faults,
    latency,
    keys: keys.map(({ key }) => key),
    shownKey,
    acceptsAnyKey: keys.length === 0,
    graceMs: settings.graceSeconds * 1000,
    operations,
    control: getAccess(settings),
    journal: !settings.noJournal,
    activity,
    ...(runSuite && { runSuite }),
  })
  app.addHook('onClose', async () => scenarios?.close())
  const close = async () => {
    await app.close()
    await operations.close()
  }
  const adminUrl = operations.admin && formatUrl(adminHost, operations.admin.port)
  return { app, adminUrl, summary: [...contract.summary, ...describeSettings(settings, scenarios)], close }
}

/** Lines of the start-up summary. */
function describeSettings(
  { faultStrings, latencyFile, speed, replay, replayOnly, record, forward = record, forwardOnly }: MockSettings,
  scenarios: ScenarioFiles | undefined,
): readonly string[] {
  const isAll = forward !== undefined && forwardOnly.length === 0
  const rest = replayOnly ? 'refused' : !isAll ? 'simulated' : record ? 'forwarded and added to it' : 'forwarded'
  const what = isAll ? 'what nothing else answers' : forwardOnly.join(', ')
  return [
    ...(scenarios ? [scenarios.summary] : []),
    ...(replay === undefined ? [] : [`Replaying ${replay}; other requests are ${rest}.`]),
    ...(forward === undefined ? [] : [`Forwarding ${what} to ${forward.origin}.`]),
    ...(latencyFile === undefined
      ? []
      : [`Answers take as long as ${latencyFile} says${speed === 0 ? ', but no time at speed 0' : ''}.`]),
    ...(faultStrings.length === 0 ? [] : [`Injected faults: ${faultStrings.join(', ')}.`]),
  ]
}

function getAccess({ host, controlHosts, controlKey, noControl }: MockSettings): ControlAccess | false {
  if (noControl) return false
  return controlKey === undefined ? { hosts: [host, ...controlHosts] } : { key: controlKey }
}

/** Undefined if nothing is logged. Throws a `UsageError` if the file cannot be written. */
export async function openLog(settings: MockSettings, getAddress?: () => string): Promise<ActivityLog | undefined> {
  const { logFormat: format, logFile, noControl, noJournal, strict } = settings
  if (format === 'off') return undefined
  const { activityLog } = await import('../mock/activity-log.ts')
  const page = noControl || noJournal || logFile !== undefined ? {} : { getAddress }
  if (logFile !== undefined) return activityLog({ format, strict, write: await openLogFile(logFile) })
  return activityLog({ format, ...page, strict, isForPeople: format === 'pretty', write: printLine })
}

async function openLogFile(path: string): Promise<(line: string) => void> {
  const { createWriteStream } = await import('node:fs')
  const file = createWriteStream(path, { flags: 'a' })
  try {
    await once(file, 'open')
  } catch (error) {
    throw new UsageError(`--log-file cannot write ${path}: ${getFileReason(error)}.`)
  }
  file.on('error', (error) => printMessage(`The log cannot be written: ${error.message}.`))
  return (line) => file.write(`${line}\n`)
}

/** What the files of the options are read for, and how their errors and warnings are printed. */
interface Reading {
  readonly contract: MockContract
  readonly report: (line: string) => void
}

async function openScenarios(paths: readonly string[], reading: Reading): Promise<ScenarioFiles | undefined> {
  if (paths.length === 0) return undefined
  const { openScenarioFiles } = await import('../mock/scenarios/scenario-files.ts')
  return openScenarioFiles(paths, reading)
}

async function openFaults(strings: readonly string[], contract: MockContract): Promise<readonly Fault[]> {
  if (strings.length === 0) return []
  const { readFaults } = await import('../mock/faults/read-fault.ts')
  return readFaults(strings, contract, (index) => `--fault ${strings[index]}`)
}

/** What answers in place of the simulated gateway. */
function getDeployment(settings: MockSettings): Deployment {
  const { record, forward: target = record, forwardKey: key, forwardOnly: only } = settings
  const { replay: path, replayMatch: match, replayOnly } = settings
  return {
    replay: path === undefined ? undefined : { path, match, only: replayOnly },
    forward: target && { target, key, only },
    records: record !== undefined,
    form: settings,
  }
}

async function openLatency({ latencyFile }: MockSettings, contract: MockContract): Promise<readonly LatencyRule[]> {
  if (latencyFile === undefined) return []
  const { readLatencyFile } = await import('../mock/latency/read-latency.ts')
  return readLatencyFile(latencyFile, contract, '--latency')
}
