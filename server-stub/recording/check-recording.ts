import type { JudgedContract } from '../judge/contract.ts'
import { describe, isFault, judgeRecorded } from './judge-recorded.ts'
import { readRecording } from './read-recording.ts'

export interface CheckedRecording {
  /** What there is to say, a line each, the last one in sum. */
  readonly lines: readonly string[]
  /** 0 where all keeps the contract, 1 where something does not. */
  readonly exitCode: 0 | 1
}

/** Holds a recording against the contract. Throws a `UsageError` where it cannot be read. */
export function checkRecording(contract: JudgedContract, path: string): CheckedRecording {
  const { exchanges, unfinished } = readRecording(path, '--check-recording')
  const found = exchanges.flatMap((taped) =>
    judgeRecorded(contract, taped.exchange).map((finding) => ({ ...taped, finding })),
  )
  const broken = found.filter(({ exchange, finding }) => isFault(exchange, finding)).length
  const lines = found.map(({ place, exchange, finding }) => `${place}: ${describe(exchange, finding)}`)
  const verdict = broken === 0 ? 'nothing breaks the contract' : `the contract is broken in ${counted(broken, 'place')}`
  const sum = `${counted(exchanges.length, 'exchange')} on ${path}: ${verdict}.`
  return { lines: [...unfinished, ...lines, sum], exitCode: broken === 0 ? 0 : 1 }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
