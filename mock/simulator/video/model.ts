import type { Clock } from '../../../runtime/clock.ts'
import { randomFrom } from '../../../runtime/random.ts'
import type { VideoJob, VideoModel, VideoPlan } from '../../../server-stub/ports/video-model.ts'
import { getProgress, getTaskEffect, type JobWithEffect } from '../task-directives.ts'
import { chooseFilm } from './films.ts'

const STEPS = [0, 12, 27, 41, 56, 70, 84, 95]
const STEP_MS = 1500
const FPS = 24
const MIN_SECONDS = 0.1
const MAX_SECONDS = 3600

/**
 * Sends one of the sample films, in the nearest aspect ratio. Plans report the requested size and duration, 0.1 to
 * 3,600 s, whatever the file has. The seed is read for every video.
 */
export function simulatedVideoModel(options: { readonly clock: Clock; readonly seed: number }): VideoModel {
  const { clock } = options
  return {
    plan: (job) => makePlan(job, options.seed),
    generate: async function* (job: VideoJob & VideoPlan & JobWithEffect, signal) {
      const { effect = getTaskEffect(job.prompt) } = job
      if (effect.waitMs !== undefined) await clock.sleep(effect.waitMs, signal)
      for await (const percent of getProgress({ clock, steps: STEPS, stepMs: STEP_MS, effect }, signal)) {
        yield { type: 'progress', percent }
      }
      yield { type: 'done', video: { bytes: chooseFilm(job), mediaType: 'video/mp4' } }
    },
  }
}

function makePlan({ model, prompt, width, height, ...job }: VideoJob, seed: number): VideoPlan {
  const seconds = Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, job.seconds))
  return { width, height, fps: FPS, seconds, seed: job.seed ?? randomFrom(seed, model, prompt).int(0, 2 ** 31 - 1) }
}
