import { showText, UsageError } from '../settings/errors.ts'
import { help, readCommandLine } from './command-line.ts'
import type { Surroundings } from './follow.ts'
import { UnreachableError } from './targets/target.ts'
import { ReceiverError } from './tasks/receiver.ts'

/** Runs the suite with the arguments after the script's name. Resolves with the exit code. */
export async function runConformance(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    const commandLine = readCommandLine(args, surroundings.environment)
    if (commandLine === undefined) {
      surroundings.out.write(help)
      return 0
    }
    const { spec } = commandLine
    if (spec !== undefined) {
      const { judgeByDocument } = await import('./document/judge-document.ts')
      await judgeByDocument(spec, (line) => surroundings.err.write(`${showText(line)}\n`), commandLine.allowOutside)
    }
    // Loaded now: its cases are made of the contract that is set before.
    const { follow } = await import('./follow.ts')
    return await follow(commandLine, surroundings)
  } catch (error) {
    surroundings.err.write(`${showText(getMessage(error))}\n`)
    return 2
  }
}

/** Errors with a message for the user. */
const plain = [ReceiverError, UnreachableError]

function getMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof UsageError) return `${error.message}${error.hint}`
  return plain.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message)
}
