import { createRequire } from 'node:module'

/** Throws if the installed version of a test framework, such as `3.1.4`, is older than `minimum`, such as `3.2`. */
export function checkVersion(name: string, minimum: string): void {
  const version = readVersion(name)
  if (version === undefined || version.localeCompare(minimum, 'en', { numeric: true }) >= 0) return
  throw new Error(`gatewright needs ${name} ${minimum} or newer; this is ${version}.`)
}

/** `undefined` if the framework is installed where this package does not see it. */
function readVersion(name: string): string | undefined {
  try {
    return createRequire(import.meta.url)(`${name}/package.json`).version
  } catch {
    return undefined
  }
}
