import { UsageError } from './usage-error.ts'

/** What is wrong with a file that somebody named: the file has to change, and no option helps. */
export class FileError extends UsageError {
  override readonly hint = ''
}
