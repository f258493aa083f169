import { describe, expect, test } from 'vitest'
import { VideoTask as isTask, Video as isVideo } from '../../../../generated/validators/video.js'
import { encodeTask, encodeVideo, type VideoRecord } from '../../../../server-stub/handlers/video/encode.ts'

const url = 'http://gw/files/video_1.mp4'
const queued: VideoRecord = {
  id: 'video_1',
  status: 'queued',
  job: { model: 'm', prompt: 'A fox', width: 640, height: 480, fps: 12, seconds: 4, seed: 7 },
  size: '640x480',
  seconds: '4',
  progress: 0,
  createdAt: 1_763_641_200_999,
  completedAt: null,
  url,
  error: null,
  callbackUrl: 'http://secret/',
}
const running: VideoRecord = { ...queued, status: 'in_progress', progress: 41 }
const succeeded: VideoRecord = { ...running, status: 'succeeded', progress: 100, completedAt: 1_763_641_215_000 }
const failure = { code: 'generation_failed', message: 'It rained.' }
const failed: VideoRecord = { ...running, status: 'failed', completedAt: 1_763_641_215_000, error: failure }
const expected = { format: 'mp4', metadata: { duration: 4, fps: 12, width: 640, height: 480, seed: 7 } }

describe('the native format', () => {
  test.each<[VideoRecord, object]>([
    [queued, { task_id: 'video_1', status: 'queued', error: null, ...expected }],
    [running, { task_id: 'video_1', status: 'in_progress', error: null, ...expected }],
    [succeeded, { task_id: 'video_1', status: 'succeeded', url, error: null, ...expected }],
    [failed, { task_id: 'video_1', status: 'failed', error: failure, ...expected }],
  ])('$status', (record, task) => {
    expect(encodeTask(record)).toEqual(task)
    expect(isTask(encodeTask(record)), JSON.stringify(isTask.errors)).toBe(true)
  })
})

describe('the compatible format', () => {
  const known = { id: 'video_1', object: 'video', model: 'm', prompt: 'A fox', seconds: '4', size: '640x480' }
  const times = { created_at: 1_763_641_200, completed_at: null, expires_at: null }
  const all = { ...known, ...times, quality: 'standard', remixed_from_video_id: null, error: null }
  const completed_at = 1_763_641_215

  test.each<[VideoRecord, object]>([
    [queued, { ...all, status: 'queued', progress: 0 }],
    [running, { ...all, status: 'in_progress', progress: 41 }],
    [succeeded, { ...all, status: 'succeeded', progress: 100, completed_at, url }],
    [failed, { ...all, status: 'failed', progress: 41, completed_at, error: failure }],
  ])('$status', (record, video) => {
    expect(encodeVideo(record)).toEqual(video)
    expect(isVideo(encodeVideo(record)), JSON.stringify(isVideo.errors)).toBe(true)
  })
})
