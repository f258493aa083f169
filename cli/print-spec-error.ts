import { formatErrors, outputHelp, SpecError } from '../generators/diagnostics.ts'
import { ownValue } from '../runtime/json.ts'
import { printFailure } from '../settings/command.ts'
import { printMessage, printUsageError } from '../settings/errors.ts'

/** Prints the errors of a document, of the output folder or of the command line; returns the exit code. Throws any other error. */
export function printSpecError(error: unknown): number {
  if (!(error instanceof SpecError)) return printUsageError(error)
  for (const { code, message } of error.diagnostics) {
    const help: string | undefined = ownValue(outputHelp, code)
    if (help !== undefined) return printFailure(`${message} ${help}`, 2)
  }
  const { lines, count } = formatErrors(error.diagnostics)
  for (const line of lines) printMessage(line)
  return printFailure(`${count}; nothing was written.`, 1)
}
