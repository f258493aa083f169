import { findBox } from './boxes.ts'

/**
 * The durations in an MP4 file with one video track and a constant frame rate: the box, the byte offset after its
 * version, and the box with its time unit. All boxes have version 0.
 */
const DURATIONS = [
  { box: 'moov/mvhd', offset: 16, unit: 'moov/mvhd' },
  { box: 'moov/trak/tkhd', offset: 20, unit: 'moov/mvhd' },
  { box: 'moov/trak/mdia/mdhd', offset: 16, unit: 'moov/trak/mdia/mdhd' },
]
const TIME_SCALE_OFFSET = 12
const TRACK_HEAD = 'moov/trak/mdia/mdhd'
const FRAME_TIMES = { box: 'moov/trak/mdia/minf/stbl/stts', count: 8, duration: 12 }

/** Changes the speed of a film to last the given seconds, rounded to a unit of a frame; returns new bytes. */
export function stretch(film: Uint8Array, seconds: number): Uint8Array {
  const bytes = film.slice()
  const view = new DataView(bytes.buffer)
  const at = (path: string, offset: number) => findBox(bytes, path).start + offset
  const getScale = (path: string) => view.getUint32(at(path, TIME_SCALE_OFFSET))
  const frames = view.getUint32(at(FRAME_TIMES.box, FRAME_TIMES.count))
  const frameDuration = Math.max(1, Math.round((seconds * getScale(TRACK_HEAD)) / frames))
  const exactSeconds = (frameDuration * frames) / getScale(TRACK_HEAD)
  view.setUint32(at(FRAME_TIMES.box, FRAME_TIMES.duration), frameDuration)
  for (const { box, offset, unit } of DURATIONS) {
    view.setUint32(at(box, offset), Math.round(exactSeconds * getScale(unit)))
  }
  return bytes
}
