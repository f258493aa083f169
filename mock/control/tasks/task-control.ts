import type { Lifecycle } from '../../../runtime/contract.ts'
import { withResolvers } from '../../../runtime/es2024.ts'
import { ownValue } from '../../../runtime/json.ts'
import { invalid, Problem } from '../../../runtime/problem.ts'
import { findPath, isTerminal } from '../../../runtime/tasks/lifecycle.ts'
import type { TaskRecord, TaskStore } from '../../../runtime/tasks/task-store.ts'
import { quote, shortenText } from '../../../runtime/validation/quote.ts'
import { withTimeout } from '../../../runtime/webhooks/concurrency.ts'
import type { ImageTasks } from '../../../server-stub/handlers/image/image-tasks.ts'
import type { components, operations } from '../generated/types/control.ts'
import { failWith, type JobOverride, STARTED, SUCCEEDING, stopAt, type TaskRuns } from './task-runs.ts'
import { type KindOfTask, kinds, type TaskView } from './task-views.ts'

type Advance = components['schemas']['TaskAdvance']
type Failure = components['schemas']['TaskFailure']
type TaskFilter = NonNullable<operations['listTasks']['parameters']['query']>

export interface TaskParts {
  readonly store: TaskStore
  readonly taskRuns: TaskRuns
  readonly images: ImageTasks
}

interface FoundTask {
  readonly kind: KindOfTask
  readonly view: TaskView
}

/** Target of a change. */
interface Goal {
  readonly status: string
  readonly percent: number
}

/** Time to wait for a change, such as drawing an image, before the current state is returned. */
const MAX_WAIT_MS = 5000

/** Changes the tasks of a sandbox along their lifecycles. */
export class TaskControl {
  readonly #parts: TaskParts

  constructor(parts: TaskParts) {
    this.#parts = parts
  }

  async list({ kind, status, limit = 100 }: TaskFilter): Promise<TaskView[]> {
    const wanted = kinds.filter((candidate) => kind === undefined || candidate.kind === kind)
    if (status !== undefined) checkStatus(wanted, status)
    const lists = await Promise.all(wanted.map((item) => this.#listKind(item)))
    return lists
      .flat()
      .filter((task) => status === undefined || task.status === status)
      .slice(0, limit)
  }

  async get(id: string): Promise<TaskView> {
    return (await this.#find(id)).view
  }

  async advance(id: string, { status, percent }: Advance): Promise<TaskView> {
    const task = await this.#find(id)
    if (percent !== undefined) return this.#workUpTo(task, percent)
    return this.#moveTo(task, status ?? getNext(task))
  }

  async succeed(id: string): Promise<TaskView> {
    const task = await this.#find(id)
    return this.#moveTo(task, task.kind.lifecycle.success)
  }

  async fail(id: string, failure: Failure): Promise<TaskView> {
    const task = await this.#find(id)
    return this.#moveTo(task, task.kind.lifecycle.failure, failure)
  }

  async cancel(id: string): Promise<TaskView> {
    const task = await this.#find(id)
    const { name, cancelled } = task.kind.lifecycle
    if (cancelled === undefined)
      throw refuseChange(`Tasks of this kind cannot be cancelled: ${name} has no such state.`)
    return this.#moveTo(task, cancelled)
  }

  async #moveTo(task: FoundTask, status: string, { reason = FAILED, code }: Failure = {}): Promise<TaskView> {
    const { success, failure: failed, cancelled } = task.kind.lifecycle
    checkTransition(task, status)
    if (status === cancelled) return this.#cancel(task)
    const overrides: Readonly<Record<string, JobOverride | undefined>> = {
      [success]: SUCCEEDING,
      [failed]: failWith({ message: reason, ...(code === undefined ? {} : { code }) }),
      [getWorking(task.kind)]: stopAt(task.view.percent),
    }
    return this.#changeCourse(task, { status, percent: 0 }, ownValue(overrides, status) ?? STARTED)
  }

  #workUpTo(task: FoundTask, percent: number): Promise<TaskView> {
    const status = getWorking(task.kind)
    checkTransition(task, status)
    const { percent: current } = task.view
    if (percent < current) throw invalid('percent', `the task is already at ${current} and cannot go back.`, ILLEGAL)
    return this.#changeCourse(task, { status, percent }, stopAt(percent))
  }

  async #cancel({ kind, view }: FoundTask): Promise<TaskView> {
    const record = await this.#parts.images.cancel(view.id)
    return record ? kind.view(record) : view
  }

