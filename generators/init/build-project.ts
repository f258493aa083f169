import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownValue } from '../../runtime/json.ts'
import type { Warning } from '../diagnostics.ts'
import { renderTemplate } from '../print/template.ts'
import type { OwnFiles, ProjectFiles, ProjectOptions } from './project.ts'
import { copiedFiles } from './spec-files.ts'

/** The files of a project, and the warnings about its specification. */
export interface NewProject {
  readonly files: ProjectFiles
  readonly warnings: readonly Warning[]
}

/** Contents of the copied folders, for the README. */
const copies: Readonly<Record<string, string>> = {
  runtime: 'what executes the tables of `generated/`',
  settings: 'options and files of settings',
  'server-stub': 'the server, its ports and wire formats',
  proxy: 'recordings, for the mock',
  mock: 'the mock and the simulator',
  cli: 'the commands',
  generators: 'the generator of `generated/`',
  docs: 'the ports, with examples, and how to run the gateway',
}

/** A project that depends on the package, or has a copy of the sources in its place. */
export function buildProject(own: OwnFiles, options: ProjectOptions): NewProject {
  const { root, gatewright } = options
  const isEjected = gatewright === undefined
  const copied: ProjectFiles = isEjected ? copiedFiles(root, own.sources) : new Map()
  const folders = Object.keys(copies).filter((name) => [...copied.keys()].some((path) => path.startsWith(`${name}/`)))
  const { version } = readJson(root, 'package.json')
  const { compilerOptions, exclude } = readJson(root, 'tsconfig.json')
  const { title, about } = own
  const readme = {
    title,
    about,
    version,
    isEjected,
    copies: folders.map((name) => ({ name, content: ownValue(copies, name) })),
  }
  const code = new Map([...copied, ...own.files])
  const include = ['my', 'generated', ...folders]
  const files: ProjectFiles = new Map<string, string | Uint8Array>([
    ...code,
    ['package.json', printJson(describePackage(own, code, options))],
    ['tsconfig.json', printJson({ compilerOptions, include, ...(isEjected ? { exclude } : {}) })],
    ['README.md', renderTemplate('project-readme', readme)],
    ['.gitignore', 'node_modules/\n.cache/\n'],
    ['.npmrc', 'save-exact=true\n'],
  ])
  return { files, warnings: own.warnings }
}

function describePackage({ generate, sources }: OwnFiles, code: ProjectFiles, options: ProjectOptions): object {
  const { root, name, gatewright } = options
  const isEjected = gatewright === undefined
  const { engines, dependencies, devDependencies } = readJson(root, 'package.json')
  const pinned = { ...dependencies, ...devDependencies }
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines,
    scripts: {
      start: 'tsx my/start.ts',
      test: 'tsx --test my/*.test.ts',
      generate: `${isEjected ? 'tsx generators/generate.ts' : 'gatewright generate'}${generate}`,
      typecheck: 'tsc',
      ...(isEjected ? sources.scripts : {}),
    },
    ...(isEjected ? ejectedDependencies(pinned, code) : packageDependencies(pinned, gatewright)),
    // It works without its script.
    allowScripts: { esbuild: false },
  }
}

function packageDependencies(pinned: Readonly<Record<string, string>>, gatewright: string): object {
  const { tsx, typescript, '@types/node': types } = pinned
  return { dependencies: { gatewright, tsx }, devDependencies: { '@types/node': types, typescript } }
}

function readJson(root: string, path: string) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function printJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

type Versions = Readonly<Record<string, string>>

/** Imported nowhere, but the scripts and the compiler need them. */
const runtimePackages = ['tsx']
const buildPackages = ['typescript', '@types/node']
/** Only tests import what needs them. */
const testPackages = ['msw', 'vitest']

/** `dependencies` and `devDependencies` of copied sources: the packages that they import, in the pinned versions. */
function ejectedDependencies(pinned: Versions, files: ProjectFiles): object {
  const all = getCode(files, () => true)
  const run = getCode(files, (path) => !path.startsWith('generators/'))
  const isRuntime = (each: string) =>
    !testPackages.includes(each) && (runtimePackages.includes(each) || isImported(each, run))
  const used = Object.keys(pinned).filter((each) => isRuntime(each) || isImported(each, all))
  const development = [...buildPackages, ...used, ...used.map((each) => `@types/${each}`)]
  return {
    dependencies: pick(pinned, isRuntime),
    devDependencies: pick(pinned, (each) => development.includes(each) && !isRuntime(each)),
  }
}

function pick(versions: Versions, isWanted: (name: string) => boolean): Versions {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => isWanted(name)))
}

function getCode(files: ProjectFiles, isWanted: (path: string) => boolean): string {
  const code = [...files].filter(([path]) => /\.[jt]sx?$/.test(path) && isWanted(path))
  return code.map(([, content]) => content.toString()).join('\n')
}

/** Also matches dynamic imports and `require.resolve`. */
function isImported(name: string, code: string): boolean {
  const starts = [` from '${name}`, `import('${name}`, `resolve('${name}`]
  return starts.some((start) => code.includes(`${start}'`) || code.includes(`${start}/`))
}
