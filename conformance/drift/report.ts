import { styleText } from 'node:util'
import { groupBy } from '../../runtime/es2024.ts'
import { showLine } from '../../settings/errors.ts'
import { escapeXml } from '../../settings/report-file.ts'
import type { Screen } from '../report/terminal.ts'
import type { DriftOutcome, DriftResult } from './run-drift.ts'
import type { Drift } from './shape.ts'

/** A recording with which the target was compared. */
export interface ComparedRecording {
  readonly recording: string
  readonly results: readonly DriftResult[]
}

export interface DriftFacts {
  readonly target: string
  /** An ISO 8601 date with the time. */
  readonly date: string
}

const outcomes: readonly DriftOutcome[] = ['same', 'drifted', 'skipped', 'failed']

type Counts = Readonly<Record<DriftOutcome, number>>

function countOutcomes(results: readonly DriftResult[]): Counts {
  const counts = { same: 0, drifted: 0, skipped: 0, failed: 0 }
  for (const { outcome } of results) counts[outcome]++
  return counts
}

/** 1 if one recording has drifted, else 2 if one could not be compared. */
export function getExitCode(compared: readonly ComparedRecording[]): 0 | 1 | 2 {
  const codes = compared.map(({ results }) => getCode(results))
  return codes.includes(1) ? 1 : codes.includes(2) ? 2 : 0
}

/** 2 if nothing has drifted, but the deployment could not be compared, or nothing was. */
function getCode(results: readonly DriftResult[]): 0 | 1 | 2 {
  const { same, drifted, failed } = countOutcomes(results)
  if (drifted > 0) return 1
  return failed > 0 || same === 0 ? 2 : 0
}

const conclusions = {
  0: ['green', 'The shape of the deployment is that of the recording.'],
  1: ['red', 'The shape of the deployment differs from the recording.'],
  2: ['yellow', 'The deployment could not be compared with the recording.'],
} as const

/** Prints the differences, the same one once, and what could not be compared. */
export function printDrift({ recording, results }: ComparedRecording, { target }: DriftFacts, screen: Screen): void {
  const paint = (style: Parameters<typeof styleText>[0], text: string) => (screen.isTTY ? styleText(style, text) : text)
  const write = (line: string) => screen.write(`${line}\n`)
  const drifts = results.flatMap((result) => result.drifts.map((drift) => ({ result, drift })))
  const same = groupBy(drifts, ({ result, drift }) => `${nameOperation(result)}: ${describeDrift(drift)}`)
  for (const [text, group] of same)
    write(`${paint('red', 'drift')} ${showLine(text)} (${listNumbers(group.map(({ result }) => result))})`)
  for (const outcome of ['failed', 'skipped'] as const)
    for (const [reason, group] of groupBy(
      results.filter((result) => result.outcome === outcome),
      ({ reason = '' }) => reason,
    ))
      write(`${paint('yellow', outcome)} ${listNumbers(group)}: ${showLine(reason)}`)
  for (const result of results)
    for (const part of result.unseen)
      write(`${paint('yellow', 'not compared')} ${listNumbers([result])}: ${showLine(part)}`)
  const counts = countOutcomes(results)
  const sum = outcomes.map((outcome) => `${counts[outcome]} ${outcome}`).join(', ')
  write(
    `${results.length} ${results.length === 1 ? 'request' : 'requests'} of ${recording}, sent to ${target}: ${sum}.`,
  )
  const [style, conclusion] = conclusions[getCode(results)]
  const partly = counts.skipped > 0 || results.some(({ unseen }) => unseen.length > 0)
  write(paint(style, conclusion) + (partly ? ' But not everything was compared: see above.' : ''))
}

function nameOperation({ operation, method, path }: DriftResult): string {
  return operation ?? `${method} ${path}`
}

function describeDrift({ place, message }: Drift): string {
  return `${place} ${message}`
}

const MAX_NUMBERS = 10

function listNumbers(results: readonly DriftResult[]): string {
  const numbers = results.flatMap((result) => result.numbers)
  const shown = numbers.slice(0, MAX_NUMBERS).join(', ')
  const more = numbers.length > MAX_NUMBERS ? ` and ${numbers.length - MAX_NUMBERS} more` : ''
  return `${numbers.length === 1 ? 'exchange' : 'exchanges'} ${shown}${more}`
}

export function renderDriftJson(compared: readonly ComparedRecording[], facts: DriftFacts): string {
  const recordings = compared.map(({ recording, results }) => {
    const requests = results.map(({ ms, ...result }) => ({ ...result, ms: Math.round(ms) }))
    return { recording, counts: countOutcomes(results), requests }
  })
  return `${JSON.stringify({ ...facts, recordings }, undefined, 2)}\n`
}

/** A test suite for each recording, with a test case for each request; what could not be compared is an error. */
export function renderDriftJunit(compared: readonly ComparedRecording[]): string {
  const suites = compared.map(renderSuite)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="drift">\n${suites.join('')}</testsuites>\n`
}

function renderSuite({ recording, results }: ComparedRecording): string {
  const { drifted, failed, skipped } = countOutcomes(results)
  const cases = results.map((result) => {
    const name = `exchange ${result.numbers.join(', ')}, ${result.method} ${result.path}`
    const time = (result.ms / 1000).toFixed(3)
    return `    <testcase classname="${escapeXml(nameOperation(result))}" name="${escapeXml(name)}" time="${time}">${renderContent(result)}</testcase>\n`
  })
  const counts = `tests="${results.length}" failures="${drifted}" errors="${failed}" skipped="${skipped}"`
  return `  <testsuite name="${escapeXml(recording)}" ${counts}>\n${cases.join('')}  </testsuite>\n`
}

function renderContent({ outcome, drifts, unseen, reason = '' }: DriftResult): string {
  const lines = drifts.map(describeDrift)
  const notes = unseen.length === 0 ? '' : `<system-out>not compared: ${escapeXml(unseen.join('\n'))}</system-out>`
  if (outcome === 'skipped') return `<skipped message="${escapeXml(reason)}"/>`
  if (outcome === 'failed') return `<error message="${escapeXml(reason)}"/>`
  if (outcome === 'same') return notes
  return `<failure type="drift" message="${escapeXml(lines[0] ?? '')}">${escapeXml(lines.join('\n'))}</failure>${notes}`
}
