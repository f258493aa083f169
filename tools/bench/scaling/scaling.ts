import { availableParallelism, loadavg, totalmem } from 'node:os'
import { measureRequests } from './requests.ts'
import { measureStreams } from './streams.ts'
import { measureTasks } from './tasks.ts'

const help = `Measures what one process of the stub takes, for the capacity model of docs/scaling.md.

Usage: node tools/bench/scaling/scaling.ts [streams|requests|tasks ...]

  streams   memory and processor time of open streams, at several sizes; needs 10,100 open files per process
  requests  whole replies of a model that answers at once
  tasks     what PostgreSQL does for a task; needs an installed PostgreSQL

All three without an argument, in about four minutes.
`

const streamLoads = [
  { streams: 500, turnsPerSecond: 10, eventsPerTurn: 1 },
  { streams: 2000, turnsPerSecond: 10, eventsPerTurn: 1 },
  { streams: 2000, turnsPerSecond: 2, eventsPerTurn: 10 },
  { streams: 5000, turnsPerSecond: 2, eventsPerTurn: 1 },
  { streams: 10_000, turnsPerSecond: 1, eventsPerTurn: 1 },
]
const connectionSizes = [1, 64, 512]
const tasksPerKind = 500

const parts: Readonly<Record<string, () => Promise<void>>> = {
  streams: async () => {
    for (const load of streamLoads) printFigures('streams', await measureStreams(load))
  },
  requests: async () => {
    for (const connections of connectionSizes) printFigures('requests', await measureRequests(connections))
  },
  tasks: async () => {
    const { tasks, idle } = await measureTasks(tasksPerKind)
    for (const row of tasks) printFigures('a task', row)
    for (const row of idle) printFigures('idle, a second', row)
  },
}

const chosen = process.argv.slice(2)
if (chosen.some((name) => !Object.hasOwn(parts, name))) {
  process.stdout.write(help)
  process.exitCode = chosen.includes('--help') ? 0 : 2
} else {
  const gib = Math.round(totalmem() / 2 ** 30)
  process.stdout.write(
    `Node ${process.version}, ${availableParallelism()} processors, ${gib} GiB, load ${loadavg()[0]}\n`,
  )
  for (const [name, measure] of Object.entries(parts)) if (chosen.length === 0 || chosen.includes(name)) await measure()
}

function printFigures(title: string, figures: object): void {
  const words = Object.entries(figures).map(
    ([name, value]) => `${name} ${typeof value === 'number' ? roundFigure(value) : value}`,
  )
  process.stdout.write(`${title}: ${words.join(', ')}\n`)
}

function roundFigure(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
