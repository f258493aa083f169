import { basename, dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { FileError } from '../../settings/errors.ts'
import { readTextFile } from '../../settings/files.ts'
import type { MockContract } from '../mock-contract.ts'
import type { Account } from '../simulator/image/accounts.ts'
import { findDuplicates, type ReadScenario, readScenarios, type ScenarioFile } from './read-scenarios.ts'
import { saveScenarios } from './save-scenarios.ts'
import type { ScenarioSource } from './scenario-set.ts'
import { watchForChanges } from './watch-for-changes.ts'

/** The current scenarios of watched files. */
export interface ScenarioFiles extends ScenarioSource {
  /** Reads the files again. With errors it reports them, changes nothing and returns false. */
  reload(): Promise<boolean>
  close(): void
  /** Such as `Loaded 2 scenarios from a.yaml.` */
  readonly summary: string
}

export interface Reading {
  readonly contract: MockContract
  /** Prints messages for the author of the files. */
  readonly report: (message: string) => void
  /** The option that has named the files. */
  readonly option?: string
}

interface Contents {
  readonly current: readonly ReadScenario[]
  readonly accounts: readonly Account[] | undefined
}

/**
 * Reads scenarios from files, in order, and again after a change. Throws a `FileError` with one line an error.
 */
export async function openScenarioFiles(paths: readonly string[], options: Reading): Promise<ScenarioFiles> {
  const { contract, report } = options
  const readAll = () => readFiles(paths, options)
  const watch = await watchForChanges(paths)
  let { current, accounts } = await readAll()
  const listeners = new Set<(hasOtherAccounts: boolean) => void>()
  let reading = 0
  const apply = async () => {
    const number = ++reading
    const read = await readAll()
    // A later call supersedes this one.
    if (number !== reading) return false
    const isOther = !isDeepStrictEqual(read.accounts, accounts)
    current = keepFaults(read.current, current)
    accounts = read.accounts
    for (const listener of listeners) listener(isOther)
    return true
  }
  const reload = async () => {
    try {
      if (await apply()) report(summariseFiles(current, paths))
      return true
    } catch (error) {
      report(`The scenarios are unchanged, because of errors:\n${error instanceof FileError ? error.message : error}`)
      return false
    }
  }
  const close = watch(reload)
  const [path, ...others] = paths
  return {
    get current() {
      return current
    },
    get accounts() {
      return accounts
    },
    onChange: (listener) => void listeners.add(listener),
    file: path !== undefined && others.length === 0 ? createSavableFile(path, contract, apply) : undefined,
    get summary() {
      return summariseFiles(current, paths)
    },
    reload,
    close,
  }
}

function createSavableFile(
  path: string,
  contract: MockContract,
  apply: () => Promise<unknown>,
): ScenarioSource['file'] {
  return {
    name: basename(path),
    save: async (added) => {
      await saveScenarios(path, contract, added)
      // Reported when the watch sees the change.
      await apply()
    },
  }
}

function summariseFiles({ length }: readonly ReadScenario[], paths: readonly string[]): string {
  return `Loaded ${length} scenario${length === 1 ? '' : 's'} from ${paths.join(', ')}.`
}

/** An unchanged scenario keeps its fault objects, and so their counters. */
function keepFaults(read: readonly ReadScenario[], before: readonly ReadScenario[]): readonly ReadScenario[] {
  const earlier = new Map(before.map((entry) => [entry.scenario.name, entry]))
  return read.map((entry) => {
    const same = earlier.get(entry.scenario.name)
    return same && isDeepStrictEqual(same.scenario, entry.scenario) ? { ...entry, faults: same.faults } : entry
  })
}

async function readFiles(paths: readonly string[], reading: Reading): Promise<Contents> {
  const results = await Promise.allSettled(paths.map((path) => readFile(path, reading)))
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const strange = failed.find((reason) => !(reason instanceof FileError))
  if (strange !== undefined) throw strange
  if (failed.length > 0) throw new FileError(failed.map(({ message }) => message).join('\n'))
  const read = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const current = read.flatMap(({ scenarios }) => scenarios)
  const accounts = read.flatMap((file) => file.accounts ?? [])
  refuseDuplicates(
    'scenario name',
    current.map(({ scenario: { name }, origin }) => ({ name, origin })),
  )
  refuseDuplicates(
    'instanceId',
    accounts.map(({ account: { instanceId }, origin }) => ({ name: instanceId, origin })),
  )
  const hasAccounts = read.some((file) => file.accounts !== undefined)
  return { current, accounts: hasAccounts ? accounts.map(({ account }) => account) : undefined }
}

async function readFile(path: string, { contract, report, option = '--scenarios' }: Reading): Promise<ScenarioFile> {
  const text = readTextFile(path, option)
  return readScenarios(text, { contract, name: path, folder: dirname(path), warn: report })
}

interface Named {
  readonly name: string
  readonly origin: string
}

function refuseDuplicates(label: string, all: readonly Named[]): void {
  const lines = findDuplicates(all.map(({ name }) => name)).map(({ name, index, first }) => {
    return `${all[index]?.origin}: duplicate ${label} \`${name}\`; the first is at ${all[first]?.origin}.`
  })
  if (lines.length > 0) throw new FileError(lines.join('\n'))
}
