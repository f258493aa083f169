import type { Finding } from './judge.ts'
import type { RunResult } from './request-runner.ts'

/** A finding with the first request that has it. */
export interface Found extends Finding, Pick<RunResult, 'request' | 'before'> {
  /** How many requests have a finding of the same kind, operation and message. */
  readonly count: number
  /** Indexes of requests that have the finding again when they alone are sent, on one connection; undefined where they do not. */
  readonly replay?: readonly number[]
  /** What the server wrote to its error output meanwhile. */
  readonly log?: string
}

/** Findings, each kind of one operation once. */
export class Findings {
  readonly #found = new Map<string, Found>()

  add({ request, before }: Pick<RunResult, 'request' | 'before'>, finding: Finding): void {
    const signature = computeSignature(request.operationId, finding)
    const known = this.#found.get(signature)
    this.#found.set(signature, known ? { ...known, count: known.count + 1 } : { ...finding, request, before, count: 1 })
  }

  all(): readonly Found[] {
    return [...this.#found.values()]
  }
}

function computeSignature(operationId: string, { kind, message }: Finding): string {
  // One fault opens all of them.
  const place = kind === 'open-control' ? '' : operationId
  return [kind, place, message.replaceAll(/[0-9a-f]{8,}|\d{2,}/g, '#')].join(' ')
}
