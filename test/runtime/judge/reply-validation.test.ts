import type { Finding } from 'gatewright/judge'
import { describe, expect, test } from 'vitest'
import { replyValidation } from '../../support/find-violations.ts'
import { letterRequest, serverWith } from '../fixture.ts'
import { listen, named, open, server, start, toText } from '../stream/stream-server.ts'

/** The findings in short form. */
function watching() {
  const found: string[] = []
  const rules = { streams: {}, replies: {} }
  const tell = ({ rule, place, message }: Finding, operationId: string) =>
    void found.push(`${operationId} | ${rule} | ${place} | ${message}`)
  return { found, replyValidation: replyValidation(rules, tell) }
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
