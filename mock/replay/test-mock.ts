import type { SandboxedMock } from '../in-process.ts'

/** The mock of a fixture. */
export interface TestMock extends Omit<SandboxedMock, 'recording'> {
  /**
   * Answers from a recording from now on, by default from that of this test. If a deployment is configured, it answers what the recording
   * does not have, which is added to the recording; otherwise that is a 404 that says how to record it.
   */
  recording(name?: string): Promise<void>
}

export interface TestTitle {
  readonly file: string
  /** The titles of the suites, and of the test. */
  readonly titles: readonly string[]
}

export function withRecordingOfTest(mock: SandboxedMock, getTitle: () => TestTitle): TestMock {
  const getName = async () => {
    const { nameRecording } = await import('./test-recording.ts')
    const { file, titles } = getTitle()
    return nameRecording(file, titles)
  }
  return { ...mock, recording: async (name) => mock.recording(name ?? (await getName())) }
}
