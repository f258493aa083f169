import type { Moment } from '../verdict.ts'

/** Enough to see how a stream went; more would fill a report. */
const MOST_MOMENTS = 60
const LONGEST_TEXT = 300

/** Both sides of a case, as one time line. */
export class TimeLine {
  readonly moments: Moment[] = []
  readonly #start = performance.now()

  add(side: Moment['side'], text: string): void {
    const ms = Math.round(performance.now() - this.#start)
    const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}… (${text.length} characters)` : text
    if (this.moments.length < MOST_MOMENTS) this.moments.push({ ms, side, text: short })
  }
}
