import type { CommandLine } from './command-line.ts'
import type { FuzzFinding, FuzzResult } from './fuzz.ts'
import { allowance, type MemoryUse, maxGrowth } from './memory.ts'
import { excerptBytes } from './reply-parser.ts'

type Run = Pick<CommandLine, 'seed' | 'target' | 'requests' | 'only'>

/** Prints the findings, and a summary of the run. */
export function printResult(result: FuzzResult, run: Run): string {
  const { findings, sent, elapsedMs, statuses, slowest, memory } = result
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  const rate = Math.round((sent / elapsedMs) * 1000)
  return [
    ...findings.map((finding) => printFinding(finding, run)),
    `${sent} mutated requests with the seed ${run.seed} to the ${run.target}, ${rate} a second, with a good one behind every one.`,
    ...(run.only === undefined && sent < run.requests
      ? ['Stopped early: the server had to be started anew too often.']
      : []),
    `Replies by status: ${counts.join(', ')}`,
    `Slowest: ${slowest.map(({ request, elapsedMs }) => `${Math.round(elapsedMs)} ms (--only ${request.index})`).join(', ')}`,
    ...(memory === undefined ? [] : [printMemory(memory, run)]),
    `${findings.length === 0 ? 'No findings' : `${findings.length} findings`}.`,
    '',
  ].join('\n')
}

function printFinding({ kind, message, request, count, replay, log = '' }: FuzzFinding, { seed, target }: Run): string {
  const { index, operationId, mutations, delivery, bytes } = request
  const omitted = bytes.length > 1000 ? ` and ${bytes.length - 1000} bytes` : ''
  return [
    `${kind}: ${message}`,
    `  request ${index}, ${operationId || 'no operation'}, ${mutations.join(', ')}, delivery ${delivery}`,
    `  ${excerptBytes(bytes, 1000)}${omitted}`,
    ...(log.trim() === '' ? [] : [`  log: ${log.trim().slice(0, 1500).replaceAll('\n', '\n  ')}`]),
    `  ${count} like it. ${replay === undefined ? 'It does not come again with' : 'Again'}:`,
    `  npm run fuzz -- --target ${target} --seed ${seed} --only ${(replay ?? [index]).join(',')}`,
    '',
  ].join('\n')
}

function printMemory({ used, growth, isOverBound }: MemoryUse, { target }: Run): string {
  const sizes = used.map((bytes) => (bytes / 1024 / 1024).toFixed(1)).join(', ')
  const [first, second] = growth.map(Math.round)
  const bound = `bound ${maxGrowth[target]} and ${allowance / 1024 / 1024} MiB in all`
  const warning = isOverBound ? 'memory: grows over the bound. ' : ''
  return `${warning}Memory in use: ${sizes} MiB; bytes a request: ${first} in the first half, ${second} in the second (${bound}).`
}
