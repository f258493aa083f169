import { expect, test } from 'vitest'
import { formats } from '../../../conformance/relay/formats/formats.ts'
import { freePort } from '../../support/local-server.ts'
import { startGateway } from './gateway.ts'
import { judgeGateway } from './run-relay.ts'

test.each(formats)(
  'a right gateway that asks in $name is clean for the clients of every format',
  async (upstreamFormat) => {
    const port = await freePort()
    const gateway = await startGateway({
      upstream: `http://127.0.0.1:${port}`,
      upstreamFormat,
      clientKey: 'sk-client',
      upstreamKey: 'sk-upstream',
      idleMs: 3000,
    })
    try {
      const verdicts = await judgeGateway(gateway.url, port, '--timeout', '20')
      const wrong = verdicts.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'noted')
      expect(
        wrong.map(({ case: { id }, findings, reason }) => [id, reason, findings.map(({ message }) => message)]),
      ).toEqual([])
      expect(verdicts.length).toBeGreaterThan(380)
    } finally {
      await gateway.close()
    }
  },
)
