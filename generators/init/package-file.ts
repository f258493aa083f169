import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProjectFiles } from './project.ts'

interface PinnedVersions {
  readonly dependencies: Versions
  readonly devDependencies: Versions
  readonly optionalDependencies: Versions
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

/** `package.json` for these files: the packages that they import, in the versions pinned in this checkout. */
export function packageFile({ root, name, scripts }: PackageOptions, files: ProjectFiles): string {
  const pinned: PinnedVersions = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const all = getCode(files, () => true)
  const run = getCode(files, (path) => !path.startsWith('generators/'))
  const isRuntime = (each: string) => runtimePackages.includes(each) || isQuoted(each, run)
  const used = Object.keys(pinned.dependencies).filter((each) => isRuntime(each) || isImported(each, all))
  const types = used.map((each) => `@types/${each}`)
  const isDevelopment = (each: string) => [...buildPackages, ...types].includes(each) || isImported(each, all)
  const content = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    scripts,
    dependencies: pick(pinned.dependencies, isRuntime),
    devDependencies: {
      ...pick(pinned.dependencies, (each) => used.includes(each) && !isRuntime(each)),
      ...pick(pinned.devDependencies, isDevelopment),
    },
    optionalDependencies: pinned.optionalDependencies,
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

/** Also matches `require.resolve` and dynamic imports. */
function isQuoted(name: string, code: string): boolean {
  return code.includes(`'${name}'`) || code.includes(`'${name}/`) || code.includes(`"${name}/`)
}

function isImported(name: string, code: string): boolean {
  return code.includes(` from '${name}'`) || code.includes(` from '${name}/`) || code.includes(`import('${name}`)
}
