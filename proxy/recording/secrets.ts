import type { IncomingHttpHeaders } from 'node:http'
import { parseUrl } from '../../runtime/es2024.ts'
import { getQuery } from '../../runtime/http/parameters.ts'
import { decodePercent, type Json } from '../../runtime/json.ts'
import { StringSearch } from '../../runtime/string-search.ts'
import type { Chunk } from './recorded-body.ts'
import type { RecordedBody, RecordedRequest } from './recorded-interaction.ts'
import { type FindSpans, mergeSpans, type Span } from './redact.ts'

/** Replaces a value that is only a secret in a recording. */
const REMOVED = 'removed'

/** Matches names of headers and parameters with secret values. */
const secretWord =
  /(^|[-_])(key|apikey|token|secret|auth|authorization|cookie2?|signature|sig|credentials?|password|passwd|session|hmac|sso)($|[-_])/i
/** `apiKey` as `api-Key`, so that the words of names in camel case match. */
const withHyphens = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
export const isSecretName = (name: string): boolean =>
  secretWord.test(withHyphens(name)) && name.toLowerCase() !== 'idempotency-key'

/** Matches names of fields with secret values; `key` and `token` alone are ordinary words there. */
const secretField =
  /(^|[-_])(api-?_?key|secret|password|authorization|(access|refresh|auth|bearer|session|id)[-_]token)$/i
const callbackField = /(^|[-_])(hook|webhook|callback)([-_](url|uri))?$/i
export const isCallbackName = (name: string): boolean => callbackField.test(withHyphens(name))

