import { setTimeout as sleep } from 'node:timers/promises'
import type { VideoModel } from 'gatewright/stub'
import { run } from '../../../../cli/main.ts'
import { simulatedVideoModel } from '../../../../mock/simulator/video/model.ts'
import { realClock } from '../../../../runtime/clock.ts'

/** The stub with a video model that crashes the process for the prompt `poison`, before other videos are done. */

const model = simulatedVideoModel({ seed: 1, clock: realClock(0) })
const video: VideoModel = {
  plan: (job) => model.plan(job),
  async *generate(job, signal) {
    await sleep(job.prompt === 'poison' ? 500 : 1500, undefined, { signal })
    if (job.prompt === 'poison') process.kill(process.pid, 'SIGKILL')
    yield* model.generate(job, signal)
  },
}

await run(process.argv.slice(2), { ports: { video } })
