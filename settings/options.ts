import { KNOWN_SECRET } from '../runtime/webhooks/sender.ts'
import { invalidReplies, listOption, optionalOption, readingOptions, switchOption, valueOption } from './option.ts'
import {
  callbackSecret,
  database,
  hostName,
  httpUrl,
  integerBetween,
  key,
  keyFile,
  network,
  nonEmpty,
  numberBetween,
  oneOf,
  origin,
  port,
  receiver,
  target,
} from './option-types.ts'
import { reportOption } from './report-file.ts'

const count = integerBetween(1, 10_000_000)
const seed = integerBetween(0)
const seconds = numberBetween(0.1, 1_000_000)

const chatCompletions = switchOption(
  'chat-completions',
  'serve POST /v1/chat/completions too, which the contract of the gateway does not have',
)

const sharedOptions = {
  port: valueOption('port NUMBER', 'port to listen on; 0 picks a free one', { type: port, fallback: 4010 }),
  host: valueOption('host HOST', 'address to listen on', { type: nonEmpty, fallback: '127.0.0.1' }),
  keys: {
    ...listOption('key KEY', 'API key that clients may use; repeat it for several', key),
    fallback: ['sk-mock'],
  },
  keyFiles: listOption('key-file FILE', 'file with more keys, one per line; replaces the default sk-mock', keyFile),
  seed: valueOption('seed NUMBER', 'the same seed gives the same answers', { type: seed, fallback: 1 }),
  speed: valueOption('speed NUMBER', 'speed factor of streams and tasks; 0 is without delays', {
    type: numberBetween(0, 1_000_000),
    fallback: 1,
  }),
  strict: switchOption(
    'strict',
    'accept only what the source document specifies: no aliases of headers, credentials and paths, no values outside its ranges',
  ),
  edition: valueOption('edition open|paid', 'edition of the image proxy', {
    type: oneOf('open', 'paid'),
    fallback: 'paid',
  }),
  chatCompletions,
  models: listOption('model ID', 'additional model id; may end in * as a wildcard', nonEmpty),
  callbackSecret: valueOption('callback-secret KEY', 'key that signs callbacks', {
    type: callbackSecret,
    fallback: KNOWN_SECRET,
  }),
  notifyHook: optionalOption('notify-hook URL', 'default callback address of image tasks', httpUrl),
  graceSeconds: valueOption('grace SECONDS', 'how long requests and streams may continue after SIGTERM', {
    type: numberBetween(0, 3600),
    fallback: 3.5,
  }),
}

const adminOptions = {
  adminPort: optionalOption('admin-port NUMBER', 'port for /metrics, /healthz and /readyz; 0 picks a free one', port),
  adminHost: valueOption('admin-host HOST', 'address of the admin port', { type: nonEmpty, fallback: '127.0.0.1' }),
}

const otlpEndpoint = optionalOption('otlp-endpoint URL', 'OTLP/HTTP endpoint for traces, without /v1/traces', httpUrl)

export const proxyOptions = {
  target: optionalOption('target URL', 'the gateway; nothing is ever sent to another host', target),
  port: { ...sharedOptions.port, fallback: 4020 },
  host: sharedOptions.host,
  key: optionalOption('key KEY', 'key for requests without one', key),
  spec: optionalOption(
    'spec FILE',
    'OpenAPI document, a file or an https URL, to check against; that of the gateway by default',
    nonEmpty,
  ),
  chatCompletions: { ...chatCompletions, about: 'check POST /v1/chat/completions too' },
  ...readingOptions,
  graceSeconds: sharedOptions.graceSeconds,
  exitCode: switchOption(
    'exit-code',
    'when stopped, exit with 1 if there was a violation, and 2 if there was no exchange',
  ),
  reports: listOption(
    'report FORMAT=FILE',
    'when stopped, write the violations as junit or json; repeat it for both',
    reportOption('junit', 'json'),
  ),
  ...adminOptions,
  otlpEndpoint,
}

