import type { Finding } from 'gatewright/judge'
import { describe, expect, test } from 'vitest'
import { createReplyValidation, validateReplies } from '../../../runtime/judge/reply-validation.ts'
import type { Log } from '../../../runtime/problem.ts'
import { letterRequest, serverWith } from '../fixture.ts'
import { listen, named, open, server, start, toText } from '../stream/stream-server.ts'

/** The findings in short form. */
function watching() {
  const found: string[] = []
  const rules = { streams: {}, replies: {} }
  const tell = ({ rule, place, message }: Finding, operationId: string) =>
    void found.push(`${operationId} | ${rule} | ${place} | ${message}`)
  return { found, replyValidation: createReplyValidation(rules, tell) }
}

describe('reply validation', () => {
  test('judges order, payload and end', async () => {
    const { found, replyValidation } = watching()
    const events = async function* () {
      yield start
      yield named('start')
      yield { event: 'delta', data: {} }
    }
    await toText(await open(events, { replyValidation }))
    expect(found).toEqual([
      'createLetter | order | event 2 start | expected delta or stop or error after start, got start',
      'createLetter | schema | event 3 delta type | is required',
      'createLetter | order | end | expected stop or error after delta, got the end',
    ])
  })

  test('judges replies and errors', async () => {
    const { found, replyValidation } = watching()
    await listen(serverWith({ createLetter: async () => ({ json: {} }) }, { replyValidation }))
    await server.inject(letterRequest())
    await server.inject(letterRequest({}))
    await server.inject(letterRequest({}, { 'x-api-key': 'x' }))
    expect(found).toEqual([
      'createLetter | schema | body id | is required',
      'createLetter | undeclared-status | status | createLetter declares no reply of status 401',
    ])
  })
})

describe('a reply that the contract does not allow', () => {
  const invalid = 'createLetter: the reply does not fit the contract: body id: is required.'
  const handlers = { createLetter: async () => ({ json: {} }) }

  test.each([
    ['off', 200, []],
    ['log', 200, [invalid]],
    ['refuse', 500, [`POST /v1/letters failed. ${invalid}`]],
  ] as const)('with `%s` has the status %d', async (mode, status, expected) => {
    const lines: string[] = []
    const log: Log = (message, cause) =>
      void lines.push([message, ...(cause instanceof Error ? [cause.message] : [])].join(' '))
    await listen(serverWith(handlers, { log, replyValidation: validateReplies(mode, { log }) }))
    expect((await server.inject(letterRequest())).statusCode).toBe(status)
    expect(lines).toEqual(expected)
  })

  test('ends a stream with the failure of the contract', async () => {
    const events = async function* () {
      yield start
      yield { event: 'delta', data: {} }
      yield named('stop')
    }
    const reply = await open(events, { log: () => undefined, replyValidation: validateReplies('refuse') })
    expect([...(await toText(reply)).matchAll(/^event: (\w+)/gm)].map(([, event]) => event)).toEqual(['start', 'error'])
  })
})
