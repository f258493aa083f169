import { type CodeOption, many, maybe, type Option, one, toggle } from './option.ts'
import {
  database,
  hostName,
  httpUrl,
  key,
  keyFile,
  network,
  nonEmpty,
  number,
  oneOf,
  origin,
  port,
  receiver,
  target,
  wholeNumber,
} from './option-types.ts'

const count = wholeNumber(1, 10_000_000)
const seed = wholeNumber(0)
const seconds = number(0.1, 1_000_000)

/** Options of the mock and of the stub. */
const sharedOptions = {
  port: one('port NUMBER', 'port to listen on; 0 picks a free one', { type: port, fallback: 4010 }),
  host: one('host HOST', 'address to listen on', { type: nonEmpty, fallback: '127.0.0.1' }),
  keys: {
    ...many('key KEY', 'key that lets a request in; repeat it for several', key),
    fallback: ['sk-mock'],
  },
  keyFiles: many('key-file FILE', 'file with more keys, one a line; then there is no sk-mock', keyFile),
  seed: one('seed NUMBER', 'the same seed gives the same answers', { type: seed, fallback: 1 }),
  speed: one('speed NUMBER', 'how fast streams and tasks run; 0 is at once', {
    type: number(0, 1_000_000),
    fallback: 1,
  }),
  strict: toggle('strict', 'take only what the contract spells out: no other names of headers, credentials and paths'),
  edition: one('edition open|paid', 'edition of the image proxy', { type: oneOf('open', 'paid'), fallback: 'paid' }),
  models: many('model ID', 'one more model id; may end in * for all that begin so', nonEmpty),
  callbackSecret: one('callback-secret KEY', 'key that signs callbacks', { type: nonEmpty, fallback: 'whsec-mock' }),
  notifyHook: maybe('notify-hook URL', 'where image tasks report when a submit names no address', httpUrl),
  graceSeconds: one('grace SECONDS', 'how long requests and streams may go on once the server is told to stop', {
    type: number(0, 3600),
    fallback: 3.5,
  }),
}

/** Recordings of a real deployment. */
const recordingOptions = {
  record: maybe(
    'record URL',
    'pass everything on to this deployment, and record it in the recording; nothing is simulated',
    target,
  ),
  recording: maybe('recording FOLDER|FILE', 'where to record: a folder, or a file that ends in .jsonl', nonEmpty),
  replay: maybe('replay FOLDER|FILE', 'recording to answer from; what is not on it is simulated', nonEmpty),
  replayMatch: maybe(
    'replay-match strict|loose',
    'whether a request has to be the same as in the recording, or the nearest counts (strict)',
    oneOf('strict', 'loose'),
  ),
  replayOnly: toggle('replay-only', 'answer from the recording alone, and with 404 what is not on it'),
  checkRecording: maybe(
    'check-recording FOLDER|FILE',
    'hold a recording against the contract and stop: exit code 0, or 1 where it is broken',
    nonEmpty,
  ),
}

/** `exception`: what may be reached without it. */
function callbackHosts(exception: string) {
  const hosts = 'host, network (as 10.0.0.0/8), or the word public, that callbacks may reach'
  return many('callback-host HOST', `${hosts}; ${exception}; repeat it for several`, receiver)
}

const corsOrigins = many(
  'cors ORIGIN',
  'origin whose web pages may call, * for all, off for none; repeat it for several',
  origin,
)

/** Options of the mock. */
export const mockOptions = {
  ...sharedOptions,
  ...recordingOptions,
  callbackHosts: callbackHosts('this machine they always may'),
  // The mock has nothing that a page could steal.
  corsOrigins: { ...corsOrigins, fallback: ['*'] },
  scenarioFiles: many(
    'scenarios FILE',
    'file with scenarios, in YAML or JSON, read again when it changes; repeat it for several',
    nonEmpty,
  ),
  faultTexts: many(
    'fault FAULT',
    'fault to inject, as JSON or in short (as status:500:probability=0.1); repeat it for several',
    nonEmpty,
  ),
  controlKey: maybe(
    'control-key KEY',
    'key that the controls under /__mock take; without one, only programs and pages on this machine may use them',
    key,
  ),
  controlHosts: many(
    'control-host HOST',
    'name under which the controls answer without a key, beside localhost and loopback addresses; repeat it for several',
    hostName,
  ),
  noControl: toggle('no-control', 'serve no controls'),
  noJournal: toggle('no-journal', 'keep no journal of requests'),
  firstTokenMs: one('first-token-ms MS', 'how long a text takes to its first token', {
    type: number(0, 86_400_000),
    fallback: 300,
  }),
  tokensPerSecond: one('tokens-per-second NUMBER', 'how fast a text is written after that', {
    type: number(0.001, 1_000_000),
    fallback: 60,
  }),
  jitter: one(
    'jitter NUMBER',
    'by which part of itself each of these waits may be off, from 0 to 1; the seed decides',
    {
      type: number(0, 1),
      fallback: 0,
    },
  ),
}

