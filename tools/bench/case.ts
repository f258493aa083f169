import type { Loader } from './load.ts'
import type { Recording } from './recording.ts'
import type { RunningServers } from './running-servers.ts'
import type { ServerName } from './servers.ts'

/** The server that the aims are for. */
export const ours = 'gatewright' satisfies ServerName

/** How much is measured. */
export interface Effort {
  readonly rounds: number
  /** The duration of a load, and the replies that a process sends before it. */
  readonly windowSeconds: number
  readonly warmUpReplies: number
  /** Connections of a load, at the same time. */
  readonly connections: number
  /** Streams to the first event that one figure is the median of. */
  readonly firstEvents: number
  /** Streams of one figure of memory, and of slow streams. */
  readonly openStreams: number
  readonly slowStreams: number
  /** How long memory may change, and events of slow streams are counted. */
  readonly settleMs: number
  /** Requests and streams that let a process grow. */
  readonly growth: { readonly requests: number; readonly streams: number; readonly idleMs: number }
  /** Tests in one process. */
  readonly tests: number
  /** The contract tests that are timed: a pattern of their ids. */
  readonly suite: string
  /** The document of 13 MB, and others to generate from. */
  readonly largeDocument: string
  readonly documents: readonly string[]
}

/** What the cases are made of. */
export interface Bench {
  readonly effort: Effort
  readonly load: Loader
  readonly running: RunningServers
  readonly recording: Recording
  /** The recording as a file, for servers. */
  readonly recordingFile: string
}

/** A limit of our figure, or of its ratio to the figure of another server. */
export interface Aim {
  readonly atMost: number
  readonly of?: string
}

/** A figure to measure of several servers in turn; less is better. */
export interface Case {
  readonly name: string
  readonly title: string
  readonly unit: 'us' | 'ms' | 's' | 'KiB' | 'MiB' | 'MB' | ''
  readonly servers: readonly string[]
  /** The table of the documentation that it stands in; only the terminal shows it when absent. */
  readonly table?: 'requests' | 'package' | 'work' | 'streams' | 'proxy' | 'stub'
  /** The server whose figure the tables relate the others to. */
  readonly reference?: string
  readonly aims?: readonly Aim[]
  /** Set if many rounds would take long. */
  readonly maxRounds?: number
  warmUp?(server: string): Promise<unknown>
  sample(server: string): Promise<number>
}
