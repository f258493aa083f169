import type { FastifyInstance } from 'fastify'
import type { MockContract } from '../mock-contract.ts'
import { type RecordingSettings, type RecordingsOptions, readRecordingSettings } from './recording-settings.ts'
import type { AnswerSource, TestRecording, TestTitle } from './test-recording.ts'

export interface TestRecordingsParts {
  readonly contract: MockContract
  readonly report: (line: string) => void
  readonly getSandbox: (name: string) => { source: AnswerSource }
}

/** The recordings that the sandboxes of a mock have open, by the name of the sandbox. */
export class TestRecordings {
  readonly #settings: RecordingSettings
  readonly #opened = new Map<string, TestRecording>()

  /** Throws a `TypeError` for an invalid option, and a `UsageError` for an invalid variable. */
  constructor(options: RecordingsOptions) {
    this.#settings = readRecordingSettings(options, process.env)
  }

  /** What keeps the requests that are forwarded; undefined if nothing is recorded. */
  async getExtension(): Promise<((app: FastifyInstance) => void) | undefined> {
    const { target, mode } = this.#settings
    return target === undefined || mode === 'none' ? undefined : (await import('../forward/forward.ts')).keepRequests
  }

  async open(
    sandbox: string,
    test: string | TestTitle,
    { contract, report, getSandbox }: TestRecordingsParts,
  ): Promise<void> {
    await this.close(sandbox)
    const { openTestRecording } = await import('./test-recording.ts')
    const recording = openTestRecording(test, { contract, settings: this.#settings, report })
    this.#opened.set(sandbox, recording)
    getSandbox(sandbox).source = recording.source
  }

  /** Resolves when the recording of the sandbox is written. */
  async close(sandbox: string): Promise<void> {
    await this.#opened.get(sandbox)?.close()
    this.#opened.delete(sandbox)
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#opened.keys()].map((sandbox) => this.close(sandbox)))
  }
}
