import { join } from 'node:path'
import { gatewayContract } from 'gatewright/judge'
import type { MockOptions } from '../../../mock/mock.ts'
import { proxyPage } from '../../../mock/page/page-files.ts'
import { openReplay, type ReplayOptions } from '../../../mock/replay/open-replay.ts'
import { startRecorder } from '../../../proxy/start-recorder.ts'
import { type ServedMock, testMock } from '../../mock/serve-mock.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { testFolder } from '../../support/temporary-folder.ts'

export interface TestRecording {
  readonly baseUrl: string
  readonly recording: string
  /** The output so far. */
  readonly printed: readonly string[]
  settled(): Promise<void>
  /** Closes the recorder. */
  close(): Promise<void>
}

/** A recorder in front of a deployment, closed after the test. */
export async function recordFrom(...args: Parameters<typeof openRecorder>): Promise<TestRecording> {
  return closeAfterTest(openRecorder(...args))
}

/** A recorder in front of a deployment, both on real sockets. */
export async function openRecorder(
  target: string,
  recording = join(testFolder(), 'recording'),
  options: { readonly maxBytes?: number } = {},
): Promise<TestRecording> {
  const printed: string[] = []
  const recorder = startRecorder({
    contract: gatewayContract,
    target: new URL(target),
    recording,
    page: proxyPage,
    print: (line) => void printed.push(line),
    graceMs: 600_000,
    ...options,
  })
  const baseUrl = await recorder.listen({ host: '127.0.0.1', port: 0 })
  return { baseUrl, recording, printed, settled: recorder.whenIdle, close: recorder.close }
}

export interface Replayed extends ServedMock {
  readonly printed: readonly string[]
}

/** A mock that replays a recording, closed after the test. */
export async function replay(options: ReplayOptions, mock: Partial<MockOptions> = {}): Promise<Replayed> {
  const printed: string[] = []
  const player = openReplay(options, { contract: gatewayContract, report: (line) => void printed.push(line) })
  return { ...(await testMock({ replay: player, ...mock })), printed }
}
