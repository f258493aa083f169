import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hasCredentials, redactAddress } from '../server-stub/core/webhooks/url-credentials.ts'
import type { OwnModel } from './own-models.ts'
import type { ReceiverPlace } from './receiver.ts'
import { isFeature } from './targets/features.ts'
import { localTargets } from './targets/start.ts'
import type { Feature } from './verdict.ts'

/** What the command line asks for. */
export interface CommandLine {
  /** Names of local targets, or addresses. */
  readonly targets: readonly string[]
  readonly key: string | undefined
  readonly only: readonly string[]
  readonly skip: readonly string[]
  readonly with: readonly Feature[]
  readonly without: readonly Feature[]
  /** What the targets call the models that the cases name. */
  readonly models: readonly OwnModel[]
  readonly readOnly: boolean
  readonly maxRequests?: number
  readonly rate?: number
  readonly timeoutMs: number
  readonly seed?: number
  /** Requests at random of each property. */
  readonly fuzz?: number
  /** Of one request at random in an earlier run. */
  readonly fuzzPath?: string
  /** Where a target at an address can send its callbacks. */
  readonly callbacks?: ReceiverPlace
  readonly reports: readonly ReportFile[]
  readonly list: boolean
  readonly help: boolean
}

export interface ReportFile {
  readonly format: 'junit' | 'json' | 'html'
  readonly file: string
}

/** A command line that cannot be followed; the message is one line for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const help = `Judges whether a gateway keeps the contract.

Usage: npm run conformance -- --target URL --key KEY [options]

  --target WHAT          address of a gateway, or mock, stub, prism, prism-proxy (the
                         stub behind Prism): started here; repeat it for several
  --key KEY              key for a gateway at an address        (variable GATEWAY_KEY)
  --model NAME=ID        what the gateway calls a model of the cases, as in gw-text-*=ours-1;
                         repeat it for gw-reasoner and gw-video-*
  --only PATTERN         only cases of these ids: * is any text in one part of an id,
                         ** any text; repeat it for several
  --skip PATTERN         all but these; repeat it for several
  --read-only            send nothing that creates a task
  --with FEATURE         the target has it as well; --without: it has it not. One of
                         streams, answers, tasks, callbacks, downloads, paid-edition,
                         aliases, names-fields, any-model
  --callback-listen HOST:PORT
                         take the callbacks of a gateway at an address here; it then has to
                         send them
  --callback-url URL     what leads there from the gateway, by a tunnel or an ingress;
                         http://HOST:PORT when absent
  --max-requests NUMBER  send no more than so many
  --rate NUMBER          send no more than so many a second
  --timeout SECONDS      for one reply, and for one task to end               (30)
  --seed NUMBER          play the cases in an order of its own, always the same, and
                         draw the same requests at random
  --fuzz NUMBER          send so many requests at random of each kind for each operation;
                         one that goes wrong is made as small as can be
  --fuzz-path PATH       send again the one that a verdict of an earlier run names, with
                         its --seed and --only
  --report FORMAT=FILE   write a report as junit, json or html; repeat it for several
  --list                 print the ids of the cases and send nothing
  --help                 show this text

Nothing is sent to a host that was not named.
Exit codes: 0 the contract is kept, 1 it is broken, 2 it could not be judged.
`

const options = {
  target: { type: 'string', multiple: true, default: [] as string[] },
  key: { type: 'string' },
  model: { type: 'string', multiple: true, default: [] as string[] },
  only: { type: 'string', multiple: true, default: [] as string[] },
  skip: { type: 'string', multiple: true, default: [] as string[] },
  with: { type: 'string', multiple: true, default: [] as string[] },
  without: { type: 'string', multiple: true, default: [] as string[] },
  'read-only': { type: 'boolean', default: false },
  'max-requests': { type: 'string' },
  rate: { type: 'string' },
  timeout: { type: 'string', default: '30' },
  seed: { type: 'string' },
  fuzz: { type: 'string' },
  'fuzz-path': { type: 'string' },
  'callback-listen': { type: 'string' },
  'callback-url': { type: 'string' },
  report: { type: 'string', multiple: true, default: [] as string[] },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Reads the arguments after the script's name. Throws a UsageError that says what to change. */
