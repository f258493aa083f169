import type { AccountFilter, BotName } from '../../ports/image-bot.ts'
import type { Account } from './accounts.ts'

/** What a job asks of the account that is to do it. */
export interface AccountWish {
  readonly bot: BotName
  readonly filter: AccountFilter
  /** Taken before others that fit, if it is free. */
  readonly preferred?: string
}

export function fits(account: Account, { bot, filter, preferred }: AccountWish): boolean {
  const { instanceId, channelId, remark, remix, remixAutoConsidered, modes = [] } = filter
  const pointed = [instanceId, channelId, remark, remix, remixAutoConsidered].some(isGiven)
  if (account.reserved && !pointed && account.instanceId !== preferred) return false
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

/** An empty string asks for nothing. */
function isGiven<T>(value: T | undefined): value is T {
  return value !== undefined && value !== ''
}

/** Lower comes first. */
export function rank(account: Account, preferred: string | undefined): number {
  if (account.instanceId === preferred) return 0
  return account.reserved ? 2 : 1
}
