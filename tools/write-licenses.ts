import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = dirname(import.meta.dirname)

interface InstalledPackage {
  readonly name: string
  readonly version: string
  readonly license?: string
}

/** Writes the licences of the packages that `inputs` lie in. Throws if one of them has none. */
export function writeLicenses(path: string, inputs: readonly string[]): void {
  const folders = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []))
  const parts = [...folders].sort().map(describePackage)
  writeFileSync(path, ['The packages in this folder, and their licenses.\n', ...parts].join(`\n${'-'.repeat(80)}\n`))
}

function describePackage(path: string): string {
  const folder = join(root, path)
  const { name, version, license }: InstalledPackage = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => /licen[cs]e|notice|copying/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (license === undefined && texts.length === 0) throw new Error(`The package ${name} has no license.`)
  return [`${name} ${version} (${license ?? 'see below'})`, ...texts, ''].join('\n\n')
}
