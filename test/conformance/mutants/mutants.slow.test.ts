import { isViolation } from 'gatewright/judge'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localServers } from '../../../cli/local-targets.ts'
import { startMinimal } from '../minimal-gateway/server.ts'
import { getChatSuite, startApp } from '../run-suite.ts'
import { createAlteration } from './alteration.ts'
import { readMutants } from './read-mutants.ts'
import { findErrors, type MutantTarget, matchFinding, runUnaltered } from './run-mutants.ts'

/** Starts the gateway of a block, and closes it after the tests of the block. */
function useGateway(start: () => Promise<MutantTarget>): () => MutantTarget {
  let gateway: MutantTarget
  beforeAll(async () => {
    gateway = await start()
  })
  afterAll(() => gateway.target.close())
  return () => gateway
}

describe('the mock, which promises our choices too', () => {
  const mutants = readMutants('mock')
  const getGateway = useGateway(async () => ({ target: await startApp('mock'), choices: true }))

  test('passes every case of the mutants', async () => {
    const verdicts = await runUnaltered(getGateway(), mutants)
    expect(verdicts.flatMap(({ findings }) => findings)).toEqual([])
    expect(new Set(verdicts.map(({ outcome }) => outcome))).toEqual(new Set(['passed']))
  })

  test.concurrent.each(mutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (_, mutant) => {
    const findings = await findErrors(getGateway(), mutant, () => true)
    if (mutant.caught) expect(findings).toContainEqual(matchFinding(mutant.caught))
    else expect(findings, 'is listed as one that is not caught').toEqual([])
  })

  test('at most 8 are not caught', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBeGreaterThanOrEqual(347)
    expect(mutants.filter(({ caught }) => caught === undefined).length).toBeLessThanOrEqual(8)
  })
})

const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }

describe('the mock of chat completions', () => {
  const mutants = readMutants('chat-completions')
  const getGateway = useGateway(async () => ({
    target: await localServers.mock({ chatCompletions: true }),
    choices: true,
    suite: getChatSuite(),
  }))

  test('passes every case of the mutants', async () => {
    const verdicts = await runUnaltered(getGateway(), mutants)
    expect(verdicts.flatMap(({ findings }) => findings)).toEqual([])
    expect(new Set(verdicts.map(({ outcome }) => outcome))).toEqual(new Set(['passed']))
  })

  test.concurrent.each(mutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (_, mutant) => {
    const findings = await findErrors(getGateway(), mutant, () => true)
    expect(findings).toContainEqual(mutant.caught && matchFinding(mutant.caught))
  })

  test.each([
    ['chat-completions/whole-reply', { reply: { $without: ['choices.0.logprobs', 'choices.0.message.refusal'] } }],
    ['chat-completions/stream/text', { replace: { '"role":"assistant",': '' } }],
    ['chat-completions/stream/text', { request: { stream_options: { include_usage: true } } }],
    ['chat-completions/stream/usage', { stream: { edit: { '-2': { usage } } } }],
    ['chat-completions/stream/fails-midway', { replace: { ',"type":"server_error","param":null': '' } }],
    ['chat-completions/wrong-key', { error: { $without: 'error.param' } }],
  ])('what the documentation leaves open is only noted: %s %j', async (only, verbs) => {
    const mutant = { id: only, only, verbs, caught: undefined }
    const all = await findErrors(getGateway(), mutant, () => true)
    expect(all).not.toEqual([])
    expect(await findErrors(getGateway(), mutant, isViolation)).toEqual([])
  })
})

describe('a gateway that sends only what the document states', () => {
  const mutants = readMutants('minimal')
  const getGateway = useGateway(async () => ({ target: await startMinimal(), choices: false }))

  test('fails no case of the mutants', async () => {
    const verdicts = await runUnaltered(getGateway(), mutants)
    expect(verdicts.flatMap(({ findings }) => findings.filter(isViolation))).toEqual([])
    expect(verdicts.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'noted')).toEqual([])
  })

  test.concurrent.each(mutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (_, mutant) => {
    const violations = await findErrors(getGateway(), mutant, isViolation)
    expect(violations).toContainEqual(mutant.caught && matchFinding(mutant.caught))
  })

  test('there are enough to cover every family', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBeGreaterThanOrEqual(140)
    expect(new Set(mutants.map(({ id }) => id.split('/')[1])).size).toBe(6)
  })
})

test.each([
  [{ stream: { dorp: 'ping' } }, 'There is no verb dorp.'],
  [{ repyl: {} }, 'There is no verb repyl.'],
])('%j is refused', (verbs, message) => {
  const body = 'data: {}\n\n'
  const headers = { 'content-type': 'text/event-stream' }
  const exchange = { method: 'GET', path: '/', requestBody: '', status: 200, headers, body, bytes: Buffer.from(body) }
  expect(() => createAlteration(verbs).reply?.(exchange)).toThrow(message)
})
