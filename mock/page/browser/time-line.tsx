import { useState } from 'preact/hooks'
import type { Answer } from '../../conversation/assemble-answer.ts'
import { Chart } from './chart.tsx'
import { Button, Code, Section } from './components.tsx'
import { formatCount, formatDuration, formatJson } from './format.ts'
import type { Mark } from './list-marks.ts'
import { MarkedJson } from './marked-json.tsx'
import { type Request, store } from './store.ts'
import { VirtualList } from './virtual-list.tsx'
import { findPauses, getEndMs, groupRuns, type Walk } from './walk.ts'

interface Selection {
  /** The selected event, from 0. */
  readonly selected: number
  readonly select: (index: number) => void
}

interface TimeLineProps extends Selection {
  readonly request: Request
  readonly walked: Walk
  readonly answer: Answer
}

/** The most that the time line is stretched. */
const MAX_ZOOM = 64

/** The events of a stream by their times, and how they keep to their declared order. */
export function TimeLine({ request, walked, answer, selected, select }: TimeLineProps) {
  const [zoom, setZoom] = useState(1)
  const { steps } = walked
  const scale = (factor: number) => () => setZoom(Math.min(MAX_ZOOM, Math.max(1, zoom * factor)))
  const tools = (
    <>
      <Button class="quiet" label="Zoom out" disabled={zoom === 1} work={scale(0.5)} children="−" />
      <Button class="quiet" label="Fit" work={() => setZoom(1)} children={zoom === 1 ? 'Fit' : `× ${zoom}`} />
      <Button class="quiet" label="Zoom in" disabled={zoom === MAX_ZOOM} work={scale(2)} children="+" />
    </>
  )
  return (
    <Section title="Time line" note={summariseStream(request, walked, answer)} tools={tools}>
      {steps.length > 0 && (
        <Chart request={request} walked={walked} answer={answer} zoom={zoom} selected={selected} select={select} />
      )}
      <Order request={request} walked={walked} selected={selected} select={select} />
    </Section>
  )
}

function summariseStream(request: Request, { steps }: Walk, { firstTokenMs }: Answer): string {
  const { stream, ended } = request
  const [first] = steps
  if (!stream || !first) return ended === 'running' ? 'no event yet' : 'no events'
  const pauses = findPauses(steps, getEndMs(request, steps))
  const longest = Math.max(0, ...pauses.map(({ fromMs, toMs }) => toMs - fromMs))
  const notes = [
    formatCount(stream.count, 'event') + (stream.count > steps.length ? `, first ${steps.length} shown` : ''),
    `first event ${formatDuration(first.ms)}`,
    firstTokenMs !== undefined && `first token ${formatDuration(firstTokenMs)}`,
    pauses.length > 0 && `${formatCount(pauses.length, 'pause')}, the longest ${formatDuration(longest)}`,
  ]
  return notes.filter(Boolean).join(' · ')
}

/** The declared order, and the received events. */
function Order({ request, walked, selected, select }: Omit<TimeLineProps, 'answer'>) {
  const { stream, ended } = request
  const { steps, next, missing, cause, endError } = walked
  const declared = store.contract?.streams[stream?.name ?? '']?.declared ?? []
  const isOpen = cause !== undefined
  return (
    <details open={isOpen}>
      <summary>Order of events</summary>
      <h3>Declared</h3>
      <Code label="Declared order">{declared.join('\n')}</Code>
      <h3>Received</h3>
      <ol class="steps" aria-label="Received events">
        {groupRuns(steps)
          .slice(0, 200)
          .map((run) => {
            const [first] = run
            const isHere = selected >= first.index && selected < first.index + run.length
            return (
              <li key={first.index} class={`row ${getMark(first.index, cause, first.error)}${isHere ? ' here' : ''}`}>
                <Button class="link" work={() => select(first.index)}>
                  {first.event || '?'}
                  {run.length > 1 && ` × ${run.length}`}
                </Button>
                {first.error && <span class="error">{first.error}</span>}
                <span class="soft tools">{formatDuration(first.ms)}</span>
              </li>
            )
          })}
        {endError && (
          <li class={`row ${getMark(steps.length, cause, endError)}`}>
            <b>the end</b> <span class="error">{endError}</span>
          </li>
        )}
        {ended !== 'answered' && missing && (
          <li class="expected">
            {ended === 'running' ? `allowed next: ${next.join(' or ')}` : `missing: ${missing.join(' or ')}`}
          </li>
        )}
      </ol>
    </details>
  )
}

/** The first fault is the cause; what comes after it follows from it. */
function getMark(index: number, cause: number | undefined, error?: string): string {
  if (cause === undefined || index < cause) return 'valid'
  if (index === cause) return 'cause'
  return error ? 'after wrong' : 'after'
}

interface EventListProps extends Selection {
  readonly walked: Walk
  /** Whether the payloads are here, as far as the journal has them. */
  readonly isLoaded: boolean
  /** What findings say about the payload of the selected event. */
  readonly marks: readonly Mark[]
}

const EVENT_HEIGHT = 24

/** The events as they came, with the payload of the selected one. */
export function EventList({ walked: { steps, cause }, isLoaded, marks, selected, select }: EventListProps) {
  const step = steps[selected]
  const before = steps[selected - 1]
  return (
    <Section title="Raw events">
      <VirtualList
        items={steps}
        rowHeight={EVENT_HEIGHT}
        label="Raw events"
        class="events"
        getKey={({ index }) => index}
        current={selected}
        render={({ index, event, ms, data, error }) => (
          <Button
            class={`row link event ${getMark(index, cause, error)}`}
            aria-current={index === selected ? 'true' : undefined}
            work={() => select(index)}
          >
            <span class="number">{index + 1}</span>
            <span class="at">{formatDuration(ms)}</span>
            <b>{event || '(unknown event)'}</b>
            <span class="payload">{data === undefined ? '' : formatJson(JSON.stringify(data)).slice(0, 160)}</span>
          </Button>
        )}
      />
      {step && (
        <div class="stack">
          <p>
            <b>{step.event || 'unknown event'}</b>{' '}
            <span class="hint">
              {step.index + 1} of {steps.length} · at {formatDuration(step.ms)}
              {before && ` · ${formatDuration(step.ms - before.ms)} after the previous one`}
            </span>
          </p>
          {step.error && <p class="error">{step.error}</p>}
          {step.data === undefined ? (
            isLoaded && <p class="hint">The journal did not keep its payload.</p>
          ) : (
            <MarkedJson value={step.data} label="Event payload" marks={marks} />
          )}
        </div>
      )}
    </Section>
  )
}
