import type { Finding } from '../../runtime/judge/finding.ts'
import type { Received } from './received.ts'

type Broken = Pick<Finding, 'rule' | 'place' | 'message'>

const source = ['Endpoints / Video download']

/**
 * Findings about a download: it has bytes and, if it is an MP4 file, their length, range and format are right. `file` is
 * the whole file in base64 if known.
 */
export function downloadFindings(reply: Received, file?: string): Finding[] {
  const specPointer = 'openapi/video.yaml#/paths/~1v1~1videos~1{task_id}~1content/get'
  const origin = { by: 'server', specPointer, source } as const
  const { mediaType, bytes, status } = reply
  if (bytes.length === 0 || /json|^text/.test(mediaType))
    return [{ rule: 'file', place: 'body', message: 'is not the bytes of a video', ...origin }]
  if (mediaType !== 'video/mp4') return []
  const isPart = status === 206
  const broken = [...lengthFaults(reply), ...(isPart ? rangeFaults(reply, file) : fileFaults(bytes))]
  const question = isPart ? 'video-download-ranges' : 'video-download-media-type'
  return broken.map((each) => ({ ...each, ...origin, question }))
}

/** With a content encoding the length differs from the header. */
function lengthFaults({ headers, bytes }: Received): Broken[] {
  const length = headers.get('content-length')
  if (headers.has('content-encoding') || Number(length ?? Number.NaN) === bytes.length) return []
  return [{ rule: 'content-length', place: 'header content-length', message: mustBe(bytes.length, length) }]
}

function rangeFaults({ headers, bytes }: Received, file: string | undefined): Broken[] {
  const range = headers.get('content-range')
  const [, first, last, size] = (/^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(range ?? '') ?? []).map(Number)
  const place = 'header content-range'
  if (first === undefined || last === undefined || size === undefined)
    return [{ rule: 'content-range', place, message: mustBe('bytes <first>-<last>/<size>', range) }]
  if (last >= size) return [{ rule: 'content-range', place, message: `must lie within the file, got ${range}` }]
  const length = last - first + 1
  if (length !== bytes.length)
    return [{ rule: 'content-range', place, message: `says ${length} bytes, but ${bytes.length} were received` }]
  const isPart =
    file === undefined ||
    Buffer.from(file, 'base64')
      .subarray(first, last + 1)
      .equals(bytes)
  return isPart ? [] : [{ rule: 'part', place: 'body', message: `is not what the file has at ${range}` }]
}

function mustBe(expected: string | number, found: string | null): string {
  return `must be ${expected}, got ${found ?? 'none'}`
}

/** Whether the bytes are one MP4 file, neither truncated nor with trailing bytes: boxes that fill it, the first of them `ftyp`. */
function fileFaults(bytes: Uint8Array): Broken[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  if (bytes.length < 8) return [notWhole(`has ${bytes.length} bytes`)]
  while (at + 8 <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const isFirst = at === 0
    if ((type === 'ftyp') !== isFirst)
      return [notWhole(`has the box ${JSON.stringify(type)} ${isFirst ? 'first' : `again, at byte ${at}`}`)]
    const size = boxSize(view, at)
    if (size < 8) return [notWhole(`has a box of ${size} bytes at byte ${at}`)]
    at += size
  }
  return at === bytes.length ? [] : [notWhole(`has ${bytes.length} bytes, and its boxes end at ${at}`)]
}

/** 0 means the rest of the file, 1 a 64-bit size after the type. */
function boxSize(view: DataView, at: number): number {
  const size = view.getUint32(at)
  if (size === 0) return view.byteLength - at
  return size === 1 && at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : size
}

function notWhole(message: string): Broken {
  return { rule: 'mp4', place: 'body', message: `is not a whole MP4 file: it ${message}` }
}
