import type { Injection } from './active-fault.ts'
import { corrupting, cutAfterBytes, slowing, stallAfterBytes } from './alter-bytes.ts'
import { dropping, duplicating, failing, reordering } from './alter-events.ts'
import { cutAfterEvents, malforming, stallAfterEvents } from './alter-frames.ts'
import type { Effect } from './effect.ts'
import type { FaultKind, FaultOf } from './fault.ts'
import { cutOff, illegalReply, refuse, refuseFor, refuseQuota } from './fault-replies.ts'

const effects: { readonly [K in FaultKind]: (injection: Injection<FaultOf<K>>) => Effect } = {
  status: ({ fault }) => ({ before: async ({ route }) => refuse(fault, route) }),
  delay: ({ fault, hold }) => ({ before: () => hold(fault.ms).then(() => undefined) }),
  hang: ({ hold }) => ({ before: () => hold().then(() => undefined) }),
  cut: ({ fault: { afterEvents, afterBytes } }) => {
    if (afterEvents !== undefined) return { frames: cutAfterEvents(afterEvents) }
    return afterBytes === undefined ? { before: async () => cutOff() } : { bytes: cutAfterBytes(afterBytes) }
  },
  stall: (injection) => {
    const { afterEvents, afterBytes = 0 } = injection.fault
    if (afterEvents === undefined) return { bytes: stallAfterBytes(afterBytes, injection) }
    return { frames: stallAfterEvents(afterEvents, injection) }
  },
  'error-event': ({ fault }) => ({ events: failing(fault), isLegal: true }),
  'malformed-frame': ({ fault }) => ({ frames: malforming(fault) }),
  duplicate: ({ fault }) => ({ events: duplicating(fault.event) }),
  drop: ({ fault }) => ({ events: dropping(fault.event) }),
  reorder: ({ fault }) => ({ events: reordering(fault.event) }),
  slow: (injection) => ({ bytes: slowing(injection) }),
  truncate: ({ fault }) => ({
    bytes: (chunks, length = 0) => cutAfterBytes(fault.bytes ?? Math.floor(length / 2))(chunks),
  }),
  corrupt: ({ fault, random }) => ({ bytes: corrupting(fault, random) }),
  'rate-limit': ({ limitedForMs }) => ({ before: async () => refuseFor(limitedForMs) }),
  quota: ({ limitedForMs }) => ({ before: async ({ route }) => refuseQuota(route, limitedForMs) }),
  corpus: ({ fault }) => ({ before: async (exchange) => illegalReply(fault.name, exchange) }),
}

export function getEffect<K extends FaultKind>(injection: Injection<FaultOf<K>>): Effect {
  return effects[injection.fault.kind](injection)
}