/** The parameters of signed URLs; `&` may be escaped as in JSON. */
const signedQuery =
  /((?:[?&]|\\u0026)(?:[\w.%-]*(?:signature|token|secret|credential|password|api[-_]?key|accesskeyid|key-pair-id|hmac)|key|sig|auth|policy|hm)=)([^&\s"'\\<>#)\]}]+)/gi
const userInAddress = /(\bhttps?:(?:\\?\/){2})([^\s/"'\\<>?#]+)(?=@)/gi

/** The shortest secret that is masked: shorter values may occur elsewhere by chance. */
const MIN_LENGTH = 6
const MIN_BARE_LENGTH = 8

export interface SecretsOptions {
  /** Names of the credentials of the contract, in lower case. */
  readonly names?: ReadonlySet<string>
  /** Replaces a value that is only a secret. */
  readonly mark?: string
}

/**
 * The secrets seen so far. From then on, a value is masked wherever it occurs, by as many asterisks, so that
 * lengths do not change.
 */
export class Secrets {
  readonly #names: ReadonlySet<string>
  readonly #mark: string
  readonly #values = new Set<string>()
  /** The values that `#searches` do not search for yet. */
  #added: string[] = []
  readonly #searches: SecretSearch[] = []

  constructor({ names = new Set(), mark = REMOVED }: SecretsOptions = {}) {
    this.#names = names
    this.#mark = mark
  }

  /** Secrets that learn by themselves from now on, such as from a body that has not arrived whole. */
  copy(): Secrets {
    const copy = new Secrets({ names: this.#names, mark: this.#mark })
    for (const value of this.#values) copy.#values.add(value)
    copy.#added.push(...this.#added)
    copy.#searches.push(...this.#searches)
    return copy
  }

  add(value: string): void {
    if (value.length < MIN_LENGTH || value === this.#mark || /^\*+$/.test(value)) return
    const bare = value.startsWith('sk-') && value.length - 3 >= MIN_BARE_LENGTH ? [value.slice(3)] : []
    for (const secret of [value, ...bare]) {
      const texts = [
        secret,
        encodeURIComponent(secret.toWellFormed()),
        JSON.stringify(secret).slice(1, -1),
        decodePercent(secret),
      ]
      for (const form of texts.flatMap((text) => [text, toBytesAsText(text)])) {
        if (form.length < MIN_LENGTH || this.#values.has(form)) continue
        this.#values.add(form)
        this.#added.push(form)
      }
    }
  }

  /** Learns the secrets of a request and returns its headers without them. */
  takeHeaders(headers: IncomingHttpHeaders): Record<string, string> {
    const taken = Object.entries(headers).flatMap(([name, value]) => {
      if (value === undefined) return []
      const text = Array.isArray(value) ? value.join(', ') : value
      return [[name, this.#isSecret(name) ? this.#takeCarrier(name, text) : text] as const]
    })
    return Object.fromEntries(taken)
  }

  /** Learns the secrets in a query and returns it without them. */
  takeQuery(query: URLSearchParams): RecordedRequest['query'] {
    const taken = Array.from(new Set(query.keys()), (name) => {
      const values = query.getAll(name)
      const isSecret = this.#isSecret(name)
      if (isSecret) for (const value of values) this.add(value)
      const [first = '', ...others] = isSecret ? values.map(() => this.#mark) : values
      return [name, others.length === 0 ? first : [first, ...others]] as const
    })
    return Object.fromEntries(taken)
  }

  /** Learns the secrets in fields of a body, such as the queries of callback addresses. */
  learnFrom(value: Json): void {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') this.learnFrom(inner)
      else if (secretField.test(withHyphens(name))) this.add(inner)
      else if (isCallbackName(name)) this.#learnAddress(inner)
    }
  }

  /** The parts of a text that are secrets, in order and without overlaps. */
  readonly findSpans: FindSpans = (text) => {
    this.#prepareSearches()
    return mergeSpans(this.#searches.flatMap(({ search }) => [...search.search(text)]))
  }

  maskText(text: string): string {
    const signed = text.replace(signedQuery, (_, before: string, value: string) => before + maskValue(value))
    const anonymous = signed.replace(userInAddress, (_, before: string, user: string) => before + maskValue(user))
    return maskSpans(anonymous, this.findSpans(anonymous))
  }

  maskJson(value: Json, name = ''): Json {
    if (typeof value === 'string') return this.#maskField(value, withHyphens(name))
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item: Json) => this.maskJson(item, name))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [this.maskText(key), this.maskJson(inner, key)]),
    )
  }

  maskStrings(strings: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(Object.entries(strings).map(([name, string]) => [name, this.maskText(string)]))
  }

  maskQuery(query: RecordedRequest['query']): RecordedRequest['query'] {
    const mask = (value: string | readonly string[]) =>
      typeof value === 'string' ? this.maskText(value) : value.map((text) => this.maskText(text))
    return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, mask(value)]))
  }

  maskBody(body: RecordedBody): RecordedBody {
    if ('json' in body) return { json: this.maskJson(body.json) }
    if ('form' in body) return { form: this.maskJson(body.form) as Readonly<Record<string, Json>> }
    if ('text' in body) return { text: this.maskText(body.text) }
    if ('base64' in body) return { base64: this.#maskBytes(Buffer.from(body.base64, 'base64')).toString('base64') }
    return body
  }

  /** A secret may be split across the chunks of a stream. */
  maskChunks(pieces: readonly Chunk[]): readonly Chunk[] {
    const whole = Buffer.concat(pieces.map(({ bytes }) => bytes))
    const clean = this.#maskBytes(whole)
    let at = 0
    return pieces.map(({ atMs, bytes }) => {
      at += bytes.length
      return { atMs, bytes: clean.subarray(at - bytes.length, at) }
    })
  }

  /** Treats bytes as characters, as `toBytesAsText` does, so that lengths do not change. */
  #maskBytes(bytes: Buffer): Buffer {
    return Buffer.from(this.maskText(bytes.toString('latin1')), 'latin1')
  }

  /** Joins searches of similar size, so that a new secret does not prepare the search for all again. */
  #prepareSearches(): void {
    if (this.#added.length === 0) return
    let values: readonly string[] = this.#added
    for (let last = this.#searches.at(-1); last && last.values.length <= values.length; last = this.#searches.at(-1)) {
      values = [...last.values, ...values]
      this.#searches.pop()
    }
    this.#searches.push({ values, search: new StringSearch(values) })
    this.#added = []
  }

  #isSecret(name: string): boolean {
    return isSecretName(name) || this.#names.has(name.toLowerCase())
  }

  #takeCarrier(name: string, text: string): string {
    const [scheme = '', ...rest] = text.split(' ')
    if (/^basic$/i.test(scheme)) this.#takePair(rest.join(' '))
    if (/cookie/i.test(name)) for (const pair of text.split(/[;,]/)) this.add(pair.slice(pair.indexOf('=') + 1).trim())
    else if (rest.length > 0) this.add(rest.join(' ').trim())
    this.add(text)
    return /authorization$/i.test(name) && rest.length > 0 ? `${scheme} ${this.#mark}` : this.#mark
  }

  /** A key may be the name of the user, without a password. */
  #takePair(base64: string): void {
    const [user = '', ...password] = Buffer.from(base64, 'base64').toString().split(':')
    this.add(password.join(':') || user)
  }

  #learnAddress(address: string): void {
    const { username = '', password = '' } = parseUrl(address) ?? {}
    for (const part of [username, password]) this.add(part)
    const query = getQuery(address)
    this.add(query)
    for (const value of new URLSearchParams(query).values()) this.add(value)
  }

  #maskField(text: string, name: string): string {
    if (secretField.test(name)) return maskValue(text)
    const isCallback = callbackField.test(name)
    const query = isCallback ? getQuery(text) : ''
    const open = query === '' ? text : text.slice(0, text.length - query.length) + maskValue(query)
    return this.maskText(open)
  }
}

function toBytesAsText(text: string): string {
  return Buffer.from(text).toString('latin1')
}

interface SecretSearch {
  readonly values: readonly string[]
  readonly search: StringSearch
}

function maskSpans(text: string, spans: readonly Span[]): string {
  let [masked, from] = ['', 0]
  for (const { start, end } of spans) {
    masked += text.slice(from, start) + '*'.repeat(end - start)
    from = end
  }
  return masked + text.slice(from)
}

function maskValue(value: string): string {
  return '*'.repeat(value.length)
}

const mask = new RegExp(`\\*{${MIN_LENGTH},}`, 'g')

/** Whether a string equals the recorded one, except for its masked parts. */
export function matchesMasked(recorded: string, text: string): boolean {
  if (recorded.length !== text.length) return false
  return recorded.replaceAll(mask, (stars: string, at: number) => text.slice(at, at + stars.length)) === text
}

/** Whether a secret was removed from a text. */
export function hasMaskedPart(text: string): boolean {
  return text.match(mask) !== null
}
