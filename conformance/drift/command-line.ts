import { getCommand } from '../../settings/command.ts'
import { UsageError } from '../../settings/errors.ts'
import { getHelp } from '../../settings/help.ts'
import { listOption, optionalOption, readingOptions, type SettingsOf, switchOption } from '../../settings/option.ts'
import { key, nonEmpty, target } from '../../settings/option-types.ts'
import { readFlags, takePositionals } from '../../settings/read-flags.ts'
import { reportOption } from '../../settings/report-file.ts'
import { header, paceOptions } from '../command-line.ts'

const options = {
  target: optionalOption('target URL', 'base URL of the deployment', target),
  key: { ...optionalOption('key KEY', 'its API key (variable GATEWAY_KEY)', key), variable: 'GATEWAY_KEY' },
  spec: optionalOption('spec FILE', "OpenAPI document of the deployment, instead of the gateway's", nonEmpty),
  chatCompletions: switchOption(
    'chat-completions',
    'send POST /v1/chat/completions too, which the contract of the gateway does not have',
  ),
  ...readingOptions,
  headers: listOption("header 'NAME: VALUE'", 'header to send with every request; repeat it for several', header),
  skip: listOption(
    'skip OPERATION',
    'send no requests of this operation, by its operationId; repeat it for several',
    nonEmpty,
  ),
  ...paceOptions,
  reports: listOption(
    'report FORMAT=FILE',
    'write a report as junit or json; repeat it for several',
    reportOption('junit', 'json'),
  ),
}

export interface DriftCommandLine extends SettingsOf<typeof options> {
  /** Folders, or `.jsonl` files. */
  readonly recordings: readonly string[]
  readonly target: URL
}

export const driftHelp = getHelp(options, {
  about: 'Sends the requests of recordings to a deployment, and reports what has changed in the shape of its replies.',
  usage: `${getCommand('drift')} FOLDER|FILE... --target URL --key KEY [options]`,
  notes: [
    'Fields and events that are added or lost, types, the order of events, statuses and headers count; texts and numbers do not.',
    'Requests go only to the target, in the order of the recordings. Each costs and creates what it did when it was recorded.',
    'Exit codes: 0 the shape is the same, 1 it is not, 2 the deployment could not be compared with a recording.',
  ],
})

/** Reads the arguments after the name of the command; undefined for `--help`. Throws a `UsageError`. */
export function readDriftCommandLine(
  args: readonly string[],
  { GATEWAY_KEY }: NodeJS.ProcessEnv,
): DriftCommandLine | undefined {
  const { positionals: recordings, rest } = takePositionals(options, args)
  const settings = readFlags(options, rest, { GATEWAY_KEY })
  if (settings === undefined) return undefined
  const { target: deployment } = settings
  if (recordings.length === 0) throw new UsageError(`Name the recording: ${getCommand('drift')} FOLDER --target URL.`)
  if (deployment === undefined) throw new UsageError('--target is missing: the base URL of the deployment.')
  return { ...settings, recordings, target: deployment }
}
