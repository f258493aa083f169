import { useMemo } from 'preact/hooks'
import { Button, Choice } from './components.tsx'
import { callControl, isProxy, ownSandbox } from './control.ts'
import { describeRequest } from './describe-request.ts'
import { nameFamily } from './family-sign.tsx'
import { capitalise, formatCount } from './format.ts'
import { changeSettings, getLink, getRoute, getSettings, type ListSettings } from './route.ts'
import { showKeys } from './shortcuts.tsx'
import { getRequestKey, listRequests, notifyChange, type Request, store } from './store.ts'
import { listOutcomes } from './verdict.ts'

/** The list while it is paused. */
let paused: readonly Request[] | undefined

export const isPaused = () => paused !== undefined

/** The requests that the settings allow, the latest first. `hits` are those whose bodies have the words. */
export function getRequests(settings: ListSettings, hits: ReadonlySet<string>): readonly Request[] {
  const all = paused ?? listRequests()
  const words = settings.text.toLowerCase().split(/\s+/)
  return all.filter(
    (request) => matchesSettings(request, settings) && (hasWords(request, words) || hits.has(getRequestKey(request))),
  )
}

function hasWords(request: Request, words: readonly string[]): boolean {
  const { text } = describeRequest(request)
  return words.every((word) => text.includes(word))
}

function matchesSettings(request: Request, { family, status, outcomes }: ListSettings): boolean {
  const described = describeRequest(request)
  return (
    (family === '' || family === (described.family ?? 'none')) &&
    (status === '' || status === getStatusClass(request)) &&
    (outcomes.length === 0 || outcomes.includes(request.outcome))
  )
}

function getStatusClass({ status, ended }: Request): string {
  if (ended === 'running') return 'running'
  return status === null ? 'no reply' : `${Math.floor(status / 100)}xx`
}

const STATUSES = ['running', '2xx', '3xx', '4xx', '5xx', 'no reply']

export function Filters({ shown }: { shown: number }) {
  const { text } = getSettings()
  const families = [...new Set(store.contract?.operations.map(({ family }) => family))]
  return (
    <div class="stack filters">
      <div class="row">
        <input
          type="search"
          placeholder={isProxy ? 'Filter: prompt, model, path, status' : 'Search: prompt, answer, body, model, path'}
          aria-label="Search"
          aria-keyshortcuts="/"
          value={text}
          onInput={({ currentTarget }) => changeSettings({ text: currentTarget.value })}
        />
        <Select name="family" choices={[...families, 'none']} />
        <Select name="status" choices={STATUSES} />
      </div>
      <div class="row">
        <Kept shown={shown} />
        <ListActions />
      </div>
      <OutcomeFilters />
    </div>
  )
}

function Select({ name, choices }: { name: 'family' | 'status'; choices: readonly string[] }) {
  const label = name === 'family' ? 'Family' : 'Status'
  const choose = (choice: string) => changeSettings({ [name]: choice })
  return (
    <Choice
      aria-label={label}
      none={`${label}: any`}
      choices={choices}
      value={getSettings()[name]}
      onChoose={choose}
      nameChoice={name === 'family' ? nameFamily : undefined}
    />
  )
}

/** A button for every outcome of a listed request that says more than that it is valid, or runs. */
function OutcomeFilters() {
  const { outcomes } = getSettings()
  const all = listRequests()
  const counts = useMemo(() => Map.groupBy(all, ({ outcome }): string => outcome), [all])
  const listed = listOutcomes().filter(({ outcome }) => counts.has(outcome) || outcomes.includes(outcome))
  const buttons = listed.map(({ outcome, tone, words }) => {
    const isOn = outcomes.includes(outcome)
    const toggle = () =>
      changeSettings({ outcomes: isOn ? outcomes.filter((other) => other !== outcome) : [...outcomes, outcome] })
    return (
      <Button key={outcome} class={`outcome ${tone}`} aria-pressed={isOn} work={toggle}>
        {capitalise(words)} <b>{counts.get(outcome)?.length ?? 0}</b>
      </Button>
    )
  })
  return buttons.length === 0 ? null : (
    <fieldset class="row" aria-label="Outcome">
      {buttons}
    </fieldset>
  )
}

/** How many requests are shown, if not all of them, and how many the journal has kept. */
function Kept({ shown }: { shown: number }) {
  const all = listRequests()
  const kept = useMemo(() => all.filter(({ sandbox }) => sandbox === ownSandbox).length, [all])
  const parts = [
    ...(shown === all.length ? [] : [`${shown} of ${formatCount(all.length, 'request')} shown`]),
    ...(store.forgotten === 0 ? [] : [`${kept} of ${kept + store.forgotten} kept`]),
  ]
  return <p class="hint">{parts.join(', ')}</p>
}

function ListActions() {
  const { showsAll } = getSettings()
  const isFollowing = getRoute().id === NEWEST
  const pause = () => {
    paused = paused ? undefined : listRequests()
  }
  const follow = () => location.assign(isFollowing ? '#requests' : getLink('requests', NEWEST))
  return (
    <div class="row tools">
      {(store.sandboxes.length > 1 || showsAll) && (
        <Button aria-pressed={showsAll} work={() => changeSettings({ showsAll: !showsAll })}>
          All sandboxes
        </Button>
      )}
      <Button aria-pressed={isFollowing} title="Show the newest request, always" work={follow}>
        Follow newest
      </Button>
      <Button aria-pressed={isPaused()} work={pause}>
        {isPaused() ? 'Paused' : 'Pause'}
      </Button>
      {!isProxy && <Button work={clearJournal}>Clear</Button>}
      <Button class="keys" label="Keyboard shortcuts" title="Keyboard shortcuts" aria-keyshortcuts="?" work={showKeys}>
        ?
      </Button>
    </div>
  )
}

/** In the address instead of the number of a request. */
export const NEWEST = 'newest'

async function clearJournal(): Promise<void> {
  await callControl('DELETE', '/journal')
  store.requests.clear()
  store.forgotten = 0
  store.callbacks.length = 0
  paused = undefined
  notifyChange()
}
