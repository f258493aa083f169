// @generated from openapi.yaml and asyncapi.yaml by `gatewright generate`. Do not edit: edit the specification and run it again.
import type { Stream } from '../../../runtime/contract.ts'
import * as control from './validators/control.js'

/** Order: `open (request | task | callback | state | lost)*`. */
export const watchLiveEvents: Stream = {
  name: 'watchLiveEvents',
  operationId: 'watchLive',
  framing: 'named',
  events: [
    { name: 'open', validate: control.LiveOpen },
    { name: 'request', validate: control.JournalRequest },
    { name: 'task', validate: control.Task },
    { name: 'callback', validate: control.CallbackAttempt },
    { name: 'state', validate: control.State },
    { name: 'lost', validate: control.LiveLost },
  ],
  order: { states: [{ open: 1 }, { request: 1, task: 1, callback: 1, state: 1, lost: 1 }], accepting: [1] },
}
