import type { SandboxedMock } from '../in-process.ts'
import type { TestTitle } from './test-recording.ts'

/** The mock of a fixture. */
export interface TestMock extends Omit<SandboxedMock, 'recording'> {
  /**
   * Answers from a recording from now on, by default from that of this test. If a deployment is configured, it answers what the recording
   * does not have, which is added to the recording; otherwise that is a 404 that says how to record it.
   */
  recording(name?: string): Promise<void>
}

export function withRecordingOfTest(mock: SandboxedMock, getTitle: () => TestTitle): TestMock {
  return { ...mock, recording: (name) => mock.recording(name ?? getTitle()) }
}
