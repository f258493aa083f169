import type { VideoFile, VideoJob, VideoPlan } from 'gatewright/stub'
import { describe, expect, it } from 'vitest'
import { simulatedVideoModel } from '../../../../mock/simulator/video/model.ts'
import { realClock } from '../../../../runtime/clock.ts'
import { GenerationFailed } from '../../../../server-stub/ports/video-model.ts'
import { manualClock, settle } from '../../../runtime/manual-clock.ts'
import { findBox, findBoxes } from './boxes.ts'

const model = simulatedVideoModel({ clock: realClock(0), seed: 1 })
const job = (more: Partial<VideoJob> = {}): VideoJob & VideoPlan => {
  const wanted = { model: 'gw-video-1', prompt: 'a fox', width: 1280, height: 720, seconds: 5, options: {}, ...more }
  return { ...wanted, ...model.plan(wanted) }
}
const events = (more: Partial<VideoJob> = {}) =>
  Array.fromAsync(model.generate(job(more), new AbortController().signal))

async function film(more: Partial<VideoJob>): Promise<VideoFile> {
  const last = (await events(more)).at(-1)
  if (last?.type !== 'done') throw new Error('no film')
  return last.video
}

/** The metadata that a player reads: offsets as in ISO/IEC 14496-12, 8.2.2, 8.4.2, 8.6.1.2 and 12.1.3. */
function getHeaders({ bytes }: VideoFile) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = (path: string, offset: number) => view.getUint32(findBox(bytes, path).start + offset)
  const stbl = 'moov/trak/mdia/minf/stbl'
  const entry = findBox(bytes, `${stbl}/stsd`).start + 8
  return {
    movieSeconds: at('moov/mvhd', 16) / at('moov/mvhd', 12),
    trackSeconds: at('moov/trak/tkhd', 20) / at('moov/mvhd', 12),
    mediaSeconds: at('moov/trak/mdia/mdhd', 16) / at('moov/trak/mdia/mdhd', 12),
    frameSeconds: at(`${stbl}/stts`, 12) / at('moov/trak/mdia/mdhd', 12),
    frames: at(`${stbl}/stsz`, 8),
    codec: Buffer.from(bytes.subarray(entry + 4, entry + 8)).toString(),
    width: view.getUint16(entry + 32),
    height: view.getUint16(entry + 34),
  }
}

describe('a film', () => {
  it.each([
    [1280, 720, 640, 360],
    [1792, 1024, 640, 360],
    [480, 854, 360, 640],
    [512, 512, 480, 480],
    [640, 480, 480, 480],
  ])('for %i x %i is H.264 in MP4 of %i x %i, index first', async (width, height, ...size) => {
    const video = await film({ width, height })
    const [filmWidth, filmHeight] = size
    expect(getHeaders(video)).toMatchObject({ codec: 'avc1', width: filmWidth, height: filmHeight, frames: 96 })
    const { movieSeconds, trackSeconds, mediaSeconds, frameSeconds } = getHeaders(video)
    expect([movieSeconds, trackSeconds, mediaSeconds, 96 * frameSeconds]).toEqual([4, 4, 4, 4])
    const types = findBoxes(video.bytes, { start: 0, end: video.bytes.length }).map(({ type }) => type)
    expect(types.filter((type) => type !== 'free')).toEqual(['ftyp', 'moov', 'mdat'])
    expect(video.bytes.length).toBeLessThan(40_000)
  })

  it('is planned in the requested size and length, as far as that is valid', () => {
    expect(job({ width: 1920, height: 1080, seconds: 2.5 })).toMatchObject({ width: 1920, height: 1080, seconds: 2.5 })
    expect([0, -3, 1e9].map((seconds) => job({ seconds }).seconds)).toEqual([0.1, 0.1, 3600])
  })

  it('has the given seed, or a deterministic one', () => {
    expect(job({ seed: 7 }).seed).toBe(7)
    expect(job().seed).toBe(job().seed)
    expect(job().seed).not.toBe(job({ prompt: 'a dog' }).seed)
  })
})

describe('the generation', () => {
  it('makes progress and ends with the film', async () => {
    const all = await events()
    const percents = all.flatMap((event) => (event.type === 'progress' ? [event.percent] : []))
    expect(percents).toEqual([...percents].sort((a, b) => a - b))
    expect(percents[0]).toBe(0)
    expect(all.map(({ type }) => type).lastIndexOf('progress')).toBe(all.length - 2)
  })

  it('fails if the prompt says so', async () => {
    await expect(events({ prompt: 'a fox sim:fail' })).rejects.toThrow(GenerationFailed)
    await expect(events({ prompt: 'a fox sim:unknown' })).resolves.toBeDefined()
  })

  it('follows the clock, slower if the prompt says so', async () => {
    const getStep = async (prompt: string) => {
      const clock = manualClock()
      const abort = new AbortController()
      const all = Array.fromAsync(simulatedVideoModel({ clock, seed: 1 }).generate(job({ prompt }), abort.signal))
      await clock.tick()
      await settle()
      const [ms] = clock.sleeping
      abort.abort()
      await expect(all).rejects.toThrow()
      return ms
    }
    const [step, slowStep] = [await getStep('a fox'), await getStep('a fox sim:slow')]
    expect(slowStep).toBe(10 * (step ?? 0))
  })
})
