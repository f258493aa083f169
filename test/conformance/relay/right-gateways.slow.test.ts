import { expect, test } from 'vitest'
import { formats } from '../../../conformance/relay/formats/formats.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { freePort } from '../../support/local-server.ts'
import { startGateway } from './gateway.ts'
import { startPassThrough } from './pass-through.ts'
import { judgeGateway, listWrong } from './run-relay.ts'

test.each(formats)('a right gateway that asks in $name is clean for the clients of every format', async (format) => {
  const port = await freePort()
  const keys = { clientKey: 'sk-client', upstreamKey: 'sk-upstream' }
  const options = { upstream: `http://127.0.0.1:${port}`, upstreamFormat: format, ...keys, idleMs: 3000 }
  const { url } = await closeAfterTest(startGateway(options))
  const verdicts = await judgeGateway(url, port, '--timeout', '60')
  expect(listWrong(verdicts)).toEqual([])
  expect(verdicts.length).toBeGreaterThan(380)
})

test('a proxy that passes every format on is clean', async () => {
  const port = await freePort()
  const { url } = await closeAfterTest(startPassThrough(port, 'sk-upstream'))
  const verdicts = await judgeGateway(url, port, '--timeout', '60')
  expect(listWrong(verdicts)).toEqual([])
  expect(verdicts.length).toBeGreaterThan(380)
})

test('a gateway that stops asking a failing upstream is not judged by its own errors', async () => {
  const port = await freePort()
  const { url } = await closeAfterTest(startPassThrough(port, 'sk-upstream', { stops: true }))
  const only = ['--formats', 'messages', '--only', '**/error-misread/**', '--only', '**/failure-hidden/**']
  const verdicts = await judgeGateway(url, port, '--timeout', '3', ...only)
  const reasons = verdicts.filter(({ outcome }) => outcome === 'skipped').map(({ reason = '' }) => reason)
  expect(reasons.length).toBeGreaterThan(verdicts.length - 12)
  expect(new Set(reasons)).toEqual(
    new Set([
      'failures have made the gateway stop asking its upstream, and it has not begun again',
      'the gateway did not ask its upstream, whose failure the case is about',
    ]),
  )
})
