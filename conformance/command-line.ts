import { ownValue } from '../runtime/json.ts'
import { getCommand } from '../settings/command.ts'
import { UsageError } from '../settings/errors.ts'
import { getHelp } from '../settings/help.ts'
import {
  listOption,
  optionalOption,
  readingOptions,
  type SettingsOf,
  switchOption,
  valueOption,
} from '../settings/option.ts'
import {
  target as deployment,
  hostName,
  httpUrl,
  integerAbove0,
  key,
  nonEmpty,
  numberAbove0,
  type OptionType,
  oneOf,
  port,
} from '../settings/option-types.ts'
import { formatUrl } from '../settings/output.ts'
import { readFlags, tokenizeArgs } from '../settings/read-flags.ts'
import { reportOption } from '../settings/report-file.ts'
import { quoteLiteral } from './http/wire-request.ts'
import { type FormatName, formatNames } from './relay/formats/format.ts'
import { features, localTargets } from './targets/features.ts'
import type { ModelAlias } from './targets/model-aliases.ts'
import type { ReceiverAddress } from './tasks/receiver.ts'

type Header = readonly [name: string, value: string]

const target: OptionType<string> = {
  takes: `${httpUrl.takes}, or ${localTargets.join(', ')}`,
  parse: (text, name) => (localTargets.includes(text) ? text : httpUrl.parse(text, name)),
}

const feature = oneOf(...features)

const model: OptionType<ModelAlias> = {
  takes: 'NAME=ID, as in gw-text-*=ours-1',
  parse: (text) => {
    const [, pattern, id] = /^([^=]+)=(.+)$/.exec(text) ?? []
    return pattern !== undefined && id !== undefined ? { pattern, id } : undefined
  },
}

export const header: OptionType<Header> = {
  takes: "'NAME: VALUE'",
  isSecret: true,
  parse: (text) => {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t -~]*)$/.exec(text) ?? []
    return name === undefined || value === undefined ? undefined : [name.toLowerCase(), value.trim()]
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

/** Node's timers are limited to 24.8 days. */
const MAX_TIMEOUT_SECONDS = 1_000_000

/** The limits of a run. */
export const paceOptions = {
  maxRequests: optionalOption('max-requests NUMBER', 'maximum number of requests', integerAbove0()),
  rate: optionalOption('rate NUMBER', 'maximum number of requests per second', numberAbove0()),
  timeoutSeconds: valueOption('timeout SECONDS', 'timeout of one reply, and of one task', {
    type: numberAbove0(MAX_TIMEOUT_SECONDS),
    fallback: 30,
  }),
}

const formatList: OptionType<readonly FormatName[]> = {
  takes: `${formatNames.join(', ')}, separated by commas`,
  parse: (text) => {
    const names = text.split(',').map((name) => formatNames.find((format) => format === name.trim()))
    return names.every((name) => name !== undefined) ? names : undefined
  },
}

