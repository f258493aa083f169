import { Button, Choice } from './components.tsx'
import { callControl, isProxy } from './control.ts'
import { describeRequest } from './describe-request.ts'
import { readOthers } from './live.ts'
import { listRequests, notifyChange, type Request, store } from './store.ts'

/** The settings of the list. */
export const filter = {
  text: '',
  family: '',
  status: '',
  /** Whose broken rules are shown; both if both are set. */
  client: false,
  reply: false,
  /** Snapshot of the list while paused. */
  paused: undefined as readonly Request[] | undefined,
}

/** The latest first. */
export function getRequests(): readonly Request[] {
  const all = filter.paused ?? listRequests().reverse()
  const words = filter.text.toLowerCase().split(/\s+/)
  return all.filter((request) => matchesWords(request, words))
}

function matchesWords(request: Request, words: readonly string[]): boolean {
  const { family, text, verdict } = describeRequest(request)
  const { client, reply } = filter
  return (
    (filter.family === '' || filter.family === (family ?? 'none')) &&
    (filter.status === '' || filter.status === getStatusClass(request)) &&
    ((!client && !reply) || (client && verdict.tone === 'client') || (reply && verdict.tone === 'reply')) &&
    words.every((word) => text.includes(word))
  )
}

function getStatusClass({ status, ended }: Request): string {
  if (ended === 'running') return 'running'
  return status === null ? 'no reply' : `${Math.floor(status / 100)}xx`
}

const STATUSES = ['running', '2xx', '3xx', '4xx', '5xx', 'no reply']

/** Sets a part of the filter. */
function setFilter(change: Partial<typeof filter>): void {
  Object.assign(filter, change)
  notifyChange()
}

export function Filters({ shown }: { shown: number }) {
  const families = [...new Set(store.contract?.operations.map(({ family }) => family))]
  return (
    <div class="stack filters">
      <div class="row">
        <input
          type="search"
          placeholder="Filter: prompt, model, path, status"
          aria-label="Filter"
          value={filter.text}
          onInput={({ currentTarget }) => setFilter({ text: currentTarget.value })}
        />
        <Select name="family" choices={[...families, 'none']} />
        <Select name="status" choices={STATUSES} />
      </div>
      <div class="row">
        <VerdictFilters shown={shown} />
        <ListActions />
      </div>
    </div>
  )
}

function Select({ name, choices }: { name: 'family' | 'status'; choices: readonly string[] }) {
  const label = name === 'family' ? 'Family' : 'Status'
  const choose = (choice: string) => setFilter({ [name]: choice })
  return <Choice aria-label={label} none={`${label}: any`} choices={choices} value={filter[name]} onChoose={choose} />
}

function VerdictFilters({ shown }: { shown: number }) {
  const all = listRequests()
  const count = (tone: string) => all.filter((request) => describeRequest(request).verdict.tone === tone).length
  return (
    <>
      <Button class="client" aria-pressed={filter.client} work={() => setFilter({ client: !filter.client })}>
        Client broke a rule <b>{count('client')}</b>
      </Button>
      <Button class="reply" aria-pressed={filter.reply} work={() => setFilter({ reply: !filter.reply })}>
        Reply broke the contract <b>{count('reply')}</b>
      </Button>
      <span class="hint">{shown === all.length ? '' : `${shown} of ${all.length}`}</span>
    </>
  )
}

function ListActions() {
  const pause = () => setFilter({ paused: filter.paused ? undefined : listRequests().reverse() })
  return (
    <div class="row tools">
      {store.sandboxes.length > 1 && (
        <Button aria-pressed={store.showsAll} work={showAll}>
          All sandboxes
        </Button>
      )}
      <Button aria-pressed={filter.paused !== undefined} work={pause}>
        {filter.paused ? 'Paused' : 'Pause'}
      </Button>
      {!isProxy && <Button work={clearJournal}>Clear</Button>}
    </div>
  )
}

/** Lists the requests of all sandboxes, grouped. */
function showAll(): void {
  store.showsAll = !store.showsAll
  if (store.showsAll) void readOthers()
  else for (const [key] of store.requests) if (key.includes('/')) store.requests.delete(key)
  notifyChange()
}

async function clearJournal(): Promise<void> {
  await callControl('DELETE', '/journal')
  store.requests.clear()
  store.forgotten = 0
  store.callbacks.length = 0
  filter.paused = undefined
}
