import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rules } from '../../../spec/rules/plugin.ts'

/** A problem that Redocly reports for a fixture; `file` is relative to the fixture's folder. */
export interface ReportedProblem {
  readonly rule: string
  readonly message: string
  readonly file: string
  readonly line: number
}

export interface Fixture {
  readonly rule: string
  /** `pass` or `fail`, with a suffix if a rule has several. */
  readonly name: string
  readonly folder: string
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const fixturesFolder = join(root, 'test/spec/rules/fixtures')

/** The fixtures of all rules; a rule without a folder has none. */
export async function findFixtures(): Promise<Fixture[]> {
  const entries = await readdir(fixturesFolder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const found = await Promise.all(
    folders.sort().map(async (rule) => {
      const names = (await readdir(join(fixturesFolder, rule))).sort()
      return names.map((name) => ({ rule, name, folder: join(fixturesFolder, rule, name) }))
    }),
  )
  return found.flat()
}

/** Runs Redocly's command once over all fixtures, each with its own rule only; returns the problems by fixture. */
export async function lintFixtures(fixtures: readonly Fixture[]): Promise<Map<Fixture, ReportedProblem[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'rules-'))
  try {
    const config = join(folder, 'redocly.yaml')
    await writeFile(config, JSON.stringify(configFor(fixtures)))
    const problems = parseReports(
      await redocly('lint', '--config', config, '--format', 'json', '--max-problems', '999'),
    )
    return new Map(fixtures.map((fixture) => [fixture, problems.flatMap((problem) => toReported(fixture, problem))]))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function configFor(fixtures: readonly Fixture[]): unknown {
  const apis = fixtures.map(({ rule, name, folder }) => {
    const document = rules.find((candidate) => candidate.name === rule)?.document ?? 'openapi'
    const on = { [`gatewright/${rule}`]: 'error' }
    return [`${rule}-${name}`, { root: join(folder, `${document}.yaml`), rules: on }]
  })
  return { telemetry: 'off', plugins: [join(root, 'spec/rules/plugin.ts')], apis: Object.fromEntries(apis) }
}

function redocly(...args: string[]): Promise<string> {
  const command = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const options = { cwd: root, maxBuffer: 2 ** 24, env: { ...process.env, NO_COLOR: '1' } }
  return new Promise((done, fail) => {
    execFile(process.execPath, [command, ...args], options, (error, stdout, stderr) => {
      if (stdout.startsWith('{')) done(stdout)
      else fail(error ?? new Error(stderr))
    })
  })
}

interface Problem {
  readonly ruleId: string
  readonly message: string
  readonly location: readonly { readonly source: { readonly ref: string }; readonly start: { readonly line: number } }[]
}

/** The output is a sequence of JSON reports, one for each document. */
function parseReports(text: string): Problem[] {
  return text.split(/(?<=^\})(?=\{$)/m).flatMap((report): Problem[] => JSON.parse(report).problems)
}

function toReported({ folder }: Fixture, { ruleId, message, location }: Problem): ReportedProblem[] {
  return location.flatMap(({ source, start }) => {
    const file = relative(folder, resolve(root, source.ref))
    return file.startsWith('..') ? [] : [{ rule: ruleId, message, file, line: start.line }]
  })
}
