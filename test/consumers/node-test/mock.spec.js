import { after, test } from 'node:test'
import { checkMock, options } from 'checks'
import { createMock } from 'gatewright'

const mock = await createMock(options)
after(() => mock.close())

test('the mock answers', () => checkMock(mock))
