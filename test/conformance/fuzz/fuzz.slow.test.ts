import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { getProperties } from '../../../conformance/fuzz/properties.ts'
import { type FuzzOptions, fuzzScenarios } from '../../../conformance/fuzz/run-property.ts'
import { getResult } from '../../../conformance/report/run.ts'
import { matchesPattern } from '../../../conformance/verdict.ts'
import { isObject, type Json } from '../../../runtime/json.ts'
import { alteredTarget, type Exchange, judgeAll, type Reply, type RunOptions } from '../altered-target.ts'
import { startMinimal } from '../minimal-gateway/server.ts'
import { scenarios } from '../plan.ts'
import { contract, runSuite, selectScenarios, startApp } from '../run-suite.ts'

let alter: (exchange: Exchange) => Partial<Reply> = () => ({})
const bodies: string[] = []

const reply = (exchange: Exchange): Partial<Reply> => {
  bodies.push(exchange.requestBody)
  return alter(exchange)
}
const target = await alteredTarget(await startApp('mock'), () => ({ reply }))

afterAll(() => target.close())

const listRandom = (options: FuzzOptions) =>
  contract.operations.flatMap((operation) => fuzzScenarios(contract, operation, options))

async function judge({ pattern, ...options }: FuzzOptions & { pattern: string }, more: RunOptions = {}) {
  bodies.length = 0
  const scenarios = listRandom(options).filter((scenario) => matchesPattern(pattern, scenario.case.id))
  return judgeAll(scenarios, target, { concurrency: 3, ...more })
}

test('random requests accuse no gateway that does only what the document states', async () => {
  const minimal = await startMinimal()
  try {
    const options = { choices: false, concurrency: 3 }
    const verdicts = await judgeAll(listRandom({ runs: 20, seed: 7 }), minimal, options)
    const failed = verdicts.filter(({ outcome }) => outcome === 'failed')
    expect(failed.map(({ case: { id }, findings, curl }) => ({ id, findings, curl }))).toEqual([])
    expect(verdicts.some(({ outcome }) => outcome === 'noted')).toBe(true)
  } finally {
    await minimal.close()
  }
})

function getTemperature({ requestBody }: Exchange): number {
  const body: unknown = requestBody === '' ? null : JSON.parse(requestBody)
  return typeof body === 'object' && body !== null && 'temperature' in body ? Number(body.temperature) : 0
}

const whole = { type: 'message', id: 'm', role: 'assistant', model: 'm', content: [], stop_sequence: null } as const
const usage = { input_tokens: 1, output_tokens: 1 }

test('the mock conforms for all random requests', async () => {
  alter = () => ({})
  const verdicts = await judge({ pattern: '*', runs: 20, seed: 7 })
  const wrong = verdicts.filter(({ outcome }) => outcome !== 'passed')
  expect(wrong.map(({ case: { id }, findings, curl }) => ({ id, findings, curl }))).toEqual([])
  expect(getResult(verdicts)).toBe('passed')
  expect(bodies.length).toBe(verdicts.length * 20)
})

describe('a failure is shrunk and reproducible', () => {
  const pattern = 'messages/createMessage/fuzz/valid'

  test('a valid body is shrunk to its required and faulty members', async () => {
    alter = (exchange) => (getTemperature(exchange) > 0 ? { status: 500 } : {})
    const [verdict] = await judge({ pattern, runs: 100, seed: 11 })
    expect(verdict).toMatchObject({ outcome: 'failed' })
    expect(verdict?.findings).toContainEqual(expect.objectContaining({ rule: 'status' }))
    const { body } = verdict?.case.request ?? {}
    const names = isObject(body) ? Object.keys(body).toSorted() : []
    expect(names).toEqual(['max_tokens', 'messages', 'model', 'temperature'])
    expect(body).toMatchObject({ max_tokens: 2, messages: [] })
    expect(verdict?.curl).toContain(JSON.stringify(body))
    const [, seed, path = ''] = /--seed (\d+) --fuzz-path ([\d:]+)$/.exec(verdict?.replay ?? '') ?? []

    const [again] = await judge({ pattern, runs: 1, seed: Number(seed), path })
    expect(bodies).toEqual([JSON.stringify(body)])
    expect(again).toMatchObject({ outcome: 'failed', findings: verdict?.findings, replay: verdict?.replay })
  })

  test('an exclusive bound that is treated as inclusive', async () => {
    const reply = { ...whole, stop_reason: 'end_turn', usage }
    alter = ({ requestBody, status }) =>
      status === 400 && /"max_tokens":1[,}]/.test(requestBody) ? { status: 200, body: JSON.stringify(reply) } : {}
    const [verdict] = await judge({ pattern: 'messages/createMessage/fuzz/invalid', runs: 400, seed: 3 })
    expect(verdict).toMatchObject({ outcome: 'failed', findings: [{ message: 'expected 400, got 200' }] })
    expect(verdict?.findings[0]?.specPointer).toMatch(/CreateMessageRequest\/properties\/max_tokens$/)
    expect(verdict?.case.request?.body).toEqual({ model: expect.any(String), max_tokens: 1, messages: [] })
  })

  test('a server that fails on invalid bytes', async () => {
    alter = ({ requestBody }) => (requestBody.includes('\u0000') ? { status: 500 } : {})
    const [verdict] = await judge({ pattern: 'video/createVideo/fuzz/bytes', runs: 200, seed: 1 })
    expect(verdict).toMatchObject({ outcome: 'failed', who: 'server' })
    expect(verdict?.curl).toMatch(/^base64 -d <<< '[\w+/=]+' \| curl .* --data-binary '@-'$/)
  })

  test('an undeclared reply', async () => {
    alter = ({ status }) => (status === 404 ? { status: 302 } : {})
    const [verdict] = await judge({ pattern: 'video/getVideo/fuzz', runs: 5, seed: 1 })
    expect(verdict?.findings).toContainEqual(expect.objectContaining({ rule: 'undeclared-status' }))
  })
})

