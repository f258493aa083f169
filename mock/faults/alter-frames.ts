import { eventMatcher } from './alter-events.ts'
import type { FaultOf, Malformation } from './fault.ts'
import type { Frame, Frames } from './stages.ts'

/** Interrupts a stream before the event at this index, if there is one. */
export function interruptAtEvent(index: number, interrupt: () => void | Promise<void>) {
  return async function* (frames: Frames): Frames {
    let sent = 0
    if (index === 0) yield nothing
    for await (const frame of frames) {
      if (sent++ === index) await interrupt()
      yield frame
    }
  }
}

/** Flushes the response head. */
const nothing: Frame = { name: '', bytes: new Uint8Array() }

export function malformFrame({ event = 0, how = 'bad-json' }: FaultOf<'malformed-frame'>) {
  return async function* (frames: Frames): Frames {
    const isAffected = eventMatcher(event)
    for await (const frame of frames)
      yield isAffected(frame.name) ? { ...frame, bytes: malformCopies(frame, how) } : frame
  }
}

/** A failure may be sent twice; both copies are malformed. */
function malformCopies({ bytes }: Frame, how: Malformation): Uint8Array {
  const copies = Buffer.from(bytes)
    .toString()
    .split(/(?<=\n\n)/)
  return Buffer.concat(copies.map((copy) => malform[how](Buffer.from(copy))))
}

const malform: Readonly<Record<Malformation, (bytes: Uint8Array) => Uint8Array>> = {
  'bad-json': (bytes) => rewriteText(bytes, (text) => text.replace(startOfJson, halveJson)),
  'no-blank-line': (bytes) =>
    rewriteText(bytes, (text) =>
      text.replace(/^,\n/, '').replace(/\n\n$|\r?\n$/, (end) => (end === '\n\n' ? '\n' : '')),
    ),
  'wrong-name': (bytes) => rewriteText(bytes, (text) => `event: nonesuch\n${text.replace(/^event: .*\n/, '')}`),
  'broken-utf8': (bytes) => {
    const at = findTextStart(Buffer.from(bytes))
    return Buffer.concat([bytes.subarray(0, at), halfOfEuroSign, bytes.subarray(at)])
  },
}

/** What is before the JSON of a frame: other fields of an event, a separator of items, or the head of a part. */
const startOfJson = /^((?:(?:event|id|retry): [^\n]*\n)*(?:data: |\[|,\n|[^ -~]|--\S+\r\n(?:[^\r]+\r\n)*\r\n)?)(.*)/s

/** Cuts the JSON and keeps the end of the event. */
function halveJson(_: string, start: string, json: string): string {
  const end = /\n*$/.exec(json)?.[0] ?? ''
  return start + json.slice(0, Math.floor((json.length - end.length) / 2)) + end
}

function rewriteText(bytes: Uint8Array, rewrite: (text: string) => string): Uint8Array {
  return Buffer.from(rewrite(Buffer.from(bytes).toString()))
}

const halfOfEuroSign = Buffer.from('€').subarray(0, 2)

/** After the opening quote of the first string value. */
function findTextStart(bytes: Buffer): number {
  const at = bytes.indexOf('":"')
  return at === -1 ? Math.floor(bytes.length / 2) : at + 3
}
