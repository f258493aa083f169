import type { AccountFilter, AccountMode, BotName } from '../../../server-stub/ports/image-bot.ts'

/** Whether jobs run, wait, or are refused because the balance is used up or the account is offline. */
export type AccountState = 'ready' | 'busy' | 'out-of-balance' | 'disconnected'

/** An account of the simulated chat platform. */
export interface Account {
  readonly instanceId: string
  readonly channelId: string
  readonly remark: string
  /** The first one is the default. */
  readonly modes: readonly AccountMode[]
  readonly bots: readonly BotName[]
  /** Whether an action may have a new prompt. */
  readonly remix: boolean
  /** Whether actions reuse the old prompt instead of asking for a new one. */
  readonly remixAuto: boolean
  /** Number of concurrent jobs. */
  readonly capacity: number
  /** Number of jobs that the account can pay for. */
  readonly balance: number
  readonly state: AccountState
  /** Duration of the state until the account is ready again; by default unlimited. */
  readonly stateMs?: number
  /** Only accepts jobs whose filter selects it by id, channel, remark or remix. */
  readonly reserved: boolean
  /** A directive applied to every job of the account. */
  readonly directive: string
}

const DEFAULTS = {
  remark: '',
  modes: ['fast', 'relax'],
  bots: ['primary', 'secondary'],
  remix: false,
  remixAuto: false,
  capacity: 3,
  balance: 1_000_000,
  state: 'ready',
  reserved: false,
  directive: '',
} as const

/** An account with defaults for all other properties. */
export type AccountOptions = Pick<Account, 'instanceId'> & Partial<Account>

export function getAccount(options: AccountOptions): Account {
  return { ...DEFAULTS, channelId: options.instanceId, ...options }
}

/** The first three serve all jobs; the others must be selected. */
const defaultAccounts: readonly AccountOptions[] = [
  { instanceId: '1198245510073712641', channelId: '1198245510073712640', remark: 'main' },
  {
    instanceId: '1204417736920481793',
    channelId: '1204417736920481792',
    remark: 'turbo',
    modes: ['turbo', 'fast'],
    remix: true,
    remixAuto: true,
  },
  {
    instanceId: '1211308652771835905',
    channelId: '1211308652771835904',
    remark: 'relaxed, one at a time',
    modes: ['relax'],
    capacity: 1,
  },
  {
    instanceId: '1219530164402397185',
    channelId: '1219530164402397184',
    remark: 'remix by hand',
    remix: true,
    reserved: true,
  },
  {
    instanceId: '1226902417338564609',
    channelId: '1226902417338564608',
    remark: 'out of credit',
    modes: ['fast', 'turbo'],
    balance: 0,
    reserved: true,
  },
  {
    instanceId: '1233180925516742657',
    channelId: '1233180925516742656',
    remark: 'unstable, every job fails',
    modes: ['fast'],
    reserved: true,
    directive: 'sim:fail',
  },
]

export const ACCOUNTS = defaultAccounts.map(getAccount)

export interface AccountConstraints {
  readonly bot: BotName
  readonly filter: AccountFilter
  /** The id of an account that is chosen before others if it is free. */
  readonly preferred?: string
}

export function matchesConstraints(account: Account, { bot, filter, preferred }: AccountConstraints): boolean {
  const { instanceId, channelId, remark, remix, remixAutoConsidered, modes = [] } = filter
  const isSelected = [instanceId, channelId, remark, remix, remixAutoConsidered].some(isConstraint)
  if (account.reserved && !isSelected && account.instanceId !== preferred) return false
  return (
    account.bots.includes(bot) &&
    (!isConstraint(instanceId) || account.instanceId === instanceId) &&
    (!isConstraint(channelId) || account.channelId === channelId) &&
    (!isConstraint(remark) || account.remark.includes(remark)) &&
    (!isConstraint(remix) || account.remix === remix) &&
    (!isConstraint(remixAutoConsidered) || account.remixAuto === remixAutoConsidered) &&
    (modes.length === 0 || modes.some((mode) => account.modes.includes(mode)))
  )
}

/** An empty string is none. */
function isConstraint<T>(value: T | undefined): value is T {
  return value !== undefined && value !== ''
}

/** Sort key of matching accounts, lowest first. */
export function rankAccount(account: Account, preferred: string | undefined): number {
  if (account.instanceId === preferred) return 0
  return account.reserved ? 2 : 1
}
