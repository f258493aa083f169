import type { Finding } from '../../runtime/judge/finding.ts'
import { makeFinding } from './findings.ts'
import type { ReceivedReply } from './received.ts'

const source = ['Endpoints / Video download']
const specPointer = 'openapi/video.yaml#/paths/~1v1~1videos~1{task_id}~1content/get'

/**
 * Findings about a download: it has bytes and, if it is an MP4 file, their length, range and format are right. `file` is
 * the whole file in base64, if it was read before, and `asked` the range that was asked for.
 */
export function downloadFindings(reply: ReceivedReply, { file, asked }: Download): Finding[] {
  const { mediaType, bytes, status } = reply
  if (bytes.length === 0 || /json|^text/.test(mediaType))
    return [{ ...makeFinding('file', 'body', 'is not the bytes of a video'), specPointer, source }]
  if (mediaType !== 'video/mp4') return []
  const isPart = status === 206
  const findings = [...checkLength(reply), ...(isPart ? checkRange(reply, { file, asked }) : checkMp4(bytes))]
  const question = isPart ? 'video-download-ranges' : 'video-download-media-type'
  return findings.map((finding) => ({ ...finding, specPointer, source, question }))
}

interface Download {
  readonly file: string | undefined
  readonly asked: string | undefined
}

/** Compares the length with its header, which differ if the content is encoded. */
function checkLength({ headers, bytes }: ReceivedReply): Finding[] {
  const length = headers.get('content-length')
  if (headers.has('content-encoding') || Number(length ?? Number.NaN) === bytes.length) return []
  return [makeFinding('content-length', 'header content-length', formatMismatch(bytes.length, length))]
}

function checkRange({ headers, bytes }: ReceivedReply, { file, asked }: Download): Finding[] {
  const range = headers.get('content-range')
  const [, first, last, size] = (/^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(range ?? '') ?? []).map(Number)
  const wrongRange = (message: string) => [makeFinding('content-range', 'header content-range', message)]
  if (first === undefined || last === undefined || size === undefined)
    return wrongRange(formatMismatch('bytes <first>-<last>/<size>', range))
  if (last >= size) return wrongRange(`must lie within the file, got ${range}`)
  const wanted = asked === undefined || Number.isNaN(size) ? range : toContentRange(asked, size)
  if (wanted !== range) return wrongRange(formatMismatch(wanted, range))
  const length = last - first + 1
  if (length !== bytes.length) return wrongRange(`says ${length} bytes, but ${bytes.length} were received`)
  const part = file === undefined ? bytes : Buffer.from(file, 'base64').subarray(first, last + 1)
  return Buffer.from(part).equals(bytes) ? [] : [makeFinding('part', 'body', `is not what the file has at ${range}`)]
}

/** The header of the part that a range names. Not read by the code of the stub, whose faults it would share. */
function toContentRange(asked: string, size: number): string {
  const [from = '', to = ''] = asked.replace('bytes=', '').split('-')
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return `bytes ${first}-${last}/${size}`
}

function formatMismatch(expected: string | number | null, actual: string | null): string {
  return `must be ${expected}, got ${actual ?? 'none'}`
}

/** Checks that the bytes are one MP4 file, neither truncated nor with trailing bytes: boxes that fill it, the first `ftyp`. */
function checkMp4(bytes: Uint8Array): Finding[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  if (bytes.length < 8) return [brokenFile(`has ${bytes.length} bytes`)]
  while (at + 8 <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const isFirst = at === 0
    if ((type === 'ftyp') !== isFirst)
      return [brokenFile(`has the box ${JSON.stringify(type)} ${isFirst ? 'first' : `again, at byte ${at}`}`)]
    const size = readBoxSize(view, at)
    if (size < 8) return [brokenFile(`has a box of ${size} bytes at byte ${at}`)]
    at += size
  }
  return at === bytes.length ? [] : [brokenFile(`has ${bytes.length} bytes, and its boxes end at ${at}`)]
}

/** Reads the size of a box: 0 means the rest of the file, 1 a 64-bit size after the type. */
function readBoxSize(view: DataView, at: number): number {
  const size = view.getUint32(at)
  if (size === 0) return view.byteLength - at
  return size === 1 && at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : size
}

function brokenFile(message: string): Finding {
  return makeFinding('mp4', 'body', `is not a whole MP4 file: it ${message}`)
}
