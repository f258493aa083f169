import type { Annotation } from './annotations.ts'

/** What the action reports of a run. */
export interface Report {
  /** The first column is the name of a target or recording. */
  readonly table: readonly (readonly string[])[]
  readonly annotations: readonly Annotation[]
}

interface Position {
  readonly file: string
  readonly line: number
}

export interface ConformanceJson {
  readonly targets: readonly {
    readonly target: string
    readonly counts: Readonly<Record<string, number>>
    readonly verdicts: readonly {
      readonly id: string
      readonly outcome: string
      readonly reason?: string
      readonly at?: Position
      readonly findings: readonly { readonly place: string; readonly message: string }[]
    }[]
  }[]
}

/** Reads the report `json` of `gatewright conformance`. */
export function readConformance({ targets }: ConformanceJson): Report {
  const failed = targets.flatMap(({ verdicts }) =>
    verdicts.filter(({ outcome }) => outcome === 'failed' || outcome === 'stale'),
  )
  const annotations = failed.map(({ id, reason, at, findings: [finding] }): Annotation => {
    const message = finding === undefined ? (reason ?? 'failed') : `${finding.place}: ${finding.message}`
    return { level: 'error', title: id, message, ...at }
  })
  return {
    table: printCounts(
      'target',
      targets.map(({ target, counts }) => [target, counts]),
    ),
    annotations,
  }
}

export interface DriftJson {
  readonly recordings: readonly {
    readonly recording: string
    readonly counts: Readonly<Record<string, number>>
    readonly requests: readonly {
      readonly operation?: string
      readonly method: string
      readonly path: string
      readonly outcome: string
      readonly reason?: string
      readonly drifts: readonly { readonly place: string; readonly message: string }[]
    }[]
  }[]
}

/** Reads the report `json` of `gatewright drift`. What could not be compared is a warning. */
export function readDrift({ recordings }: DriftJson): Report {
  const annotations = recordings.flatMap(({ recording, requests }) =>
    requests.flatMap(({ operation, method, path, outcome, reason = '', drifts }): Annotation[] => {
      const title = `${recording} ${operation ?? `${method} ${path}`}`
      if (outcome === 'failed') return [{ level: 'warning', title, message: reason }]
      return drifts.map(({ place, message }) => ({ level: 'error', title, message: `${place} ${message}` }))
    }),
  )
  return {
    table: printCounts(
      'recording',
      recordings.map(({ recording, counts }) => [recording, counts]),
    ),
    annotations,
  }
}

function printCounts(name: string, rows: readonly (readonly [string, Readonly<Record<string, number>>])[]) {
  const outcomes = Object.keys(rows[0]?.[1] ?? {})
  return [
    [name, ...outcomes],
    ...rows.map(([row, counts]) => [row, ...outcomes.map((outcome) => `${counts[outcome]}`)]),
  ]
}

export interface DiffJson {
  readonly before: string
  readonly after: string
  readonly counts: Readonly<Record<string, number>>
  readonly changes: readonly {
    readonly heading: string
    readonly impact: string
    readonly kind: string
    readonly part: string
    readonly property?: string
    readonly verdicts: readonly { readonly rule: string; readonly message: string }[]
    readonly at: Position & { readonly revision?: string }
  }[]
}

/** Reads the report `json` of `gatewright diff`. A change that clients do not notice has no annotation. */
export function readDiff({ before, after, counts, changes }: DiffJson): Report {
  const noticed = changes.filter(({ impact }) => impact !== 'patch')
  const annotations = noticed.map(({ heading, impact, kind, part, property, verdicts, at }): Annotation => {
    const level = impact === 'major' ? 'error' : 'notice'
    const title = [heading, kind, part, property].filter(Boolean).join(' ')
    const message = verdicts.map(({ rule, message }) => `${message} (${rule})`).join('\n') || title
    // A line of a revision is another one in the files that are shown.
    return { level, title, message, file: at.file, ...(at.revision === undefined && { line: at.line }) }
  })
  return { table: printCounts('changes', [[`from ${before} to ${after}`, counts]]), annotations }
}
