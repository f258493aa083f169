import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { printMessage, showText, UsageError } from './errors.ts'
import { downloadFirst, getFileReason, isHttpsUrl, isUrl } from './files.ts'
import type { OptionType } from './option-types.ts'

/** How the user starts a program: by a script of npm, or by the installed command. */
export function getCommand(program: string): string {
  const script = process.env.npm_lifecycle_event
  if (script === 'start') return 'npm start --'
  return script === program ? `npm run ${program} --` : `npx gatewright ${program}`
}

/** The version of the package. */
export function getVersion(): string {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')).version
}

/** Prints to standard output; returns the exit code. */
export function printText(text: string): number {
  process.stdout.write(showText(text))
  return 0
}

/** Prints a line to standard error; returns the exit code. */
export function printFailure(text: string, code: number): number {
  printMessage(text)
  return code
}

/** Whether a path is that of a file that can be read. */
export function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The path of a file that can be read; `wanted` is the file that a folder may have. */
function readable(wanted: string): OptionType<string> {
  return {
    takes: 'a file',
    parse: (path, name) => {
      if (path === '' || isReadable(path)) return path || undefined
      if (isUrl(path)) throw new UsageError(`${name}: ${path} is a URL: ${downloadFirst(path)}.`)
      throw new UsageError(`${name}: ${describeUnreadable(path, wanted)}.`)
    },
  }
}

function describeUnreadable(path: string, wanted: string): string {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isDirectory() ? `${path} is a folder: name ${wanted} in it` : `${path} is no file`
  } catch (error) {
    const reason = getFileReason(error)
    return reason === 'no such file' ? `there is no file ${path}` : `${path} cannot be read: ${reason}`
  }
}

export const readableFile = readable('a file')
export const readableDocument = readable('the OpenAPI document')

/** The same, or the URL of a document that is downloaded. */
export const documentOrUrl: OptionType<string> = {
  takes: 'a file, or an https URL',
  parse: (path, name) => (isHttpsUrl(path) ? path : readableDocument.parse(path, name)),
}

/** The path of a folder that may not exist yet. */
export const folder: OptionType<string> = { takes: 'a folder', parse: (path) => path || undefined }