const options = {
  targets: listOption(
    'target WHAT',
    'base URL of a gateway, or mock, stub, prism, prism-proxy (the stub behind Prism) to start locally; repeat it for several',
    target,
  ),
  against: optionalOption(
    'against WHAT',
    'second deployment, as in --target: the same cases are sent to both, and only differences are reported',
    target,
  ),
  againstKey: optionalOption('against-key KEY', 'API key of the second deployment, if it is another', key),
  spec: optionalOption(
    'spec FILE',
    "OpenAPI document to test against, a file or an https URL, instead of the gateway's",
    nonEmpty,
  ),
  ...readingOptions,
  chatCompletions: switchOption(
    'chat-completions',
    'judge POST /v1/chat/completions by its contract, instead of the operations of the gateway',
  ),
  key: { ...optionalOption('key KEY', 'API key of the gateway (variable GATEWAY_KEY)', key), variable: 'GATEWAY_KEY' },
  headers: listOption("header 'NAME: VALUE'", 'header to send with every request; repeat it for several', header),
  models: listOption(
    'model NAME=ID',
    "the gateway's name for a model of the cases, as in gw-text-*=ours-1; repeat it for gw-reasoner and gw-video-*",
    model,
  ),
  upstream: optionalOption(
    'upstream PORT',
    'be the upstream of the gateway too, at this port, and compare what both ends send and get: a provider of the gateway must point there',
    port,
  ),
  upstreamHost: valueOption('upstream-host HOST', 'address at which the upstream listens', {
    type: hostName,
    fallback: '127.0.0.1',
  }),
  upstreamKey: valueOption('upstream-key KEY', 'key that the gateway sends to its upstream', {
    type: key,
    fallback: 'sk-upstream',
  }),
  formats: optionalOption(
    'formats LIST',
    `formats of the clients with --upstream, separated by commas; all that the gateway serves when absent: ${formatNames.join(', ')}`,
    formatList,
  ),
  only: listOption(
    'only PATTERN',
    'run only cases with these ids: * matches within one part of an id, ** across parts; repeat it for several',
    nonEmpty,
  ),
  skip: listOption('skip PATTERN', 'skip cases with these ids; repeat it for several', nonEmpty),
  choices: switchOption('choices', 'differences from our answers to open questions fail, as for our mock and stub'),
  readOnly: switchOption('read-only', 'send nothing that creates a task'),
  with: listOption(
    'with FEATURE',
    `feature that the target also has, repeat it for several: ${feature.takes}`,
    feature,
  ),
  without: listOption('without FEATURE', 'feature that the target does not have', feature),
  callbackListen: optionalOption(
    'callback-listen HOST:PORT',
    'receive callbacks of a remote gateway at this address; missing callbacks then fail',
    callbackListen,
  ),
  callbackUrl: optionalOption(
    'callback-url URL',
    'public URL of that address, through a tunnel or an ingress; http://HOST:PORT when absent',
    deployment,
  ),
  ...paceOptions,
  seed: optionalOption('seed NUMBER', 'seed of the order of the cases and of the random requests', integerAbove0()),
  fuzz: optionalOption(
    'fuzz NUMBER',
    'number of random requests of every kind for every operation; a failing one is shrunk',
    integerAbove0(),
  ),
  fuzzPath: optionalOption(
    'fuzz-path PATH',
    'repeat the random request that a verdict of an earlier run names, with its --seed and --only',
    fuzzPath,
  ),
  reports: listOption(
    'report FORMAT=FILE',
    'write a report as junit, json or html; repeat it for several',
    reportOption('junit', 'json', 'html'),
  ),
  list: switchOption('list', 'print the ids of the cases and send nothing'),
}

type ReadSettings = SettingsOf<typeof options>

export interface CommandLine extends Omit<ReadSettings, 'callbackListen' | 'callbackUrl' | 'timeoutSeconds'> {
  /** The command as a user can enter it again, without secrets. */
  readonly command: string
  readonly timeoutMs: number
  /** The address to which a remote target sends its callbacks. */
  readonly callbacks?: ReceiverAddress
}

export const help = getHelp(options, {
  about: 'Tests whether a gateway conforms to the contract.',
  usage: `${getCommand('conformance')} --target URL --key KEY [options]`,
  notes: [
    'Requests go only to hosts that the command line names.',
    'Exit codes: 0 the gateway conforms, 1 it does not, 2 it could not be tested; with --against: 0 no difference, 1 differences.',
  ],
})

/** Reads the arguments after the script's name; undefined for `--help`. Throws a UsageError with the fix. */
export function readCommandLine(
  args: readonly string[],
  { GATEWAY_KEY }: NodeJS.ProcessEnv = {},
): CommandLine | undefined {
  const settings = readFlags(options, args, { GATEWAY_KEY })
  if (settings === undefined) return undefined
  const { callbackListen: listen, callbackUrl: url, timeoutSeconds, ...rest } = settings
  if (rest.targets.length === 0 && !rest.list) throw new UsageError('Name a target with --target.')
  refuseWithAgainst(settings)
  refuseOtherContracts(settings)
  const remote = findKeyless(rest)
  if (remote !== undefined && rest.spec === undefined)
    throw new UsageError(`Give the key for ${remote} with --key or in GATEWAY_KEY.`)
  refuseWithUpstream(settings)
  if (rest.fuzzPath !== undefined && rest.seed === undefined)
    throw new UsageError('--fuzz-path needs the --seed of the same run.')
  if (url !== undefined && listen === undefined) throw new UsageError('--callback-url needs --callback-listen.')
  const callbacks = listen && { ...listen, publicUrl: getPublicUrl(listen, url) }
  return { ...rest, command: printCommand(args), timeoutMs: timeoutSeconds * 1000, ...(callbacks ? { callbacks } : {}) }
}

