import { printMessage } from '../settings/errors.ts'
import { parseValue, target } from '../settings/option-types.ts'
import { type Control, createControl } from './control/client.ts'
import { FormResponse } from './form-response.ts'
import { createMockServer, type Mock } from './mock.ts'
import type { MockContract } from './mock-contract.ts'
import { checkOptions, type ForwardedTo, type InProcessOptions, normaliseOptions } from './normalise-options.ts'
import type { ReplayOptions } from './replay/open-replay.ts'
import { emulateSocket, respondInProcess } from './respond.ts'
import { bareKey } from './sandbox-ref.ts'
import { findNameError } from './sandboxes.ts'
import { noScenarios } from './scenarios/scenario-set.ts'
import { describeRequest } from './sent-request.ts'

export type { InProcessOptions } from './normalise-options.ts'

export interface InProcessMock extends Mock {
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
 * invalid option and a `FileError` for an invalid file.
 */
export async function createMock(options: InProcessOptions = {}): Promise<InProcessMock> {
  checkOptions(options)
  const { keys = ['sk-mock'], replay, forward, spec, allowOutside, lenient, dynamic, stateless, ...others } = options
  const { chatCompletions, ...rest } = others
  const contract = await readContract(options)
  const { scenarios, faults } = await normaliseOptions(options, contract)
  const recording = replay === undefined ? undefined : await openRecording(replay, contract)
  const mock = createMockServer({
    speed: 0,
    control: { hosts: 'any' },
    ...rest,
    contract,
    keys,
    acceptsAnyKey: (spec ?? forward) !== undefined && options.keys === undefined,
    forward: forward === undefined ? undefined : await openForward(forward, contract),
    faults,
    replay: recording,
    scenarios: scenarios ?? noScenarios,
  })
  const closed = new AbortController()
  mock.app.addHook('onClose', async () => {
    closed.abort(new TypeError('The mock is closed.'))
    scenarios?.close?.()
  })
  mock.app.addHook('onRequest', emulateSocket)
  await mock.app.ready()
  const answerOpen: typeof fetch = async (input, init) => {
    closed.signal.throwIfAborted()
    return respondInProcess({ app: mock.app, closed: closed.signal }, describeRequest(input, init))
  }
  const answer = Object.assign(answerOpen, { Response: FormResponse })
  const key = keys[0] ?? ''
  const lock = options.control ? options.control.key : undefined
  const getControl = (sandbox: string) =>
    createControl({ baseUrl: CONTROL_URL, fetch: answer, sandbox, ...(lock === undefined ? {} : { key: lock }) })
  const control = getControl('')
  const served = { ...mock, fetch: answer, baseUrl: BASE_URL, key, control, close: () => mock.app.close() }
  return {
    ...served,
    sandbox: (name) => {
      const error = findNameError(name)
      if (error !== undefined) throw new TypeError(`mock.sandbox: ${error}`)
      // Also records refused requests, which create no sandbox.
      mock.sandboxes.get(name)
      return {
        ...served,
        baseUrl: `${BASE_URL}/~${name}`,
        key: `${bareKey(key)}~${name}`,
        control: getControl(name),
        close: () => mock.sandboxes.reset(name),
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

async function openForward(forward: string | ForwardedTo, { routes }: MockContract) {
  const { checkForwarded, Forward } = await import('./forward/forward.ts')
  const { url, only = [], ...rest } = typeof forward === 'string' ? { url: forward } : forward
  const address = parseValue(target, url, 'createMock: forward')
  checkForwarded(
    only,
    routes.map(({ operationId }) => operationId),
    'createMock: forward.only',
  )
  return new Forward({ ...rest, only, target: address })
}

async function openRecording(replay: string | ReplayOptions, contract: MockContract) {
  const { openReplay } = await import('./replay/open-replay.ts')
  const options = typeof replay === 'string' ? { path: replay } : replay
  return openReplay(options, { contract: contract.judged, report: printMessage, option: 'createMock: replay:' })
}
