import { expect, test } from 'vitest'
import { eventTemplate } from '../../../server-stub/core/stream/event-template.ts'

const letter = eventTemplate('letter', (text) => ({ type: 'letter', index: 2, delta: { text, after: [1, null] } }))

test.each(['', 'plain', 'a "quote" \\ and\nlines', '\0', '\ud800 alone', 'ä 你 🙂 \u2028', '$& $1'])(
  'gives the payload and its very JSON: %j',
  (text) => {
    const { event, data, json } = letter(text)
    expect(event).toBe('letter')
    expect(data).toEqual({ type: 'letter', index: 2, delta: { text, after: [1, null] } })
    expect(json).toBe(JSON.stringify(data))
  },
)
