import { beforeEach, describe, expect, test } from 'vitest'
import { sharedMockInProcess } from '../serve-mock.ts'

const mock = await sharedMockInProcess({ log: () => {} })
const { control } = mock

beforeEach(async () => {
  await control.resetSandbox()
})

const model = 'gw-text-large'
const path = '/v1/responses'
const json = { model, input: 'Hello' }

/** Sends the same request some times, one after the other. */
async function sendAgain(times: number, headers: (attempt: number) => Record<string, string> = () => ({})) {
  for (let attempt = 0; attempt < times; attempt++)
    await (await mock.request(path, { json, headers: headers(attempt) })).text()
}

describe('a loop of fetch', () => {
  test.each<[title: string, fault: string, rules: string[]]>([
    ['ignores Retry-After', 'status:429:times=1', ['retry-after-ignored']],
    ['retries a 503 without a delay', 'status:503:times=1', ['retried-at-once']],
    ['retries without a delay', 'status:429:retryAfter=none:times=1', ['retried-at-once']],
    ['retries after an error that is not temporary', 'status:400:times=1', []],
    ['is told to retry at once', 'status:503:retryAfter=0:times=1', []],
    ['is told to wait longer than official clients do', 'status:429:retryAfter=90:times=1', []],
  ])('%s', async (_title, fault, rules) => {
    await control.addFault(fault)
    await sendAgain(2)
    expect((await control.listClientFindings()).findings.map(({ rule }) => rule)).toEqual(rules)
  })

  test('has its findings in the journal too, with the numbers of both requests', async () => {
    await control.addFault('status:429:times=1')
    await sendAgain(2)
    const { requests } = await control.listRequests()
    const finding = {
      verdict: 'warning',
      by: 'client',
      rule: 'retry-after-ignored',
      place: 'after request 1',
      earlier: 1,
      message: expect.stringMatching(/^Request 2 repeats request 1 \d+ ms after its 429, which asked to wait 1 s/),
      help: expect.any(String),
    }
    expect(requests).toMatchObject([
      { outcome: 'refused', verdicts: [] },
      { outcome: 'warning', verdicts: [finding], sentence: expect.stringContaining('Request 2 repeats request 1') },
    ])
    expect((await control.listClientFindings()).findings).toEqual([{ request: 2, ...finding }])
  })
})
