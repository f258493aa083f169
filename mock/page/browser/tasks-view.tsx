import { useState } from 'preact/hooks'
import { Button } from './components.tsx'
import { getCreators } from './describe-request.ts'
import { capitalise, formatCount } from './format.ts'
import { getRoute } from './route.ts'
import { store, type Task } from './store.ts'
import { getTone, TaskCard } from './task-card.tsx'

const STATES = ['all', 'open', 'done', 'failed', 'cancelled'] as const

/** Most cards shown at a time. */
const MAX_CARDS = 200

export function TasksView() {
  const [state, setState] = useState<(typeof STATES)[number]>('all')
  const { id } = getRoute()
  const all = [...store.tasks.values()].reverse()
  if (all.length === 0) return <p class="empty">Create a video or an image to see its task here.</p>
  const fits = (task: Task) => state === 'all' || getTone(task) === state
  const shown = all.filter(fits).sort((a, b) => Number(b.id === id) - Number(a.id === id))
  const creators = getCreators()
  return (
    <div class="stack tasks-view">
      <fieldset class="row" aria-label="State">
        {STATES.map((choice) => (
          <Button key={choice} aria-pressed={choice === state} work={() => setState(choice)}>
            {capitalise(choice)} <b>{all.filter((task) => choice === 'all' || getTone(task) === choice).length}</b>
          </Button>
        ))}
      </fieldset>
      <ul class="tasks" aria-label="Tasks">
        {shown.slice(0, MAX_CARDS).map((task) => (
          <TaskCard key={task.id} task={task} creator={creators.get(task.id)} isOpen={task.id === id} />
        ))}
      </ul>
      {shown.length > MAX_CARDS && <p class="hint">The latest {formatCount(MAX_CARDS, 'task')} are shown.</p>}
    </div>
  )
}
