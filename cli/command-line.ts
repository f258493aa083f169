import type { GrantedKey } from '../runtime/http/keys.ts'
import { isLoopback } from '../runtime/loopback.ts'
import { getCommand } from '../settings/command.ts'
import type { ConfigFile } from '../settings/config-file.ts'
import { UsageError } from '../settings/errors.ts'
import { getHelp, listVariables } from '../settings/help.ts'
import {
  getVariable,
  type OptionTable,
  optionalOption,
  type ReadingSettings,
  readingOptions,
  type SettingsOf,
} from '../settings/option.ts'
import { nonEmpty, refusePublicKey } from '../settings/option-types.ts'
import { documentOptions, gatewayOptions, mockOptions, proxyOptions, stubOptions } from '../settings/options.ts'
import {
  parseFlags,
  type ReadOptions,
  readFlags,
  type SettingSources,
  takePositionals,
} from '../settings/read-flags.ts'
import { type CheckFile, readSettings } from '../settings/read-settings.ts'

export type MockSettings = SettingsOf<typeof mockOptions> & ReadingSettings
export type StubSettings = SettingsOf<typeof stubOptions>

export type CommandLine = { readonly program: 'help'; readonly text: string } | CheckedRecording | Served

/** A command that runs until it is stopped. */
export type Served = ServedMock | ServedStub | ServedProxy | ServedRecorder

/** A command on a recording, without serving a mock. */
type RecordingTask = ServedRecorder | CheckedRecording

export interface CheckedRecording {
  readonly program: 'check-recording'
  readonly path: string
  readonly spec: string | undefined
  readonly settings: MockSettings
}

export interface ServedRecorder {
  readonly program: 'recorder'
  readonly spec: string | undefined
  readonly target: URL
  readonly recording: string
  readonly settings: MockSettings
}

export interface ServedProxy {
  readonly program: 'proxy'
  readonly spec: string | undefined
  readonly target: URL
  readonly settings: SettingsOf<typeof proxyOptions>
}

export interface ServedMock extends Keys {
  readonly program: 'mock'
  /** Path or https URL of another OpenAPI document. */
  readonly spec: string | undefined
  readonly settings: MockSettings
}

export interface ServedStub extends Keys {
  readonly program: 'stub'
  readonly settings: StubSettings
  readonly file: ConfigFile | undefined
}

const mockFlags = {
  ...mockOptions,
  spec: optionalOption('spec FILE', 'the same as OPENAPI-FILE: the OpenAPI document to mock', nonEmpty),
  ...readingOptions,
}

interface Keys {
  readonly keys: readonly GrantedKey[]
  /** A key that the start message may show: from the command line, or the default key. */
  readonly shownKey: string | undefined
}

/**
 * Reads the arguments after the script's name, and the environment. `hasKeyRing`: a custom key ring replaces the keys of
 * the settings. Throws a `UsageError` that says what to change.
 */
export async function readCommandLine(
  args: readonly string[],
  environment: SettingSources['environment'],
  hasKeyRing = false,
): Promise<CommandLine> {
  const [program, ...rest] = args
  if (program === '--help' || program === '-h') return showHelp('mock', mockFlags)
  if (program === 'mock') return await readMock(rest, environment)
  if (program === 'proxy') return await readProxy(rest)
  if (program === 'stub') return await readStub({ args: rest, environment }, hasKeyRing)
  throw new UsageError('The first argument must be `mock`, `stub` or `proxy`.')
}

async function readMock(args: readonly string[], environment: SettingSources['environment']): Promise<CommandLine> {
  const { positionals, rest: flags } = takePositionals(mockFlags, args, 2)
  const [positional, second] = positionals
  // The value of an unknown option is no document.
  if (second !== undefined) parseFlags(mockFlags, flags)
  takeOne(positional, second)
  const read = await readSettings(mockFlags, { args: flags, environment })
  if (read === undefined) return showHelp('mock', mockFlags)
  const { spec: named, ...settings } = read.settings
  const spec = takeOne(positional, named)
  const task = findRecordingTask(settings, spec)
  if (task) return task
  refuseOpenControls(settings)
  refuseForwarding(settings)
  if (settings.watch && settings.adminPort !== undefined)
    throw new UsageError(
      '--admin-port has the metrics of one mock, and --watch starts another for each change: remove one.',
    )
  if (spec === undefined) refuseDocumentOptions(settings)
  else refuseGatewayOptions(read.getSource)
  // A mock of another document, or before a deployment, accepts any key unless there are keys.
  const isOpen = (spec ?? settings.forward ?? settings.record) !== undefined
  const hasKeys = read.getSource('key') !== undefined || read.getSource('key-file') !== undefined
  const keys = hasKeys || !isOpen ? getKeys(read) : { keys: [], shownKey: undefined }
  return { program: 'mock', settings, spec, ...keys }
}

