import { showText } from '../settings/errors.ts'
import { type CommandLine, help, readCommandLine } from './command-line.ts'
import { getContract } from './contract.ts'
import { chatDocuments, gatewayDocuments, type JudgedDocuments } from './gateway-documents.ts'
import { printError } from './report/terminal.ts'
import { type CommandEnvironment, runCommandLine } from './run-command-line.ts'

/** Runs the suite with the arguments after the script's name. Resolves with the exit code. */
export async function runConformance(args: readonly string[], environment: CommandEnvironment): Promise<number> {
  const { out, err } = environment
  try {
    const commandLine = readCommandLine(args, environment.environment)
    if (commandLine === undefined) {
      out.write(help)
      return 0
    }
    const documents = await loadDocuments(commandLine, (line) => err.write(`${showText(line)}\n`))
    return await runCommandLine(getContract(documents), commandLine, environment)
  } catch (error) {
    return printError(error, err)
  }
}

async function loadDocuments(commandLine: CommandLine, warn: (line: string) => void): Promise<JudgedDocuments> {
  const { spec, chatCompletions } = commandLine
  if (spec === undefined) return chatCompletions ? chatDocuments : gatewayDocuments
  const { readDocuments } = await import('./document/read-documents.ts')
  return readDocuments(spec, warn, commandLine)
}