type Deployments = Pick<CommandLine, 'targets'> & Partial<Pick<CommandLine, 'against' | 'key' | 'againstKey'>>

/** The first deployment without a key that is not started here. */
export function findKeyless({ targets, against, key, againstKey = key }: Deployments): string | undefined {
  const keyless = [...(key === undefined ? targets : []), ...(againstKey === undefined && against ? [against] : [])]
  return keyless.find((name) => !localTargets.includes(name))
}

/** Throws a UsageError if the options cannot be combined with `--against`. */
function refuseWithAgainst({ against, againstKey, targets, ...options }: ReadSettings): void {
  if (against === undefined && againstKey !== undefined) throw new UsageError('--against-key needs --against.')
  if (against === undefined) return
  if (targets.length > 1) throw new UsageError('--against compares one --target with another: name one --target only.')
  const names = { upstream: '--upstream', fuzz: '--fuzz', fuzzPath: '--fuzz-path', callbackListen: '--callback-listen' }
  for (const [name, option] of Object.entries(names))
    if (ownValue(options, name) !== undefined)
      throw new UsageError(`--against compares the replies of two deployments, without ${option}.`)
}

/** Throws a UsageError if a local target does not serve the contract that it is judged by. */
function refuseOtherContracts({ targets, against, spec, chatCompletions }: ReadSettings): void {
  if (spec !== undefined && chatCompletions)
    throw new UsageError('--spec and --chat-completions are two contracts: choose one of them.')
  const [option, able] = spec === undefined ? ['--chat-completions', ['mock', 'stub']] : ['--spec', ['mock']]
  const names = [...targets, ...(against === undefined ? [] : [against])]
  const other = names.find((name) => !able.includes(name) && localTargets.includes(name))
  if (other === undefined || (spec === undefined && !chatCompletions)) return
  throw new UsageError(
    `--target ${other} serves the gateway's contract: with ${option}, use ${able.join(', ')} or a URL.`,
  )
}

/** Throws a UsageError if the options cannot be combined with `--upstream`. */
function refuseWithUpstream({ upstream, targets, spec, fuzz, formats }: ReadSettings): void {
  if (upstream === undefined && formats !== undefined) throw new UsageError('--formats needs --upstream PORT.')
  if (upstream === undefined) return
  if (spec !== undefined || fuzz !== undefined)
    throw new UsageError('--upstream tests the gateway between its two ends, without --spec and --fuzz.')
  const local = targets.find((name) => localTargets.includes(name))
  if (local !== undefined)
    throw new UsageError(
      `--target ${local} has no provider that could ask --upstream: start a gateway whose provider does, and give its URL.`,
    )
}

function printCommand(args: readonly string[]): string {
  const words = tokenizeArgs(options, args).flatMap((token) => {
    if (token.kind !== 'option') return []
    const { name, value } = token
    if (name === options.key.name) return [`--${name} "$GATEWAY_KEY"`]
    if (name === options.againstKey.name) return [`--${name} "$AGAINST_KEY"`]
    if (name === options.headers.name) return [`--${name} ${quoteForShell(`${value?.split(':')[0]}: ***`)}`]
    return [`--${name}`, ...(value === undefined ? [] : [quoteForShell(value)])]
  })
  return [getCommand('conformance'), ...words].join(' ')
}

function quoteForShell(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : quoteLiteral(text)
}

function getPublicUrl({ host, port }: { readonly host: string; readonly port: number }, url: URL | undefined): string {
  return url?.href.replace(/\/+$/, '') ?? formatUrl(host, port)
}
