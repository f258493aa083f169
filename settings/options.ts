import { isObject } from '../runtime/json.ts'
import { KNOWN_SECRET } from '../runtime/webhooks/sender.ts'
import { allowOutside, type CodeOption, many, maybe, type Option, one, toggle } from './option.ts'
import {
  callbackSecret,
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

const sharedOptions = {
  port: one('port NUMBER', 'port to listen on; 0 picks a free one', { type: port, fallback: 4010 }),
  host: one('host HOST', 'address to listen on', { type: nonEmpty, fallback: '127.0.0.1' }),
  keys: {
    ...many('key KEY', 'API key that clients may use; repeat it for several', key),
    fallback: ['sk-mock'],
  },
  keyFiles: many('key-file FILE', 'file with more keys, one per line; replaces the default sk-mock', keyFile),
  seed: one('seed NUMBER', 'the same seed gives the same answers', { type: seed, fallback: 1 }),
  speed: one('speed NUMBER', 'speed factor of streams and tasks; 0 is without delays', {
    type: number(0, 1_000_000),
    fallback: 1,
  }),
  strict: toggle(
    'strict',
    'accept only what the source document specifies: no aliases of headers, credentials and paths, no values outside its ranges',
  ),
  edition: one('edition open|paid', 'edition of the image proxy', { type: oneOf('open', 'paid'), fallback: 'paid' }),
  models: many('model ID', 'additional model id; may end in * as a wildcard', nonEmpty),
  callbackSecret: one('callback-secret KEY', 'key that signs callbacks', {
    type: callbackSecret,
    fallback: KNOWN_SECRET,
  }),
  notifyHook: maybe('notify-hook URL', 'default callback address of image tasks', httpUrl),
  graceSeconds: one('grace SECONDS', 'how long requests and streams may continue after SIGTERM', {
    type: number(0, 3600),
    fallback: 3.5,
  }),
}

export const proxyOptions = {
  target: maybe('target URL', 'the gateway; nothing is ever sent to another host', target),
  port: { ...sharedOptions.port, fallback: 4020 },
  host: sharedOptions.host,
  key: maybe('key KEY', 'key for requests without one', key),
  spec: maybe('spec FILE', "OpenAPI document to check against; the gateway's own by default", nonEmpty),
  allowOutside,
  graceSeconds: sharedOptions.graceSeconds,
}

const recordingOptions = {
  record: maybe('record URL', 'forward every request to this deployment and record it; nothing is simulated', target),
  recording: maybe('recording FOLDER|FILE', 'where to record: a folder, or a file that ends in .jsonl', nonEmpty),
  replay: maybe('replay FOLDER|FILE', 'recording to replay; requests that are not in it are simulated', nonEmpty),
  replayMatch: maybe(
    'replay-match strict|loose',
    'whether a request must equal the recorded one, or the most similar one is replayed (strict)',
    oneOf('strict', 'loose'),
  ),
  replayOnly: toggle('replay-only', 'replay only; requests that are not in the recording get a 404'),
  checkRecording: maybe(
    'check-recording FOLDER|FILE',
    'check a recording against the contract and exit: code 0, or 1 for violations',
    nonEmpty,
  ),
}

/** `exception`: hosts that are always allowed. */
function callbackHosts(exception: string) {
  const hosts = 'host or network (as 10.0.0.0/8) that callbacks may reach, or public for all public addresses'
  return many('callback-host HOST', `${hosts}; ${exception}; repeat it for several`, receiver)
}

const corsOrigins = many('cors ORIGIN', 'allowed CORS origin, * for all, off for none; repeat it for several', origin)

export const mockOptions = {
  ...sharedOptions,
  ...recordingOptions,
  callbackHosts: callbackHosts('the local machine is always allowed'),
  // The mock has no data that a page could steal.
  corsOrigins: { ...corsOrigins, fallback: ['*'] },
  scenarioFiles: many(
    'scenarios FILE',
    'file with scenarios, in YAML or JSON, reloaded when it changes; repeat it for several',
    nonEmpty,
  ),
  faultStrings: many(
    'fault FAULT',
    'fault to inject, in JSON or the short form (as status:500:probability=0.1); repeat it for several',
    nonEmpty,
  ),
  controlKey: maybe(
    'control-key KEY',
    'key for the control API under /__mock; without one, only local programs and pages may use it',
    key,
  ),
  controlHosts: many(
    'control-host HOST',
    'host name under which the control API needs no key, in addition to localhost and loopback addresses; repeat it for several',
    hostName,
  ),
  noControl: toggle('no-control', 'disable the control API'),
  noJournal: toggle('no-journal', 'disable the journal of requests, and the log'),
  logFormat: {
    ...one('log pretty|json|off', 'a line for each request, task and callback', {
      type: oneOf('pretty', 'json', 'off'),
      fallback: 'pretty',
    }),
    // An environment that is shared with the stub has its level in GATEWRIGHT_LOG.
    variable: 'GATEWRIGHT_MOCK_LOG',
  },
  logFile: maybe('log-file FILE', 'file to append the log to, in place of the terminal', nonEmpty),
  stateless: toggle('stateless', 'forget what is created in collections; for a mock of another document'),
  dynamic: toggle(
    'dynamic',
    'generate JSON replies from their schemas in place of examples; for a mock of another document',
  ),
  watch: toggle(
    'watch',
    'serve the document again whenever one of its files changes; what the mock has stored is lost',
  ),
  firstTokenMs: one('first-token-ms MS', 'delay before the first token of a reply', {
    type: number(0, 86_400_000),
    fallback: 300,
  }),
  tokensPerSecond: one('tokens-per-second NUMBER', 'tokens per second after the first one', {
    type: number(0.001, 1_000_000),
    fallback: 60,
  }),
  jitter: one('jitter NUMBER', 'random variation of each delay, as a fraction from 0 to 1; deterministic by seed', {
    type: number(0, 1),
    fallback: 0,
  }),
}

export const stubOptions = {
  ...sharedOptions,
  seed: maybe(
    'seed NUMBER',
    'the same seed gives the same answers and, without a database, the same ids; without a seed ids are random',
    seed,
  ),
  callbackHosts: callbackHosts('none by default; loopback allows the local machine'),
  corsOrigins: { ...corsOrigins, fallback: ['off'] },
  config: maybe('config FILE', 'file with settings, keys and upstreams, in YAML or JSON', nonEmpty),
  noSimulation: toggle(
    'no-simulation',
    'serve only the upstreams of the file and the ports in code: no simulated models and accounts',
  ),
  database: maybe(
    'database URL|FOLDER',
    'storage of tasks, responses and callbacks: PostgreSQL, or a folder for an embedded one',
    database,
  ),
  requestsPerMinute: maybe(
    'requests-per-minute NUMBER',
    'requests per minute of a key, unless the key has its own limit',
    count,
  ),
  concurrent: maybe('concurrent NUMBER', 'concurrent requests of a key, unless the key has its own limit', count),
  maxRequests: one('max-requests NUMBER', 'concurrent requests, including streams; more get a 503', {
    type: count,
    fallback: 10_000,
  }),
  maxStreams: one('max-streams NUMBER', 'concurrent streams; more get a 503', {
    type: count,
    fallback: 5000,
  }),
  maxStreamSeconds: one('max-stream-time SECONDS', 'maximum duration of a stream', { type: seconds, fallback: 3600 }),
  taskTimeoutSeconds: one(
    'task-timeout SECONDS',
    'timeout of one attempt at a video or image task; the task fails after 5 attempts',
    { type: seconds, fallback: 3600 },
  ),
  maxLagMs: one('max-lag MS', 'event loop lag above which new requests get a 503; 0 turns it off', {
    type: wholeNumber(0, 600_000),
    fallback: 1000,
  }),
  trustProxy: many(
    'trust-proxy NETWORK',
    'address or network of a proxy whose X-Forwarded headers are trusted; repeat it for several',
    network,
  ),
  logLevel: one('log LEVEL', 'log level; JSON lines on stderr: off, error, warn, info (each request) or debug', {
    type: oneOf('off', 'error', 'warn', 'info', 'debug'),
    fallback: 'off',
  }),
  adminPort: maybe('admin-port NUMBER', 'port for /metrics, /healthz and /readyz; 0 picks a free one', port),
  adminHost: one('admin-host HOST', 'address of the admin port', { type: nonEmpty, fallback: '127.0.0.1' }),
  otlpEndpoint: maybe('otlp-endpoint URL', 'OTLP/HTTP endpoint for traces, without /v1/traces', httpUrl),
}

/** Options of the function `createMock`: some of the command line, and some that only code can set. */
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

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
