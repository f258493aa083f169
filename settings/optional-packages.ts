import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { printMessage } from './errors.ts'

/**
 * The oldest version of an optional package that works, and the first major version that was not tried where a newer one
 * could spoil stored data. No peer range says so: npm would refuse to install beside another version, used or not. package.json
 * names them in `peerDependenciesMeta` alone, which pnpm and Yarn read: npm would resolve the peers of these peers too, and npm 10
 * fails at those of vitest.
 */
const supported = {
  '@electric-sql/pglite': ['0.5'],
  '@opentelemetry/context-async-hooks': ['3.0'],
  '@opentelemetry/exporter-trace-otlp-http': ['0.301'],
  '@opentelemetry/resources': ['3.0'],
  '@opentelemetry/sdk-trace': ['3.0'],
  '@playwright/test': ['1.50'],
  '@prometheus-io/client': ['0.16'],
  '@redocly/cli': ['2.77'],
  jest: ['30.0'],
  pg: ['8.0', 9],
  'pg-boss': ['12.35', 13],
  vitest: ['3.2'],
} as const satisfies Readonly<Record<string, readonly [minimum: string, limit?: number]>>

export type OptionalPackage = keyof typeof supported

/** The oldest Node of packages that need a newer one than this package does. */
const oldestNode: Readonly<Partial<Record<OptionalPackage, string>>> = {
  '@prometheus-io/client': '22.0',
  'pg-boss': '22.12',
}

/** What sends traces, and needs all of them. */
export const tracePackages = [
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
] as const satisfies readonly OptionalPackage[]

/** Optional packages that one option needs. */
const together: readonly (readonly string[])[] = [['pg', 'pg-boss'], ['@electric-sql/pglite', 'pg-boss'], tracePackages]

const wrongVersion = 'WRONG_VERSION'

/**
 * Throws an error of one line if an installed package is older or newer than what works, and prints a line if it asks for a newer
 * Node. Call it before the package is imported; one that is not installed passes, and fails at its import.
 */
export function checkVersions(...names: readonly OptionalPackage[]): void {
  for (const name of names) {
    const version = readVersion(name)
    if (version === undefined) continue
    checkVersion(name, version)
    const warning = describeOldNode(name, process.versions.node)
    if (warning !== undefined) printMessage(warning)
  }
}

/** The line about a Node that is older than what a package asks for. */
export function describeOldNode(name: OptionalPackage, node: string): string | undefined {
  const minimum = oldestNode[name]
  if (minimum === undefined || !isOlder(node, minimum)) return undefined
  return `${name} needs Node ${minimum} or newer, and may fail: this is Node ${node}.`
}

function isOlder(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, 'en', { numeric: true }) < 0
}

function checkVersion(name: OptionalPackage, version: string): void {
  const [minimum, limit = Number.POSITIVE_INFINITY]: readonly [string, number?] = supported[name]
  if (!isOlder(version, minimum) && Number.parseInt(version, 10) < limit) return
  const range = limit === Number.POSITIVE_INFINITY ? 'or newer' : `or newer, below ${limit}`
  const message = `gatewright needs ${name} ${minimum} ${range}; this is ${version}.`
  throw Object.assign(new Error(message), { code: wrongVersion })
}

/** Undefined if the package is installed where this one does not see it. Some packages do not export their package.json. */
function readVersion(name: string): string | undefined {
  const require = createRequire(import.meta.url)
  try {
    return require(`${name}/package.json`).version
  } catch {
    const paths = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name, 'package.json'))
    return paths.map(tryReadVersion).find((version) => version !== undefined)
  }
}

function tryReadVersion(path: string): string | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).version
  } catch {
    return undefined
  }
}

/** Names the optional packages that an import lacks, or that are in a wrong version; undefined for any other error. */
export function explainMissingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined
  if (error.code === wrongVersion) return error.message
  if (!/^(ERR_)?MODULE_NOT_FOUND$/.test(String(error.code))) return undefined
  const name = /^Cannot find (?:package|module) '((?:@[^/']+\/)?[^/'.]+)/.exec(error.message)?.[1]
  if (name === undefined) return undefined
  const names = together.find((set) => set.includes(name)) ?? [name]
  const packages = names.length === 1 ? `package ${name}, which is` : `packages ${names.join(', ')}, which are`
  return `This needs the ${packages} not installed: npm install ${names.join(' ')}`
}
