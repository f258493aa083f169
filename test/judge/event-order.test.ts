import { describe, expect, test } from 'vitest'
import { followOrder } from '../../server-stub/judge/event-order.ts'

/** message_start (content_block_start content_block_delta+ content_block_stop)* message_stop */
const order = {
  states: [
    { message_start: 1 },
    { content_block_start: 2, message_stop: 4 },
    { content_block_delta: 3 },
    { content_block_delta: 3, content_block_stop: 1 },
    {},
  ],
  accepting: [4],
}

function complaints(events: readonly string[]): string[] {
  const follower = followOrder(order)
  const violations = [...events.map((event) => follower.next(event)), follower.end()]
  return violations.flatMap((each) => (each ? [each.message] : []))
}

describe('the order of events', () => {
  test.each([
    ['message_start message_stop'],
    ['message_start content_block_start content_block_delta content_block_delta content_block_stop message_stop'],
  ])('allows %s', (events) => {
    expect(complaints(events.split(' '))).toEqual([])
  })

  test.each([
    ['message_stop', 'expected message_start at the start, got message_stop'],
    [
      'message_start content_block_start message_stop',
      'expected content_block_delta after content_block_start, got message_stop',
    ],
    [
      'message_start content_block_start content_block_delta message_stop',
      'expected content_block_stop after content_block_delta, got message_stop',
    ],
    ['message_start message_stop message_stop', 'expected the end after message_stop, got message_stop'],
    ['message_start toString', 'expected content_block_start or message_stop after message_start, got toString'],
    ['message_start', 'expected message_stop after message_start, got the end'],
    [
      'content_block_start content_block_delta content_block_stop message_stop',
      'expected message_start at the start, got content_block_start',
    ],
    [
      'message_start content_block_delta content_block_delta content_block_stop message_stop',
      'expected content_block_start after message_start, got content_block_delta',
    ],
    [
      'message_start message_start message_stop',
      'expected content_block_start or message_stop after message_start, got message_start',
    ],
  ])('reports one error for %s', (events, complaint) => {
    expect(complaints(events.split(' '))).toEqual([complaint])
  })

  test('continues after two swapped events', () => {
    const events =
      'message_start content_block_delta content_block_start content_block_delta content_block_stop message_stop'
    expect(complaints(events.split(' '))).toEqual([
      'expected content_block_start after message_start, got content_block_delta',
      'expected content_block_delta or content_block_stop after content_block_delta, got content_block_start',
    ])
  })

  test('expects no event that is always allowed', () => {
    const states = [{ start: 1, ping: 0 }, { stop: 2, ping: 1 }, {}]
    const follower = followOrder({ states, accepting: [2] })
    expect(follower.next('other')?.expected).toEqual(['start'])
    expect(follower.allowed).toEqual(['start', 'ping'])
  })
})
