import { readCommandLine } from '../../../conformance/command-line.ts'
import { getContract } from '../../../conformance/contract.ts'
import { runRelay } from '../../../conformance/relay/run-relay.ts'
import type { Verdict } from '../../../conformance/verdict.ts'

const servers = { mock: () => Promise.reject(new Error('no mock')), stub: () => Promise.reject(new Error('no stub')) }

/** Runs the relay cases against a gateway whose upstream is at the port. The key of the client is `sk-client`. */
export async function judgeGateway(url: string, port: number, ...more: readonly string[]): Promise<readonly Verdict[]> {
  const commandLine = readCommandLine(['--target', url, '--key', 'sk-client', '--upstream', String(port), ...more])
  if (commandLine?.upstream === undefined) throw new RangeError('The arguments have an upstream.')
  const { upstream } = commandLine
  const screen = { write: () => {} }
  const options = { contract: getContract(), commandLine: { ...commandLine, upstream }, err: screen, servers }
  return (await runRelay(url, options)).verdicts
}

/** What is wrong with the verdicts, a line each. */
export function listWrong(verdicts: readonly Verdict[]): string[] {
  const wrong = verdicts.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'noted')
  return wrong.map(({ case: { id }, findings, reason = '' }) => {
    return `${id} ${reason}: ${findings.map(({ message }) => message.slice(0, 200)).join('; ')}`
  })
}
