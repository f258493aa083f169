import type { ProjectFiles } from './project.ts'

type Versions = Readonly<Record<string, string>>

/** Imported nowhere, but the scripts and the compiler need them. */
const runtimePackages = ['tsx']
const buildPackages = ['typescript', '@types/node']
/** Only tests import what needs them. */
const testPackages = ['msw', 'vitest']

/** `dependencies` and `devDependencies` of copied sources: the packages that they import, in the pinned versions. */
export function ejectedDependencies(pinned: Versions, files: ProjectFiles): object {
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
