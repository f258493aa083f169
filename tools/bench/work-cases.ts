import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type Aim, type Bench, type Case, ours } from './case.ts'
import { runInProcess } from './cold-cases.ts'
import { getInstalledBin, makeFolder } from './installation.ts'
import { shareRuns } from './measure.ts'
import { getResidentKib } from './process-figures.ts'
import { key } from './requests.ts'

const smallDocument = 'node_modules/@readme/oas-examples/3.1/json/train-travel.json'

/** Lists the cases of whole programs: tests in process, generators, and the contract tests. */
export function workCases(bench: Bench): Case[] {
  const { tests, suite, largeDocument, documents } = bench.effort
  const common = { table: 'work', servers: [ours] } as const
  return [
    {
      ...common,
      name: 'test',
      title: `one of ${tests} tests in process, with a sandbox and three requests`,
      unit: 'ms',
      maxRounds: 3,
      aims: [{ atMost: 4 }],
      sample: async () => (runInProcess('tests', [tests])[0]?.wallUs ?? Number.NaN) / 1000,
    },
    ...generateCases('generate-small', smallDocument, { seconds: [{ atMost: 0.6 }] }),
    ...generateCases('generate-large', largeDocument, { seconds: [{ atMost: 10 }], memory: [{ atMost: 500 }] }),
    ...documents.flatMap((document) =>
      generateCases(`generate-${basename(document)}`, document, { seconds: [{ atMost: 1.5, of: typescript }] }),
    ),
    {
      ...common,
      name: 'conformance',
      title: 'all contract tests of the mock',
      unit: 's',
      maxRounds: 1,
      aims: [{ atMost: 10 }],
      sample: () => timeSuite(['--target', 'mock', '--only', suite]),
    },
    {
      ...common,
      name: 'finding',
      title: 'the first finding of a wrong target',
      unit: 's',
      maxRounds: 3,
      aims: [{ atMost: 2 }],
      sample: async () => timeFirstFinding((await bench.running.get('Fastify + ajv')).port),
    },
  ]
}

const typescript = 'openapi-typescript'

interface GenerateAims {
  readonly seconds: readonly Aim[]
  readonly memory?: readonly Aim[]
}

/** Lists the cases of time and memory, which share their runs. */
function generateCases(name: string, document: string, aims: GenerateAims): Case[] {
  const title = `generate from ${basename(document)}, ${(statSync(document).size / 1e6).toFixed(2)} MB`
  const runs = shareRuns((server) => generate(server, document))
  const common = { table: 'work', servers: [ours, typescript], maxRounds: name === 'generate-small' ? 5 : 2 } as const
  const time = {
    ...common,
    name,
    title,
    unit: 's',
    aims: aims.seconds,
    sample: runs(({ seconds }) => seconds),
  } as const
  if (aims.memory === undefined) return [time]
  const memory = { name: `${name}-memory`, title: `${title}: memory`, unit: 'MB', aims: aims.memory } as const
  return [time, { ...common, ...memory, sample: runs(({ megabytes }) => megabytes) }]
}

/** Generates in an empty folder: all that we write, and the types of openapi-typescript. */
async function generate(server: string, document: string) {
  const input = resolve(document)
  const args =
    server === ours
      ? [getInstalledBin(), 'generate', '--spec', input, '--out', 'generated']
      : [resolve('node_modules/openapi-typescript/bin/cli.js'), input, '--output', 'types.ts']
  return runProgram(args, [0], makeFolder())
}

// The verdict does not matter here.
async function timeSuite(options: readonly string[]): Promise<number> {
  return (await runProgram([getInstalledBin(), 'conformance', ...options], [0, 1])).seconds
}

/** Runs a program of Node; its memory is the greatest that was seen, 0 where there is no /proc. */
async function runProgram(args: readonly string[], codes: readonly number[], cwd = '.') {
  const start = performance.now()
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (text) => (errors += text))
  let kib = 0
  const timer = setInterval(() => {
    kib = getResidentKib(child.pid ?? 0, 'VmHWM') ?? kib
  }, 10)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  if (!codes.includes(code)) throw new Error(`${args.join(' ')} ended with ${code}: ${errors}`)
  return { seconds: (performance.now() - start) / 1000, megabytes: (kib * 1024) / 1e6 }
}

/** Times the contract tests of a server that answers most requests with 404, until their progress tells a failure. */
async function timeFirstFinding(port: number): Promise<number> {
  const start = performance.now()
  const args = [getInstalledBin(), 'conformance', '--target', `http://127.0.0.1:${port}`, '--key', key]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  for await (const text of child.stderr) {
    output += text
    if (/[1-9]\d* failed/.test(output)) break
  }
  const seconds = (performance.now() - start) / 1000
  if (!child.kill('SIGKILL')) throw new Error(`the contract tests ended without a failure: ${output}`)
  return seconds
}
