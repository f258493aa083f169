import type { ImageBot, ImageJob, ImageProgress } from '../../../ports/image-bot.ts'
import type { JobOverride } from './job-override.ts'
import type { TaskWorks } from './task-works.ts'

/** Queues jobs while new tasks are held, and pauses jobs after their start if requested. */
export function controlBot(bot: ImageBot, works: TaskWorks): ImageBot {
  return {
    ...bot,
    submit: async (job) => {
      const accepted = await bot.submit(job)
      if (accepted.type === 'refused' || !works.holdsNew) return accepted
      return { ...accepted, ahead: Math.max(1, accepted.ahead) }
    },
    run: (job: ImageJob & JobOverride, accepted, signal) => {
      const running = bot.run(job, accepted, signal)
      return job.restsOnceStarted ? untilStarted(running, signal) : running
    },
  }
}

async function* untilStarted(
  running: AsyncIterable<ImageProgress>,
  signal: AbortSignal,
): AsyncGenerator<ImageProgress> {
  for await (const step of running) {
    yield step
    if (step.type !== 'started') continue
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    signal.throwIfAborted()
  }
}
