import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProjectFiles } from './project.ts'

interface Package {
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
  readonly optionalDependencies?: Versions
}

type Versions = Readonly<Record<string, string>>

export interface PackageOptions {
  /** The folder of this checkout. */
  readonly root: string
  readonly name: string
  readonly scripts: Readonly<Record<string, string>>
}

/** Uses Node's test runner, which needs no package. */
export const testScript = 'node --test "my/**/*.test.ts"'

/** Validators import them for some keywords. */
const runtimePackages = ['ajv', 'ajv-formats']
/** Needed by `npm run typecheck`, imported nowhere. */
const buildPackages = ['typescript', '@types/node']
/** Only tests import what needs them. */
const testPackages = ['msw', 'vitest']

/** `package.json` for these files: the packages that they import, in the versions pinned in this checkout. */
export function packageFile({ root, name, scripts }: PackageOptions, files: ProjectFiles): string {
  const read = (path: string): Package => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const { dependencies, devDependencies } = read('package.json')
  const pinned = { ...dependencies, ...devDependencies }
  const all = getCode(files, () => true)
  const run = getCode(files, (path) => !path.startsWith('generators/'))
  const isRuntime = (each: string) =>
    !testPackages.includes(each) && (runtimePackages.includes(each) || isImported(each, run))
  const used = Object.keys(pinned).filter((each) => isRuntime(each) || isImported(each, all))
  const development = [...buildPackages, ...used, ...used.map((each) => `@types/${each}`)]
  const content = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    scripts,
    dependencies: pick(pinned, isRuntime),
    devDependencies: pick(pinned, (each) => development.includes(each) && !isRuntime(each)),
    // The Node of this checkout, on Linux.
    optionalDependencies: read('.ci/node/package.json').optionalDependencies,
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

function pick(versions: Versions, isWanted: (name: string) => boolean): Versions {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => isWanted(name)))
}

function getCode(files: ProjectFiles, isWanted: (path: string) => boolean): string {
  const code = [...files].filter(([path]) => /\.[jt]s$/.test(path) && isWanted(path))
  return code.map(([, content]) => content.toString()).join('\n')
}

/** Also matches dynamic imports and `require.resolve`. */
function isImported(name: string, code: string): boolean {
  const starts = [` from '${name}`, `import('${name}`, `resolve('${name}`]
  return starts.some((start) => code.includes(`${start}'`) || code.includes(`${start}/`))
}
