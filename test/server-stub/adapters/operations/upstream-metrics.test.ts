import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterAll } from '../../../support/close-after.ts'
import { json, startRecordingServer } from '../../../support/recording-server.ts'
import { startCommand } from '../../../support/start-command.ts'
import { sharedFolder } from '../../../support/temporary-folder.ts'
import { ask } from './ask.ts'

const upstream = await closeAfterAll(startRecordingServer(json({ object: 'list', data: [] })))
const config = join(sharedFolder(), 'gatewright.yaml')
const listing = `{ kind: pass-through, format: models, baseUrl: ${upstream.url}, breaker: { failures: 3 } }`
const unused = '{ kind: chat-completions, baseUrl: http://127.0.0.1:1 }'
writeFileSync(config, `upstreams:\n  listing: ${listing}\n  unused: ${unused}\nmodels: { m: unused }\n`)
const stub = await closeAfterAll(startCommand(['stub', '--admin-port', '0', '--log', 'error', '--config', config]))

async function seriesOfUpstreams(): Promise<string[]> {
  const text = await (await fetch(`${stub.adminUrl}/metrics`)).text()
  return text.split('\n').filter((line) => line.startsWith('gatewright_upstream_'))
}

test('each upstream has metrics by name: attempts, failures, and the circuit breaker', async () => {
  expect((await ask.models(stub.baseUrl)).status).toBe(200)
  const busy = json({}, 503, { 'retry-after': '0' })
  upstream.answerWith((...given) => (upstream.received.length === 1 ? busy : json({}, 401))(...given))
  await ask.models(stub.baseUrl)
  upstream.answerWith((response) => response.socket?.destroy())
  await ask.models(stub.baseUrl)
  expect((await seriesOfUpstreams()).toSorted()).toEqual([
    'gatewright_upstream_attempts_total{upstream="listing",status="200"} 1',
    'gatewright_upstream_attempts_total{upstream="listing",status="401"} 1',
    'gatewright_upstream_attempts_total{upstream="listing",status="503"} 1',
    'gatewright_upstream_attempts_total{upstream="listing",status="none"} 2',
    'gatewright_upstream_breaker_open{upstream="listing"} 1',
    'gatewright_upstream_breaker_open{upstream="unused"} 0',
    'gatewright_upstream_failures_total{upstream="listing"} 2',
    'gatewright_upstream_failures_total{upstream="unused"} 0',
  ])
})
