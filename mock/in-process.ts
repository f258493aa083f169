import { printMessage } from '../settings/errors.ts'
import { parseValue, target } from '../settings/option-types.ts'
import { type Control, createControl } from './control/client.ts'
import { FormResponse } from './form-response.ts'
import { type Deployment, openDeployment } from './forward/open-deployment.ts'
import { createMockServer, type Mock } from './mock.ts'
import type { MockContract } from './mock-contract.ts'
import { checkOptions, type InProcessOptions, normaliseOptions } from './normalise-options.ts'
import type { TestTitle } from './replay/test-recording.ts'
import { TestRecordings } from './replay/test-recordings.ts'
import { emulateSocket, respondInProcess } from './respond.ts'
import { bareKey, findNameError } from './sandbox-ref.ts'
import { noScenarios } from './scenarios/scenario-set.ts'
import { describeRequest } from './sent-request.ts'
import { type Received, readReceived } from './testing/received-requests.ts'

export type { InProcessOptions } from './normalise-options.ts'

export interface InProcessMock extends Mock, Received {
  /**
   * Answers requests to any host without a socket; pass it to a client as its `fetch`. Streams and aborts work as over
   * a socket.
   */
  readonly fetch: typeof fetch
  /** A base URL for clients; nothing listens there. */
  readonly baseUrl: string
  /** A valid key. */
  readonly key: string
  readonly control: Control
  /**
   * Answers from the recording of this name, or of this test, from now on. If a deployment is configured, it answers what
   * the recording does not have, and is recorded; otherwise that is a 404 that says how to record it. Rejects with a
   * `TypeError` for an invalid name, and a `FileError` for an invalid recording.
   */
  recording(name: string | TestTitle): Promise<void>
  /** The same mock with another sandbox, which `close` resets. Throws a `TypeError` for an invalid name. */
  sandbox(name: string): SandboxedMock
  close(): Promise<void>
}

export type SandboxedMock = Omit<InProcessMock, 'sandbox'>

const BASE_URL = 'http://mock.invalid'
/** A host that the controls always accept. */
const CONTROL_URL = 'http://localhost'

/**
 * Creates a mock in this process, for tests, without delays unless `speed` is set. Rejects with a `TypeError` for an
 * invalid option, a `FileError` for an invalid file and a `UsageError` for a key with the name of a sandbox.
 */
export async function createMock(options: InProcessOptions = {}): Promise<InProcessMock> {
  checkOptions(options)
  const { keys = ['sk-mock'], spec, record, forward = record, control, journal = true } = options
  const testRecordings = new TestRecordings(options.recordings ?? {})
  const contract = await readContract(options)
  const { scenarios, faults, latency } = await normaliseOptions(options, contract)
  const deployment = await openDeployment(getDeployment(options), {
    contract,
    report: printMessage,
    options: { replay: 'createMock: replay:', only: `createMock: ${record ? 'record' : 'forward'}.only` },
  })
  const mock = createMockServer({
    speed: 0,
    control: { hosts: 'any' },
    ...options,
    contract,
    keys,
    acceptsAnyKey: (spec ?? forward) !== undefined && options.keys === undefined,
    ...deployment,
    faults,
    latency,
    scenarios: scenarios ?? noScenarios,
    recordings: { extend: await testRecordings.getExtension() },
  })
  mock.app.addHook('onClose', async () => scenarios?.close?.())
  const answer = openFetch(mock)
  await mock.app.ready()
  const controlKey = control ? control.key : undefined
  return offerSandboxes({ mock, contract, testRecordings, fetch: answer, key: keys[0] ?? '', controlKey, journal })
}

/** A `fetch` of the mock, which rejects once that is closed. */
function openFetch({ app }: Mock): typeof fetch {
  const closed = new AbortController()
  app.addHook('onClose', async () => closed.abort(new TypeError('The mock is closed.')))
  app.addHook('onRequest', emulateSocket)
  const answer: typeof fetch = async (input, init) => {
    closed.signal.throwIfAborted()
    return respondInProcess({ app, closed: closed.signal }, describeRequest(input, init))
  }
  return Object.assign(answer, { Response: FormResponse })
}

interface ServedParts extends Pick<InProcessMock, 'fetch' | 'key'> {
  readonly mock: Mock
  readonly contract: MockContract
  readonly testRecordings: TestRecordings
  readonly controlKey: string | undefined
  readonly journal: boolean
}

/** The mock in its default sandbox, and what opens it in others. */
function offerSandboxes({ mock, testRecordings, controlKey, journal, ...parts }: ServedParts): InProcessMock {
  const { contract, fetch, key } = parts
  const { sandboxes } = mock
  const lock = controlKey === undefined ? {} : { key: controlKey }
  const recorded = { contract, report: printMessage, getSandbox: (name: string) => sandboxes.get(name) }
  const view = (sandbox: string) => ({
    ...readReceived(() => sandboxes.view(sandbox), journal),
    control: createControl({ baseUrl: CONTROL_URL, fetch, sandbox, ...lock }),
    recording: (name: string | TestTitle) => testRecordings.open(sandbox, name, recorded),
  })
  const close = async () => {
    await testRecordings.closeAll()
    await mock.app.close()
  }
  const served = { ...mock, ...view(''), fetch, baseUrl: BASE_URL, key, close }
  return {
    ...served,
    sandbox: (name) => {
      const error = findNameError(name)
      if (error !== undefined) throw new TypeError(`mock.sandbox: ${error}`)
      // Also records refused requests, which create no sandbox.
      sandboxes.get(name)
      return {
        ...served,
        ...view(name),
        baseUrl: `${BASE_URL}/~${name}`,
        key: `${bareKey(key)}~${name}`,
        close: async () => {
          await testRecordings.close(name)
          await sandboxes.reset(name)
        },
      }
    },
  }
}

/** The contract of the document, else the gateway's. */
async function readContract(options: InProcessOptions): Promise<MockContract> {
  const { spec } = options
  if (spec === undefined) return (await import('./gateway-mock.ts')).loadGatewayMock(options)
  const { readMockContract } = await import('./mock-document.ts')
  return readMockContract(spec, { ...options, warn: printMessage })
}

function getDeployment({ replay, record, forward = record }: InProcessOptions): Deployment {
  const { url, ...options } = typeof forward === 'object' ? forward : { url: forward }
  const name = record === undefined ? 'forward' : 'record'
  return {
    replay: typeof replay === 'string' ? { path: replay } : replay,
    forward: url === undefined ? undefined : { ...options, target: parseValue(target, url, `createMock: ${name}`) },
    records: record !== undefined,
  }
}
