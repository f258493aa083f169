import { type GrantedKey, withPrefix } from '../core/http/keys.ts'
import { isLoopback } from '../core/loopback.ts'
import { getHelp } from '../settings/help.ts'
import { mockOptions } from '../settings/mock-options.ts'
import { getVariable, type OptionTable, type SettingsOf } from '../settings/option.ts'
import { type CheckFile, type Read, readSettings, type SettingSources } from '../settings/read-settings.ts'
import { findRecordingTask, type RecordingTask } from '../settings/recording-options.ts'
import { sharedOptions } from '../settings/shared-options.ts'
import { stubOptions } from '../settings/stub-options.ts'
import { UsageError } from '../settings/usage-error.ts'

export type MockSettings = SettingsOf<typeof mockOptions>
export type StubSettings = SettingsOf<typeof stubOptions>

/** What is to be done. */
export type CommandLine = HelpText | ServedMock | ServedStub | ServedRecorder | CheckedRecording

export type CheckedRecording = Extract<RecordingTask, { program: 'check-recording' }> & Pick<ServedMock, 'settings'>
export type ServedRecorder = Extract<RecordingTask, { program: 'recorder' }> & Pick<ServedMock, 'settings'>

export interface HelpText {
  readonly program: 'help'
  readonly text: string
}

export interface ServedMock extends Keys {
  readonly program: 'mock'
  readonly settings: MockSettings
}

export interface ServedStub extends Keys {
  readonly program: 'stub'
  readonly settings: StubSettings
  readonly file: Read<typeof stubOptions>['file']
}

interface Keys {
  readonly keys: readonly GrantedKey[]
  /** One that may be shown: it stands on the command line, or everybody knows it. */
  readonly shownKey: string | undefined
}

/**
 * Reads the arguments after the script's name, and the environment. `hasKeyRing`: the stub gets keys that no settings
 * know. Throws a `UsageError` that says what to change.
 */
export async function readCommandLine(
  args: readonly string[],
  environment: SettingSources['environment'],
  hasKeyRing = false,
): Promise<CommandLine> {
  const [program, ...rest] = args
  const given = { args: rest, environment }
  if (program === '--help' || program === '-h') return help('mock', mockOptions)
  if (program === 'mock') {
    const read = await readSettings(mockOptions, given)
    if (read === undefined) return help(program, mockOptions)
    const { settings } = read
    const work = findRecordingTask(settings)
    if (work) return { ...work, settings }
    refuseOpenControls(settings)
    return { program, settings, ...getKeys(read) }
  }
  if (program !== 'stub') throw new UsageError('Say `mock` or `stub` first.')
  const read = await readSettings(stubOptions, given, checkUpstreams)
  if (read === undefined) return help(program, stubOptions)
  const { settings, file } = read
  refuseKnownSecret(settings)
  if (hasKeyRing) {
    refuseKeys(read)
    return { program, settings, file, keys: [], shownKey: undefined }
  }
  const keys = getKeys(read)
  refuseKnownKey(settings.host, keys)
  return { program, settings, file, ...keys }
}

const checkUpstreams: CheckFile = async ({ path, hasUpstreams }, environment) => {
  if (!hasUpstreams) return []
  const { upstreamErrors } = await import('../upstream/read-config.ts')
  return upstreamErrors(path, environment)
}

function help(program: string, options: OptionTable): CommandLine {
  return { program: 'help', text: getHelp(program, options) }
}

interface KeyRead extends Pick<Read<typeof sharedOptions>, 'file' | 'sourceOf'> {
  readonly settings: Pick<SettingsOf<typeof sharedOptions>, 'keys' | 'keyFiles'>
}

/** All keys, wherever they stand; the one that everybody knows counts only where there is no other. */
function getKeys({ settings, file, sourceOf }: KeyRead): Keys {
  const source = sourceOf('key')
  const fromFiles = settings.keyFiles.flat()
  const isAlone = fromFiles.length === 0 && (file?.keys.length ?? 0) === 0
  const said = source !== undefined || isAlone ? settings.keys : []
  const named = [...said, ...fromFiles].map((key, index) => ({ key, grant: { id: `key-${index + 1}` } }))
  const mayShow = source === undefined || source === 'flag'
  return { keys: [...named, ...(file?.keys ?? [])], shownKey: mayShow ? said[0] : undefined }
}

/** Throws where a key is named that would open nothing, since a key ring stands in the place of the settings. */
function refuseKeys({ file, sourceOf }: Read<typeof stubOptions>): void {
  const named = [stubOptions.keys, stubOptions.keyFiles].flatMap(({ name }) => {
    const source = sourceOf(name)
    const places = { flag: `--${name}`, environment: getVariable(name), file: `server.${name} in ${file?.path}` }
    return source === undefined ? [] : [places[source]]
  })
  const [place] = [...named, ...(file?.keys.length ? [`keys in ${file.path}`] : [])]
  if (place === undefined) return
  const why = 'the key ring in the code says which keys there are, and asks for no others'
  throw new UsageError(`${place}: ${why}. Take it out.`)
}

const knownKey = 'sk-mock'

function refuseOpenControls({ host, controlKey, noControl }: MockSettings): void {
  if (isLoopback(host) || controlKey !== undefined || noControl) return
  throw new UsageError(
    `--host ${host} lets others in, and to the controls under /__mock too: lock those with --control-key, or leave them out with --no-control.`,
  )
}

function refuseKnownKey(host: string, { keys }: Keys): void {
  if (isLoopback(host) || !keys.some(({ key }) => withPrefix(key) === knownKey)) return
  throw new UsageError(`--host ${host} lets others in, and everybody knows the key ${knownKey}: choose one with --key.`)
}

function refuseKnownSecret({ callbackSecret, callbackHosts }: StubSettings): void {
  const far = callbackHosts.find((host) => host !== 'loopback' && !isLoopback(host))
  if (far === undefined || callbackSecret !== sharedOptions.callbackSecret.fallback[0]) return
  throw new UsageError(
    `--callback-host ${far} lets callbacks out, and anybody could sign with ${callbackSecret}: choose a --callback-secret.`,
  )
}
