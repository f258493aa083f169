import type { JudgedContract } from '../../runtime/judge/contract.ts'
import { formatCount } from '../../runtime/validation/explain-keyword.ts'
import { describeRecorded, isRecordingError, judgeRecorded } from './judge-recorded.ts'
import { readRecording } from './read-recording.ts'

export interface CheckedRecording {
  /** The lines of the report; the last is the summary. */
  readonly lines: readonly string[]
  /** 1 if the recording violates the contract. */
  readonly exitCode: 0 | 1
}

/** Checks a recording against the contract. Throws a `UsageError` if it cannot be read. */
export function checkRecording(contract: JudgedContract, path: string): CheckedRecording {
  const { exchanges, unfinished } = readRecording(path, '--check-recording')
  const findings = exchanges.flatMap((located) =>
    judgeRecorded(contract, located.exchange).map((finding) => ({ ...located, finding })),
  )
  const violations = findings.filter(({ exchange, finding }) => isRecordingError(exchange, finding)).length
  const lines = findings.map(
    ({ location, exchange, finding }) => `${location}: ${describeRecorded(exchange, finding, contract.rules.unclear)}`,
  )
  const conclusion =
    violations === 0 ? 'no violation of the contract' : `${formatCount(violations, 'violation')} of the contract`
  const sum = `${formatCount(exchanges.length, 'exchange')} in ${path}: ${conclusion}.`
  return { lines: [...unfinished, ...lines, sum], exitCode: violations === 0 ? 0 : 1 }
}