const recordingOptions = {
  record: optionalOption(
    'record URL',
    'forward every request to this deployment and record it; with --replay, only what the recording does not have',
    target,
  ),
  recording: optionalOption(
    'recording FOLDER|FILE',
    'where to record: a folder, or a file that ends in .jsonl; with --replay, that recording',
    nonEmpty,
  ),
  normalise: switchOption(
    'normalise',
    'record the same files each time: stable ids and dates, events one by one, no times, and only headers that matter',
  ),
  redact: listOption(
    'redact PATTERN',
    'regular expression of texts that are not recorded; implies --normalise; repeat it for several',
    nonEmpty,
  ),
  replay: optionalOption(
    'replay FOLDER|FILE',
    'recording to replay; other requests are simulated, forwarded or recorded',
    nonEmpty,
  ),
  replayMatch: optionalOption(
    'replay-match strict|loose',
    'whether a request must equal the recorded one, or the most similar one is replayed (strict)',
    oneOf('strict', 'loose'),
  ),
  replayOnly: switchOption('replay-only', 'replay only; requests that are not in the recording get a 404'),
  forward: optionalOption(
    'forward URL',
    'deployment that answers what no scenario, fault or recording answers; nothing is simulated',
    target,
  ),
  forwardKey: optionalOption('forward-key KEY', "the key of that deployment; each client's key by default", key),
  forwardOnly: listOption(
    'forward-only OPERATION',
    'forward only this operation, by its operationId, and simulate the others; repeat it for several',
    nonEmpty,
  ),
  checkRecording: optionalOption(
    'check-recording FOLDER|FILE',
    'check a recording against the contract and exit: code 0, or 1 for violations',
    nonEmpty,
  ),
}

/** `exception`: hosts that are always allowed. */
function callbackHosts(exception: string) {
  const hosts = 'host or network (as 10.0.0.0/8) that callbacks may reach, or public for all public addresses'
  return listOption('callback-host HOST', `${hosts}; ${exception}; repeat it for several`, receiver)
}

const corsOrigins = listOption(
  'cors ORIGIN',
  'allowed CORS origin, * for all, off for none; repeat it for several',
  origin,
)

const traceOptions = {
  otlpEndpoint,
  otlpContent: {
    ...valueOption(
      'otlp-content WHERE',
      'whether spans contain the texts of requests and replies: SPAN_ONLY, SPAN_AND_EVENT and true put them there',
      {
        type: oneOf('NO_CONTENT', 'SPAN_ONLY', 'EVENT_ONLY', 'SPAN_AND_EVENT', 'true', 'false'),
        fallback: 'NO_CONTENT',
      },
    ),
    variable: 'OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT',
  },
}

export const mockOptions = {
  ...sharedOptions,
  ...recordingOptions,
  callbackHosts: callbackHosts('the local machine is always allowed'),
  // The mock has no data that a page could steal.
  corsOrigins: { ...corsOrigins, fallback: ['*'] },
  scenarioFiles: listOption(
    'scenarios FILE',
    'file with scenarios, in YAML or JSON, reloaded when it changes; repeat it for several',
    nonEmpty,
  ),
  faultStrings: listOption(
    'fault FAULT',
    'fault to inject, in JSON or the short form (as status:500:probability=0.1); repeat it for several',
    nonEmpty,
  ),
  latencyFile: optionalOption(
    'latency FILE',
    'file that says how long answers take, in YAML or JSON: by model, by length of the prompt, under load',
    nonEmpty,
  ),
  controlKey: optionalOption(
    'control-key KEY',
    'key for the control API under /__mock; without one, only local programs and pages may use it',
    key,
  ),
  controlHosts: listOption(
    'control-host HOST',
    'host name under which the control API needs no key, in addition to localhost and loopback addresses; repeat it for several',
    hostName,
  ),
  validation: valueOption(
    'validation on|report',
    'on refuses requests that break the contract; report answers them, and shows what is wrong',
    { type: oneOf('on', 'report'), fallback: 'on' },
  ),
  noControl: switchOption('no-control', 'disable the control API'),
  noJournal: switchOption('no-journal', 'disable the journal of requests, and the log'),
  journalBodyKb: valueOption('journal-body KB', 'size up to which the journal keeps a body or an answer whole', {
    type: integerBetween(1, 65_536),
    fallback: 256,
  }),
  sandboxExpiryMinutes: valueOption(
    'sandbox-expiry MINUTES',
    'minutes without use after which a sandbox other than the default one is deleted; 0 keeps all',
    { type: numberBetween(0, 525_600), fallback: 0 },
  ),
  logFormat: {
    ...valueOption('log pretty|json|off', 'a line for each request, task and callback', {
      type: oneOf('pretty', 'json', 'off'),
      fallback: 'pretty',
    }),
    // An environment that is shared with the stub has its level in GATEWRIGHT_LOG.
    variable: 'GATEWRIGHT_MOCK_LOG',
  },
  logFile: optionalOption('log-file FILE', 'file to append the log to, instead of the terminal', nonEmpty),
  stateless: switchOption('stateless', 'forget what is created in collections; for a mock of another document'),
  dynamic: switchOption(
    'dynamic',
    'generate JSON replies from their schemas instead of examples; for a mock of another document',
  ),
  watch: switchOption(
    'watch',
    'serve the document again whenever one of its files changes; what the mock has stored is lost',
  ),
  firstTokenMs: valueOption('first-token-ms MS', 'delay before the first token of a reply', {
    type: numberBetween(0, 86_400_000),
    fallback: 300,
  }),
  tokensPerSecond: valueOption('tokens-per-second NUMBER', 'tokens per second after the first one', {
    type: numberBetween(0.001, 1_000_000),
    fallback: 60,
  }),
  jitter: valueOption(
    'jitter NUMBER',
    'random variation of each delay, as a fraction from 0 to 1; deterministic by seed',
    {
      type: numberBetween(0, 1),
      fallback: 0,
    },
  ),
  ...adminOptions,
  ...traceOptions,
}

