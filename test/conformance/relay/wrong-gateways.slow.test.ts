import { expect, test } from 'vitest'
import { formats } from '../../../conformance/relay/formats/formats.ts'
import { freePort } from '../../support/local-server.ts'
import { startGateway } from './gateway.ts'
import { judgeGateway } from './run-relay.ts'
import { wrongGateways } from './wrong-gateways.ts'

/** The cases with megabytes, which take most of the time; only gateways that are wrong about size need them. */
const withoutLarge = ['--skip', '**/long/*', '--skip', '**/size-refused/**']

const titled = wrongGateways.map((row) => ({ client: 'messages', upstream: 'chat-completions', ...row }) as const)

// Most of a run is waiting.
test.concurrent.each(titled)(
  'a gateway that $does breaks $rule, and no other rule ($client, $upstream)',
  async (row) => {
    const { client, upstream, defects, rule } = row
    const isAboutSize = rule === 'size-refused' || row.does.includes('long')
    const port = await freePort()
    const upstreamFormat = formats.find(({ name }) => name === upstream)
    if (upstreamFormat === undefined) throw new RangeError(`No format ${upstream}`)
    const keys = { clientKey: 'sk-client', upstreamKey: 'sk-upstream' }
    const address = `http://127.0.0.1:${port}`
    const gateway = await startGateway({ upstream: address, upstreamFormat, ...keys, idleMs: 2500, defects })
    try {
      const skipped = isAboutSize ? [] : withoutLarge
      const verdicts = await judgeGateway(gateway.url, port, '--timeout', '10', '--formats', client, ...skipped)
      const findings = verdicts.filter(({ outcome }) => outcome === 'failed').flatMap((verdict) => verdict.findings)
      const broken = new Set(findings.map((finding) => finding.rule))
      expect([...broken], findings.map(({ message }) => message.slice(0, 150)).join('\n')).toEqual([rule])
    } finally {
      await gateway.close()
    }
  },
)
