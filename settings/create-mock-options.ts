import { isObject } from '../runtime/json.ts'
import { type CodeOption, type Option, readingOptions } from './option.ts'
import { mockOptions, stubOptions } from './options.ts'

const deploymentOption: CodeOption = {
  takes: 'a URL, or an object with it',
  accepts: (value) => isText(value) || isObject(value),
}

/** Options of the function `createMock`: some of the command line, and some that only code can set. */
export const createMockOptions = {
  ...readingOptions,
  callbackHosts: mockOptions.callbackHosts,
  chatCompletions: mockOptions.chatCompletions,
  callbackSecret: mockOptions.callbackSecret,
  dynamic: mockOptions.dynamic,
  edition: mockOptions.edition,
  firstTokenMs: mockOptions.firstTokenMs,
  jitter: mockOptions.jitter,
  journalBodyKb: mockOptions.journalBodyKb,
  keys: mockOptions.keys,
  models: mockOptions.models,
  notifyHook: mockOptions.notifyHook,
  sandboxExpiryMinutes: mockOptions.sandboxExpiryMinutes,
  seed: mockOptions.seed,
  speed: mockOptions.speed,
  stateless: mockOptions.stateless,
  strict: mockOptions.strict,
  tokensPerSecond: mockOptions.tokensPerSecond,
  trustProxy: stubOptions.trustProxy,
  validation: mockOptions.validation,
  accounts: { takes: 'an array of accounts', accepts: Array.isArray },
  callbacks: { takes: 'an object', accepts: isObject },
  control: { takes: 'an object or false', accepts: (value) => value === false || isObject(value) },
  faults: { takes: 'an array of faults', accepts: Array.isArray },
  forward: deploymentOption,
  record: deploymentOption,
  graceMs: { takes: 'a number from 0', accepts: (value) => typeof value === 'number' && value >= 0 },
  journal: { takes: 'true or false', accepts: (value) => typeof value === 'boolean' },
  latency: {
    takes: 'the path of a file, or an array of rules',
    accepts: (value) => isText(value) || Array.isArray(value),
  },
  log: { takes: 'a function', accepts: isFunction },
  onAttempt: { takes: 'a function', accepts: isFunction },
  operations: { takes: 'an object', accepts: isObject },
  replay: {
    takes: 'the path of a recording, or an object with it',
    accepts: (value) => isText(value) || isObject(value),
  },
  recordings: { takes: 'an object', accepts: isObject },
  replyValidation: { takes: 'an object', accepts: isObject },
  scenarios: {
    takes: 'the path of a file, or an array of scenarios',
    accepts: (value) => isText(value) || Array.isArray(value) || isObject(value),
  },
  shownKey: { takes: 'a string', accepts: isText },
  spec: { takes: 'the path of an OpenAPI document', accepts: isText },
} satisfies Readonly<Record<string, Option<unknown> | CodeOption>>

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