export const stubOptions = {
  ...sharedOptions,
  seed: optionalOption(
    'seed NUMBER',
    'the same seed gives the same answers and, without a database, the same ids; without a seed ids are random',
    seed,
  ),
  callbackHosts: callbackHosts('none by default; loopback allows the local machine'),
  corsOrigins: { ...corsOrigins, fallback: ['off'] },
  config: optionalOption('config FILE', 'file with settings, keys and upstreams, in YAML or JSON', nonEmpty),
  noSimulation: switchOption(
    'no-simulation',
    'serve only the upstreams of the file and the ports in code: no simulated models and accounts',
  ),
  invalidReplies,
  database: optionalOption(
    'database URL|FOLDER',
    'storage of tasks, responses and callbacks: PostgreSQL, or a folder for an embedded one',
    database,
  ),
  requestsPerMinute: optionalOption(
    'requests-per-minute NUMBER',
    'requests per minute of a key without a limit in the file',
    count,
  ),
  concurrent: optionalOption('concurrent NUMBER', 'concurrent requests of a key without a limit in the file', count),
  maxRequests: valueOption('max-requests NUMBER', 'concurrent requests, including streams; more get a 503', {
    type: count,
    fallback: 10_000,
  }),
  maxStreams: valueOption('max-streams NUMBER', 'concurrent streams; more get a 503', {
    type: count,
    fallback: 5000,
  }),
  maxStreamSeconds: valueOption('max-stream-time SECONDS', 'maximum duration of a stream', {
    type: seconds,
    fallback: 3600,
  }),
  taskTimeoutSeconds: valueOption(
    'task-timeout SECONDS',
    'timeout of one attempt at a video or image task; the task fails after 5 attempts',
    { type: seconds, fallback: 3600 },
  ),
  maxLagMs: valueOption('max-lag MS', 'event loop lag above which new requests get a 503; 0 turns it off', {
    type: integerBetween(0, 600_000),
    fallback: 1000,
  }),
  trustProxy: listOption(
    'trust-proxy NETWORK',
    'address or network of a proxy whose X-Forwarded headers are trusted; repeat it for several',
    network,
  ),
  logLevel: valueOption(
    'log LEVEL',
    'log level; JSON lines on stderr: off, error, warn, info (each request) or debug; auto is a short line for each request, in a terminal only',
    {
      type: oneOf('auto', 'off', 'error', 'warn', 'info', 'debug'),
      fallback: 'auto',
    },
  ),
  ...adminOptions,
  ...traceOptions,
}

/** What a mock of another document has no use for, since it has no models. */
export const gatewayOptions = [
  'chatCompletions',
  'edition',
  'firstTokenMs',
  'jitter',
  'models',
  'notifyHook',
  'tokensPerSecond',
] as const

/** What only a mock of another document has. */
export const documentOptions = ['dynamic', 'stateless'] as const