export function readCommandLine(args: readonly string[], environment: NodeJS.ProcessEnv = {}): CommandLine {
  const values = parse(args)
  // A secret that is not set comes as an empty variable.
  const key = readKey('--key', values.key) ?? readKey('GATEWAY_KEY', environment.GATEWAY_KEY || undefined)
  if (values.target.length === 0 && !values.help && !values.list) throw new UsageError('Name a target with --target.')
  const targets = values.target.map((target) => readTarget(target, key))
  return {
    targets,
    key,
    models: values.model.map(readModel),
    only: values.only,
    skip: values.skip,
    with: values.with.map((name) => readFeature('--with', name)),
    without: values.without.map((name) => readFeature('--without', name)),
    readOnly: values['read-only'],
    ...optional('maxRequests', values['max-requests'], (text) => readNumber('--max-requests', text, { whole: true })),
    ...optional('rate', values.rate, (text) => readNumber('--rate', text, { whole: false })),
    timeoutMs: readNumber('--timeout', values.timeout, { whole: false, most: MAX_TIMEOUT_SECONDS }) * 1000,
    ...optional('seed', values.seed, (text) => readNumber('--seed', text, { whole: true })),
    ...optional('fuzz', values.fuzz, (text) => readNumber('--fuzz', text, { whole: true })),
    ...readFuzzPath(values),
    ...readCallbacks(values),
    reports: values.report.map(readReport),
    list: values.list,
    help: values.help,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${words.split(/[.\n]/)[0]}.`)
  }
}

function optional<K extends string>(name: K, text: string | undefined, read: (text: string) => number) {
  return (text === undefined ? {} : { [name]: read(text) }) as { readonly [key in K]?: number }
}

function readTarget(text: string, key: string | undefined): string {
  if (localTargets.some((name) => name === text)) return text
  const url = URL.parse(text)
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!isHttp || hasCredentials(text)) {
    const rule = `an http or https address without user name and password, or ${localTargets.join(', ')}`
    throw new UsageError(`--target takes ${rule}, not \`${redactAddress(text)}\`.`)
  }
  if (key === undefined) throw new UsageError(`Give the key for ${text} with --key or in GATEWAY_KEY.`)
  return text
}

/** A header takes no other. */
function readKey(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^[\x21-\x7e]+$/.test(text)) return text
  throw new UsageError(`${name} takes visible ASCII characters without spaces, at least one.`)
}

function readFeature(option: string, name: string): Feature {
  if (isFeature(name)) return name
  throw new UsageError(`${option} takes a feature, not \`${name}\`.`)
}

function readModel(text: string): OwnModel {
  const [, pattern, id] = /^([^=]+)=(.+)$/.exec(text) ?? []
  if (pattern !== undefined && id !== undefined) return { pattern, id }
  throw new UsageError(`--model takes NAME=ID, as in gw-text-*=ours-1, not \`${text}\`.`)
}

/** Node's timers take no more than some weeks. */
const MAX_TIMEOUT_SECONDS = 1_000_000

interface NumberForm {
  readonly whole: boolean
  readonly most?: number
}

export function readNumber(option: string, text: string, { whole, most = Number.MAX_VALUE }: NumberForm): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (value > 0 && value <= most && (!whole || Number.isInteger(value))) return value
  const limit = most === Number.MAX_VALUE ? '' : ` and up to ${most}`
  throw new UsageError(`${option} takes a ${whole ? 'whole ' : ''}number above 0${limit}, not \`${text}\`.`)
}

function readFuzzPath({ seed, 'fuzz-path': path }: { seed?: string; 'fuzz-path'?: string }): { fuzzPath?: string } {
  if (path === undefined) return {}
  if (!/^\d+(?::\d+)*$/.test(path)) throw new UsageError(`--fuzz-path takes numbers joined by colons, not \`${path}\`.`)
  if (seed === undefined) throw new UsageError('--fuzz-path needs the --seed of the run that it comes from.')
  return { fuzzPath: path }
}

interface CallbackOptions {
  'callback-listen'?: string
  'callback-url'?: string
}

function readCallbacks({ 'callback-listen': listen, 'callback-url': url }: CallbackOptions): {
  callbacks?: ReceiverPlace
} {
  if (listen === undefined && url === undefined) return {}
  if (listen === undefined) throw new UsageError('--callback-url needs --callback-listen: what it leads to.')
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:\s]+)):(\d{1,5})$/.exec(listen) ?? []
  const host = bracketed ?? plain
  if (host === undefined || Number(port) === 0 || Number(port) > 65535)
    throw new UsageError(`--callback-listen takes HOST:PORT, as in 0.0.0.0:4020, not \`${listen}\`.`)
  return { callbacks: { host, port: Number(port), publicUrl: readPublicUrl(url ?? `http://${listen}`) } }
}

function readPublicUrl(text: string): string {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (isWeb && url.search === '' && url.hash === '' && !hasCredentials(text)) return text.replace(/\/+$/, '')
  throw new UsageError(
    `--callback-url takes an http or https address without user name, password and query, not \`${redactAddress(text)}\`.`,
  )
}

const formats = ['junit', 'json', 'html'] as const

function readReport(text: string): ReportFile {
  const [name = '', ...rest] = text.split('=')
  const format = formats.find((each) => each === name)
  const file = rest.join('=')
  if (existsSync(file) && statSync(file).isDirectory())
    throw new UsageError(`--report takes a file, and ${file} is a folder.`)
  if (format !== undefined && file !== '') return { format, file }
  throw new UsageError(`--report takes junit=FILE, json=FILE or html=FILE, not \`${text}\`.`)
}
