import { groupBy } from '../runtime/es2024.ts'
import { describeFinding } from '../runtime/judge/finding.ts'
import { escapeXml } from '../settings/report-file.ts'
import type { SeenTraffic, SeenViolation } from './seen-traffic.ts'

interface TrafficFacts {
  readonly target: string
  /** An ISO 8601 date with the time. */
  readonly date: string
}

const LONGEST_TEXT = 2000

/** The reports of what a proxy has seen, without bodies: the counts, and the first violations. */
export const renderTraffic = { json: renderJson, junit: renderJunit }

function renderJson(seen: SeenTraffic, facts: TrafficFacts): string {
  const violations = seen.kept.map(({ exchange: { number, at, method, path, operation, status }, finding }) => ({
    exchange: number,
    at,
    method,
    path: shorten(path),
    operation: operation?.id,
    status,
    ...finding,
    message: shorten(finding.message),
  }))
  const leftOut = countLeftOut(seen)
  return `${JSON.stringify({ ...facts, counts: seen.counts, leftOut, violations }, undefined, 2)}\n`
}

/** A test case for each exchange with a violation, and one for all exchanges, which fails if violations are left out. */
function renderJunit(seen: SeenTraffic, { target }: TrafficFacts): string {
  const groups = [...groupBy(seen.kept, ({ exchange }) => exchange.number).values()]
  const leftOut = countLeftOut(seen)
  const { exchanges } = seen.counts
  const result =
    leftOut > 0
      ? `<failure type="violation" message="${leftOut} more violations are left out"/>`
      : exchanges === 0
        ? '<error message="no exchange was seen"/>'
        : ''
  const all = `    <testcase classname="proxy" name="all exchanges">${result}<system-out>${escapeXml(seen.describe())}</system-out></testcase>\n`
  const counts = `tests="${groups.length + 1}" failures="${groups.length + Number(leftOut > 0)}" errors="${Number(exchanges === 0)}"`
  const suite = `  <testsuite name="${escapeXml(target)}" ${counts}>\n${groups.map(renderExchange).join('')}${all}  </testsuite>\n`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="proxy">\n${suite}</testsuites>\n`
}

function renderExchange(violations: readonly SeenViolation[]): string {
  const [first] = violations
  if (first === undefined) return ''
  const { number, method, path, operation, status = 'no reply' } = first.exchange
  const lines = violations.map(({ finding }) => shorten(describeFinding(finding)))
  const name = escapeXml(`#${number} ${method} ${shorten(path)} ${status}`)
  const failure = `<failure type="violation" message="${escapeXml(lines[0] ?? '')}">${escapeXml(lines.join('\n'))}</failure>`
  return `    <testcase classname="${escapeXml(operation?.id ?? 'proxy')}" name="${name}">${failure}</testcase>\n`
}

function countLeftOut({ kept, counts }: SeenTraffic): number {
  return counts.violations - kept.length
}

function shorten(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}
