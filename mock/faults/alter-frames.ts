import type { Stream } from '../../runtime/contract.ts'
import { isEventStream } from '../../runtime/stream/framing.ts'
import { frameRawEvent } from '../scenarios/raw-reply.ts'
import { eventMatcher } from './alter-events.ts'
import type { FaultOf, FramingChange, Malformation } from './fault.ts'
import { isComment } from './scope.ts'
import type { Frame, Frames } from './stages.ts'

/** Interrupts a stream before the event at this index, if there is one. */
export function interruptAtEvent(index: number, interrupt: () => void | Promise<void>) {
  return async function* (frames: Frames): Frames {
    let sent = 0
    if (index === 0) yield nothing
    for await (const frame of frames) {
      if (!frame.isComment && sent++ === index) await interrupt()
      yield frame
    }
  }
}

/** Ends a stream before the event at this index, if there is one. */
export function endAtEvent(index: number) {
  return async function* (frames: Frames): Frames {
    let sent = 0
    for await (const frame of frames) {
      if (sent === index) return
      yield frame
      if (!frame.isComment) sent++
      if (sent === index) return
    }
  }
}

/** Inserts an event or a comment into a stream of server-sent events; others stay unchanged. */
export function insertFrame(fault: FaultOf<'insert'>) {
  const { event, data = {}, comment = 'keepalive', index = 0 } = fault
  const sent = isComment(fault) ? { comment } : { ...(event === undefined ? {} : { event }), data }
  const inserted: Frame = { name: event ?? '', isComment: isComment(fault), bytes: frameRawEvent(sent) }
  return async function* (frames: Frames, stream: Stream): Frames {
    if (!isEventStream(stream)) return yield* frames
    let left = index
    for await (const frame of frames) {
      if (!frame.isComment && left-- === 0) yield inserted
      yield frame
    }
    if (left === 0) yield inserted
  }
}

/** Flushes the response head. */
const nothing: Frame = { name: '', bytes: new Uint8Array() }

export function malformFrame({ event = 0, how = 'bad-json' }: FaultOf<'malformed-frame'>) {
  return async function* (frames: Frames): Frames {
    const isAffected = eventMatcher(event)
    for await (const frame of frames)
      yield !frame.isComment && isAffected(frame.name) ? { ...frame, bytes: malformCopies(frame, how) } : frame
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

/** Writes all frames in another way. */
export function reframe({ how }: FaultOf<'framing'>) {
  return async function* (frames: Frames): Frames {
    for await (const frame of frames) {
      if (how === 'comments' && !frame.isComment) yield comment
      yield { ...frame, bytes: rewriteText(frame.bytes, changeText[how]) }
    }
  }
}

const comment: Frame = { name: '', isComment: true, bytes: frameRawEvent({ comment: 'keepalive' }) }

const changeText: Readonly<Record<FramingChange, (text: string) => string>> = {
  crlf: (text) => text.replace(/\r\n|\r|\n/g, '\r\n'),
  cr: (text) => text.replace(/\r\n|\r|\n/g, '\r'),
  'no-names': (text) => text.replace(/^event: .*(?:\r\n|\r|\n)/gm, ''),
  comments: (text) => text,
}
