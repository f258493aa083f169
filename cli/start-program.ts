import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { ActivityLog } from '../mock/activity-log.ts'
import { type ControlAccess, PAGE } from '../mock/control/guard.ts'
import type { Fault } from '../mock/faults/fault.ts'
import type { ScenarioFiles } from '../mock/scenarios/scenario-files.ts'
import { grantFinder } from '../runtime/http/keys.ts'
import type { JudgedContract } from '../runtime/judge/contract.ts'
import { isLoopback, LOOPBACK } from '../runtime/loopback.ts'
import {
  type Operations,
  type OperationsOptions,
  startOperations,
} from '../server-stub/adapters/operations/operations.ts'
import type { Database } from '../server-stub/adapters/store/database.ts'
import { FileError, listenMessage, showLine, showText, UsageError } from '../settings/errors.ts'
import { getFileReason } from '../settings/files.ts'
import { explainMissingPackage } from '../settings/optional-packages.ts'
import { formatUrl, printLine } from '../settings/output.ts'
import type { CheckedRecording, Served, ServedMock, ServedProxy, ServedRecorder, ServedStub } from './command-line.ts'
import type { StubOptions } from './create-stub.ts'
import { afterFirstReply } from './first-reply.ts'

/** A server that is not listening yet. */
export interface Program {
  readonly app: Pick<FastifyInstance, 'server'> & { listen(at: { host: string; port: number }): Promise<string> }
  readonly adminUrl: string | undefined
  /** Path of the page that shows requests. */
  readonly page?: string
  /** Lines of the start-up summary. */
  readonly summary?: readonly string[]
  /** Shuts down gracefully and closes all resources. */
  close(): Promise<void>
}

/** Overrides of the parts of a stub. */
export type Overrides = Pick<StubOptions, 'contract' | 'handlers' | 'ports' | 'keyRing'>

/** Throws a `UsageError` if the settings cannot be applied on this machine. */
export function startProgram(commandLine: Served, own: Overrides = {}): Promise<Program> {
  if (commandLine.program === 'recorder') return record(commandLine)
  if (commandLine.program === 'proxy') return startProxy(commandLine)
  return commandLine.program === 'mock' ? startMock(commandLine) : startStub(commandLine, own)
}

async function startMock({ settings, spec, keys, shownKey }: ServedMock): Promise<Program> {
  if (spec !== undefined) {
    const { mockDocument } = await import('../mock/mock-document.ts')
    const { stateless: isStateless, dynamic: isDynamic, seed, allowOutside } = settings
    await mockDocument(spec, { isStateless, isDynamic, seed, allowOutside, warn: toStderr })
  }
  const recording = await openRecording(settings)
  const { getMockedContract } = await import('../mock/mocked-contract.ts')
  const contractPaths = spec === undefined ? [] : getMockedContract().routes.map(({ path }) => path)
  const operations = await startOperations({ corsOrigins: settings.corsOrigins, contractPaths })
  const scenarios = await openScenarios(settings.scenarioFiles)
  const callbackHosts = [...LOOPBACK, ...settings.callbackHosts]
  const given = {
    ...settings,
    ...recording,
    callbackHosts,
    ...scenarios,
    faults: await openFaults(settings.faultStrings),
    keys: keys.map(({ key }) => key),
    shownKey,
    acceptsAnyKey: spec !== undefined && keys.length === 0,
    graceMs: getGrace(settings),
    operations,
    control: getAccess(settings),
    journal: !settings.noJournal,
    activity: await openLog(settings),
  }
  if (given.journal) expectShortLives()
  const { createMockServer } = await import('../mock/mock.ts')
  const { app } = createMockServer(given)
  app.addHook('onClose', async () => scenarios.scenarios?.close())
  const page = settings.noControl || settings.noJournal ? {} : { page: PAGE }
  const ofDocument = spec === undefined ? [] : getMockedContract().summary
  const summary = [...ofDocument, ...summarise(settings, scenarios.scenarios)]
  return { app, adminUrl: undefined, ...page, summary, close: closing(app, operations) }
}

