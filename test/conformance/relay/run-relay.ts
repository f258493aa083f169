import { readCommandLine } from '../../../conformance/command-line.ts'
import { getContract } from '../../../conformance/contract.ts'
import { runRelay } from '../../../conformance/relay/run-relay.ts'
import type { Verdict } from '../../../conformance/verdict.ts'

const servers = { mock: () => Promise.reject(new Error('no mock')), stub: () => Promise.reject(new Error('no stub')) }

/** Runs the relay cases against a gateway whose upstream is at the port. */
export async function judgeGateway(url: string, port: number, ...more: readonly string[]): Promise<readonly Verdict[]> {
  const args = ['--target', url, '--key', 'sk-client', '--upstream', String(port), ...more]
  const commandLine = readCommandLine(args)
  if (commandLine?.upstream === undefined) throw new RangeError('The arguments have an upstream.')
  const { upstream } = commandLine
  const options = {
    contract: getContract(),
    commandLine: { ...commandLine, upstream },
    err: { write: () => {} },
    servers,
  }
  return (await runRelay(url, options)).verdicts
}