test('stops at the maximum number of requests, and reports that', async () => {
  alter = () => ({})
  await judge({ pattern: 'models', runs: 50, seed: 1 })
  const [verdict] = await judge({ pattern: 'video/createVideo/fuzz/valid', runs: 50, seed: 1 }, { maxRequests: 9 })
  expect(verdict).toMatchObject({ outcome: 'skipped', reason: '--max-requests was reached' })
  expect(bodies.length).toBe(9)
})

test('random requests reach every branch of the unions of a body', () => {
  const getTags = (operationId: string): ReadonlySet<unknown> => {
    const [valid] = getProperties(contract, contract.findOperation(operationId))
    if (valid === undefined) throw new Error(`${operationId} takes no body.`)
    const drawn = fc.sample(valid.cases, { numRuns: 400, seed: 5 })
    return new Set(drawn.flatMap(({ request }) => getValues('type', request.body ?? null)))
  }
  const blocks = ['text', 'image', 'tool_use', 'tool_result', 'document', 'thinking', 'redacted_thinking']
  for (const tag of [...blocks, 'custom', 'bash_20241022', 'enabled', 'disabled', 'any'])
    expect(getTags('createMessage')).toContain(tag)
  const items = ['input_image', 'computer_call', 'item_reference', 'function_call_output', 'reasoning', 'file_citation']
  for (const tag of [...items, 'web_search_preview', 'json_schema', 'and', 'gte'])
    expect(getTags('createResponse')).toContain(tag)
})

function getValues(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, item]: [string, Json]) => [
    ...(key === name ? [item] : []),
    ...getValues(name, item),
  ])
  return inner
}

test('in read-only mode nothing is sent that creates a task', () => {
  const chosen = selectScenarios(contract, listRandom({ runs: 1, seed: 1 }), {
    only: [],
    skip: ['*/*/fuzz/bytes'],
    readOnly: true,
  })
  const ids = chosen.map((scenario) => scenario.case.id)
  expect(ids).toContain('messages/createMessage/fuzz/valid')
  expect(ids.filter((id) => /createVideo|submit|swapFace|upload|bytes/.test(id))).toEqual([])
})

describe('the command', () => {
  let printed = ''
  const run = async (...args: string[]): Promise<number> => {
    const { exitCode, out, err } = await runSuite(args)
    printed = out + err
    return exitCode
  }
  const address = (): string[] => ['--target', target.baseUrl, '--key', target.key]

  test('sends no random requests without --fuzz', () => {
    expect(scenarios.filter(({ case: { rule } }) => rule.name === 'fuzz')).toEqual([])
  })

  test('prints the seed, which repeats the requests', async () => {
    alter = () => ({})
    const only = ['--only', 'video/createVideo/fuzz/valid', '--fuzz', '4']
    bodies.length = 0
    expect(await run(...address(), ...only)).toBe(0)
    const [, seed = ''] = /--fuzz 4 --seed (\d+)/.exec(printed) ?? []
    const sent = bodies.filter((body) => body !== '')
    bodies.length = 0
    expect(await run(...address(), ...only, '--seed', seed)).toBe(0)
    expect(bodies.filter((body) => body !== '')).toEqual(sent)
    expect(sent).toHaveLength(4)
  })

  test('prints the options that repeat the failing request', async () => {
    alter = ({ requestBody }) => (requestBody.includes('"size"') ? { status: 500 } : {})
    expect(await run(...address(), '--only', 'video/createVideo/fuzz/valid', '--fuzz', '20', '--seed', '5')).toBe(1)
    const [, again = ''] = /again: (.*)/.exec(printed) ?? []
    const failing = /--data-binary '(.*)'/.exec(printed)?.[1]
    expect(await run(...address(), ...again.split(' '))).toBe(1)
    expect(/--data-binary '(.*)'/.exec(printed)?.[1]).toBe(failing)
  })

  test('refuses a path without its seed', async () => {
    expect(await run(...address(), '--fuzz-path', '1:2')).toBe(2)
    expect(printed).toMatch(/^--fuzz-path needs the --seed/)
    expect(await run(...address(), '--seed', '1', '--fuzz-path', 'x')).toBe(2)
  })
})
