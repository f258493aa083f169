import { grantFinder } from '../runtime/http/keys.ts'
import type { MockTables } from '../runtime/http/mock-tables.ts'
import type { ReplyValidation } from '../runtime/http/server-context.ts'
import type { JudgedContract } from '../runtime/judge/contract.ts'
import type { InvalidReplies } from '../runtime/judge/reply-validation.ts'
import { isLoopback } from '../runtime/loopback.ts'
import { type Operations, startOperations } from '../server-stub/adapters/operations/operations.ts'
import type { Database } from '../server-stub/adapters/store/database.ts'
import { type AddedOptions, loadAddedContracts } from '../server-stub/added-contracts.ts'
import type { AddedContract } from '../server-stub/gateway.ts'
import { printMessage, showLine, showText, UsageError } from '../settings/errors.ts'
import type { ReadingSettings } from '../settings/option.ts'
import { formatUrl, printLine } from '../settings/output.ts'
import { checkWritable, writeReport } from '../settings/report-file.ts'
import type { CheckedRecording, Served, ServedProxy, ServedRecorder, ServedStub } from './command-line.ts'
import type { StubOptions } from './create-stub.ts'
import { openOperations, refuseMissingPackage } from './open-operations.ts'
import type { Program } from './program.ts'

/** Overrides of the parts of a stub, and the generated tables that `mock` serves. */
export interface Overrides extends Pick<StubOptions, 'contract' | 'handlers' | 'ports' | 'keyRing'> {
  /** What `generated/mock-server.ts` exports: of the document that the command line names, else of the gateway. */
  readonly mock?: MockTables
}

/** Throws a `UsageError` if the settings cannot be applied on this machine. */
export async function startProgram(commandLine: Served, overrides: Overrides = {}): Promise<Program> {
  if (commandLine.program === 'recorder') return startRecording(commandLine)
  if (commandLine.program === 'proxy') return startProxy(commandLine)
  if (commandLine.program === 'stub') return startStub(commandLine, overrides)
  const { startMock } = await import('./start-mock.ts')
  return startMock(commandLine, overrides.mock)
}

async function startProxy({ settings, spec, target }: ServedProxy): Promise<Program> {
  const { createProxy } = await import('../proxy/validating-proxy.ts')
  const { PAGE_PATH } = await import('../proxy/proxy-page.ts')
  const { proxyPage: page } = await import('../mock/page/page-files.ts')
  const { describeFinding } = await import('../runtime/judge/finding.ts')
  const { SeenTraffic } = await import('../proxy/seen-traffic.ts')
  const { openProxyOperations } = await import('../server-stub/adapters/operations/proxy-operations.ts')
  const { renderTraffic } = await import('../proxy/traffic-report.ts')
  const contract = await readJudgedContract(spec, settings)
  for (const { file } of settings.reports) checkWritable(file)
  const seen = new SeenTraffic()
  const {
    admin,
    watch,
    close: closeOperations,
  } = await openOperations(settings, () => openProxyOperations(settings, target))
  const app = createProxy({
    watch,
    contract,
    target,
    page,
    ...(settings.key !== undefined && { key: settings.key }),
    pageHosts: isLoopback(settings.host) ? [] : 'any',
    graceMs: settings.graceSeconds * 1000,
    onEnd: ({ status }) => {
      if (status !== undefined) seen.addExchange()
    },
    onFinding(exchange, finding) {
      seen.addFinding(exchange, finding)
      const { number, method, path, status } = exchange
      const line = `#${number} ${method} ${path} ${status ?? '...'} ${describeFinding(finding, contract.rules.unclear)}`
      printLine(showLine(line))
    },
  })
  const summary = [`Forwarding all requests to ${target.origin}.`]
  const close = async () => {
    // A proxy whose port is taken closes too, and must not replace the report of an earlier run.
    const reports = app.server.listening ? settings.reports : []
    await app.close()
    await closeOperations()
    const facts = { target: target.origin, date: new Date().toISOString() }
    for (const { format, file } of reports) writeReport(file, renderTraffic[format](seen, facts))
    if (!settings.exitCode) return
    printLine(seen.describe())
    process.exitCode = seen.exitCode
  }
  const adminUrl = admin && formatUrl(settings.adminHost, admin.port)
  return { app, adminUrl, page: PAGE_PATH, summary, close }
}

