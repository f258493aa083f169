import { existsSync, statSync } from 'node:fs'
import { UsageError } from '../server-stub/settings/errors.ts'
import { getHelp } from '../server-stub/settings/help.ts'
import { many, maybe, one, toggle } from '../server-stub/settings/option.ts'
import {
  above0,
  target as deployment,
  httpUrl,
  key,
  nonEmpty,
  type OptionType,
  wholeAbove0,
} from '../server-stub/settings/option-types.ts'
import { readFlags } from '../server-stub/settings/read-settings.ts'
import type { OwnModel } from './own-models.ts'
import type { ReceiverPlace } from './receiver.ts'
import { isFeature } from './targets/features.ts'
import { localTargets } from './targets/start.ts'
import type { Feature } from './verdict.ts'

/** What the command line asks for. */
export interface CommandLine {
  /** Names of local targets, or addresses. */
  readonly targets: readonly string[]
  readonly key?: string
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
}

export interface ReportFile {
  readonly format: 'junit' | 'json' | 'html'
  readonly file: string
}

const target: OptionType<string> = {
  takes: `${httpUrl.takes}, or ${localTargets.join(', ')}`,
  parse: (text, name) => localTargets.find((each) => each === text) ?? httpUrl.parse(text, name),
}

const feature: OptionType<Feature> = { takes: 'a feature', parse: (text) => (isFeature(text) ? text : undefined) }

const model: OptionType<OwnModel> = {
  takes: 'NAME=ID, as in gw-text-*=ours-1',
  parse: (text) => {
    const [, pattern, id] = /^([^=]+)=(.+)$/.exec(text) ?? []
    return pattern !== undefined && id !== undefined ? { pattern, id } : undefined
  },
}

const fuzzPath: OptionType<string> = {
  takes: 'numbers joined by colons',
  parse: (text) => (/^\d+(?::\d+)*$/.test(text) ? text : undefined),
}

const callbackListen: OptionType<{ readonly host: string; readonly port: number }> = {
  takes: 'HOST:PORT, as in 0.0.0.0:4020',
  parse: (text) => {
    const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:\s]+)):(\d{1,5})$/.exec(text) ?? []
    const host = bracketed ?? plain
    return host === undefined || Number(port) === 0 || Number(port) > 65535 ? undefined : { host, port: Number(port) }
  },
}

const formats = ['junit', 'json', 'html'] as const

const report: OptionType<ReportFile> = {
  takes: 'junit=FILE, json=FILE or html=FILE',
  parse: (text, name) => {
    const [given = '', ...rest] = text.split('=')
    const format = formats.find((each) => each === given)
    const file = rest.join('=')
    if (existsSync(file) && statSync(file).isDirectory())
      throw new UsageError(`${name} takes a file, and ${file} is a folder.`)
    return format !== undefined && file !== '' ? { format, file } : undefined
  },
}

/** Node's timers take no more than some weeks. */
const MAX_TIMEOUT_SECONDS = 1_000_000

const options = {
  targets: many(
    'target WHAT',
    'address of a gateway, or mock, stub, prism, prism-proxy (the stub behind Prism): started here; repeat it for several',
    target,
  ),
  key: { ...maybe('key KEY', 'key for a gateway at an address (variable GATEWAY_KEY)', key), variable: 'GATEWAY_KEY' },
  models: many(
    'model NAME=ID',
    'what the gateway calls a model of the cases, as in gw-text-*=ours-1; repeat it for gw-reasoner and gw-video-*',
    model,
  ),
  only: many(
    'only PATTERN',
    'only cases of these ids: * is any text in one part of an id, ** any text; repeat it for several',
    nonEmpty,
  ),
  skip: many('skip PATTERN', 'all but these; repeat it for several', nonEmpty),
  readOnly: toggle('read-only', 'send nothing that creates a task'),
  with: many(
    'with FEATURE',
    'the target has it as well: streams, answers, tasks, callbacks, downloads, paid-edition, aliases, names-fields or any-model',
    feature,
  ),
  without: many('without FEATURE', 'the target has it not', feature),
  callbackListen: maybe(
    'callback-listen HOST:PORT',
    'take the callbacks of a gateway at an address here; it then has to send them',
    callbackListen,
  ),
  callbackUrl: maybe(
    'callback-url URL',
    'what leads there from the gateway, by a tunnel or an ingress; http://HOST:PORT when absent',
    deployment,
  ),
  maxRequests: maybe('max-requests NUMBER', 'send no more than so many', wholeAbove0()),
  rate: maybe('rate NUMBER', 'send no more than so many a second', above0()),
  timeoutSeconds: one('timeout SECONDS', 'for one reply, and for one task to end', {
    type: above0(MAX_TIMEOUT_SECONDS),
    fallback: 30,
  }),
  seed: maybe(
    'seed NUMBER',
    'play the cases in an order of its own, always the same, and draw the same requests at random',
    wholeAbove0(),
  ),
  fuzz: maybe(
    'fuzz NUMBER',
    'send so many requests at random of each kind for each operation; one that goes wrong is made as small as can be',
    wholeAbove0(),
  ),
  fuzzPath: maybe(
    'fuzz-path PATH',
    'send again the one that a verdict of an earlier run names, with its --seed and --only',
    fuzzPath,
  ),
  reports: many('report FORMAT=FILE', 'write a report as junit, json or html; repeat it for several', report),
  list: toggle('list', 'print the ids of the cases and send nothing'),
}

export const help = getHelp(options, {
  about: 'Judges whether a gateway keeps the contract.',
  usage: 'npm run conformance -- --target URL --key KEY [options]',
  notes: [
    'Nothing is sent to a host that was not named.',
    'Exit codes: 0 the contract is kept, 1 it is broken, 2 it could not be judged.',
  ],
})

/** Reads the arguments after the script's name; undefined asks for help. Throws a UsageError that says what to change. */
export function readCommandLine(
  args: readonly string[],
  { GATEWAY_KEY }: NodeJS.ProcessEnv = {},
): CommandLine | undefined {
  const settings = readFlags(options, { args, environment: { GATEWAY_KEY } })
  if (settings === undefined) return undefined
  const { callbackListen: listen, callbackUrl: url, timeoutSeconds, ...rest } = settings
  const far = rest.targets.find((each) => !localTargets.some((name) => name === each))
  if (rest.targets.length === 0 && !rest.list) throw new UsageError('Name a target with --target.')
  if (far !== undefined && rest.key === undefined)
    throw new UsageError(`Give the key for ${far} with --key or in GATEWAY_KEY.`)
  if (rest.fuzzPath !== undefined && rest.seed === undefined)
    throw new UsageError('--fuzz-path needs the --seed of the run that it comes from.')
  if (url !== undefined && listen === undefined)
    throw new UsageError('--callback-url needs --callback-listen: what it leads to.')
  const callbacks = listen && { ...listen, publicUrl: getPublicUrl(listen, url) }
  return { ...rest, timeoutMs: timeoutSeconds * 1000, ...(callbacks ? { callbacks } : {}) }
}

function getPublicUrl({ host, port }: { readonly host: string; readonly port: number }, url: URL | undefined): string {
  return url?.href.replace(/\/+$/, '') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
