import { EventEmitter } from 'node:events'
import { type Clock, untilAborted } from '../../runtime/clock.ts'
import type { TaskChange } from '../../runtime/tasks/task-store.ts'
import type { CallbackAttempt } from '../../runtime/webhooks/sender.ts'
import type { ImageBot, ImageJob, ImageProgress } from '../../server-stub/ports/image-bot.ts'
import type { Ports } from '../../server-stub/ports.ts'
import type { ActivityLog, LoggedRequest, LoggedSandbox } from '../activity-log.ts'
import { findClientFindings } from '../journal/client-findings.ts'
import { findConversations } from '../journal/conversations.ts'
import type { Entry, EntryWatcher } from '../journal/entry.ts'
import { Journal } from '../journal/journal.ts'
import { getRedact } from '../journal/redact.ts'
import type { MockContract } from '../mock-contract.ts'
import { CallbackLog } from './callback-log.ts'
import { encodeEntry, encodeJudged, type JudgedBy } from './encode-entry.ts'
import type { Live } from './live.ts'
import { type JobOverride, TaskRuns } from './tasks/task-runs.ts'
import { kindStoredAs } from './tasks/task-views.ts'

export interface ControlParts {
  readonly name: string
  readonly clock: Clock
  readonly contract: MockContract
  readonly live?: Live | undefined
  readonly activity?: ActivityLog | undefined
  readonly journalBodyKb?: number | undefined
}

/** Journal, callback log and task control of one sandbox. */
export class SandboxControl implements EntryWatcher, LoggedSandbox {
  readonly journal: Journal
  readonly callbacks: CallbackLog
  readonly taskRuns: TaskRuns
  /** Emits `request` with every entry that has ended. */
  readonly ends = new EventEmitter<{ request: [entry: Entry] }>().setMaxListeners(0)
  readonly #parts: ControlParts
  readonly name: string

  constructor(parts: ControlParts) {
    this.#parts = parts
    this.name = parts.name
    this.journal = new Journal(parts.journalBodyKb)
    this.callbacks = new CallbackLog(parts.clock)
    this.taskRuns = new TaskRuns((change) => this.#publishTask(change))
  }

  /** Wraps the ports, so that their tasks can be controlled. */
  over(ports: Ports): Ports {
    return { ...ports, tasks: this.taskRuns.wrapStore(ports.tasks), image: controlBot(ports.image, this.taskRuns) }
  }

  /** The contract, and what clients did after failures; judged when it is read. */
  get judgedBy(): JudgedBy {
    return { contract: this.#parts.contract, clientFindings: findClientFindings([...this.journal.all()]) }
  }

  /** An entry of the journal with its conversation, as the control API shows it. */
  showEntry(entry: Entry, isWhole = false) {
    return encodeEntry(entry, { ...this.judgedBy, isWhole, conversations: findConversations(this.journal.all()) })
  }

  /** Adds a request to the journal, and follows it. */
  readonly enter = (entry: Entry): void => {
    const { name, clock, live } = this.#parts
    entry.watcher = this
    this.journal.add(entry, clock.now())
    if (live?.isWatched(name)) this.onHead(entry)
  }

  onHead(entry: Entry): void {
    const { name, live } = this.#parts
    live?.publish(name, () => ({ event: 'request', data: this.showEntry(entry) }))
  }

  onEnd(entry: Entry): void {
    const { name, live } = this.#parts
    this.journal.end(entry)
    if (live?.isWatched(name)) this.onHead(entry)
    this.ends.emit('request', entry)
    this.#parts.activity?.request(entry, this)
  }

  describe(entry: Entry): LoggedRequest {
    const { judgedBy } = this
    const judged = encodeJudged(entry, judgedBy)
    const redact = getRedact(judgedBy.contract)
    const { text: mask } = redact.keys(entry)
    return { url: mask(redact.url(entry.url)), judged, mask }
  }

  readonly onAttempt = (attempt: CallbackAttempt): void => {
    const view = this.callbacks.add(attempt)
    const { name, live, activity } = this.#parts
    live?.publish(name, () => ({ event: 'callback', data: view }))
    activity?.callback(view, name)
  }

  #publishTask({ kind, record, previousStatus }: TaskChange): void {
    const view = kindStoredAs(kind)?.view(record)
    if (view === undefined) return
    const { name, live, activity } = this.#parts
    live?.publish(name, () => ({ event: 'task', data: view }))
    if (record.status !== previousStatus) activity?.task(view, name)
  }
}

/** Queues jobs while new tasks are held, and pauses jobs after their start if requested. */
function controlBot(bot: ImageBot, taskRuns: TaskRuns): ImageBot {
  return {
    ...bot,
    submit: async (job) => {
      const accepted = await bot.submit(job)
      if (accepted.type === 'refused' || !taskRuns.holdsNew) return accepted
      return { ...accepted, queuePosition: Math.max(1, accepted.queuePosition) }
    },
    run: (job: ImageJob & JobOverride, accepted, signal) => {
      const running = bot.run(job, accepted, signal)
      return job.stopsAfterStart ? untilStarted(running, signal) : running
    },
  }
}

async function* untilStarted(
  running: AsyncIterable<ImageProgress>,
  signal: AbortSignal,
): AsyncGenerator<ImageProgress> {
  for await (const step of running) {
    yield step
    if (step.type === 'started') await untilAborted(signal)
  }
}
