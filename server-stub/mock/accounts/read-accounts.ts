import { FileError } from '../../settings/file-error.ts'
import type { LocatedFile } from '../../settings/located-file.ts'
import { type Account, accountOf, type GivenAccount } from '../../simulator/image/accounts.ts'
import { ScenarioMistakes } from '../scenarios/scenario-error.ts'

/** An account, and where it stands, such as `scenarios.yaml:12`. */
export interface LocatedAccount {
  readonly account: Account
  readonly origin: string
}

/** The accounts of a file of scenarios, each with its place. Throws `ScenarioMistakes` where an id stands twice. */
export function locateAccounts(
  accounts: readonly GivenAccount[],
  file: Pick<LocatedFile, 'locate' | 'positionOf'>,
  name: string,
): readonly LocatedAccount[] {
  const ids = accounts.map(({ instanceId }) => instanceId)
  const mistakes = ids.flatMap((id, index) => {
    const place = ['accounts', index]
    const message = `there is an account "${id}" already: give this one another instanceId`
    return ids.indexOf(id) < index ? [{ place, ...file.positionOf(place), message }] : []
  })
  if (mistakes.length > 0) throw new ScenarioMistakes(name, mistakes)
  return accounts.map((given, index) => ({ account: accountOf(given), origin: file.locate(['accounts', index]) }))
}

/** The accounts of several files together; undefined where all of them are silent. */
export function accountsOf(files: readonly (readonly LocatedAccount[] | undefined)[]): readonly Account[] | undefined {
  const given = files.filter((each) => each !== undefined)
  const all = given.flat()
  const twins = all.flatMap(({ account: { instanceId }, origin }, index) => {
    const first = all.findIndex(({ account }) => account.instanceId === instanceId)
    return first === index ? [] : [`${origin}: the account "${instanceId}" stands in ${all[first]?.origin} already.`]
  })
  if (twins.length > 0) throw new FileError(twins.join('\n'))
  return given.length === 0 ? undefined : all.map(({ account }) => account)
}
