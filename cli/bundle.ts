import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { bundleSpec } from '../generators/bundle.ts'
import { downloadIfUrl } from '../generators/read/download-spec.ts'
import { documentOrUrl, folder, getCommand, isReadable, printFailure, printText } from '../settings/command.ts'
import { UsageError } from '../settings/errors.ts'
import { getFileReason, isHttpsUrl } from '../settings/files.ts'
import { getHelp } from '../settings/help.ts'
import { optionalOption, readingOptions } from '../settings/option.ts'
import { readFlags } from '../settings/read-flags.ts'
import { printSpecError } from './print-spec-error.ts'

const defaultSpec = 'spec/openapi.yaml'

const options = {
  openapi: optionalOption('openapi VERSION', 'the version of the bundle (3.2)', {
    takes: '3.2',
    parse: (version) => (version === '3.2' ? version : undefined),
  }),
  spec: optionalOption(
    'spec FILE',
    `the OpenAPI document; asyncapi.yaml is read beside it (${defaultSpec})`,
    documentOrUrl,
  ),
  ...readingOptions,
  out: optionalOption('out FILE', 'the file to write, in YAML if its name says so (standard output)', {
    ...folder,
    takes: 'a file',
  }),
}

/** `gatewright bundle`; returns the exit code. */
export async function runBundle(args: readonly string[]): Promise<number> {
  try {
    const settings = readFlags(options, args)
    if (settings === undefined) return printText(getHelpText())
    const { spec = defaultSpec, out, ...others } = settings
    if (!isHttpsUrl(spec) && !isReadable(spec))
      throw new UsageError(`There is no ${spec} here: name your OpenAPI document with --spec FILE.`)
    const document = bundleSpec(spec, await downloadIfUrl(spec, others))
    const isYaml = out !== undefined && /\.ya?ml$/.test(out)
    const text = isYaml
      ? stringify(document, { aliasDuplicateObjects: false })
      : `${JSON.stringify(document, null, 2)}\n`
    if (out === undefined) return printText(text)
    return writeBundle(out, text)
  } catch (error) {
    return printSpecError(error)
  }
}

function writeBundle(out: string, text: string): number {
  try {
    writeFileSync(out, text)
    return printText(`${out}: written.\n`)
  } catch (error) {
    return printFailure(`Cannot write ${out}: ${getFileReason(error)}. Choose another file with --out.`, 2)
  }
}

function getHelpText(): string {
  return getHelp(options, {
    about: 'Writes one OpenAPI 3.2 document of an OpenAPI document and the AsyncAPI document beside it.',
    usage: `${getCommand('bundle')} [options]`,
    notes: [
      'Streams have an `itemSchema`; their order is the extension `x-event-order`.',
      '',
      'Exit codes: 0 success, 1 invalid specification, 2 invalid command line.',
    ],
  })
}
