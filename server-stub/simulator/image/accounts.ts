import type { AccountMode, BotName } from '../../ports/image-bot.ts'

/** Whether jobs are begun, wait, or are refused: for the balance, or because nobody is there. */
export type AccountState = 'ready' | 'busy' | 'out-of-balance' | 'disconnected'

/** An account of the simulated chat platform. */
export interface Account {
  readonly instanceId: string
  readonly channelId: string
  readonly remark: string
  /** The first one serves unless a job asks for another. */
  readonly modes: readonly AccountMode[]
  readonly bots: readonly BotName[]
  /** Whether an action may bring a new prompt. */
  readonly remix: boolean
  /** Whether actions go on with the old prompt at once instead of asking for a new one. */
  readonly remixAuto: boolean
  /** Jobs at a time. */
  readonly capacity: number
  /** Jobs that the account can still pay for. */
  readonly balance: number
  readonly state: AccountState
  /** How long the state lasts before the account is ready, by the clock; until it is changed when absent. */
  readonly stateMs?: number
  /** Does only jobs whose filter points at it by id, channel, remark or remix. */
  readonly reserved: boolean
  /** Read as if it stood in the prompt of every job of the account. */
  readonly directive: string
}

const EVERYDAY = {
  bots: ['primary', 'secondary'],
  remixAuto: false,
  balance: 1_000_000,
  state: 'ready',
  directive: '',
} as const

/** An account as somebody sets it: what is not named is as of an everyday account. */
export type GivenAccount = Pick<Account, 'instanceId'> & Partial<Account>

export function getAccount(given: GivenAccount): Account {
  const { instanceId } = given
  const rest = { channelId: instanceId, remark: '', modes: ['fast', 'relax'], remix: false, capacity: 3 } as const
  return { ...EVERYDAY, ...rest, reserved: false, ...given }
}

/** The first three share the everyday work; the others are there to be asked for. */
export const ACCOUNTS: readonly Account[] = [
  {
    ...EVERYDAY,
    instanceId: '1198245510073712641',
    channelId: '1198245510073712640',
    remark: 'main',
    modes: ['fast', 'relax'],
    remix: false,
    capacity: 3,
    reserved: false,
  },
  {
    ...EVERYDAY,
    instanceId: '1204417736920481793',
    channelId: '1204417736920481792',
    remark: 'turbo',
    modes: ['turbo', 'fast'],
    remix: true,
    remixAuto: true,
    capacity: 3,
    reserved: false,
  },
  {
    ...EVERYDAY,
    instanceId: '1211308652771835905',
    channelId: '1211308652771835904',
    remark: 'relaxed, one at a time',
    modes: ['relax'],
    remix: false,
    capacity: 1,
    reserved: false,
  },
  {
    ...EVERYDAY,
    instanceId: '1219530164402397185',
    channelId: '1219530164402397184',
    remark: 'remix by hand',
    modes: ['fast', 'relax'],
    remix: true,
    capacity: 3,
    reserved: true,
  },
  {
    ...EVERYDAY,
    instanceId: '1226902417338564609',
    channelId: '1226902417338564608',
    remark: 'out of credit',
    modes: ['fast', 'turbo'],
    remix: false,
    capacity: 3,
    balance: 0,
    reserved: true,
  },
  {
    ...EVERYDAY,
    instanceId: '1233180925516742657',
    channelId: '1233180925516742656',
    remark: 'unstable, every job fails',
    modes: ['fast'],
    remix: false,
    capacity: 3,
    reserved: true,
    directive: 'sim:fail',
  },
]
