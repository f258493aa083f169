import { createServer } from 'gatewright/core'
import type { VideoJob, VideoModel } from 'gatewright/stub'
import { families } from '../../../../generated/errors.ts'
import { routes } from '../../../../generated/routes.ts'
import { simulatedVideoModel } from '../../../../mock/simulator/video/model.ts'
import { realClock } from '../../../../runtime/clock.ts'
import { keyRing } from '../../../../runtime/http/keys.ts'
import { CallbackQueue } from '../../../../runtime/webhooks/queue.ts'
import { type CallbackAttempt, CallbackSender } from '../../../../runtime/webhooks/sender.ts'
import { memoryFiles } from '../../../../server-stub/adapters/store/memory.ts'
import { MemoryTasks } from '../../../../server-stub/adapters/store/memory-tasks.ts'
import { videoHandlers } from '../../../../server-stub/handlers/video/handlers.ts'
import { videoTasks } from '../../../../server-stub/handlers/video/video-tasks.ts'
import { type ManualClock, manualClock } from '../../../runtime/manual-clock.ts'
import { findViolations } from '../../../support/find-violations.ts'

const headers = { authorization: 'Bearer sk-test' }

/** A server of the video family with a manual clock. */
export function gateway(video?: VideoModel) {
  const clock: ManualClock = manualClock()
  const { violations, replyValidation } = findViolations()
  const attempts: CallbackAttempt[] = []
  const logged: string[] = []
  const jobs: VideoJob[] = []
  const log = (message: string) => void logged.push(message)
  const onAttempt = (each: CallbackAttempt) => void attempts.push(each)
  const callbacks = new CallbackQueue({
    sender: new CallbackSender({ clock: realClock(0), secret: 'whsec', onAttempt }),
  })
  const store = new MemoryTasks({ callbacks, onError: (error) => void logged.push(String(error)) })
  const files = memoryFiles()
  const model = video ?? simulatedVideoModel({ seed: 1, clock })
  let count = 0
  const newId = (prefix: string) => `${prefix}${++count}`
  const ports = { video: recording(model, jobs), tasks: store, files, clock, newId, log }
  const tasks = videoTasks(ports)
  const server = createServer({
    contract: { families, routes: routes.filter(({ family }) => family === 'video') },
    handlers: videoHandlers(ports, tasks),
    isKey: keyRing(['sk-test']),
    replyValidation,
    log,
  })
  const get = (url: string, own: Record<string, string> = {}) =>
    server.inject({ method: 'GET', url, headers: { ...headers, ...own } })
  const post = (url: string, payload: object) => server.inject({ method: 'POST', url, headers, payload })
  return { server, store, callbacks, files, clock, violations, attempts, logged, jobs, get, post }
}

function recording(model: VideoModel, jobs: VideoJob[]): VideoModel {
  return {
    plan: (job) => model.plan(job),
    generate: (job, signal) => {
      jobs.push(job)
      return model.generate(job, signal)
    },
  }
}
