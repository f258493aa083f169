import { lifecycles } from '../../../generated/lifecycles.ts'
import { fromAsync } from '../../../runtime/es2024.ts'
import { type Log, Problem } from '../../../runtime/problem.ts'
import { AttemptsExhausted, Tasks } from '../../../runtime/tasks/tasks.ts'
import { shortenText } from '../../../runtime/validation/quote.ts'
import { KeyedQueue } from '../../../runtime/webhooks/concurrency.ts'
import type { Callback } from '../../../runtime/webhooks/message.ts'
import type { Accepted, ImageJob, ModalJob, Refused } from '../../ports/image-bot.ts'
import { GenerationFailed } from '../../ports/video-model.ts'
import { encodeTask } from './encode.ts'
import { type ImagePorts, type ImageRecord, type ImageStatus, makeImage, markSubmitted } from './make-image.ts'

/** A submitted job. */
export interface ImageOrder extends Pick<ImageRecord, 'state' | 'notifyHook' | 'baseUrl'> {
  readonly job: Exclude<ImageJob, ModalJob>
}

/** Jobs that wait for their account count as running; the bot bounds its queues. */
const maxRunning = 1000

/** Submits, resumes, cancels and reads image tasks. */
export class ImageTasks {
  readonly #ports: ImagePorts
  readonly #tasks: Tasks<ImageRecord, ImageJob>
  /** Serialises submissions, resumptions and cancellations of a task within this process. */
  readonly #callers = new KeyedQueue()

  constructor(ports: ImagePorts) {
    const { tasks: store, clock, log, taskTimeoutMs: timeoutMs } = ports
    this.#ports = ports
    this.#tasks = new Tasks<ImageRecord, ImageJob>({
      lifecycle: lifecycles['ImageTask.status'],
      store,
      kind: 'image-tasks',
      maxRunning,
      work: (task, signal) => makeImage(task, signal, ports),
      failed: (error) => this.#toEndState('FAILURE', getReason(error, log)),
      getProgress: ({ percent }) => percent,
      ...(timeoutMs === undefined ? {} : { attempt: { clock, timeoutMs } }),
      toCallbacks: (record, previous) => this.#toCallbacks(record, previous),
    })
  }

  /** Throws a `not-found` problem if the task does not exist. */
  async find(id: string): Promise<ImageRecord> {
    const record = await this.#tasks.get(id)
    if (record) return record
    throw new Problem('not-found', `There is no task with the id ${shortenText(id)}.`, { variant: 'task-not-found' })
  }

  /** The existing tasks, in the order of the ids. */
  list(ids: readonly string[]): Promise<ImageRecord[]> {
    return this.#tasks.list(ids)
  }

  /** Starts a task, unless the bot refuses it; throws a `rate-limited` problem if too many are running. */
  async submit(order: ImageOrder): Promise<ImageRecord | Refused> {
    this.#tasks.ensureRoom()
    const accepted = await this.#ports.image.submit(order.job)
    if (accepted.type === 'refused') return accepted
    return this.#callers.run(accepted.taskId, () => this.#createTask(order, accepted))
  }

  /** Resumes a task in `MODAL` with its input; throws as `find` and `submit` do. */
  resume(id: string, input: Pick<ModalJob, 'prompt' | 'mask'>): Promise<ImageRecord | Refused> {
    return this.#callers.run(id, async () => {
      const { status, action, accepted: waiting } = await this.find(id)
      if (!action) return refuseInput(status)
      this.#tasks.ensureRoom()
      const job: ModalJob = { type: 'modal', action, accepted: waiting, ...input }
      const accepted = await this.#ports.image.submit(job)
      return accepted.type === 'refused' ? accepted : this.#continueTask(job, accepted)
    })
  }

  /** Cancels an unfinished task; returns its record, undefined if it does not exist. */
  cancel(id: string): Promise<ImageRecord | undefined> {
    return this.#callers.run(id, () => this.#tasks.moveTo(id, this.#toEndState('CANCEL')))
  }

  #createTask({ job, ...order }: ImageOrder, accepted: Accepted): Promise<ImageRecord> {
    const now = this.#ports.clock.now()
    const record = { ...createRecord(accepted, now), ...order }
    if (accepted.needs !== undefined) {
      return this.#tasks.create({ ...record, status: 'MODAL', action: job.type === 'action' ? job : null })
    }
    const steps = accepted.queuePosition === 0 ? [markSubmitted(now)] : []
    return this.#releaseOnError(job, accepted, () => this.#tasks.create(record, { job, steps }))
  }

  #continueTask(job: ModalJob, accepted: Accepted): Promise<ImageRecord | Refused> {
    const step =
      accepted.queuePosition === 0 ? markSubmitted(this.#ports.clock.now()) : ({ status: 'NOT_START' } as const)
    const change = ({ status }: ImageRecord) => {
      if (status === 'MODAL') return { ...step, accepted, action: null }
      throw new ResumedAlready(status)
    }
    return this.#releaseOnError(job, accepted, () => this.#tasks.update(accepted.taskId, change, job)).catch(
      (error) => {
        if (error instanceof ResumedAlready) return refuseInput(error.status)
        throw error
      },
    )
  }

  /** Gives back the account of a job if its record cannot be written. */
  async #releaseOnError(job: ImageJob, accepted: Accepted, write: () => Promise<ImageRecord>): Promise<ImageRecord> {
    try {
      return await write()
    } catch (error) {
      await fromAsync(this.#ports.image.run(job, accepted, AbortSignal.abort())).catch(() => {})
      throw error
    }
  }

  #toEndState<S extends ImageStatus>(status: S, failReason = '') {
    return { status, failReason, imageUrl: '', action: null, finishTime: this.#ports.clock.now() }
  }

  #toCallbacks(record: ImageRecord, previous: ImageRecord | undefined): readonly Callback[] {
    const url = record.notifyHook || (this.#ports.globalHook ?? '')
    if (url === '' || (record.status === previous?.status && record.percent === previous.percent)) return []
    return [{ subject: record.id, url, body: encodeTask(record) }]
  }
}

/** Another process has resumed or ended the task in the meantime. */
class ResumedAlready extends Error {
  readonly status: ImageStatus

  constructor(status: ImageStatus) {
    super(`in status ${status}`)
    this.status = status
  }
}

function createRecord(accepted: Accepted, submitTime: number): Omit<ImageRecord, 'state' | 'notifyHook' | 'baseUrl'> {
  return {
    id: accepted.taskId,
    status: 'NOT_START',
    percent: 0,
    imageUrl: '',
    failReason: '',
    submitTime,
    startTime: 0,
    finishTime: 0,
    accepted,
    creation: null,
    action: null,
  }
}

function refuseInput(status: ImageStatus): Refused {
  const message = `taskId: the task is in status ${status} and waits for no input.`
  return { type: 'refused', reason: 'parameter', message }
}

/** The part of a failure that the client may see. */
function getReason(error: unknown, log: Log): string {
  if (error instanceof GenerationFailed) return error.message
  log('An image could not be made.', error)
  if (error instanceof AttemptsExhausted) return 'The image could not be made: no attempt came to an end.'
  return 'The image could not be made; try again later.'
}
