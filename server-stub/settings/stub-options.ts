import { many, maybe, one, toggle } from './option.ts'
import { database, httpUrl, network, number, pickOne, text } from './readers.ts'
import { callbackOption, corsOption, seedNumber, sharedOptions } from './shared-options.ts'

const count = number({ from: 1, to: 10_000_000, whole: true })

/** The options of the stub. */
export const stubOptions = {
  ...sharedOptions,
  seed: maybe({
    name: 'seed',
    value: 'NUMBER',
    about: 'the same seed gives the same answers, and the same ids where no database is; ids are random when absent',
    read: seedNumber,
  }),
  callbackHosts: callbackOption('nothing when absent, not even this machine, which is the word loopback'),
  corsOrigins: corsOption(['off']),
  config: maybe({
    name: 'config',
    value: 'FILE',
    about: 'file with settings, keys and upstreams, in YAML or JSON',
    read: text,
  }),
  noSimulation: toggle({
    name: 'no-simulation',
    about: 'serve nothing but the upstreams of the file and what the code brings: no simulated models and accounts',
  }),
  database: maybe({
    name: 'database',
    value: 'URL|FOLDER',
    about: 'where tasks, responses and callbacks are kept: PostgreSQL, or a folder for an embedded one',
    read: database,
  }),
  requestsPerMinute: maybe({
    name: 'requests-per-minute',
    value: 'NUMBER',
    about: 'requests that a key may make in a minute, unless it has a number of its own',
    read: count,
  }),
  concurrent: maybe({
    name: 'concurrent',
    value: 'NUMBER',
    about: 'requests of a key that may be under way at a time, unless it has a number of its own',
    read: count,
  }),
  maxRequests: one({
    name: 'max-requests',
    value: 'NUMBER',
    fallback: '10000',
    about: 'requests under way at a time, streams among them; more are answered with 503',
    read: count,
  }),
  maxStreams: one({
    name: 'max-streams',
    value: 'NUMBER',
    fallback: '5000',
    about: 'streams open at a time; more are answered with 503',
    read: count,
  }),
  maxStreamSeconds: one({
    name: 'max-stream-time',
    value: 'SECONDS',
    fallback: '3600',
    about: 'how long a stream may take',
    read: number({ from: 0.1, to: 1_000_000, whole: false }),
  }),
  taskTimeoutSeconds: one({
    name: 'task-timeout',
    value: 'SECONDS',
    fallback: '3600',
    about: 'how long one attempt at a video or image task may take; the task fails after 5 attempts',
    read: number({ from: 0.1, to: 1_000_000, whole: false }),
  }),
  maxLagMs: one({
    name: 'max-lag',
    value: 'MS',
    fallback: '1000',
    about: 'how late the process may be before new requests are answered with 503; 0 is never',
    read: number({ from: 0, to: 600_000, whole: true }),
  }),
  trustProxy: many({
    name: 'trust-proxy',
    value: 'NETWORK',
    about: 'address or network of a proxy whose X-Forwarded headers are believed; repeat it for several',
    read: network,
  }),
  logLevel: one({
    name: 'log',
    value: 'LEVEL',
    fallback: 'off',
    about: 'log in JSON lines to the error output: off, error, warn, info (each request) or debug',
    read: pickOne(['off', 'error', 'warn', 'info', 'debug']),
  }),
  adminPort: maybe({
    name: 'admin-port',
    value: 'NUMBER',
    about: 'port for /metrics, /healthz and /readyz; 0 picks a free one',
    read: number({ from: 0, to: 65_535, whole: true }),
  }),
  adminHost: one({
    name: 'admin-host',
    value: 'HOST',
    fallback: '127.0.0.1',
    about: 'address to listen on for them',
    read: text,
  }),
  otlpEndpoint: maybe({
    name: 'otlp-endpoint',
    value: 'URL',
    about: 'where traces are sent in OTLP over HTTP, without /v1/traces',
    read: httpUrl,
  }),
}
