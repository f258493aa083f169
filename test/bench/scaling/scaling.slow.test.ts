import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { measureStreams } from './streams.ts'

test('open streams are measured: events come', async () => {
  const figures = await measureStreams(
    { streams: 20, turnsPerSecond: 20, eventsPerTurn: 2 },
    { settleMs: 200, windowMs: 1000 },
  )
  expect(figures.streams).toBe(20)
  expect(figures.eventsPerSecond).toBeGreaterThan(0)
})

test('prints help, and reports an unknown part', () => {
  const run = (name: string) =>
    spawnSync(process.execPath, ['test/bench/scaling/scaling.ts', name], { encoding: 'utf8', timeout: 300_000 })
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('streams') })
  expect(run('nothing').status).toBe(2)
})
