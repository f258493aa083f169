import { readdirSync, readFileSync } from 'node:fs'

/** The kernel reports times in hundredths of a second, whatever the length of its tick. */
const msPerTick = 10
const nsPerMs = 1e6

/**
 * Reads the processor time of all threads of a process so far, in parts of a microsecond where the kernel counts so; undefined
 * where there is no /proc.
 */
export function getCpuMs(pid: number): number | undefined {
  const threads = listFolder(`/proc/${pid}/task`).map((thread) => readText(`/proc/${pid}/task/${thread}/schedstat`))
  if (threads.length === 0 || threads.includes(undefined)) return getStat(pid)?.ownMs
  return threads.reduce((sum, text = '') => sum + Number(text.split(' ', 1)[0]), 0) / nsPerMs
}

/** Reads the parent of a process, and the processor time of itself and of its ended children; undefined without /proc. */
export function getStat(pid: number): { parent: number; ownMs: number; endedMs: number } | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  if (stat === undefined) return undefined
  // The name of the program, in parentheses, may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return {
    parent: Number(fields[1]),
    ownMs: (user + system) * msPerTick,
    endedMs: (endedUser + endedSystem) * msPerTick,
  }
}

/** Counts the processor time of a process from now on; it is undefined where there is no /proc. */
export function startMeter(pid: number): () => { readonly cpuMs?: number } {
  const before = getCpuMs(pid)
  return () => {
    const after = getCpuMs(pid)
    return before === undefined || after === undefined ? {} : { cpuMs: after - before }
  }
}

/** Reads the resident memory of a process in KiB, or its greatest so far; undefined where there is no /proc. */
export function getResidentKib(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number | undefined {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readText(`/proc/${pid}/status`) ?? '')
  return line === null ? undefined : Number(line[1])
}

function listFolder(path: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
