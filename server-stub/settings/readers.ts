import { existsSync, readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { addressFilter } from '../core/webhooks/address-filter.ts'
import { hasCredentials, redactAddress } from '../core/webhooks/url-credentials.ts'
import { FileError } from './file-error.ts'
import type { Read } from './option.ts'
import { UsageError } from './usage-error.ts'

interface Range {
  readonly from: number
  readonly to: number
  readonly whole: boolean
}

export function number({ from, to, whole }: Range): Read<number> {
  return (text, name) => {
    const value = text.trim() === '' ? Number.NaN : Number(text)
    if (value >= from && value <= to && (!whole || Number.isInteger(value))) return value
    throw new UsageError(`${name} takes a ${whole ? 'whole ' : ''}number from ${from} to ${to}, not \`${text}\`.`)
  }
}

export const key: Read<string> = (text, name) => {
  if (text === 'sk-') throw new UsageError(`${name} takes more than the prefix \`sk-\`, which opens nothing.`)
  if (/^[\x21-\x7e]+$/.test(text)) return text
  throw new UsageError(`${name} takes visible ASCII characters without spaces, at least one.`)
}

/** The keys in a file, one a line. */
export const keysOfFile: Read<readonly string[]> = (path, name) => {
  const keys = textOfFile(path, name)
    .split('\n')
    .map((line) => line.trim())
  const read = keys.filter((line) => line !== '').map((line) => key(line, `${name} ${path}`))
  if (read.length === 0) throw new UsageError(`${name} finds no key in ${path}: write one a line.`)
  return read
}

/** Any other address would be taken for the name of a folder, its password with it. */
export const database: Read<string> = (given, name) => {
  const protocol = /^([a-z][\w+.-]+):\/\//i.exec(given)?.[1]
  if (protocol === undefined) return databaseFolder(given, name)
  if (/^postgres(ql)?$/.test(protocol)) return given
  throw new UsageError(`${name} takes a postgres:// address or a folder, not a ${protocol}:// address.`)
}

const databaseFolder: Read<string> = (given, name) => {
  if (existsSync(given) && statSync(given).isFile())
    throw new UsageError(`${name} takes a folder, and ${given} is a file.`)
  return text(given, name)
}

/** Throws a `FileError` that begins with `name`. */
export function textOfFile(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new FileError(`${name} cannot read ${path} (${code}).`)
  }
}

export const text: Read<string> = (given, name) => {
  if (given.trim() !== '') return given
  throw new UsageError(`${name} takes at least one character.`)
}

export function pickOne<const T extends string>(values: readonly T[]): Read<T> {
  const last = values.at(-1)
  const words = `${values.slice(0, -1).join(', ')} or ${last}`
  return (given, name) => {
    const found = values.find((value) => value === given)
    if (found !== undefined) return found
    throw new UsageError(`${name} takes ${words}, not \`${given}\`.`)
  }
}

export const receiver: Read<string> = (given, name) => {
  try {
    addressFilter([given])
    return given
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UsageError(`${name} takes a host name, an address or a network, not \`${redactAddress(given)}\`.`)
  }
}

/** An address or a network, without names: a proxy is told by where a connection comes from. */
export const network: Read<string> = (given, name) => {
  const refuse = () =>
    new UsageError(`${name} takes an address or a network (as 10.0.0.0/8), not \`${redactAddress(given)}\`.`)
  if (!/^[\da-f.:]+(\/\d+)?$/i.test(given)) throw refuse()
  try {
    return receiver(given, name)
  } catch {
    throw refuse()
  }
}

export const httpUrl: Read<string> = (given, name) => {
  const url = URL.parse(given)
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (isHttp && !hasCredentials(given)) return given
  throw new UsageError(
    `${name} takes an http or https address without user name and password, not \`${redactAddress(given)}\`.`,
  )
}

/** The address of a deployment that requests are passed on to. */
export const target: Read<URL> = (given, name) => {
  const url = URL.parse(given)
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (isHttp && url.search === '' && url.hash === '' && !hasCredentials(given)) return url
  const rule = 'takes an http or https address without user name, password and query'
  throw new UsageError(`${name} ${rule}, not \`${redactAddress(given)}\`.`)
}

/** A host name or an address, as a Host header has it. */
export const hostName: Read<string> = (given, name) => {
  if (isIP(given) !== 0 || /^[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?$/i.test(given)) return given
  throw new UsageError(`${name} takes a host name without port, not \`${redactAddress(given)}\`.`)
}

export const origin: Read<string> = (given, name) => {
  if (given === '*' || given === 'off' || URL.parse(given)?.origin === given) return given
  throw new UsageError(`${name} takes *, off or an origin (as https://app.example), not \`${redactAddress(given)}\`.`)
}
