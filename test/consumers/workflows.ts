import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readCommandLine } from '../../cli/command-line.ts'
import { readCommandLine as readConformance } from '../../conformance/command-line.ts'
import { readDriftCommandLine } from '../../conformance/drift/command-line.ts'
import { ownValue } from '../../runtime/json.ts'
import { readPage } from '../docs/page.ts'
import type { InstalledPackage } from './installed-package.ts'

interface Job {
  readonly steps?: readonly { readonly run?: string; readonly uses?: string }[]
  readonly strategy?: { readonly matrix: unknown }
  readonly permissions?: object
}

const folder = '.github/workflows'
const { version } = readJson('package.json')
const read = (path: string): { readonly jobs: Readonly<Record<string, Job>> } => parse(readFileSync(path, 'utf8'))

/** The workflows of this repository, and the jobs that the documents show. */
export function tryWorkflows(getUser: () => InstalledPackage): void {
  const { pack, try: tried } = read(join(folder, 'package.yml')).jobs
  const commands = tried?.steps?.flatMap(({ run }) => run ?? []) ?? []

  test('every action is pinned', () => {
    const lines = readdirSync(folder).flatMap(
      (name) => readFileSync(join(folder, name), 'utf8').match(/uses: .*$/gm) ?? [],
    )
    expect(lines.length).toBeGreaterThan(10)
    const pinned = /^uses: (\.\/\S+\.yml|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/
    expect(lines.filter((line) => !pinned.test(line))).toEqual([])
  })

  test('the package is tried on three systems and four versions of Node, from the oldest that it allows', () => {
    const { engines } = readJson('package.json')
    const node = [/\d+\.\d+/.exec(engines.node)?.[0], '22', '24', '26']
    expect(tried?.strategy?.matrix).toEqual({ os: ['ubuntu-latest', 'macos-latest', 'windows-latest'], node })
    expect(pack?.steps?.map(({ run }) => run)).toContain('npm pack . ./create-gatewright')
    expect(commands.slice(0, 2)).toEqual(['npm init --yes', 'npm install ./gatewright-*.tgz'])
  })

  // The first two have made the folder in which the others run.
  test.each(commands.slice(2))('`%s` works', (command) => {
    const { status, stderr } = getUser().shell(command)
    expect(status, stderr).toBe(0)
  })

  test('only the jobs that publish may write, and only after all checks', () => {
    const { jobs } = read(join(folder, 'release.yml'))
    const writers = Object.entries(jobs).filter(([, { permissions = {} }]) =>
      Object.values(permissions).includes('write'),
    )
    expect(writers.map(([name, job]) => [name, (job as { needs?: unknown }).needs])).toEqual([
      ['npm', ['check', 'package']],
      ['image', ['check', 'package']],
    ])
  })

  describe('the jobs for users', () => {
    const files = ['github', 'gitlab'].map((name) => readFileSync(`examples/ci/${name}.yml`, 'utf8'))
    const strings = [...files, ...readPage('docs/ci.md').blocks('yaml')].flatMap((text) => listStrings(parse(text)))
    const prefix = `npx --yes gatewright@${version} `
    const installed = 'node_modules/.bin/gatewright '
    const install = `npm install --no-save gatewright@${version}`
    const commands = [...new Set(strings.filter((each) => /(?:npx|bin\/|install) ?.*gatewright/.test(each)))]
    const own = commands.filter((command) => command !== install)
    const getArguments = (command: string) =>
      command.slice(command.startsWith(prefix) ? prefix.length : installed.length)

    test('use this version, to judge a gateway and to start the mock, which npx would leave behind', () => {
      expect(commands).toContain(install)
      const starts = own.filter((command) => command.endsWith(' &'))
      expect(starts).toEqual([expect.stringMatching(/^node_modules\/\.bin\/gatewright mock /)])
      const others = own.filter((command) => !starts.includes(command))
      const found = others.map((command) => `${command.startsWith(prefix)} ${getArguments(command).split(' ')[0]}`)
      expect(found.sort()).toEqual(['true conformance', 'true conformance', 'true drift'])
    })

    test.each(own)('`%s` is valid', async (command) => {
      const args = getArguments(command).replace(/ &$/, '').split(' ')
      const [name, ...options] = args.map((each) => each.replace('"$GATEWAY"', 'https://gateway.example.com'))
      const variables = { GATEWAY_KEY: 'sk-mock' }
      const readers = {
        mock: () => readCommandLine(['mock', ...options], variables),
        drift: () => readDriftCommandLine(options, variables),
        conformance: () => readConformance(options, variables),
      }
      expect(await ownValue(readers, name ?? '')?.()).toBeDefined()
    })
  })
}

function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : []
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
