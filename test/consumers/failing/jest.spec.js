import { describe, expect, jest, test } from '@jest/globals'
import { options, sendMistakes, sendRight } from 'checks/mistakes.js'
import { useMock } from 'gatewright/jest'

describe('lenient', () => {
  const getMock = useMock(options)

  test('fails by itself', async () => {
    await sendMistakes(getMock())
    expect(1).toBe(2)
  })

  test('has sent nothing', () => expect(1).toBe(2))

  test('passes', () => sendMistakes(getMock()))

  test('asserts what is received', async () => {
    jest.useFakeTimers()
    await sendRight(getMock())
    expect(getMock()).toHaveReceived('createResponse', { body: { input: 'Hello' } })
    expect(getMock()).not.toHaveReceived('createMessage')
    expect(getMock()).toHaveReceived('createResponse', { text: expect.stringContaining('Bye') })
  })
})

describe('strict', () => {
  const getMock = useMock(options, { strict: true })
  test('fails since it is strict', () => sendMistakes(getMock()))
})