  /** Restarts the work with a new goal. A task that may return to an initial state waits for input, and gets it first. */
  async #changeCourse({ kind, view }: FoundTask, goal: Goal, override: JobOverride): Promise<TaskView> {
    const { taskRuns } = this.#parts
    const { id } = view
    const isInitial = (status: string) => kind.lifecycle.initial.includes(status)
    const reached = withResolvers<void>()
    const check = (record: TaskRecord) => {
      if (isAt(kind, kind.view(record), goal)) reached.resolve()
    }
    const stop = taskRuns.watch(id, check)
    try {
      if (view.next.some(isInitial)) await this.#giveInput(id)
      if (isInitial(goal.status)) return await this.get(id)
      await this.#restart(id, override)
      if (isAt(kind, await this.get(id), goal)) reached.resolve()
      await withTimeout(MAX_WAIT_MS, reached.promise)
    } finally {
      stop()
    }
    return this.get(id)
  }

  async #giveInput(id: string): Promise<void> {
    const { taskRuns, images } = this.#parts
    const { holdsNew } = taskRuns
    taskRuns.holdsNew = true
    try {
      const resumed = await images.resume(id, {})
      if ('type' in resumed) throw refuseChange(resumed.message)
    } finally {
      taskRuns.holdsNew = holdsNew
    }
  }

  /** New work starts some turns of the event loop later. */
  async #restart(id: string, override: JobOverride): Promise<void> {
    for (let turn = 0; turn < 20; turn++) {
      if (this.#parts.taskRuns.override(id, override)) return
      await new Promise(setImmediate)
    }
    throw refuseChange(
      'The work on the task has not started, since too many other tasks are running: end some of them first.',
    )
  }

  async #listKind({ stored, view }: KindOfTask): Promise<TaskView[]> {
    const tasks = await this.#parts.store.list<TaskRecord>(stored, 1000)
    return tasks.map(({ record }) => view(record))
  }

  async #find(id: string): Promise<FoundTask> {
    for (const kind of kinds) {
      const [task] = await this.#parts.store.get<TaskRecord>(kind.stored, [id])
      if (task) return { kind, view: kind.view(task.record) }
    }
    throw new Problem('not-found', `There is no video or image task ${shortenText(id)} in this sandbox.`)
  }
}

const ILLEGAL = 'illegal-change'
const FAILED = 'Failed by the control API.'

function getNext({ kind, view }: FoundTask): string {
  const { lifecycle } = kind
  return findPath(lifecycle, view.status, lifecycle.success)?.[0] ?? lifecycle.success
}

/** The state before success. */
function getWorking({ lifecycle: { transitions, success } }: KindOfTask): string {
  return Object.entries(transitions).find(([, next]) => next.includes(success))?.[0] ?? success
}

/** Throws a problem that lists the states if none of the kinds has this one. */
function checkStatus(wanted: readonly KindOfTask[], status: string): void {
  const states = wanted.flatMap(({ lifecycle }) => getStates(lifecycle))
  if (states.includes(status)) return
  throw invalid('status', `must be one of ${states.join(', ')}, got ${quote(status)}.`)
}

function getStates({ initial, transitions }: Lifecycle): readonly string[] {
  return [...new Set([...initial, ...Object.values(transitions).flat()])]
}

/** Throws a problem with the allowed states if the change is not allowed. */
function checkTransition({ kind: { lifecycle }, view: { status, next } }: FoundTask, to: string): void {
  if (isTerminal(lifecycle, status)) throw refuseChange(`A task in ${status} has ended.`)
  if (findPath(lifecycle, status, to)) return
  const all = getStates(lifecycle)
  if (!all.includes(to)) throw refuseChange(`${lifecycle.name} has no state ${to}; known: ${all.join(', ')}.`)
  throw refuseChange(`A task in ${status} cannot change to ${to}; allowed: ${next.join(', ')}.`)
}

function refuseChange(message: string): Problem {
  return new Problem('invalid-request', message, { variant: ILLEGAL })
}

/** Whether a task has reached a goal or passed it. */
function isAt({ lifecycle }: KindOfTask, { status, percent }: TaskView, goal: Goal): boolean {
  if (status === goal.status) return percent >= goal.percent
  return isTerminal(lifecycle, status) || (findPath(lifecycle, goal.status, status) !== undefined && goal.percent === 0)
}
