import type { IncomingHttpHeaders } from 'node:http'
import type { Json } from '../core/contract.ts'
import type { Piece } from './recorded-body.ts'
import type { RecordedBody } from './recorded-interaction.ts'

/** What stands in the place of a secret where only that is carried. */
const REMOVED = 'removed'

/** A word in the name of a header or of a parameter whose value opens something. */
const secretWord =
  /(^|[-_])(key|apikey|token|secret|auth|authorization|cookie2?|signature|sig|credentials?|password|passwd|session|hmac|sso)($|[-_])/i
/** `apiKey`, `accessToken`: the words of names in camel case. */
const withHyphens = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
const isSecretName = (name: string): boolean => secretWord.test(withHyphens(name))

/** In bodies `key` and `token` are words like others. */
const secretField =
  /(^|[-_])(api-?_?key|secret|password|authorization|(access|refresh|auth|bearer|session|id)[-_]token)$/i
const callbackField = /(^|[-_])(hook|webhook|callback)([-_](url|uri))?$/i
/** Whether a field of this name holds the address of a callback. */
export const isCallbackName = (name: string): boolean => callbackField.test(withHyphens(name))

/** The parameters of signed addresses, wherever these stand; `&` may be escaped as in JSON. */
const signedQuery =
  /((?:[?&]|\\u0026)(?:[\w.%-]*(?:signature|token|secret|credential|password|api[-_]?key|accesskeyid|key-pair-id|hmac)|key|sig|auth|policy|hm)=)([^&\s"'\\<>#)\]}]+)/gi
const userInAddress = /(\bhttps?:(?:\\?\/){2})([^\s/"'\\<>?#]+)(?=@)/gi

/** A shorter value may stand anywhere by chance. */
const MIN_LENGTH = 6
const MIN_BARE_LENGTH = 8

/**
 * All that was given as a secret while a recording is recorded. A value that was one once is masked wherever it stands, by as
 * many asterisks, so that nothing moves.
 */
export class Secrets {
  readonly #values = new Set<string>()

  add(value: string): void {
    if (value.length < MIN_LENGTH || value === REMOVED || /^\*+$/.test(value)) return
    const bare = value.startsWith('sk-') && value.length - 3 >= MIN_BARE_LENGTH ? [value.slice(3)] : []
    for (const each of [value, ...bare]) {
      for (const form of [each, encodeURIComponent(each), JSON.stringify(each).slice(1, -1), decoded(each)]) {
        if (form.length >= MIN_LENGTH) this.#values.add(form)
      }
    }
  }

  /** Learns of the secrets of a request, and gives its headers without them. */
  takeHeaders(headers: IncomingHttpHeaders): Record<string, string> {
    const taken = Object.entries(headers).flatMap(([name, value]) => {
      if (value === undefined) return []
      const text = Array.isArray(value) ? value.join(', ') : value
      return [[name, isSecretName(name) ? this.#takeCarrier(name, text) : text] as const]
    })
    return Object.fromEntries(taken)
  }

  /** Learns of the secrets in a query, and gives it without them. */
  takeQuery(query: URLSearchParams): Record<string, string> {
    const taken = Array.from(query, ([name, value]) => {
      const isSecret = isSecretName(name)
      if (isSecret) this.add(value)
      return [name, isSecret ? REMOVED : value] as const
    })
    return Object.fromEntries(taken)
  }

  /** Learns of the secrets in fields of a body, such as the queries of callback addresses. */
  learnFrom(value: Json): void {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') this.learnFrom(inner)
      else if (secretField.test(withHyphens(name))) this.add(inner)
      else if (isCallbackName(name)) this.#learnAddress(inner)
    }
  }

  maskText(text: string): string {
    const signed = text.replace(signedQuery, (_, before: string, value: string) => before + masked(value))
    const anonymous = signed.replace(userInAddress, (_, before: string, user: string) => before + masked(user))
    return this.#longestFirst().reduce((rest, value) => rest.replaceAll(value, masked(value)), anonymous)
  }

  maskJson(value: Json, name = ''): Json {
    if (typeof value === 'string') return this.#maskField(value, withHyphens(name))
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((each: Json) => this.maskJson(each, name))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [this.maskText(key), this.maskJson(inner, key)]),
    )
  }

  maskTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, this.maskText(text)]))
  }

  maskBody(body: RecordedBody): RecordedBody {
    if ('json' in body) return { json: this.maskJson(body.json) }
    if ('form' in body) return { form: this.maskJson(body.form) as Readonly<Record<string, Json>> }
    if ('text' in body) return { text: this.maskText(body.text) }
    if ('base64' in body) return { base64: this.#maskBytes(Buffer.from(body.base64, 'base64')).toString('base64') }
    return body
  }

  /** A secret may stand across the pieces of a stream. */
  maskPieces(pieces: readonly Piece[]): readonly Piece[] {
    const whole = Buffer.concat(pieces.map(({ bytes }) => bytes))
    const clean = this.#maskBytes(whole)
    let at = 0
    return pieces.map(({ atMs, bytes }) => {
      at += bytes.length
      return { atMs, bytes: clean.subarray(at - bytes.length, at) }
    })
  }

  /** Each byte is taken for a character, so that lengths stay what they are. */
  #maskBytes(bytes: Buffer): Buffer {
    return Buffer.from(this.maskText(bytes.toString('latin1')), 'latin1')
  }

  #takeCarrier(name: string, text: string): string {
    const [scheme, ...rest] = text.split(' ')
    if (/cookie/i.test(name)) for (const pair of text.split(/[;,]/)) this.add(pair.slice(pair.indexOf('=') + 1).trim())
    else if (rest.length > 0) this.add(rest.join(' ').trim())
    this.add(text)
    return /authorization$/i.test(name) && rest.length > 0 ? `${scheme} ${REMOVED}` : REMOVED
  }

  #learnAddress(address: string): void {
    const { username = '', password = '' } = URL.parse(address) ?? {}
    for (const each of [username, password]) this.add(each)
    const query = getQuery(address)
    this.add(query)
    for (const value of new URLSearchParams(query).values()) this.add(value)
  }

  #maskField(text: string, name: string): string {
    if (secretField.test(name)) return masked(text)
    const isCallback = callbackField.test(name)
    const query = isCallback ? getQuery(text) : ''
    const open = query === '' ? text : text.slice(0, text.length - query.length) + masked(query)
    return this.maskText(open)
  }

  #longestFirst(): readonly string[] {
    return [...this.#values].sort((a, b) => b.length - a.length)
  }
}

function getQuery(address: string): string {
  const at = address.indexOf('?')
  return at === -1 ? '' : address.slice(at + 1)
}

function masked(value: string): string {
  return '*'.repeat(value.length)
}

const mask = new RegExp(`\\*{${MIN_LENGTH},}`, 'g')

/** Whether a text is the recorded one, as far as that was not masked. */
export function isMaskedForm(recorded: string, text: string): boolean {
  if (recorded.length !== text.length) return false
  return recorded.replaceAll(mask, (stars: string, at: number) => text.slice(at, at + stars.length)) === text
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