/**
 * The journal keeps the objects of the first requests, so that V8 would create those of all requests among the long-lived
 * ones, which costs a busy mock up to a third of its time. Set late, since cached code is valid only for the flags that
 * it was made with.
 */
function expectShortLives(): void {
  afterFirstReply(async () => {
    const { setFlagsFromString } = await import('node:v8')
    setFlagsFromString('--no-allocation-site-pretenuring')
  })
}

/** Lines of the start-up summary. */
function summarise(
  { faultStrings, replay, replayOnly }: ServedMock['settings'],
  scenarios: ScenarioFiles | undefined,
): readonly string[] {
  const rest = replayOnly ? 'refused' : 'simulated'
  return [
    ...(scenarios ? [scenarios.summary] : []),
    ...(replay === undefined ? [] : [`Replaying ${replay}; other requests are ${rest}.`]),
    ...(faultStrings.length === 0 ? [] : [`Injected faults: ${faultStrings.join(', ')}.`]),
  ]
}

function getAccess({ host, controlHosts, controlKey, noControl }: ServedMock['settings']): ControlAccess | false {
  if (noControl) return false
  return controlKey === undefined ? { hosts: [host, ...controlHosts] } : { key: controlKey }
}

/** Undefined if nothing is logged. Throws a `UsageError` if the file cannot be written. */
async function openLog(settings: ServedMock['settings']): Promise<ActivityLog | undefined> {
  const { logFormat: format, logFile, noControl, noJournal, strict } = settings
  if (format === 'off') return undefined
  const { activityLog } = await import('../mock/activity-log.ts')
  const page = noControl || noJournal || logFile !== undefined ? undefined : PAGE
  return activityLog({ format, page, strict, write: logFile === undefined ? printLine : await openLogFile(logFile) })
}

async function openLogFile(path: string): Promise<(line: string) => void> {
  const { createWriteStream } = await import('node:fs')
  const file = createWriteStream(path, { flags: 'a' })
  try {
    await once(file, 'open')
  } catch (error) {
    throw new UsageError(`--log-file cannot write ${path}: ${getFileReason(error)}.`)
  }
  file.on('error', (error) => toStderr(`The log cannot be written: ${error.message}.`))
  return (line) => file.write(`${line}\n`)
}

async function openScenarios(paths: readonly string[]): Promise<{ readonly scenarios?: ScenarioFiles }> {
  if (paths.length === 0) return {}
  const { openScenarioFiles } = await import('../mock/scenarios/scenario-files.ts')
  return { scenarios: await openScenarioFiles(paths, toStderr) }
}

async function openFaults(strings: readonly string[]): Promise<readonly Fault[]> {
  if (strings.length === 0) return []
  const { readFaults } = await import('../mock/faults/read-fault.ts')
  return readFaults(strings, (index) => `--fault ${strings[index]}`)
}

/** Opens the recording to replay, and reports its violations of the contract. */
async function openRecording({ replay, replayMatch, replayOnly }: ServedMock['settings']) {
  if (replay === undefined) return { replay: undefined }
  const { openReplay } = await import('../mock/replay/open-replay.ts')
  return { replay: openReplay({ path: replay, match: replayMatch, only: replayOnly }, toStderr) }
}

async function startProxy({ settings, spec, target }: ServedProxy): Promise<Program> {
  const { createProxy } = await import('../proxy/validating-proxy.ts')
  const { PAGE_PATH } = await import('../proxy/proxy-page.ts')
  const { proxyPage: page } = await import('../mock/page/page-files.ts')
  const { describeFinding } = await import('../runtime/judge/finding.ts')
  const contract = await readJudgedContract(spec, settings)
  const app = createProxy({
    contract,
    target,
    page,
    ...(settings.key !== undefined && { key: settings.key }),
    pageHosts: isLoopback(settings.host) ? [] : 'any',
    graceMs: getGrace(settings),
    onFinding({ number, method, path, status }, finding) {
      const line = `#${number} ${method} ${path} ${status ?? '...'} ${describeFinding(finding, contract.rules.unclear)}`
      printLine(showLine(line))
    },
  })
  const summary = [`Forwarding all requests to ${target.origin}.`]
  return { app, adminUrl: undefined, page: PAGE_PATH, summary, close: () => app.close() }
}

