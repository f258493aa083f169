import { quote } from '../core/validation/quote.ts'
import { suggestion } from '../core/validation/suggest.ts'
import { hasCredentials, redactCredentials } from '../core/webhooks/url-credentials.ts'
import type { Fault } from './faults/fault.ts'
import type { MockOptions } from './mock.ts'
import type { ReplayOptions } from './replay/open-replay.ts'
import type { Scenario } from './scenarios/scenario.ts'
import type { ScenarioSource } from './scenarios/scenario-book.ts'

/** Those that are read here, and those that other servers over the same ports take. */
type Replaced =
  | 'accountPool'
  | 'clock'
  | 'database'
  | 'faults'
  | 'holdCallback'
  | 'keyRing'
  | 'pace'
  | 'replay'
  | 'scenarios'
  | 'simulation'
  | 'upstreams'

export interface InProcessOptions extends Partial<Omit<MockOptions, Replaced>> {
  /** Scenarios, or the path of a file of them, which is read again when it changes. */
  readonly scenarios?: string | readonly Scenario[] | ScenarioSource | undefined
  /** Faults, as objects or in their short form. */
  readonly faults?: readonly (Fault | string)[] | undefined
  /** A recording to answer from, by its path: a folder, or a file that ends in `.jsonl`. */
  readonly replay?: string | ReplayOptions | undefined
}

/** Throws a `TypeError` for the first option that is not known, or is not of its type: plain JavaScript has no other check. */
export function checkOptions(options: InProcessOptions): void {
  if (!isObject(options)) throw new TypeError(`createMock takes an object of options, not ${quote(options)}.`)
  for (const [name, value] of Object.entries(options)) {
    if (!isName(name)) throw new TypeError(`createMock: ${name} is not known; ${suggestion(name, Object.keys(forms))}`)
    const { takes, accepts } = forms[name]
    if (value !== undefined && !accepts(value)) {
      throw new TypeError(`createMock: ${name} takes ${takes}, not ${redactCredentials(quote(value))}.`)
    }
  }
}

interface Form {
  readonly takes: string
  readonly accepts: (value: unknown) => boolean
}

const number: Form = { takes: 'a number from 0', accepts: isNumber }
const flag: Form = { takes: 'true or false', accepts: (value) => typeof value === 'boolean' }
const text: Form = { takes: 'a string', accepts: isText }
const strings: Form = { takes: 'an array of strings', accepts: (value) => Array.isArray(value) && value.every(isText) }
const list: Form = { takes: 'a list', accepts: Array.isArray }
const object: Form = { takes: 'an object', accepts: isObject }
const callback: Form = { takes: 'a function', accepts: (value) => typeof value === 'function' }

const forms: Readonly<Record<keyof InProcessOptions, Form>> = {
  accounts: list,
  callbackHosts: strings,
  callbackSecret: text,
  callbacks: object,
  control: { takes: 'an object or false', accepts: (value) => value === false || isObject(value) },
  edition: { takes: '"open" or "paid"', accepts: (value) => value === 'open' || value === 'paid' },
  faults: list,
  firstTokenMs: number,
  graceMs: number,
  jitter: { takes: 'a number from 0 to 1', accepts: (value) => isNumber(value) && value <= 1 },
  journal: flag,
  keys: strings,
  log: callback,
  models: strings,
  notifyHook: {
    takes: 'a URL without user name and password',
    accepts: (value) => isText(value) && !hasCredentials(value),
  },
  onAttempt: callback,
  operations: object,
  replay: {
    takes: 'the path of a recording, or an object with it',
    accepts: (value) => isText(value) || isObject(value),
  },
  replyValidation: object,
  scenarios: {
    takes: 'the path of a file, or a list of scenarios',
    accepts: (value) => isText(value) || Array.isArray(value) || isObject(value),
  },
  seed: number,
  shownKey: text,
  speed: number,
  strict: flag,
  tokensPerSecond: number,
  trustProxy: strings,
}

function isName(name: string): name is keyof InProcessOptions {
  return Object.hasOwn(forms, name)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && value >= 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
