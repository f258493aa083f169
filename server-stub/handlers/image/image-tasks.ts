import { lifecycles } from '../../../generated/lifecycles.ts'
import { KeyedQueue } from '../../core/keyed-queue.ts'
import type { Log } from '../../core/log.ts'
import { Problem } from '../../core/problem.ts'
import { cut } from '../../core/quote.ts'
import { Tasks } from '../../core/tasks.ts'
import { GenerationFailed } from '../../ports/generation-failed.ts'
import type { Accepted, ImageJob, ModalJob, Refused } from '../../ports/image-bot.ts'
import { encodeTask } from './encode.ts'
import type { ImagePorts } from './image-ports.ts'
import { makeImage } from './make-image.ts'
import { handedOver, type ImageRecord, type ImageStatus } from './record.ts'

/** A job as it was submitted. */
export interface ImageOrder extends Pick<ImageRecord, 'state' | 'notifyHook' | 'baseUrl'> {
  readonly job: Exclude<ImageJob, ModalJob>
}

/** Jobs that wait for their account are at work too, as far as the engine can tell; the bot bounds its queues itself. */
const maxRunning = 1000

/** The image tasks: submitted, given their input, cancelled, and told about. */
export class ImageTasks {
  readonly #ports: ImagePorts
  readonly #tasks: Tasks<ImageRecord>
  /** A task is begun, resumed and cancelled by one caller at a time. */
  readonly #callers = new KeyedQueue()

  constructor(ports: ImagePorts) {
    const { store, log } = ports
    this.#ports = ports
    this.#tasks = new Tasks<ImageRecord>({
      lifecycle: lifecycles['ImageTask.status'],
      store,
      collection: 'image-tasks',
      maxRunning,
      failed: (error) => this.#ended('FAILURE', reasonOf(error, log)),
      onError: (error) => log('An image task went wrong.', error),
    })
    this.#tasks.onChange((record, previous) => this.#tell(record, previous))
  }

  /** Throws a `not-found` problem where there is no such task. */
  async find(id: string): Promise<ImageRecord> {
    const record = await this.#tasks.get(id)
    if (record) return record
    throw new Problem('not-found', `There is no task with the id ${cut(id)}.`, { variant: 'task-not-found' })
  }

  /** Those that there are, in the order of the ids. */
  list(ids: readonly string[]): Promise<ImageRecord[]> {
    return this.#tasks.list(ids)
  }

  /** Begins a task, unless the bot refuses; throws a `rate-limited` problem while too much is going on. */
  async submit(order: ImageOrder): Promise<ImageRecord | Refused> {
    this.#tasks.ensureRoom()
    const accepted = await this.#ports.image.submit(order.job)
    if (accepted.type === 'refused') return accepted
    return this.#callers.run(accepted.taskId, () => this.#begin(order, accepted))
  }

  /** Gives a task in `MODAL` the input that it waits for; throws as `find` and `submit` do. */
  resume(id: string, input: Pick<ModalJob, 'prompt' | 'mask'>): Promise<ImageRecord | Refused> {
    return this.#callers.run(id, async () => {
      const { status, action, accepted: waiting } = await this.find(id)
      if (!action) return notWaiting(status)
      this.#tasks.ensureRoom()
      const job: ModalJob = { type: 'modal', action, accepted: waiting, ...input }
      const accepted = await this.#ports.image.submit(job)
      return accepted.type === 'refused' ? accepted : this.#goOn(job, accepted)
    })
  }

  /** Ends a task that has not ended yet; gives the record as it is then, undefined where there is none. */
  cancel(id: string): Promise<ImageRecord | undefined> {
    return this.#callers.run(id, () => this.#tasks.cancel(id, this.#ended('CANCEL')))
  }

  /** Lets running work end for so long, then stops it; its tasks stay in the state they had reached. */
  close(graceMs: number): Promise<void> {
    return this.#tasks.close(graceMs)
  }

  #begin({ job, ...order }: ImageOrder, accepted: Accepted): Promise<ImageRecord> {
    const record = { ...newRecord(accepted, this.#ports.clock.now()), ...order }
    if (accepted.needs !== undefined) {
      return this.#tasks.create({ ...record, status: 'MODAL', action: job.type === 'action' ? job : null })
    }
    return this.#work(job, accepted, async () => {
      const created = await this.#tasks.create(record)
      return accepted.ahead === 0 ? this.#tasks.update(record.id, handedOver(this.#ports.clock.now())) : created
    })
  }

  #goOn(job: ModalJob, accepted: Accepted): Promise<ImageRecord> {
    const step = accepted.ahead === 0 ? handedOver(this.#ports.clock.now()) : ({ status: 'NOT_START' } as const)
    return this.#work(job, accepted, () => this.#tasks.update(accepted.taskId, { ...step, accepted, action: null }))
  }

  /** Works on a job in the background once its record is written; gives its place back where that fails. */
  async #work(job: ImageJob, accepted: Accepted, write: () => Promise<ImageRecord>): Promise<ImageRecord> {
    const { image } = this.#ports
    try {
      const record = await write()
      this.#tasks.run(record.id, (signal) => makeImage({ job, record, ...this.#ports }, signal))
      return record
    } catch (error) {
      await Array.fromAsync(image.run(job, accepted, AbortSignal.abort())).catch(() => {})
      throw error
    }
  }

  #ended<S extends ImageStatus>(status: S, failReason = '') {
    return { status, failReason, imageUrl: '', action: null, finishTime: this.#ports.clock.now() }
  }

  #tell(record: ImageRecord, previous: ImageRecord | undefined): void {
    const { callbacks, globalHook = '' } = this.#ports
    const url = record.notifyHook || globalHook
    if (url === '' || (record.status === previous?.status && record.percent === previous.percent)) return
    callbacks.send({ subject: record.id, url, body: encodeTask(record) })
  }
}

function newRecord(accepted: Accepted, submitTime: number): Omit<ImageRecord, 'state' | 'notifyHook' | 'baseUrl'> {
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

function notWaiting(status: ImageStatus): Refused {
  const message = `taskId: the task is in status ${status} and waits for no input.`
  return { type: 'refused', reason: 'parameter', message }
}

/** What the client may know of a failure. */
function reasonOf(error: unknown, log: Log): string {
  if (error instanceof GenerationFailed) return error.message
  log('An image could not be made.', error)
  return 'The image could not be made; try again later.'
}