async function startRecording({ settings, spec, target, recording }: ServedRecorder): Promise<Program> {
  const { openLog } = await import('./start-mock.ts')
  const { startRecorder } = await import('../proxy/start-recorder.ts')
  const { PAGE_PATH } = await import('../proxy/proxy-page.ts')
  const { proxyPage: page } = await import('../mock/page/page-files.ts')
  const { createEdit } = await import('../proxy/recording/normalise.ts')
  const contract = await readJudgedContract(spec, settings)
  const recorder = startRecorder({
    contract,
    edit: createEdit(settings, { ...contract, target }),
    target,
    recording,
    page,
    print: printMessage,
    onEnd: (await openLog(settings))?.exchange,
    graceMs: settings.graceSeconds * 1000,
  })
  const summary = [`Forwarding all requests to ${target.origin}; recording in ${recording}.`]
  return { app: recorder, adminUrl: undefined, page: PAGE_PATH, summary, close: () => recorder.close() }
}

/** Prints the contract violations of a recording; returns the exit code. */
export async function checkRecording({ path, spec, settings }: CheckedRecording): Promise<0 | 1> {
  const recording = await import('../proxy/recording/check-recording.ts')
  const { lines, exitCode } = recording.checkRecording(await readJudgedContract(spec, settings), path)
  for (const line of lines.slice(0, -1)) printMessage(line)
  process.stdout.write(`${showText(lines.at(-1) ?? '')}\n`)
  return exitCode
}

/** The contract of an OpenAPI document, else the gateway's. */
export async function readJudgedContract(
  path: string | undefined,
  options: AddedOptions & ReadingSettings,
): Promise<JudgedContract> {
  if (path === undefined) {
    const { withAdded } = await import('../server-stub/gateway-contract.ts')
    return withAdded(await loadAddedContracts(options))
  }
  if (options.chatCompletions)
    throw new UsageError('--spec and --chat-completions are two contracts: choose one of them.')
  const { readDocumentContract } = await import('../generators/document-contract.ts')
  return (await readDocumentContract(path, printMessage, options)).judged
}

async function startStub({ settings, keys, file }: ServedStub, overrides: Overrides): Promise<Program> {
  const { database: address, ...rest } = settings
  const upstreams = file?.hasUpstreams
    ? (await import('../server-stub/adapters/upstream/read-config.ts')).readConfig(file.path)
    : undefined
  const operations = await openOperations(settings, () => startOperations(settings))
  const database = address === undefined ? undefined : await openStorage(address, operations)
  const { createStub } = await import('./create-stub.ts')
  const added = await loadAddedContracts(settings)
  const app = createStub({
    ...rest,
    added,
    keys: [],
    keyRing: { find: grantFinder(keys) },
    replyValidation: await checkReplies(settings.invalidReplies, { operations, added }),
    ...overrides,
    simulation: !settings.noSimulation,
    graceMs: settings.graceSeconds * 1000,
    taskTimeoutMs: settings.taskTimeoutSeconds * 1000,
    operations,
    ...(database ? { database } : {}),
    ...(upstreams ? { upstreams } : {}),
  })
  const { admin } = operations
  const adminUrl = admin && formatUrl(settings.adminHost, admin.port)
  return { app, adminUrl, close: () => app.close() }
}

/** Loads the judge only if replies are checked. */
async function checkReplies(
  mode: InvalidReplies,
  { operations: { log }, added }: { readonly operations: Operations; readonly added: readonly AddedContract[] },
): Promise<ReplyValidation | undefined> {
  if (mode === 'off') return undefined
  const { withAdded } = await import('../server-stub/gateway-contract.ts')
  const { validateReplies } = await import('../runtime/judge/reply-validation.ts')
  return validateReplies(mode, { log, rules: withAdded(added).rules })
}

async function openStorage(address: string, operations: Operations): Promise<Database> {
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

function getReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { message, code } = cause as { message?: string; code?: string }
  return (message || code || String(cause)).split('\n', 1)[0]?.replace(/\.$/, '') ?? ''
}
