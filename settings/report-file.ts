import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { FileError, UsageError } from './errors.ts'
import { getFileReason, makeFolder } from './files.ts'
import type { OptionType } from './option-types.ts'

export interface ReportFile<F extends string> {
  readonly format: F
  readonly file: string
}

/** The value of `--report` of a command that has these formats. */
export function reportOption<F extends string>(...formats: readonly F[]): OptionType<ReportFile<F>> {
  const takes = formats.map((format) => `${format}=FILE`)
  return {
    takes: takes.join(', ').replace(/, (?!.*, )/, ' or '),
    parse: (text, option) => {
      const [name = '', ...rest] = text.split('=')
      const format = formats.find((candidate) => candidate === name)
      const file = rest.join('=')
      if (existsSync(file) && statSync(file).isDirectory())
        throw new UsageError(`${option} takes a file, but ${file} is a folder.`)
      return format !== undefined && file !== '' ? { format, file } : undefined
    },
  }
}

/** Checks a report before the run, whose results would be lost. The report of an earlier run stays until there is a new one. */
export function checkWritable(file: string): void {
  const isNew = !existsSync(file)
  writeReport(file, '', 'a')
  if (isNew) rmSync(file)
}

export function writeReport(file: string, content: string, flag: 'a' | 'w' = 'w'): void {
  try {
    makeFolder(dirname(file))
    writeFileSync(file, content, { flag })
  } catch (error) {
    throw new FileError(`--report cannot write ${file}: ${getFileReason(error)}.`)
  }
}

/** A text as XML: for JUnit. */
export function escapeXml(text: string): string {
  // Characters that XML 1.0 cannot represent become a question mark.
  const plain = text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '?')
  return plain.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
