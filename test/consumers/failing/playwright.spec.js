import { options, sendMistakes, sendRight } from 'checks/mistakes.js'
import { expect, mockTest } from 'gatewright/playwright'

mockTest.use({ mockOptions: options })

mockTest('fails by itself', async ({ mock }) => {
  await sendMistakes(mock)
  expect(1).toBe(2)
})

mockTest('has sent nothing', ({ mock }) => expect(mock.key).toBe(2))

mockTest('passes', ({ mock }) => sendMistakes(mock))

mockTest('asserts what is received', async ({ mock }) => {
  setTimeout(() => sendRight(mock), 200)
  await expect(mock).toHaveReceived('createResponse', { body: { input: 'Hello' } })
  await expect(mock).not.toHaveReceived('createMessage')
  await expect
    .configure({ timeout: 100 })(mock)
    .toHaveReceived('createResponse', { text: expect.stringContaining('Bye') })
})

mockTest.describe('strict', () => {
  mockTest.use({ strict: true })
  mockTest('fails since it is strict', ({ mock }) => sendMistakes(mock))
})