async function readStub(sources: SettingSources, hasKeyRing: boolean): Promise<CommandLine> {
  const read = await readSettings(stubOptions, sources, checkUpstreams)
  if (read === undefined) return showHelp('stub', stubOptions)
  const { settings, file } = read
  refuseKnownSecret(settings)
  if (hasKeyRing) {
    refuseKeys(read)
    return { program: 'stub', settings, file, keys: [], shownKey: undefined }
  }
  const keys = getKeys(read)
  const strings = keys.keys.map(({ key }) => key)
  refusePublicKey(settings.host, strings)
  return { program: 'stub', settings, file, ...keys }
}

async function readProxy(args: readonly string[]): Promise<CommandLine> {
  const settings = readFlags(proxyOptions, args)
  if (settings === undefined) return { program: 'help', text: proxyHelp }
  const { target, spec } = settings
  if (target === undefined) throw new UsageError('--target is missing: the address of the gateway.')
  return { program: 'proxy', spec, target, settings }
}

function takeOne(first: string | undefined, second: string | undefined): string | undefined {
  if (first === undefined || second === undefined) return first ?? second
  throw new UsageError(`${first} and ${second} are two documents: choose one of them.`)
}

const checkUpstreams: CheckFile = async ({ checked, hasUpstreams }, environment) => {
  if (!hasUpstreams) return []
  const { findErrors } = await import('../server-stub/adapters/upstream/read-config.ts')
  const errors = findErrors(checked, environment)
  return errors.length === 0 ? [] : checked.toFileErrors(errors).message.split('\n')
}

function refuseDocumentOptions(settings: Pick<MockSettings, 'watch' | (typeof documentOptions)[number]>): void {
  const option = (['watch', ...documentOptions] as const).find((name) => settings[name])
  const advice = `needs the file of an OpenAPI document, as in \`mock openapi.yaml --${option}\``
  if (option) throw new UsageError(`--${option} ${advice}.`)
}

function refuseGatewayOptions(getSource: ReadOptions<OptionTable>['getSource']): void {
  const name = gatewayOptions.map((option) => mockOptions[option].name).find((flag) => getSource(flag) === 'flag')
  if (name !== undefined)
    throw new UsageError(`--${name} is an option of the gateway; a mock of another document has no models.`)
}

const fileNote = `To mock another OpenAPI document, in YAML or JSON:
  npx gatewright mock openapi.yaml --watch --port 4020
The file may be an https URL. It accepts any key unless there is --key, and stores what is created in a collection unless there is --stateless.
`

function showHelp(program: string, options: OptionTable): CommandLine {
  const isMock = program === 'mock'
  const about = isMock
    ? "Serves the gateway's contract over a simulated gateway, or another OpenAPI document with its examples."
    : "Serves the gateway's contract over your models, and simulates the others."
  const violations = isMock ? ' 1 --check-recording found violations,' : ''
  const codes = `Exit codes: 0 stopped when asked to,${violations} 2 the settings are wrong or the port is taken.`
  const notes = [...(isMock ? [fileNote] : []), listVariables(options), codes]
  const usage = `${getCommand(program)}${isMock ? ' [OPENAPI-FILE]' : ''} [options]`
  return { program: 'help', text: getHelp(options, { about, usage, notes }) }
}

const proxyHelp = getHelp(proxyOptions, {
  about: 'Forwards everything to a gateway unchanged, and reports how both sides differ from the contract.',
  usage: `${getCommand('proxy')} --target URL [options]`,
  notes: [
    'Findings are in the header or trailer gatewright-findings (a JSON list), as log lines, and on the page',
    '/__proxy of the proxy itself.',
    '',
    'Exit codes: 0 stopped, 2 invalid command line or port in use; with --exit-code also 1 for a violation, and 2',
    'if no exchange was seen.',
  ],
})

