import { FileError } from '../../settings/errors.ts'
import type { LocatedFile } from '../../settings/located-file.ts'
import { type Account, type GivenAccount, getAccount } from '../../simulator/image/accounts.ts'

/** An account and its position, such as `scenarios.yaml:12`. */
export interface LocatedAccount {
  readonly account: Account
  readonly origin: string
}

/** The accounts of a scenario file, with their positions. */
export function locateAccounts(
  accounts: readonly GivenAccount[],
  { locate }: Pick<LocatedFile, 'locate'>,
): readonly LocatedAccount[] {
  return accounts.map((given, index) => ({ account: getAccount(given), origin: locate(['accounts', index]) }))
}

/** The accounts of several files; undefined if no file has any. */
export function getAccounts(files: readonly (readonly LocatedAccount[] | undefined)[]): readonly Account[] | undefined {
  const given = files.filter((each) => each !== undefined)
  const all = given.flat()
  const twins = all.flatMap(({ account: { instanceId }, origin }, index) => {
    const first = all.findIndex(({ account }) => account.instanceId === instanceId)
    return first === index
      ? []
      : [`${origin}: duplicate instanceId \`${instanceId}\`; the first is at ${all[first]?.origin}.`]
  })
  if (twins.length > 0) throw new FileError(twins.join('\n'))
  return given.length === 0 ? undefined : all.map(({ account }) => account)
}
