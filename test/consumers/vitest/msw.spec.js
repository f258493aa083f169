import { checkMock, options } from 'checks'
import { createMock } from 'gatewright'
import { mockHandlers } from 'gatewright/msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, test } from 'vitest'

const origin = 'https://gateway.example'
const mock = await createMock(options)
const server = setupServer(...mockHandlers({ origin, answerWith: mock.fetch }))

beforeAll(() => server.listen())
afterAll(async () => {
  server.close()
  await mock.close()
})

test('an app that knows nothing of the mock is answered by it', () =>
  checkMock({ ...mock, baseUrl: origin, fetch: (...given) => fetch(...given) }))
