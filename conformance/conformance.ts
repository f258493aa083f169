import { isUsageError, showText } from '../settings/errors.ts'
import { help, readCommandLine } from './command-line.ts'
import { getContract } from './contract.ts'
import { chatDocuments, gatewayDocuments } from './gateway-documents.ts'
import { type CommandEnvironment, runCommandLine } from './run-command-line.ts'
import { UnreachableError } from './targets/target.ts'
import { ReceiverError } from './tasks/receiver.ts'

/** Runs the suite with the arguments after the script's name. Resolves with the exit code. */
export async function runConformance(args: readonly string[], environment: CommandEnvironment): Promise<number> {
  const { out, err } = environment
  try {
    const commandLine = readCommandLine(args, environment.environment)
    if (commandLine === undefined) {
      out.write(help)
      return 0
    }
    const { spec } = commandLine
    if (spec === undefined) {
      const documents = commandLine.chatCompletions ? chatDocuments : gatewayDocuments
      return await runCommandLine(getContract(documents), commandLine, environment)
    }
    const { readDocuments } = await import('./document/read-documents.ts')
    const documents = await readDocuments(spec, (line) => err.write(`${showText(line)}\n`), commandLine)
    return await runCommandLine(getContract(documents), commandLine, environment)
  } catch (error) {
    err.write(`${showText(getMessage(error))}\n`)
    return 2
  }
}

/** Errors whose message is written for the user. */
const userErrors = [ReceiverError, UnreachableError]

function getMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isUsageError(error)) return `${error.message}${error.hint}`
  return userErrors.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message)
}
