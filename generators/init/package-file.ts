import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProjectFiles } from './project.ts'

/** The packages of this checkout, each with its pinned version. */
interface Pinned {
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

/** With the test runner of Node itself: it is one package less to install. */
export const testScript = 'node --test "my/**/*.test.ts"'

/** Validators need them, though perhaps not those of today. */
const alwaysRun = ['ajv', 'ajv-formats']
/** Nobody imports them, and without them nothing is checked. */
const alwaysBuilt = ['typescript', '@types/node']

/** `package.json` for these files: the packages that they name, in the versions that are pinned here. */
export function packageFile({ root, name, scripts }: PackageOptions, files: ProjectFiles): string {
  const pinned: Pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const all = getCode(files, () => true)
  const run = getCode(files, (path) => !path.startsWith('generators/'))
  const isRun = (each: string) => alwaysRun.includes(each) || isQuoted(each, run)
  const used = Object.keys(pinned.dependencies).filter((each) => isRun(each) || isImported(each, all))
  const types = used.map((each) => `@types/${each}`)
  const isBuilt = (each: string) => [...alwaysBuilt, ...types].includes(each) || isImported(each, all)
  const content = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    scripts,
    dependencies: pick(pinned.dependencies, isRun),
    devDependencies: {
      ...pick(pinned.dependencies, (each) => used.includes(each) && !isRun(each)),
      ...pick(pinned.devDependencies, isBuilt),
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

/** Also where it is only resolved, or loaded when it is needed. */
function isQuoted(name: string, code: string): boolean {
  return code.includes(`'${name}'`) || code.includes(`'${name}/`) || code.includes(`"${name}/`)
}

function isImported(name: string, code: string): boolean {
  return code.includes(` from '${name}'`) || code.includes(` from '${name}/`) || code.includes(`import('${name}`)
}
