import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { userEnvironment } from './installed-package.ts'

/** A version of Node with a version of npm that it ships. */
export interface NodeRelease {
  readonly node: string
  readonly npm: string
}

export const releases = {
  'Node 20': { node: '20.19.0', npm: '10.8.2' },
  'Node 22': { node: '22.12.0', npm: '10.9.0' },
  'Node 24': { node: '24.21.0', npm: '11.19.1' },
  'Node 26': { node: '26.12.1', npm: '12.2.2' },
} as const satisfies Readonly<Record<string, NodeRelease>>

const cache = resolve('.cache/nodes')

/** The folder of the programs `node`, `npm` and `npx` of a release, or why tests with them are skipped. */
export interface Programs {
  readonly folder: string
  /** For the titles of tests; empty if the programs are there. */
  readonly reason: string
}

/** Gets a release from the registry once; it stays in `.cache/`. In CI it has to be there: then it throws. */
export function getPrograms(release: NodeRelease): Programs {
  try {
    return { folder: getFolder(release), reason: '' }
  } catch (error) {
    if (process.env.CI === 'true') throw error
    const [line = ''] = /^npm error (?!code|A complete log).*/m.exec(`${error}`) ?? []
    const reason = ` (skipped: the registry gives no Node ${release.node} for this system: ${line})`
    console.warn(reason.trim())
    return { folder: '', reason }
  }
}

function getFolder({ node, npm }: NodeRelease): string {
  const folder = join(cache, `${node}-npm-${npm}`)
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true })
    const draft = mkdtempSync(join(cache, 'draft-'))
    try {
      unpack(`node-${process.platform}-${process.arch}@${node}`, draft, 'package/bin')
      unpack(`npm@${npm}`, join(draft, 'lib/node_modules/npm'))
      for (const name of ['npm', 'npx']) {
        const program = `lib/node_modules/npm/bin/${name}-cli.js`
        chmodSync(join(draft, program), 0o755)
        symlinkSync(join('..', program), join(draft, 'bin', name))
      }
      if (!existsSync(folder)) renameSync(draft, folder)
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return join(folder, 'bin')
}

/** Unpacks a package of the registry, or a part of it, into a folder. */
function unpack(name: string, folder: string, part = 'package'): void {
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, env: userEnvironment, encoding: 'utf8', stdio: 'pipe' } as const
  const tarball = execFileSync('npm', ['pack', name, '--loglevel=error'], options).trim()
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', part], options)
  rmSync(join(folder, tarball))
}
