/** How much is measured. */
export interface Effort {
  readonly rounds: number
  /** The duration of a load. */
  readonly windowMs: number
  /** Replies that a load takes at least. */
  readonly leastReplies: number
  readonly warmUpMs: number
  readonly connections: number
  /** Whether requests are also sent to Prism, the slowest one. */
  readonly hasPrism: boolean
  /** Replies to the first event that one figure is the median of. */
  readonly firstEvents: number
  /** Streams for one figure of events per second: successive ones, and for one of 100 connections. */
  readonly streamsInTurn: number
  readonly streamsEach: number
  /** Exchanges with a server in front of an upstream that one figure is a percentile of. */
  readonly exchanges: number
  /** Streams held open when memory is read. */
  readonly openStreams: number
  readonly settleMs: number
  /** Packages that are installed in an empty folder. */
  readonly installed: readonly string[]
  /** Concurrent slow and fast streams, and how long the events of slow ones are counted. */
  readonly crowdSlow: number
  readonly crowdFast: number
  readonly crowdMs: number
  /** The contract tests that are timed: a pattern of their ids, or `whole`. */
  readonly suite: string
}

/** One figure of one server, of one round. */
export interface Sample {
  readonly value: number
  /** Processor time of the server for a reply or event, in microseconds. */
  readonly cpuUs?: number
  /** Shares of one processor that the server and the load had. */
  readonly serverBusy?: number
  readonly clientBusy?: number
}

/** A figure to measure of several servers in turn. */
export interface Case {
  readonly name: string
  readonly title: string
  readonly unit: string
  readonly servers: readonly string[]
  /** Whether it is in the table of a quick run. */
  readonly isQuick?: boolean
  /** The server that the others are compared with; `bare` when absent. */
  readonly reference?: string
  /** Set if many rounds would take long. */
  readonly maxRounds?: number
  warmUp(server: string): Promise<unknown>
  sample(server: string): Promise<Sample>
}
