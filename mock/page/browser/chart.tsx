import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Answer } from '../../conversation/assemble-answer.ts'
import { formatDuration } from './format.ts'
import type { Request } from './store.ts'
import { findPauses, getEndMs, groupRuns, type Step, type Walk } from './walk.ts'

interface ChartProps {
  readonly request: Request
  readonly walked: Walk
  readonly answer: Answer
  readonly zoom: number
  readonly selected: number
  readonly select: (index: number) => void
}

/** On a phone a lane has its name above its marks. */
const narrow = matchMedia('(max-width: 760px)')
const getLaneHeight = () => (narrow.matches ? 34 : 20)
const MARK = 11
/** Units of the drawing across. */
const WIDTH = 10_000

/** The events on a time axis, one lane a name, above a slider on the same axis, which says the same without sight. */
export function Chart(props: ChartProps) {
  const { request, walked, zoom, selected, select } = props
  const { steps } = walked
  const scroller = useRef<HTMLDivElement>(null)
  const endMs = getEndMs(request, steps)
  const lanes = useMemo(() => getLanes(steps), [steps])
  // What is selected stays in sight.
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = scroller.current ?? {}
    scroller.current?.scrollTo({ left: (scrollWidth * (steps[selected]?.ms ?? 0)) / endMs - clientWidth / 2 })
  }, [zoom, selected])
  const choose = (event: MouseEvent) => {
    const { left, top, width } = (event.currentTarget as Element).getBoundingClientRect()
    const lane = lanes[Math.floor((event.clientY - top) / getLaneHeight())]
    const near = findNearest(steps, (endMs * (event.clientX - left)) / width, lane)
    if (near) select(near.index)
  }
  return (
    <div class="chart">
      <div class="names" aria-hidden="true">
        {lanes.map((name) => (
          <span
            key={name}
            class={steps.some(({ event, error }) => event === name && error) ? 'error' : ''}
            title={name}
          >
            {shortenName(name, lanes)}
          </span>
        ))}
      </div>
      <div class="scroll" ref={scroller}>
        <div class="inner" style={{ width: `${zoom * 100}%` }}>
          <button type="button" class="link lanes" tabIndex={-1} aria-hidden="true" onClick={choose}>
            <Lanes walked={walked} lanes={lanes} endMs={endMs} />
            <Times {...props} endMs={endMs} />
          </button>
          {steps.length > 1 && <Scrubber steps={steps} endMs={endMs} selected={selected} select={select} />}
        </div>
      </div>
    </div>
  )
}

interface ScrubberProps extends Pick<ChartProps, 'selected' | 'select'> {
  readonly steps: readonly Step[]
  readonly endMs: number
}

/** A slider on the time axis. The pointer goes to the nearest event, the keys from event to event. */
function Scrubber({ steps, endMs, selected, select }: ScrubberProps) {
  const step = steps[selected]
  const move = (event: KeyboardEvent) => {
    const index = getTarget(event.key, selected, steps.length - 1)
    if (index === undefined) return
    event.preventDefault()
    event.stopPropagation()
    select(Math.min(steps.length - 1, Math.max(0, index)))
  }
  return (
    <input
      class="scrubber"
      type="range"
      min={0}
      max={endMs}
      step="any"
      value={step?.ms ?? 0}
      aria-label="Event of the stream"
      aria-valuetext={step && `${selected + 1} of ${steps.length}: ${describeStep(step)}`}
      onKeyDown={move}
      onInput={({ currentTarget }) => select(findNearest(steps, Number(currentTarget.value))?.index ?? 0)}
    />
  )
}

