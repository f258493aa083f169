/** How much is measured: less is quicker and says less. */
export interface Effort {
  readonly rounds: number
  /** How long a load lasts. */
  readonly windowMs: number
  readonly warmUpMs: number
  readonly connections: number
  /** Replies to the first event that one figure is the median of. */
  readonly firstEvents: number
  /** Streams that one figure of events per second is made of: one after the other, and for each of 100 at once. */
  readonly streamsInTurn: number
  readonly streamsEach: number
  /** Exchanges with a server in front of an upstream that one figure is a percentile of. */
  readonly exchanges: number
  /** Streams held open when memory is read. */
  readonly openStreams: number
  readonly settleMs: number
  /** Packages that are installed in an empty folder. */
  readonly installed: readonly string[]
  /** Streams that are open at the same time, slow ones and fast ones, and how long the events of slow ones are counted. */
  readonly crowdSlow: number
  readonly crowdFast: number
  readonly crowdMs: number
  /** The contract tests that are timed: a pattern of their ids, or all. */
  readonly suite: string
}

/** One figure of one server, of one round. */
export interface Sample {
  readonly value: number
  /** Processor time of the server for each reply or event, in microseconds. */
  readonly cpuUs?: number
  /** Shares of one processor that the server and the load had. */
  readonly serverBusy?: number
  readonly clientBusy?: number
}

/** One thing to measure of several servers in turn. */
export interface Case {
  readonly name: string
  readonly title: string
  readonly unit: string
  readonly servers: readonly string[]
  /** The server that the others are set beside; `bare` when absent. */
  readonly reference?: string
  /** Where many rounds would take long. */
  readonly maxRounds?: number
  warmUp(server: string): Promise<unknown>
  sample(server: string): Promise<Sample>
}
