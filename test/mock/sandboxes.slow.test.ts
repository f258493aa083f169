import { expect, onTestFinished, test } from 'vitest'
import { gatewayMock } from '../../mock/gateway-mock.ts'
import { Entry } from '../../mock/journal/entry.ts'
import { createSandbox } from '../../mock/sandbox.ts'
import { Sandboxes } from '../../mock/sandboxes.ts'
import { getUsedMemory } from '../support/used-memory.ts'

test('expired sandboxes leave no memory behind: ten thousand with one request each take as much as the last hundred', async () => {
  let now = 0
  const options = { expiryMs: 60_000, now: () => now }
  const sandboxes = new Sandboxes((name) => createSandbox(name, { contract: gatewayMock }, () => {}), options)
  onTestFinished(() => sandboxes.close(0))
  const visit = (from: number, to: number) => {
    for (let number = from; number < to; number++) {
      now += 600
      const { control, clock } = sandboxes.get(`user-${number}`)
      const entry = new Entry({ method: 'GET', url: '/v1/models', rawHeaders: [], maxBodyBytes: 1000 })
      control.journal.add(entry, clock.now())
      entry.end(true)
      control.journal.end(entry)
      sandboxes.takeWarning(`user-${number}`)
    }
  }
  visit(0, 1000)
  await new Promise(setImmediate)
  expect(sandboxes.all().length).toBeLessThanOrEqual(100)
  const before = getUsedMemory()
  for (let round = 1; round < 10; round++) {
    visit(1000 * round, 1000 * (round + 1))
    await new Promise(setImmediate)
  }
  expect(sandboxes.all().length).toBeLessThanOrEqual(100)
  // A hundred sandboxes take some 10 MB, and nine thousand would take 900.
  expect(getUsedMemory() - before).toBeLessThan(20_000_000)
})