async function record({ settings, spec, target, recording }: ServedRecorder): Promise<Program> {
  const { startRecorder } = await import('../proxy/start-recorder.ts')
  const { PAGE_PATH } = await import('../proxy/proxy-page.ts')
  const { proxyPage: page } = await import('../mock/page/page-files.ts')
  const contract = await readJudgedContract(spec, settings)
  const recorder = startRecorder({ contract, target, recording, page, print: toStderr, graceMs: getGrace(settings) })
  const summary = [`Forwarding all requests to ${target.origin}; recording in ${recording}.`]
  return { app: recorder, adminUrl: undefined, page: PAGE_PATH, summary, close: () => recorder.close() }
}

/** Prints the contract violations of a recording; returns the exit code. */
export async function checkRecording(task: CheckedRecording): Promise<0 | 1> {
  const recording = await import('../proxy/recording/check-recording.ts')
  const { lines, exitCode } = recording.checkRecording(await readJudgedContract(task.spec, task), task.path)
  for (const line of lines.slice(0, -1)) toStderr(line)
  process.stdout.write(`${showText(lines.at(-1) ?? '')}\n`)
  return exitCode
}

/** The contract of an OpenAPI document, else the gateway's. */
async function readJudgedContract(
  path: string | undefined,
  options: { readonly allowOutside: boolean },
): Promise<JudgedContract> {
  if (path === undefined) return (await import('../server-stub/gateway-contract.ts')).gatewayContract
  const { readDocumentContract } = await import('../generators/document-contract.ts')
  return (await readDocumentContract(path, toStderr, options)).judged
}

function toStderr(line: string): void {
  process.stderr.write(`${showText(line)}\n`)
}

async function startStub({ settings, keys, file }: ServedStub, own: Overrides): Promise<Program> {
  const { database: address, ...rest } = settings
  const upstreams = file?.hasUpstreams
    ? (await import('../server-stub/adapters/upstream/read-config.ts')).readConfig(file.path)
    : undefined
  const operations = await start(settings)
  const database = address === undefined ? undefined : await open(address, operations)
  const { createStub } = await import('./create-stub.ts')
  const app = createStub({
    ...rest,
    keys: [],
    keyRing: { find: grantFinder(keys) },
    ...own,
    simulation: !settings.noSimulation,
    graceMs: getGrace(settings),
    taskTimeoutMs: settings.taskTimeoutSeconds * 1000,
    operations,
    ...(database ? { database } : {}),
    ...(upstreams ? { upstreams } : {}),
  })
  const { admin } = operations
  const adminUrl = admin && formatUrl(settings.adminHost, admin.port)
  return { app, adminUrl, close: () => app.close() }
}

function getGrace({ graceSeconds }: { readonly graceSeconds: number }): number {
  return graceSeconds * 1000
}

async function start(options: OperationsOptions): Promise<Operations> {
  try {
    return await startOperations(options)
  } catch (error) {
    refuseMissingPackage(error)
    const { adminPort: port = 0, adminHost: host = '' } = options
    throw new UsageError(listenMessage(error, { host, port, options: ['--admin-port', '--admin-host'] }))
  }
}

async function open(address: string, operations: Operations): Promise<Database> {
  const { openDatabase } = await import('../server-stub/adapters/store/database.ts')
  try {
    return await openDatabase(address, operations)
  } catch (error) {
    await operations.close()
    refuseMissingPackage(error)
    // The URL may contain a password.
    throw new UsageError(`--database cannot be opened: ${getReason(error)}.`)
  }
}

/** Drivers, metrics and traces are optional packages. */
function refuseMissingPackage(error: unknown): void {
  const message = explainMissingPackage(error)
  if (message !== undefined) throw new FileError(message)
}

function getReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { message, code } = cause as { message?: string; code?: string }
  return (message || code || String(cause)).split('\n', 1)[0]?.replace(/\.$/, '') ?? ''
}

function closing(app: FastifyInstance, operations: Operations): () => Promise<void> {
  return async () => {
    await app.close()
    await operations.close()
  }
}
