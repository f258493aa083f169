import { expect, test } from 'vitest'
import { formats } from '../../../conformance/relay/formats/formats.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { freePort } from '../../support/local-server.ts'
import { startGateway } from './gateway.ts'
import { judgeGateway } from './run-relay.ts'
import { wrongGateways } from './wrong-gateways.ts'

/** The cases with megabytes, which take most of the time; only gateways that are wrong about size need them. */
const withoutLarge = ['--skip', '**/long/*', '--skip', '**/size-refused/**']

const titled = wrongGateways.map((row) => ({ client: 'messages', upstream: 'chat-completions', ...row }) as const)

test.each(titled)('a gateway that $does breaks $rule, and no other rule ($client, $upstream)', async (row) => {
  const { client, upstream, defects, rule } = row
  const isAboutSize = rule === 'size-refused' || row.does.includes('long')
  const port = await freePort()
  const upstreamFormat = formats.find(({ name }) => name === upstream)
  if (upstreamFormat === undefined) throw new RangeError(`No format ${upstream}`)
  const keys = { clientKey: 'sk-client', upstreamKey: 'sk-upstream' }
  const gateway = await closeAfterTest(
    startGateway({
      upstream: `http://127.0.0.1:${port}`,
      upstreamFormat,
      ...keys,
      idleMs: 2500,
      defects,
    }),
  )
  const verdicts = await judgeGateway(
    gateway.url,
    port,
    '--timeout',
    '10',
    '--formats',
    client,
    ...(isAboutSize ? [] : withoutLarge),
  )
  const failed = verdicts.filter(({ outcome }) => outcome === 'failed')
  const broken = new Set(failed.flatMap(({ findings }) => findings.map((finding) => finding.rule)))
  const ids = failed.map(
    (verdict) => `${verdict.case.id}: ${verdict.findings.map(({ message }) => message.slice(0, 150))}`,
  )
  expect([...broken], ids.join('\n')).toEqual([rule])
})
