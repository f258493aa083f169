import { join } from 'node:path'
import { describeFinding, gatewayContract } from 'gatewright/judge'
import { expect, test } from 'vitest'
import { getContract } from '../../conformance/contract.ts'
import { runCase } from '../../conformance/run/run-case.ts'
import { checkRecording } from '../../proxy/recording/check-recording.ts'
import { testMockInProcess } from '../mock/serve-mock.ts'
import { writeRecording } from '../proxy/recording/written-recording.ts'
import { startProxy } from '../proxy/start-proxy.ts'
import { exchange, headers, message, messageRequest } from '../runtime/judge/beside-request/exchange.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { startServer } from '../support/local-server.ts'

const sent = messageRequest({ tool_choice: { type: 'any' } })
const broken = 'violation: reply body content: has no tool call, but the request forces a call of a tool [tool-choice]'

test('the proxy, the conformance suite and the check of recordings compare a reply with its request', async () => {
  const target = await closeAfterTest(
    startServer((_, reply) =>
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(message({}))),
    ),
  )
  const proxy = await closeAfterTest(startProxy(target.url))
  const reply = await fetch(`${proxy.url}/v1/messages`, { method: 'POST', headers, body: JSON.stringify(sent) })
  await reply.text()
  expect(proxy.said).toEqual([broken])

  const rule = { name: 'a', source: [] }
  const scenario = { id: 'a', family: 'messages', operationId: 'createMessage', needs: [], rule }
  const request = { method: 'POST', path: '/v1/messages', query: {}, headers, body: sent }
  const features = new Set(['streams', 'answers'] as const)
  const observed = await runCase(
    { ...scenario, request, expect: { status: [200] } },
    { name: 'url', close: async () => {}, baseUrl: target.url, key: 'k', features, headers: {} },
    { contract: getContract(), timeoutMs: 5000 },
  )
  expect(observed.findings.map((each) => describeFinding(each))).toEqual([broken])

  const recording = writeRecording([exchange('/v1/messages', sent, message({}))])
  const checked = checkRecording(gatewayContract, recording)
  expect(checked.exitCode).toBe(1)
  expect(checked.lines[0]).toBe(
    `${join(recording, '0001-exchange.json')}: exchange 1, POST /v1/messages 200: ${broken}`,
  )
})

test('the journal of the mock says so of a scenario that answers otherwise', async () => {
  const mock = await testMockInProcess({ scenarios: [{ name: 'sunny', answer: { text: 'Sunny.' } }] })
  const asked = { method: 'POST', headers: { ...headers, 'x-api-key': mock.key }, body: JSON.stringify(sent) }
  await (await mock.fetch(`${mock.baseUrl}/v1/messages`, asked)).text()
  const { requests } = await mock.control.listRequests()
  expect(requests[0]).toMatchObject({
    answeredBy: [{ kind: 'scenario' }],
    verdicts: [{ verdict: 'violation', rule: 'tool-choice', place: 'body content' }],
  })
})
