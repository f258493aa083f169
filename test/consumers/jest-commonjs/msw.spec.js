const { checkMock, options } = require('checks')
const { createMock } = require('gatewright')
const { mockHandlers } = require('gatewright/msw')
const { setupServer } = require('msw/node')

const origin = 'https://gateway.example'
const server = setupServer()
let mock

beforeAll(async () => {
  mock = await createMock(options)
  server.use(...mockHandlers({ origin, answerWith: mock.fetch }))
  server.listen()
})
afterAll(async () => {
  server.close()
  await mock.close()
})

test('an app that knows nothing of the mock is answered by it', () =>
  checkMock({ ...mock, baseUrl: origin, fetch: (...given) => fetch(...given) }))
