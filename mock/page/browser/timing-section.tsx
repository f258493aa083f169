import type { Answer } from '../../conversation/assemble-answer.ts'
import { Section } from './components.tsx'
import { formatDuration, formatTime } from './format.ts'
import { getElapsed, type Request } from './store.ts'

/** When a request came, how long it took, and how fast the answer was written. */
export function TimingSection({ request, answer }: { request: Request; answer: Answer }) {
  const { at, ms, ended, stream } = request
  const total = ms ?? (ended === 'running' ? getElapsed(request) : 0)
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Received', formatTime(at)],
    ['Total', ended === 'running' ? `${formatDuration(total)}, still running` : formatDuration(total)],
    ['Speed', stream ? describeSpeed(answer, total) : undefined],
  ]
  return (
    <Section title="Times">
      <dl class="facts-list">
        {facts.map(
          ([name, value]) =>
            value && (
              <>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </>
            ),
        )}
      </dl>
    </Section>
  )
}

/** The tokens of the answer by the time since the first one. */
function describeSpeed({ usage = {}, firstTokenMs = 0 }: Answer, totalMs: number): string | undefined {
  const names = ['output_tokens', 'completion_tokens', 'candidatesTokenCount']
  const count = names
    .map((name) => Object.hasOwn(usage, name) && usage[name])
    .find((value) => typeof value === 'number')
  const seconds = (totalMs - firstTokenMs) / 1000
  if (typeof count !== 'number' || seconds <= 0) return undefined
  return `${Math.round(count / seconds).toLocaleString('en')} tokens per second`
}
