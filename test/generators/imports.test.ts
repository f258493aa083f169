import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { rules } from './import-rules.ts'
import { root } from './run-generate.ts'

interface Import {
  readonly from: string
  readonly to: string
}

function isWithin(path: string, part: string): boolean {
  return path === part || path.startsWith(`${part}/`)
}

function getPart(path: string): string | undefined {
  return Object.keys(rules)
    .filter((part) => isWithin(path, part))
    .sort((a, b) => b.length - a.length)[0]
}

function isAllowed({ from, to }: Import): boolean {
  const part = getPart(from)
  if (part === undefined) return false
  const own = part === 'server-stub' ? from : part
  return [own, ...(rules[part] ?? [])].some((allowed) => isWithin(to, allowed))
}

const sources = ['generators', 'generated', 'server-stub', 'conformance'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]sx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
)

function getImports(from: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, from), 'utf8'), true, true)
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({ from, to: join(dirname(from), fileName).replaceAll('\\', '/') }))
}

const imports = sources.flatMap(getImports)

test('imports are found: the check sees what it checks', () => {
  expect(imports.length).toBeGreaterThan(100)
  expect(imports).toContainEqual({ from: 'generators/pipeline.ts', to: 'generators/read/read-spec.ts' })
  expect(imports).toContainEqual({ from: 'generated/routes.ts', to: 'runtime/contract.ts' })
})

test('every file belongs to a part', () => {
  expect(sources.filter((path) => getPart(path) === undefined)).toEqual([])
})

test('every import is allowed', () => {
  expect(imports.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
})

test('there are no import cycles', () => {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file)
    if (at !== -1) circles.push([...path.slice(at), file].join(' -> '))
    if (at !== -1 || done.has(file)) return
    for (const target of targets.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of targets.keys()) visit(file, [])
  expect(circles).toEqual([])
})

test('only random requests load fast-check', () => {
  const others = sources.filter((path) => !isWithin(path, 'conformance/fuzz'))
  const isLoaded = (path: string) => / from '(fast-check|.*\/fuzz\/.*)'/.test(readFileSync(join(root, path), 'utf8'))
  expect(others.filter(isLoaded)).toEqual([])
})

test('nothing in the judge knows a family', () => {
  const families = 'runtime/judge/families'
  const inside = imports.filter(({ from, to }) => isWithin(from, 'runtime/judge') && isWithin(to, families))
  expect(inside.filter(({ from }) => !isWithin(from, families))).toEqual([])
})

test.each([
  ['runtime/a.ts', 'generated/routes.ts'],
  ['generators/read/a.ts', 'generators/model/contract.ts'],
  ['cli/main.ts', 'runtime/http/server.ts'],
  ['server-stub/a.ts', 'cli/commands.ts'],
  ['conformance/judge/a.ts', 'conformance/run/run-case.ts'],
  ['conformance/cases/a.ts', 'conformance/run/run-case.ts'],
  ...['journal', 'faults', 'scenarios', 'preferences', 'replay', 'page'].map((room) => [
    `mock/${room}/a.ts`,
    'mock/sandbox.ts',
  ]),
])('the rules refuse: %s -> %s', (from, to) => expect(isAllowed({ from, to })).toBe(false))
