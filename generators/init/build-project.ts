import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byName, ownValue } from '../../runtime/json.ts'
import type { Warning } from '../diagnostics.ts'
import { renderTemplate } from '../print/template.ts'
import type { ProjectFiles, ProjectOptions, ProjectParts } from './project.ts'
import { copySources } from './spec-files.ts'

/** The files of a project, and the warnings about its specification. */
export interface NewProject {
  readonly files: ProjectFiles
  readonly warnings: readonly Warning[]
}

/** Contents of the copied folders, for the README. */
const copies: Readonly<Record<string, string>> = {
  runtime: 'what executes the tables of `generated/`',
  'server-stub': 'the server, its ports and wire formats',
}

/** The parts of the runtime that a server imports. */
const runtimeParts = [
  ...['client', 'http', 'stream', 'tasks', 'validation', 'webhooks'],
  ...['bounded-map', 'clock', 'contract', 'es2024', 'handler', 'json', 'loopback', 'problem'].map(
    (name) => `${name}.ts`,
  ),
  // Reply validation, without the rules of the families.
  ...['contract', 'event-fields', 'event-judge', 'event-order', 'finding'].map((name) => `judge/${name}.ts`),
  ...['reply', 'reply-rule', 'reply-validation', 'stated-order', 'stream-rule'].map((name) => `judge/${name}.ts`),
].map((name) => `runtime/${name}`)

/** A project that depends on the package, or has a copy of the runtime instead. */
export function buildProject(parts: ProjectParts, options: ProjectOptions): NewProject {
  const { root, isEjected } = options
  const copied: ProjectFiles = isEjected ? copySources(root, [...runtimeParts, ...parts.sources]) : new Map()
  const folders = Object.keys(copies).filter((name) => [...copied.keys()].some((path) => path.startsWith(`${name}/`)))
  const { version } = readJson(root, 'package.json')
  const { paths, ...compilerOptions } = readJson(root, 'tsconfig.json').compilerOptions
  const { title, about } = parts
  const code = new Map([...copied, ...parts.files])
  const readme = {
    title,
    about,
    version,
    isEjected,
    hasCompose: code.has('compose.yaml'),
    copies: folders.map((name) => ({ name, content: ownValue(copies, name) })),
  }
  const files: ProjectFiles = new Map<string, string | Uint8Array>([
    ...code,
    ['package.json', printJson(describePackage(parts, code, options))],
    ['tsconfig.json', printJson({ compilerOptions, include: ['src', 'generated', ...folders] })],
    ['README.md', renderTemplate('project-readme', readme)],
    ['AGENTS.md', renderTemplate('project-agents', readme)],
    ['Dockerfile', renderTemplate('project-dockerfile', {})],
    ['.dockerignore', `${unpublished}.git/\n`],
    ['.github/workflows/ci.yml', renderTemplate('project-ci', {})],
    ['.gitignore', unpublished],
    ['.npmrc', 'save-exact=true\n'],
  ])
  return { files, warnings: parts.warnings }
}

const unpublished = 'node_modules/\n.cache/\ndist/\n.env\n'

/** What runs in production needs neither tsx nor the sources. */
const bundle =
  'esbuild src/start.ts --bundle --platform=node --format=esm --target=node20.19 --packages=external --sourcemap --outfile=dist/start.js'

function describePackage(parts: ProjectParts, code: ProjectFiles, options: ProjectOptions): object {
  const { root, name, isEjected } = options
  const { engines, dependencies, devDependencies } = readJson(root, 'package.json')
  const packages = { ...dependencies, ...devDependencies }
  const pinned = { ...packages, gatewright: options.gatewright }
  const { generateOptions } = parts
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines,
    scripts: {
      start: 'tsx src/start.ts',
      mock: 'tsx src/mock.ts',
      test: 'tsx --test src/*.test.ts',
      generate: `gatewright generate${generateOptions}${isEjected ? ' --runtime runtime' : ''}`,
      typecheck: 'tsc',
      build: `tsc && ${bundle}`,
    },
    ...listDependencies(pinned, isEjected ? findImportedPackages(packages, code) : ['gatewright']),
    ...(code.has('compose.yaml') && { optionalDependencies: pickVersions(pinned, isDriver) }),
    // It works without its script.
    allowScripts: { esbuild: false },
  }
}

/** The packages for PostgreSQL; an old Node installs the project without those that it cannot run. */
const isDriver = (name: string) => name === 'pg' || name === 'pg-boss'

type Versions = Readonly<Record<string, string>>

/** The `dependencies` and `devDependencies` of a project: the packages that run in it, and those that build it. */
function listDependencies(pinned: Versions, running: readonly string[]): object {
  const isRunning = (name: string) => name === 'tsx' || running.includes(name)
  const tools = ['esbuild', 'gatewright', 'typescript', '@types/node', ...running.map((name) => `@types/${name}`)]
  return {
    dependencies: pickVersions(pinned, isRunning),
    devDependencies: pickVersions(pinned, (name) => tools.includes(name) && !isRunning(name)),
  }
}

function pickVersions(versions: Versions, isWanted: (name: string) => boolean): Versions {
  const sorted = Object.entries(versions).sort(([a], [b]) => byName(a, b))
  return Object.fromEntries(sorted.filter(([name]) => isWanted(name)))
}

/** Finds the pinned packages that copied sources import, dynamically or not. */
function findImportedPackages(pinned: Versions, files: ProjectFiles): string[] {
  const code = [...files].filter(([path]) => /\.[jt]s$/.test(path)).map(([, content]) => content.toString())
  const text = code.join('\n')
  return Object.keys(pinned).filter((name) =>
    [` from '${name}`, `import('${name}`].some((start) => text.includes(`${start}'`) || text.includes(`${start}/`)),
  )
}

function readJson(root: string, path: string) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function printJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
