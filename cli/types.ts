import { formatDiagnostic } from '../generators/diagnostics.ts'
import type { TypesOptions } from '../generators/emit/schema-types.ts'
import type { ReadOptions } from '../generators/read/read-spec.ts'
import { compareFile, type Difference, printDifference, writeFolder } from '../generators/write/generated-folder.ts'
import { documentOrUrl, getCommand, isReadable, printFailure, printText } from '../settings/command.ts'
import { printMessage, UsageError } from '../settings/errors.ts'
import { getHelp } from '../settings/help.ts'
import {
  allowOutside,
  allowPrivate,
  optionalOption,
  type SettingsOf,
  switchOption,
  valueOption,
} from '../settings/option.ts'
import { oneOf } from '../settings/option-types.ts'
import { readFlags, takePositionals } from '../settings/read-flags.ts'
import { printSpecError } from './print-spec-error.ts'

const outputFile = { takes: 'a file', parse: (path: string) => path || undefined }

/** The names and meanings of the command of openapi-typescript. */
const printOptions = {
  enum: switchOption('enum', 'TypeScript enums instead of unions'),
  enumValues: switchOption('enum-values', 'the values of enums as arrays'),
  conditionalEnums: switchOption('conditional-enums', 'with --enum, only those with `x-enum-varnames` or descriptions'),
  dedupeEnums: switchOption('dedupe-enums', 'with --enum, one for enums with the same values'),
  exportType: { ...switchOption('export-type', '`type` instead of `interface` at the top level'), short: 't' },
  immutable: switchOption('immutable', 'readonly properties and arrays'),
  additionalProperties: switchOption('additional-properties', 'objects may have other properties unless forbidden'),
  emptyObjectsUnknown: switchOption('empty-objects-unknown', '`unknown` for objects without properties'),
  defaultNonNullable: valueOption(
    'default-non-nullable BOOLEAN',
    'properties with a default are present, except in inline requests',
    {
      type: oneOf('true', 'false'),
      fallback: 'true',
    },
  ),
  propertiesRequiredByDefault: switchOption(
    'properties-required-by-default',
    'all properties of schemas without `required` are present',
  ),
  arrayLength: switchOption('array-length', 'tuples for arrays with `minItems` and `maxItems`'),
  pathParamsAsTypes: switchOption('path-params-as-types', 'paths as template literals'),
  generatePathParams: switchOption('generate-path-params', 'path parameters that the document does not declare'),
  alphabetize: switchOption('alphabetize', 'sorted keys'),
  excludeDeprecated: switchOption('exclude-deprecated', 'nothing that is deprecated'),
  rootTypes: switchOption('root-types', 'also an exported type for each component'),
  rootTypesNoSchemaPrefix: switchOption('root-types-no-schema-prefix', 'with --root-types, without the prefix Schema'),
  rootTypesKeepCasing: switchOption('root-types-keep-casing', 'with --root-types, names as in the document'),
  makePathsEnum: switchOption('make-paths-enum', 'an enum ApiPaths of all paths'),
  readWriteMarkers: switchOption('read-write-markers', '$Read and $Write around readOnly and writeOnly properties'),
}

/** The options of `generateTypes` by their names in code. */
export const typesOptionNames: readonly string[] = Object.keys(printOptions)

const options = {
  output: {
    ...optionalOption('output FILE', 'the file to write; without it the types are printed', outputFile),
    short: 'o',
  },
  check: switchOption('check', 'write nothing; print the differences and exit 1 if there are any'),
  allowOutside,
  allowPrivate,
  ...printOptions,
}

const getHelpText = () =>
  getHelp(options, {
    about: 'Writes the TypeScript types of an OpenAPI document in one file, as openapi-typescript does.',
    usage: `${getCommand('types')} FILE [-o schema.d.ts] [options]`,
    notes: [
      'Exit codes: 0 success, 1 the document cannot be read or --check found a difference, 2 invalid command line.',
    ],
  })

/** `gatewright types`; returns the exit code. */
export async function runTypes(args: readonly string[]): Promise<number> {
  try {
    const { positionals, rest } = takePositionals(options, args.flatMap(normaliseFlag), 1)
    const [spec] = positionals
    const settings = readFlags(options, rest)
    if (settings === undefined) return printText(getHelpText())
    if (spec === undefined)
      throw new UsageError('Name the OpenAPI document, such as `gatewright types openapi.yaml -o schema.d.ts`.')
    if (!isReadable(spec)) documentOrUrl.parse(spec, 'types')
    return await printTypes(spec, settings)
  } catch (error) {
    return printSpecError(error)
  }
}

/** openapi-typescript also takes `--rootTypes`, `--enum=true` and `--no-default-non-nullable`. */
function normaliseFlag(arg: string): readonly string[] {
  const [, no, written = '', value] = /^--(no-)?([A-Za-z-]+)(?:=(true|false))?$/.exec(arg) ?? []
  const name = written.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const option = Object.values(printOptions).find((row) => row.name === name)
  if (option === undefined) return [arg]
  const isOn = no === undefined && value !== 'false'
  if (option.kind === 'switch') return isOn ? [`--${name}`] : []
  return no === undefined && value === undefined ? [`--${name}`] : [`--${name}=${isOn}`]
}

function printTypes(spec: string, settings: SettingsOf<typeof options>): Promise<number> {
  const { output, check, defaultNonNullable, ...others } = settings
  return writeTypes({ spec, output, check }, { ...others, defaultNonNullable: defaultNonNullable === 'true' })
}

export interface TypesFile {
  readonly spec: string
  /** The file to write; undefined for standard output. */
  readonly output: string | undefined
  readonly check: boolean
}

/** Writes, compares or prints the types of a document; returns the exit code. Throws a `SpecError`. */
export async function writeTypes(
  { spec, output, check }: TypesFile,
  options: TypesOptions & ReadOptions,
): Promise<number> {
  // Loads slowly, with a compiler.
  const { generateTypes } = await import('../generators/generate-types.ts')
  const { downloadIfUrl } = await import('../generators/read/download-spec.ts')
  const { text, errors } = generateTypes(spec, await downloadIfUrl(spec, options))
  for (const error of errors) printMessage(formatDiagnostic(error))
  if (errors.length > 0) printMessage(`${spec} is not valid: its types may be wrong.`)
  if (output === undefined) return printText(text)
  const differences = compareFile(output, text)
  if (check) return reportCheck(differences, { spec, output })
  writeFolder(output, differences)
  return printText(`${output}: ${differences.length === 0 ? 'unchanged' : 'written'}.\n`)
}

function reportCheck(differences: readonly Difference[], { spec, output }: { spec: string; output: string }): number {
  if (differences.length === 0) return printText(`${output} is up to date with ${spec}.\n`)
  for (const difference of differences) process.stdout.write(printDifference(output, difference))
  return printFailure(`${output} is not up to date with ${spec}. To fix it, run the command without --check.`, 1)
}
