import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  basePath,
  compareSpec,
  createBase,
  mergeEdits,
  readBase,
  type SpecBase,
  type SpecChange,
  type SpecTexts,
  takeSpec,
} from '../generators/init/spec-base.ts'
import { InitError, readSpecTexts } from '../generators/init/spec-files.ts'
import { printDifference } from '../generators/write/generated-folder.ts'
import { ownValue } from '../runtime/json.ts'
import { getCommand, getVersion, printFailure, printText } from '../settings/command.ts'
import { UsageError } from '../settings/errors.ts'
import { isHttpsUrl } from '../settings/files.ts'
import { getHelp } from '../settings/help.ts'
import { allowPrivate, optionalOption, type SettingsOf, switchOption } from '../settings/option.ts'
import { oneOf } from '../settings/option-types.ts'
import { readFlags } from '../settings/read-flags.ts'
import { printSpecError } from './print-spec-error.ts'

const options = {
  take: switchOption('take', 'write the changes into spec/, except into files that you have edited'),
  edited: optionalOption(
    'edited merge|replace|keep',
    'with --take, for edited files: merge merges the changes with yours; replace discards yours; keep leaves files that you have merged by hand',
    oneOf('merge', 'replace', 'keep'),
  ),
  allowPrivate,
}

const getHelpText = () =>
  getHelp(options, {
    about:
      'Shows what has changed in the installed package, or at a URL, since a project took its contract, spec/, from there.',
    usage: `${getCommand('upgrade')} [options]`,
    notes: [
      `It works in the folder of a project that init created without --spec, or from a URL. Files that you alone have changed stay as they
are. After --take run npm run generate and npm run typecheck.`,
      'Exit codes: 0 nothing is left to take, 1 changes are left, 2 invalid command line, no such project, or a URL that cannot be read.',
    ],
  })

/** `gatewright upgrade`; returns the exit code. */
export async function runUpgrade(args: readonly string[]): Promise<number> {
  try {
    const settings = readFlags(options, args)
    if (settings === undefined) return printText(getHelpText())
    if (settings.edited !== undefined && !settings.take)
      throw new UsageError('--edited has an effect with --take only.')
    return await upgradeSpec(settings)
  } catch (error) {
    if (error instanceof InitError) return printFailure(error.message, 2)
    return printSpecError(error)
  }
}

async function upgradeSpec({ take, edited, allowPrivate }: SettingsOf<typeof options>): Promise<number> {
  const base = readBase('.')
  const { source } = base
  const texts = await readNewest(base, allowPrivate)
  const reasons = new Map<string, string>()
  const changes = compareSpec('.', base, texts).map((change) => {
    const merged = edited === 'merge' && change.isEdited ? mergeEdits(base, change) : change
    if (!('reason' in merged)) return merged
    reasons.set(change.path, merged.reason)
    return change
  })
  const isTaken = ({ isEdited, isMerged }: SpecChange) => take && (!isEdited || isMerged || edited === 'replace')
  const left = changes.filter((change) => !isTaken(change) && edited !== 'keep')
  for (const change of left) printText(printDifference('.', change))
  if (take) takeSpec('.', createBase(getVersion(), texts, source), { base, taken: changes.filter(isTaken), left })
  for (const change of changes) {
    const reason = reasons.get(change.path)
    const end = !left.includes(change) ? '; done' : reason === undefined ? '' : `, and cannot be merged: ${reason}`
    printText(`${describeChange(change, source)}${end}.\n`)
  }
  printText(`${describeResult(changes.length, left, { isTaking: take, source })}\n`)
  return left.length > 0 ? 1 : 0
}

/** The files of the package, or of the URL that the project is from. Throws an `InitError` if one of them cannot be had. */
async function readNewest({ source, files }: SpecBase, allowPrivate: boolean): Promise<SpecTexts> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  if (source === undefined) return readSpecTexts(join(root, 'spec/openapi.yaml'))
  if (!isHttpsUrl(source)) throw new InitError(`${basePath}: source must be an https URL.`)
  const { downloadProjectSpec } = await import('../generators/init/downloaded-spec.ts')
  const { texts, unreadable } = await downloadProjectSpec(source, allowPrivate)
  const [lost] = [...unreadable].filter(([path]) => ownValue(files, path) !== undefined)
  if (lost !== undefined) throw new InitError(`The source of ${lost[0]} cannot be read: ${lost[1]}.`)
  return texts
}

function describeChange({ path, kind, isEdited }: SpecChange, source = 'the package'): string {
  const change = { missing: 'new', stale: 'removed', changed: 'changed' }[kind]
  return `${path}: ${change} in ${source}${isEdited ? ', and edited here' : ''}`
}

interface Upgrade {
  readonly isTaking: boolean
  readonly source: string | undefined
}

function describeResult(count: number, left: readonly SpecChange[], { isTaking, source }: Upgrade): string {
  const command = `${getCommand('upgrade')} --take`
  if (count === 0) return `spec/ has all changes of ${source ?? `gatewright ${getVersion()}`}.`
  if (left.length === 0) return 'Now run npm run generate, npm run typecheck and npm test.'
  const hint =
    'Merge them with --edited merge, or by hand and then with --edited keep, or lose your changes with --edited replace.'
  if (isTaking) return `Edited files are left: ${left.length}. ${hint}`
  if (source !== undefined) return `Take the changes with: ${command}`
  const compared = 'diff spec/openapi.yaml node_modules/gatewright/spec/openapi.yaml'
  return `Take the changes with: ${command}\nSee which of them break clients: npx gatewright ${compared}`
}
