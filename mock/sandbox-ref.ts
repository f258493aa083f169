import type { Call } from '../runtime/handler.ts'
import { decodePath } from '../runtime/http/path-template.ts'
import { Problem } from '../runtime/problem.ts'

/** Selects the sandbox of a request, like `/~<name>` before its path and `~<name>` at the end of its key. */
export const SANDBOX_HEADER = 'x-mock-sandbox'

const PREFIX = /^\/(?:~|%7E)([^/?#]*)/i

const NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/

/** The rule that the name of a sandbox breaks. */
export function findNameError(name: string): string | undefined {
  if (name === '' || NAME.test(name)) return undefined
  return 'A sandbox name has up to 64 letters, digits, `.`, `_` or `-`, and starts with a letter or digit.'
}

/** Throws an `invalid-request` problem for an invalid name. */
export function checkName(name: string): void {
  const error = findNameError(name)
  if (error !== undefined) throw new Problem('invalid-request', error)
}

/** Finds the part of a URL that names a sandbox. */
export function findSandboxPath(url: string): string {
  const first = url.charCodeAt(1)
  return first === TILDE || first === PERCENT ? (PREFIX.exec(url)?.[0] ?? '') : ''
}

const TILDE = 0x7e
const PERCENT = 0x25

export type SandboxRef = Pick<Call, 'basePath' | 'rawHeaders' | 'key'>

/** Gets the sandbox of a request. The path takes precedence over the header, and both over the key. */
export function getSandboxName({ basePath, rawHeaders, key }: SandboxRef): string {
  const inPath = basePath === '' ? '' : decodeName(PREFIX.exec(basePath)?.[1] ?? '')
  const named = inPath || rawHeaders[SANDBOX_HEADER]
  if (typeof named === 'string' && named !== '') return named
  const at = key.indexOf('~')
  return at < 0 ? '' : key.slice(at + 1)
}

/** Other characters are invalid in a name, and in the addresses that begin with it. */
function decodeName(name: string): string {
  const decoded = decodePath(name)
  return /^[\w.~-]*$/.test(decoded) ? decoded : name
}

/** Gets the path that names a sandbox. */
export function getSandboxPath(name: string): string {
  return name === '' ? '' : `/~${encodeURIComponent(name)}`
}

export function bareKey(key: string): string {
  const at = key.indexOf('~')
  return at < 0 ? key : key.slice(0, at)
}

/** The rule that one of the keys of a mock breaks. */
export function findKeyError(keys: readonly string[]): string | undefined {
  if (keys.every((key) => bareKey(key) === key)) return undefined
  return 'A key of the mock cannot contain `~`: what follows it is the name of a sandbox. Choose another key.'
}
