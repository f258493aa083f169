import type { AccountFilter, BotName } from '../../../server-stub/ports/image-bot.ts'
import type { Account } from './accounts.ts'

export interface AccountConstraints {
  readonly bot: BotName
  readonly filter: AccountFilter
  /** Chosen before other matching accounts if it has a free place. */
  readonly preferred?: string
}

export function fits(account: Account, { bot, filter, preferred }: AccountConstraints): boolean {
  const { instanceId, channelId, remark, remix, remixAutoConsidered, modes = [] } = filter
  const isSelected = [instanceId, channelId, remark, remix, remixAutoConsidered].some(isGiven)
  if (account.reserved && !isSelected && account.instanceId !== preferred) return false
  return (
    account.bots.includes(bot) &&
    (!isGiven(instanceId) || account.instanceId === instanceId) &&
    (!isGiven(channelId) || account.channelId === channelId) &&
    (!isGiven(remark) || account.remark.includes(remark)) &&
    (!isGiven(remix) || account.remix === remix) &&
    (!isGiven(remixAutoConsidered) || account.remixAuto === remixAutoConsidered) &&
    (modes.length === 0 || modes.some((mode) => account.modes.includes(mode)))
  )
}

/** An empty string is no constraint. */
function isGiven<T>(value: T | undefined): value is T {
  return value !== undefined && value !== ''
}

/** Sort key of matching accounts, lowest first. */
export function rank(account: Account, preferred: string | undefined): number {
  if (account.instanceId === preferred) return 0
  return account.reserved ? 2 : 1
}
