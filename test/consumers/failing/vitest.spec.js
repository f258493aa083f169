import { options, sendMistakes, sendRight } from 'checks/mistakes.js'
import { mockTest } from 'gatewright/vitest'
import { describe, expect } from 'vitest'

const configure = (name, value) =>
  mockTest.override ? mockTest.override(name, value) : mockTest.scoped({ [name]: value })

configure('mockOptions', options)

mockTest('fails by itself', async ({ mock }) => {
  await sendMistakes(mock)
  expect(1).toBe(2)
})

mockTest('has sent nothing', ({ mock }) => expect(mock.key).toBe(2))

mockTest('passes', ({ mock }) => sendMistakes(mock))

mockTest('asserts what is received', async ({ mock }) => {
  await sendRight(mock)
  expect(mock).toHaveReceived('createResponse', { body: { input: 'Hello' } })
  expect(mock).not.toHaveReceived('createMessage')
  expect(mock).toHaveReceived('createResponse', { text: expect.stringContaining('Bye') })
})

describe('strict', () => {
  configure('strict', true)
  mockTest('fails since it is strict', ({ mock }) => sendMistakes(mock))
})
