import { readFileSync } from 'node:fs'
import { createApp } from 'gatewright/stub'
import { expect, test } from 'vitest'
import { loadAddedContracts } from '../../../server-stub/added-contracts.ts'
import type { UpstreamConfig } from '../../../settings/upstream-config.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { freePort } from '../../support/local-server.ts'
import { listen } from '../../support/serve-app.ts'
import { judgeGateway, listWrong } from './run-relay.ts'

/** The stub over upstreams at the port, each with the timeouts of a test and without a breaker, which would add waits. */
async function startStub(port: number, upstreams: Readonly<Record<string, Pick<UpstreamConfig, 'kind' | 'format'>>>) {
  const configured = Object.entries(upstreams).map(([name, { kind, format }]): [string, UpstreamConfig] => {
    const baseUrl = `http://127.0.0.1:${port}${kind === 'pass-through' ? '' : '/v1'}`
    const timeouts = { idleMs: 1500, headersMs: 3000 }
    const common = { baseUrl, key: { value: 'sk-upstream' }, timeouts, breaker: { failures: 0 } }
    return [name, { kind, ...(format ? { format } : {}), ...common }]
  })
  return closeAfterTest(
    listen(
      createApp({
        keys: ['sk-client'],
        simulation: false,
        added: await loadAddedContracts({ chatCompletions: true }),
        upstreams: { upstreams: Object.fromEntries(configured), models: { 'gw-text-*': Object.keys(upstreams) } },
        log: () => undefined,
      }),
      [],
    ),
  )
}

const passThrough = Object.fromEntries(
  (['messages', 'generate-content', 'responses'] as const).map((format) => [
    format,
    { kind: 'pass-through', format } as const,
  ]),
)

/** What the table of docs/upstreams.md says of stop sequences, the one loss of these cases that is refused. */
const [ofChat, ofResponses] =
  /^\| stop sequences \| (.*?) \| (.*?) \|$/m.exec(readFileSync('docs/upstreams.md', 'utf8'))?.slice(1) ?? []

test.each([
  { over: 'chat-completions', upstreams: { far: { kind: 'chat-completions' } }, stops: ofChat },
  { over: 'responses', upstreams: { far: { kind: 'responses' } }, stops: ofResponses },
  { over: 'pass-through', upstreams: passThrough, stops: undefined },
] as const)('the stub over $over loses only what its table says', async ({ over, upstreams, stops }) => {
  const port = await freePort()
  const { baseUrl } = await startStub(port, upstreams)
  const verdicts = await judgeGateway(baseUrl, port, '--timeout', '60')
  const isPassed = over === 'pass-through'
  const unserved =
    'relay/chat-completions/request/all the gateway does not serve chat-completions by this upstream: status 400: '
  expect(listWrong(verdicts)).toEqual(isPassed ? [unserved] : [])
  expect(verdicts.length).toBeGreaterThan(isPassed ? 290 : 390)
  const refused = verdicts.filter(
    ({ reply, case: { id } }) => reply.startsWith('400') && !/\/(error-misread|credential-leak)\//.test(id),
  )
  const ids = refused.map(({ case: { id } }) => id).filter((id) => id !== 'relay/messages/request/tool-choice-none')
  const names = new Set(ids.map((id) => id.split('/').slice(2).join('/')))
  const stopCases = [
    'request/stop',
    'stop-reason-altered/stop-sequence/whole',
    'stop-reason-altered/stop-sequence/streamed',
  ]
  expect([...names]).toEqual(stops === '400' ? stopCases : [])
  const noted = verdicts.filter(({ outcome }) => outcome === 'noted').map(({ case: { id } }) => id)
  const ofMessages = noted.filter((id) => /^relay\/messages\/(call-altered\/|stop-reason-altered\/filter\/)/.test(id))
  expect(noted).toEqual(ofMessages)
  expect(noted).toHaveLength(isPassed ? 0 : 10)
})
