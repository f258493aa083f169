import { isObject } from '../../../runtime/json.ts'
import { toText } from '../../conversation/assemble-answer.ts'
import { Button, JsonView } from './components.tsx'
import { callControl, getBase, type Schemas } from './control.ts'
import { capitalise, formatCount, formatTime } from './format.ts'
import { getLink } from './route.ts'
import { getRequestKey, type Request, runAction, store, type Task } from './store.ts'

type Attempt = Schemas['CallbackAttempt']

interface TaskCardProps {
  readonly task: Task
  /** The request that created it, if the journal has it. */
  readonly creator: Request | undefined
  readonly isOpen: boolean
}

export function TaskCard({ task, creator, isOpen }: TaskCardProps) {
  const { id, kind, status, percent, next, record } = task
  const { prompt, model } = { ...(isObject(creator?.body) ? creator.body : {}), ...record }
  const attempts = store.callbacks.filter(({ subject }) => subject === id)
  return (
    <li class={`stack card task ${getTone(task)}`} aria-label={`Task ${id}`} aria-current={isOpen ? 'true' : undefined}>
      <Media task={task} />
      <div class="stack about">
        <h2>
          <span class="kind">{getKind(record, kind)}</span> <span class="state">{status}</span>
        </h2>
        <p class="prompt" title={toText(prompt)}>
          {toText(prompt) ?? toText(record.description)}
        </p>
        {toText(model) && <p class="hint">{toText(model)}</p>}
        <p class="hint id" title={id}>
          {id}
        </p>
        {creator && (
          <a href={getLink('requests', getRequestKey(creator))}>
            Request {creator.id}: {creator.method} {creator.path}
          </a>
        )}
        <progress max={100} value={percent} aria-label="Progress" />
        <span class="hint">
          {percent} %{next.length > 0 && ` · next: ${next.join(' or ')}`}
        </span>
        <Failure record={record} />
        {next.length > 0 && <TaskActions task={task} />}
        {attempts.length > 0 && <Callbacks attempts={attempts} />}
        <details>
          <summary>Record</summary>
          <JsonView value={record} label="Record" />
        </details>
      </div>
    </li>
  )
}

export function getTone({ kind, next, status }: Task): 'open' | 'done' | 'failed' | 'cancelled' {
  const lifecycle = store.contract?.lifecycles[kind]
  if (next.length > 0 || lifecycle === undefined) return 'open'
  if (status === lifecycle.cancelled) return 'cancelled'
  return status === lifecycle.success ? 'done' : 'failed'
}

function getKind({ action }: Task['record'], kind: string): string {
  return typeof action === 'string' ? `Image · ${action.toLowerCase().replaceAll('_', ' ')}` : capitalise(kind)
}

function Failure({ record: { failReason, error } }: { record: Task['record'] }) {
  const reason = toText(failReason) ?? (isObject(error) ? toText(error.message) : undefined)
  return reason ? <p class="error">{reason}</p> : null
}

function TaskActions({ task: { id, kind, next } }: { task: Task }) {
  const act = (verb: string, body?: object) => async () => {
    store.tasks.set(id, await callControl<Task>('POST', `/tasks/${encodeURIComponent(id)}/${verb}`, { body }))
  }
  const mayCancel = next.includes(store.contract?.lifecycles[kind]?.cancelled ?? '')
  const fail = (event: SubmitEvent) => {
    event.preventDefault()
    const reason = toText(new FormData(event.currentTarget as HTMLFormElement).get('reason'))
    void runAction(act('fail', reason ? { reason } : {}))
  }
  return (
    <div class="row">
      <Button work={act('advance', {})}>Advance</Button>
      <Button work={act('succeed')}>Succeed</Button>
      <Button
        disabled={!mayCancel}
        title={mayCancel ? '' : 'Its lifecycle has no cancelled state.'}
        work={act('cancel')}
        children="Cancel"
      />
      <form class="row fail" onSubmit={fail}>
        <button type="submit">Fail</button>
        <input name="reason" placeholder="Reason" aria-label="Reason of the failure" autocomplete="off" />
      </form>
    </div>
  )
}

function Callbacks({ attempts }: { attempts: readonly Attempt[] }) {
  return (
    <details class="callbacks">
      <summary>
        {formatCount(attempts.length, 'callback attempt')}, the last one {attempts.at(-1)?.outcome}
      </summary>
      <table>
        <tbody>
          {attempts.map(({ messageId, at, attempt: turn, outcome, status, reason, url, body }) => (
            <tr key={`${messageId} ${turn}`} class={outcome === 'delivered' ? '' : 'error'}>
              <td>{formatTime(at)}</td>
              <td>{outcome}</td>
              <td>{status}</td>
              <td>{turn > 1 ? `attempt ${turn}` : ''}</td>
              <td>{isObject(body) ? toText(body.status) : ''}</td>
              <td class="reason" title={url}>
                {reason ?? url}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** The result of a task. Only files of this mock are shown, whatever address the record has. */
function Media({ task: { id, kind, record } }: { task: Task }) {
  const address = getOwnAddress(record.imageUrl ?? record.url)
  if (address === undefined)
    return (
      <div class="media none" aria-hidden="true">
        {kind === 'video' ? '▷' : '▨'}
      </div>
    )
  if (kind === 'video')
    return <video class="media" src={address} controls muted loop preload="metadata" aria-label={`Video of ${id}`} />
  return (
    <a class="media" href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={`Result of ${id}`} />
    </a>
  )
}

function getOwnAddress(address: unknown): string | undefined {
  const name = /\/files\/([^/?#]+)$/.exec(typeof address === 'string' ? address : '')?.[1]
  return name && `${getBase()}/__mock/page/made/${name}`
}
