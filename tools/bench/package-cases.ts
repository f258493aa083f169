import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, ours } from './case.ts'
import { getTarball, installPackage, makeFolder } from './installation.ts'
import { shareRuns } from './measure.ts'

const packages: Readonly<Record<string, string>> = {
  aimock: '@copilotkit/aimock',
  prism: '@stoplight/prism-cli',
  msw: 'msw',
}

interface Installation {
  readonly seconds: number
  readonly megabytes: number
  readonly packages: number
}

/** Lists the cases of what a user waits for and stores: installations in an empty folder from a warm cache. */
export function packageCases(): Case[] {
  const servers = [ours, ...Object.keys(packages)]
  const runs = shareRuns(async (name) => measureInstallation(name))
  const common = { table: 'package', servers, maxRounds: 2 } as const
  const size = { ...common, name: 'size', title: 'installed size', unit: 'MB', aims: [{ atMost: 20 }] } as const
  const count = { ...common, name: 'packages', title: 'installed packages', unit: '' } as const
  const time = { ...common, name: 'install', title: 'installation', unit: 's', aims: [{ atMost: 3 }] } as const
  return [
    { ...size, sample: runs(({ megabytes }) => megabytes) },
    { ...count, sample: runs((installation) => installation.packages) },
    { ...time, sample: runs(({ seconds }) => seconds) },
  ]
}

/** Installs the packed checkout, or the version of a peer that is installed here. */
function measureInstallation(name: string): Installation {
  const folder = makeFolder()
  const seconds = installPackage(name === ours ? getTarball() : getPeer(packages[name] ?? ''), folder)
  const root = join(folder, 'node_modules')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const sizes = files.map((file) => join(root, file)).map((path) => (existsSync(path) ? statSync(path).size : 0))
  const isPackage = /^(.*node_modules\/)?(@[^/]+\/)?[^/@.]+\/package\.json$/
  return {
    seconds,
    megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6,
    packages: files.filter((file) => isPackage.test(file)).length,
  }
}

function getPeer(name: string): string {
  return `${name}@${JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version}`
}