/** Undefined without options for a recording. Throws a `UsageError` if two options exclude one another. */
function findRecordingTask(settings: MockSettings, spec: string | undefined): RecordingTask | undefined {
  const { record, recording, replay, checkRecording, replayMatch, replayOnly } = settings
  refuseBoth({ '--record': record, '--check-recording': checkRecording })
  refuseBoth({ '--replay': replay, '--check-recording': checkRecording })
  refuseBoth({ '--record': record, '--forward': settings.forward })
  if (record && replay !== undefined) {
    refuseBoth({ '--record': record, '--replay-only': replayOnly || undefined })
    if (recording === undefined || recording === replay) return undefined
    throw new UsageError(`--recording ${recording}: with --replay, the recording is ${replay}; remove --recording.`)
  }
  if (record && recording === undefined)
    throw new UsageError('--record needs --recording: a folder, or a file that ends in .jsonl.')
  const form = settings.normalise ? 'normalise' : settings.redact.length > 0 ? 'redact' : undefined
  if (form !== undefined && record === undefined)
    throw new UsageError(`--${form} needs --record: the deployment to record.`)
  if (recording !== undefined && record === undefined)
    throw new UsageError('--recording needs --record: to answer from a recording, say --replay.')
  if (replay === undefined && (replayMatch !== undefined || replayOnly))
    throw new UsageError(`--replay-${replayOnly ? 'only' : 'match'} needs --replay: the recording to answer from.`)
  if (checkRecording !== undefined) return { program: 'check-recording', path: checkRecording, spec, settings }
  if (!record || recording === undefined) return undefined
  return { program: 'recorder', spec, target: record, recording, settings }
}

interface KeyRead {
  readonly settings: Pick<MockSettings, 'keys' | 'keyFiles'>
  readonly file?: ConfigFile | undefined
  readonly getSource: ReadOptions<OptionTable>['getSource']
}

/** All configured keys; the default key if there are none. */
function getKeys({ settings, file, getSource }: KeyRead): Keys {
  const source = getSource('key')
  const fromFiles = settings.keyFiles.flat()
  const isAlone = fromFiles.length === 0 && (file?.keys.length ?? 0) === 0
  const said = source !== undefined || isAlone ? settings.keys : []
  const named = [...said, ...fromFiles].map((key, index) => ({ key, grant: { id: `key-${index + 1}` } }))
  const mayShow = source === undefined || source === 'flag'
  return { keys: [...named, ...(file?.keys ?? [])], shownKey: mayShow ? said[0] : undefined }
}

/** Throws if keys are configured together with a custom key ring, which would ignore them. */
function refuseKeys({ file, getSource }: KeyRead): void {
  const named = [stubOptions.keys, stubOptions.keyFiles].flatMap((option) => {
    const { name } = option
    const source = getSource(name)
    const names = { flag: `--${name}`, environment: getVariable(option), file: `server.${name} in ${file?.path}` }
    return source === undefined ? [] : [names[source]]
  })
  const [setting] = [...named, ...(file?.keys.length ? [`keys in ${file.path}`] : [])]
  if (setting === undefined) return
  throw new UsageError(`${setting}: the key ring in code replaces all configured keys; remove this setting.`)
}

/** Throws a `UsageError` if more than one of the options is set. */
function refuseBoth(options: Readonly<Record<string, unknown>>): void {
  const [first, second] = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (first && second) throw new UsageError(`${first} and ${second} are mutually exclusive: remove one.`)
}

function refuseForwarding({ forward, record, forwardKey, forwardOnly, replayOnly }: MockSettings): void {
  if ((forward ?? record) !== undefined) {
    if (replayOnly) throw new UsageError('--replay-only and --forward are mutually exclusive: remove one.')
    return
  }
  const option = forwardKey === undefined ? (forwardOnly.length > 0 ? 'only' : undefined) : 'key'
  if (option) throw new UsageError(`--forward-${option} needs --forward: the address of the deployment.`)
}

function refuseOpenControls({ host, controlKey, noControl }: MockSettings): void {
  if (isLoopback(host) || controlKey !== undefined || noControl) return
  throw new UsageError(
    `--host ${host} is reachable from other machines, with the controls under /__mock: set --control-key or --no-control.`,
  )
}

function refuseKnownSecret({ callbackSecret, callbackHosts }: StubSettings): void {
  const far = callbackHosts.find((host) => host !== 'loopback' && !isLoopback(host))
  if (far === undefined || callbackSecret !== stubOptions.callbackSecret.fallback) return
  throw new UsageError(
    `--callback-host ${far} sends callbacks to other machines and the secret ${callbackSecret} is public: set another with --callback-secret.`,
  )
}