function getTarget(key: string, selected: number, last: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return selected + 1
  if (key === 'ArrowLeft' || key === 'ArrowDown') return selected - 1
  if (key === 'PageUp') return selected + 10
  if (key === 'PageDown') return selected - 10
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

function describeStep({ event, ms, error }: Step): string {
  return `${event} at ${formatDuration(ms)}${error ? `, ${error}` : ''}`
}

/** The axis, the pauses, the first token and the selected event. */
function Times({ walked: { steps }, answer, zoom, selected, endMs }: ChartProps & { endMs: number }) {
  const toPercent = (ms: number) => `${(100 * ms) / endMs}%`
  const step = steps[selected]
  return (
    <>
      {getTicks(endMs, 6 * zoom).map((ms) => (
        <span key={ms} class={ms / endMs > 1 - 0.12 / zoom ? 'tick before' : 'tick'} style={{ left: toPercent(ms) }}>
          {formatDuration(ms).replace(/\.0+(?= )/, '')}
        </span>
      ))}
      {findPauses(steps, endMs).map(({ fromMs, toMs }) => (
        <span
          key={`pause ${fromMs}`}
          class="pause"
          style={{ left: toPercent(fromMs), width: toPercent(toMs - fromMs) }}
        >
          {(toMs - fromMs) / endMs > 0.06 / zoom ? formatDuration(toMs - fromMs) : ''}
        </span>
      ))}
      {answer.firstTokenMs !== undefined && (
        <span class="first-token" style={{ left: toPercent(answer.firstTokenMs) }} title="first token" />
      )}
      {step && <span class="cursor" style={{ left: toPercent(step.ms) }} />}
    </>
  )
}

function Lanes({ walked, lanes, endMs }: { walked: Walk; lanes: readonly string[]; endMs: number }) {
  const { steps, cause } = walked
  const height = getLaneHeight()
  return useMemo(() => {
    const x = (ms: number) => Math.round((WIDTH * ms) / endMs)
    const draw = (shown: readonly Step[], lane: (step: Step) => number) =>
      shown.map((step) => `M${x(step.ms)} ${(lane(step) + 1) * height - (20 + MARK) / 2}v${MARK}`).join('')
    const getLane = ({ event }: Step) => lanes.indexOf(event)
    const holes = groupRuns(steps).flatMap(([step]) =>
      step.expected.map((name) => draw([step], () => lanes.indexOf(name))),
    )
    const first = cause ?? steps.length
    const wrong = steps.filter(({ index, error }) => index > first && error)
    return (
      <svg
        viewBox={`0 0 ${WIDTH} ${lanes.length * height}`}
        height={lanes.length * height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path class="mark" d={draw(steps.slice(0, first), getLane)} />
        <path class="mark after" d={draw(steps.slice(first + 1), getLane)} />
        <path class="mark after wrong" d={draw(wrong, getLane)} />
        <path class="hole" d={holes.join('')} />
        {steps[first] && <path class="mark cause" d={draw([steps[first]], getLane)} />}
      </svg>
    )
  }, [walked, lanes, endMs, height])
}

/** One lane a name, in the order of arrival or expected arrival. */
function getLanes(steps: readonly Step[]): readonly string[] {
  return [...new Set(steps.flatMap(({ expected, event }) => [...expected, event]))]
}

/** A name without the prefix that all have. */
function shortenName(name: string, names: readonly string[]): string {
  const prefix = /^\w+\./.exec(names[0] ?? '')?.[0] ?? ''
  return (names.every((other) => other.startsWith(prefix)) ? name.slice(prefix.length) : name) || '(unknown event)'
}

function findNearest(steps: readonly Step[], ms: number, lane?: string): Step | undefined {
  const inLane = steps.filter(({ event }) => event === lane)
  const candidates = inLane.length > 0 ? inLane : steps
  return candidates.reduce<Step | undefined>((best, step) => {
    return best === undefined || Math.abs(step.ms - ms) < Math.abs(best.ms - ms) ? step : best
  }, undefined)
}

/** Round times, about as many as asked for. */
function getTicks(endMs: number, count: number): number[] {
  const rough = endMs / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((digit) => digit * power >= rough) ?? 10) * power
  return Array.from({ length: Math.floor(endMs / step) + 1 }, (_, index) => index * step)
}
