import { existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { parseUrl } from '../runtime/es2024.ts'
import type { Json } from '../runtime/json.ts'
import { isLoopback } from '../runtime/loopback.ts'
import { addressFilter } from '../runtime/webhooks/address-filter.ts'
import { callbackSecrets, isCallbackSecret } from '../runtime/webhooks/sender.ts'
import { hasCredentials, redactAddress } from '../runtime/webhooks/url-credentials.ts'
import { UsageError } from './errors.ts'
import { readTextFile } from './files.ts'

export interface OptionType<T> {
  /** The rest of the sentence `--port takes …`. */
  readonly takes: string
  /** The value of a string; undefined if it is invalid. Throws a `UsageError` for a more specific message than `takes`. */
  readonly parse: (text: string, name: string) => T | undefined
  /** JSON Schema of a number; other types are strings. */
  readonly schema?: { readonly type: 'number' | 'integer'; readonly minimum: number; readonly maximum: number }
  readonly values?: readonly Json[]
  /** Messages do not repeat the value. */
  readonly isSecret?: boolean
}

/** Reads the string of a value. Throws a `UsageError` that begins with `name`, the origin of the value. */
export function parseValue<T>({ parse, takes, isSecret }: OptionType<T>, text: string, name: string): T {
  const value = parse(text, name)
  if (value !== undefined) return value
  throw new UsageError(`${name} takes ${takes}${isSecret ? '' : `, not \`${redactAddress(text)}\``}.`)
}

export function numberBetween(from: number, to = Number.MAX_SAFE_INTEGER): OptionType<number> {
  return {
    takes: to === Number.MAX_SAFE_INTEGER ? `a number from ${from}` : `a number from ${from} to ${to}`,
    schema: { type: 'number', minimum: from, maximum: to },
    parse: (text) => {
      const value = text.trim() === '' ? Number.NaN : Number(text)
      return value >= from && value <= to ? value : undefined
    },
  }
}

export function integerBetween(from: number, to = Number.MAX_SAFE_INTEGER): OptionType<number> {
  const { parse } = numberBetween(from, to)
  return {
    takes: `a whole number from ${from} to ${to}`,
    schema: { type: 'integer', minimum: from, maximum: to },
    parse: (text, name) => {
      const value = parse(text, name)
      return Number.isInteger(value) ? value : undefined
    },
  }
}

export function numberAbove0(to = Number.MAX_SAFE_INTEGER): OptionType<number> {
  const limit = to === Number.MAX_SAFE_INTEGER ? '' : ` and up to ${to}`
  return { ...numberBetween(Number.MIN_VALUE, to), takes: `a number above 0${limit}` }
}

export function integerAbove0(to?: number): OptionType<number> {
  return { ...integerBetween(1, to), takes: numberAbove0(to).takes.replace('number', 'whole number') }
}

export const port = integerBetween(0, 65_535)

export function oneOf<const T extends string>(...values: readonly T[]): OptionType<T> {
  return {
    takes: `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
    values,
    parse: (text) => values.find((value) => value === text),
  }
}

export const nonEmpty: OptionType<string> = {
  takes: 'at least one character',
  isSecret: true,
  parse: (text) => (text.trim() === '' ? undefined : text),
}

export const callbackSecret: OptionType<string> = {
  takes: callbackSecrets,
  isSecret: true,
  parse: (text) => (isCallbackSecret(text) ? text : undefined),
}

export const key: OptionType<string> = {
  takes: 'visible ASCII characters without spaces, at least one',
  isSecret: true,
  parse: (text, name) => {
    if (text === 'sk-') throw new UsageError(`${name} needs a key, not only the prefix \`sk-\`.`)
    return /^[\x21-\x7e]+$/.test(text) ? text : undefined
  },
}

/** Throws a `UsageError` if other machines can reach the server with the key that everyone knows. */
export function refusePublicKey(host: string, keys: readonly string[]): void {
  if (isLoopback(host) || !keys.some((name) => /^(sk-)?mock$/.test(name))) return
  throw new UsageError(
    `--host ${host} is reachable from other machines and the key sk-mock is public: set another with --key.`,
  )
}

export const keyFile: OptionType<readonly string[]> = {
  takes: 'a file with one key per line',
  parse: (path, name) => {
    const lines = readTextFile(path, name).split('\n')
    const keys = lines.map((line) => line.trim()).filter((line) => line !== '')
    if (keys.length === 0) throw new UsageError(`${name}: ${path} contains no key; write one per line.`)
    return keys.map((line) => parseValue(key, line, `${name} ${path}`))
  },
}

/** Any other URL would be used as a folder name, including its password. */
export const database: OptionType<string> = {
  takes: 'a postgres:// address or a folder',
  isSecret: true,
  parse: (text, name) => {
    const protocol = /^([a-z][\w+.-]+):\/\//i.exec(text)?.[1]
    if (protocol !== undefined && !/^postgres(ql)?$/.test(protocol))
      throw new UsageError(`${name} takes a postgres:// address or a folder, not a ${protocol}:// address.`)
    if (protocol === undefined && existsSync(text) && statSync(text).isFile())
      throw new UsageError(`${name} takes a folder, and ${text} is a file.`)
    return nonEmpty.parse(text, name)
  },
}

/** A host to which callbacks may go. */
export const receiver: OptionType<string> = {
  takes: 'a host name, an address or a network',
  parse: (text) => {
    try {
      addressFilter([text])
      return text
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return undefined
    }
  },
}

/** An IP address or a network, no host names: a proxy is identified by its source address. */
export const network: OptionType<string> = {
  takes: 'an address or a network (as 10.0.0.0/8)',
  parse: (text, name) => (/^[\da-f.:]+(\/\d+)?$/i.test(text) ? receiver.parse(text, name) : undefined),
}

export const httpUrl: OptionType<string> = {
  takes: 'an http or https address without user name and password',
  parse: (text) => (isHttp(parseUrl(text)) && !hasCredentials(text) ? text : undefined),
}

/** The address of a deployment to which requests are forwarded. */
export const target: OptionType<URL> = {
  takes: 'an http or https address without user name, password and query',
  parse: (text) => {
    const url = parseUrl(text)
    return url && isHttp(url) && url.search === '' && url.hash === '' && !hasCredentials(text) ? url : undefined
  },
}

function isHttp(url: URL | null): boolean {
  return url?.protocol === 'http:' || url?.protocol === 'https:'
}

/** A host name or an address, as in a Host header. */
export const hostName: OptionType<string> = {
  takes: 'a host name without port',
  parse: (text) => (isIP(text) !== 0 || /^[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?$/i.test(text) ? text : undefined),
}

export const origin: OptionType<string> = {
  takes: '*, off or an origin (as https://app.example)',
  parse: (text) => (text === '*' || text === 'off' || parseUrl(text)?.origin === text ? text : undefined),
}
