import { createControl } from '../../mock/control/client.ts'
import { gatewayMock } from '../../mock/gateway-mock.ts'
import { createMockServer, type Mock } from '../../mock/mock.ts'
import { readScenarios } from '../../mock/scenarios/read-scenarios.ts'
import type { Case } from './cases.ts'
import type { Client, Question } from './clients.ts'

export interface Outcome {
  /** The class of the error; empty if there is none. */
  readonly error: string
  /** The status that the error has. */
  readonly status: string
  /** What the error says, or what is read. */
  readonly message: string
  readonly requests: number
}

export interface Result extends Outcome {
  readonly case: Case
  readonly client: Client
}

/** The limit of a client that meets an answer without an end: long, as a busy machine is slow. */
const timeoutMs = 8000
/** After this time, in which it could retry twice, a client waits without a limit. */
const patienceMs = 40_000
const concurrency = 100

/** Asks each client in each case of its family, over a socket. */
export async function measureClients(clients: readonly Client[], cases: readonly Case[]): Promise<readonly Result[]> {
  // At speed 0 a cut races with the events before it.
  const mock = createMockServer({ contract: gatewayMock, keys: ['sk-mock'], speed: 1, log: () => undefined })
  const baseUrl = await mock.app.listen({ port: 0, host: '127.0.0.1' })
  const pairs = cases.flatMap((met) =>
    clients.filter((client) => isAsked(client, met)).map((client) => ({ case: met, client })),
  )
  const results: Result[] = []
  const measureAll = (isOpen: boolean) => {
    const rest = pairs.entries().filter(([, pair]) => pair.case.isOpen === isOpen)
    const work = async () => {
      for (const [index, pair] of rest)
        results[index] = await measure(pair, { mock, baseUrl, sandbox: `case-${index}` })
    }
    return Promise.all(Array.from({ length: concurrency }, work))
  }
  try {
    await measureAll(false)
    // The others do not delay cases with a limit.
    await measureAll(true)
  } finally {
    await mock.app.close()
  }
  return results
}

interface Target {
  readonly mock: Mock
  readonly baseUrl: string
  readonly sandbox: string
}

async function measure(pair: Pick<Result, 'case' | 'client'>, { mock, baseUrl, sandbox }: Target): Promise<Result> {
  const { title, scenario, isStreamed, isOpen } = pair.case
  const yaml = `scenarios:\n${scenario}`
  const { scenarios } = await readScenarios(yaml, { contract: gatewayMock, name: title })
  mock.sandboxes.get(sandbox).scenarios.replace(scenarios)
  const limit = isOpen ? { timeoutMs } : {}
  const outcome = await observe(pair.client, { isStreamed, ...limit, baseUrl, key: `sk-mock~${sandbox}` })
  const { requests } = await createControl({ baseUrl, sandbox }).listRequests()
  return { ...pair, ...outcome, requests: requests.length }
}

/** Some ways to use a client are only for streams. */
export function isAsked({ family, isForStreams }: Client, { family: ofCase, isStreamed }: Case): boolean {
  return family === ofCase && (isStreamed || !isForStreams)
}

/** What the user of a client sees. */
export async function observe(client: Client, question: Question): Promise<Omit<Outcome, 'requests'>> {
  let timer: NodeJS.Timeout | undefined
  const waiting = new Promise<'waiting'>((resolve) => {
    if (question.timeoutMs !== undefined) timer = setTimeout(resolve, patienceMs, 'waiting')
  })
  try {
    const texts = await Promise.race([client.ask(question), waiting])
    if (texts === 'waiting') return { error: '', status: '', message: 'waits without an end' }
    const read = texts.filter((text) => text !== '').join(', ')
    return { error: '', status: '', message: read === '' ? 'reads nothing' : `reads ${read}` }
  } catch (error) {
    return describeError(error)
  } finally {
    clearTimeout(timer)
  }
}

function describeError(error: unknown): Omit<Outcome, 'requests'> {
  if (!(error instanceof Error)) return { error: 'an object', status: '', message: JSON.stringify(error) }
  const status = ['status', 'statusCode'].map((key) => Reflect.get(error, key)).find((value) => value !== undefined)
  const name = error instanceof DOMException ? error.name : error.constructor.name.replace(/^_+/, '')
  return { error: name, status: status === undefined ? '' : String(status), message: error.message }
}