/** Options of the stub. */
export const stubOptions = {
  ...sharedOptions,
  seed: maybe(
    'seed NUMBER',
    'the same seed gives the same answers, and the same ids where no database is; ids are random when absent',
    seed,
  ),
  callbackHosts: callbackHosts('nothing when absent, not even this machine, which is the word loopback'),
  corsOrigins: { ...corsOrigins, fallback: ['off'] },
  config: maybe('config FILE', 'file with settings, keys and upstreams, in YAML or JSON', nonEmpty),
  noSimulation: toggle(
    'no-simulation',
    'serve nothing but the upstreams of the file and what the code brings: no simulated models and accounts',
  ),
  database: maybe(
    'database URL|FOLDER',
    'where tasks, responses and callbacks are kept: PostgreSQL, or a folder for an embedded one',
    database,
  ),
  requestsPerMinute: maybe(
    'requests-per-minute NUMBER',
    'requests that a key may make in a minute, unless it has a number of its own',
    count,
  ),
  concurrent: maybe(
    'concurrent NUMBER',
    'requests of a key that may be under way at a time, unless it has a number of its own',
    count,
  ),
  maxRequests: one(
    'max-requests NUMBER',
    'requests under way at a time, streams among them; more are answered with 503',
    { type: count, fallback: 10_000 },
  ),
  maxStreams: one('max-streams NUMBER', 'streams open at a time; more are answered with 503', {
    type: count,
    fallback: 5000,
  }),
  maxStreamSeconds: one('max-stream-time SECONDS', 'how long a stream may take', { type: seconds, fallback: 3600 }),
  taskTimeoutSeconds: one(
    'task-timeout SECONDS',
    'how long one attempt at a video or image task may take; the task fails after 5 attempts',
    { type: seconds, fallback: 3600 },
  ),
  maxLagMs: one('max-lag MS', 'how late the process may be before new requests are answered with 503; 0 is never', {
    type: wholeNumber(0, 600_000),
    fallback: 1000,
  }),
  trustProxy: many(
    'trust-proxy NETWORK',
    'address or network of a proxy whose X-Forwarded headers are believed; repeat it for several',
    network,
  ),
  logLevel: one('log LEVEL', 'log in JSON lines to the error output: off, error, warn, info (each request) or debug', {
    type: oneOf('off', 'error', 'warn', 'info', 'debug'),
    fallback: 'off',
  }),
  adminPort: maybe('admin-port NUMBER', 'port for /metrics, /healthz and /readyz; 0 picks a free one', port),
  adminHost: one('admin-host HOST', 'address to listen on for them', { type: nonEmpty, fallback: '127.0.0.1' }),
  otlpEndpoint: maybe('otlp-endpoint URL', 'where traces are sent in OTLP over HTTP, without /v1/traces', httpUrl),
}

/** Options of the function `createMock`: those of the command line that it shares, and what only code can give. */
export const createMockOptions = {
  callbackHosts: mockOptions.callbackHosts,
  callbackSecret: mockOptions.callbackSecret,
  edition: mockOptions.edition,
  firstTokenMs: mockOptions.firstTokenMs,
  jitter: mockOptions.jitter,
  keys: mockOptions.keys,
  models: mockOptions.models,
  notifyHook: mockOptions.notifyHook,
  seed: mockOptions.seed,
  speed: mockOptions.speed,
  strict: mockOptions.strict,
  tokensPerSecond: mockOptions.tokensPerSecond,
  trustProxy: stubOptions.trustProxy,
  accounts: { takes: 'an array of accounts', accepts: Array.isArray },
  callbacks: { takes: 'an object', accepts: isObject },
  control: { takes: 'an object or false', accepts: (value) => value === false || isObject(value) },
  faults: { takes: 'an array of faults', accepts: Array.isArray },
  graceMs: { takes: 'a number from 0', accepts: (value) => typeof value === 'number' && value >= 0 },
  journal: { takes: 'true or false', accepts: (value) => typeof value === 'boolean' },
  log: { takes: 'a function', accepts: isFunction },
  onAttempt: { takes: 'a function', accepts: isFunction },
  operations: { takes: 'an object', accepts: isObject },
  replay: {
    takes: 'the path of a recording, or an object with it',
    accepts: (value) => isText(value) || isObject(value),
  },
  replyValidation: { takes: 'an object', accepts: isObject },
  scenarios: {
    takes: 'the path of a file, or an array of scenarios',
    accepts: (value) => isText(value) || Array.isArray(value) || isObject(value),
  },
  shownKey: { takes: 'a string', accepts: isText },
} satisfies Readonly<Record<string, Option<unknown> | CodeOption>>

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
