import { type Edit, set } from './json-edits.ts'
import { type Alter, inReply, isRead } from './reply-edits.ts'

/** What the reads of a task tell, one after the other; the last goes for all that follow. */
export function reads(...edits: readonly Edit[]): Alter {
  return () => {
    let count = 0
    const edit: Edit = (json) => (edits[Math.min(count++, edits.length - 1)] ?? asItIs)(json)
    return inReply(edit, isRead)()
  }
}

export const asItIs: Edit = (json) => json

export function status(...states: readonly string[]): Alter {
  return reads(...states.map((state) => set('status', state)), asItIs)
}
