import { expect, test } from 'vitest'
import { basePorts } from '../../../server-stub/adapters/base-ports.ts'
import { createApp } from '../../../server-stub/app.ts'
import { textModel } from '../../../server-stub/ports/write-text.ts'
import { closeAfterTest } from '../../support/close-after.ts'

const headers = { authorization: 'Bearer sk-test', 'content-type': 'application/json' }

test('an app over base ports serves the models that it has, and refuses the others', async () => {
  const text = textModel(async function* () {
    yield 'Hello.'
  })
  const app = createApp({ ...basePorts({ models: ['mine', 'mine-video'] }), text }, { keys: ['sk-test'] })
  closeAfterTest(app)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const listed = await (await fetch(`${url}/v1/models`, { headers })).json()
  expect(listed).toMatchObject({ data: [{ id: 'mine' }, { id: 'mine-video' }] })
  const answered = await post('/v1/responses', { model: 'mine', input: 'Hi' })
  expect([answered.status, await answered.text()]).toEqual([200, expect.stringContaining('Hello.')])
  const refused = await post('/v1/videos', { model: 'gw-video-1', prompt: 'Waves' })
  expect([refused.status, await refused.text()]).toEqual([404, expect.stringContaining('gw-video-1')])
})

test.each([
  [{ notifyHook: 'https://name:word@receiver.example/' }, 'without user name and password'],
  [{ callbackSecret: 'whsec_!' }, 'callbackSecret takes'],
])('base ports refuse %j', (options, message) => expect(() => basePorts(options)).toThrow(message))
