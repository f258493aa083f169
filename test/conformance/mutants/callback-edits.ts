import type { PassedCallback } from '../altered-target.ts'
import type { Edit } from './json-edits.ts'
import type { Alter } from './reply-edits.ts'

/** What goes on in place of each callback; the second argument counts them, from 0. */
export function callbacksAs(change: (callback: PassedCallback, number: number) => readonly PassedCallback[]): Alter {
  return () => {
    let count = 0
    return { callback: (callback) => change(callback, count++) }
  }
}

export function edited({ headers, body }: PassedCallback, edit: Edit): PassedCallback {
  return { headers, body: JSON.stringify(edit(JSON.parse(body))) }
}

export function inCallback(edit: Edit): Alter {
  return callbacksAs((callback) => [edited(callback, edit)])
}

export function withKey({ headers, body }: PassedCallback, key: string): PassedCallback {
  return { headers: { ...headers, 'webhook-id': key }, body }
}
