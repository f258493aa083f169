import { createMock } from 'gatewright'
import { expect, test, vi } from 'vitest'
import type { RecordingsOptions } from '../../../mock/replay/recording-settings.ts'
import { testMockInProcess } from '../serve-mock.ts'

test.each<readonly [RecordingsOptions | object, string]>([
  [{ folders: 'x' }, 'createMock: unknown option recordings.folders; did you mean `folder`?'],
  [{ mode: 'always' }, 'createMock: recordings.mode takes none, once, new_episodes or all, not "always".'],
  [{ redact: 'x' }, 'createMock: recordings.redact takes an array of regular expressions, not "x".'],
  [{ target: 'gateway' }, 'createMock: recordings.target takes an http or https address'],
])('invalid options are refused: %j', async (recordings, message) => {
  await expect(createMock({ recordings })).rejects.toThrow(message)
})

test.each([
  ['(', 'createMock: recordings.redact takes regular expressions, but: Invalid regular expression: /(/'],
  ['a*', 'createMock: recordings.redact: /a*/ matches the empty text'],
])('the pattern %s is refused', async (pattern, message) => {
  await expect(createMock({ recordings: { redact: [pattern] } })).rejects.toThrow(message)
})

test.each(['', '..', 'a/../b', '/tmp/a'])('the name %j is refused', async (name) => {
  const mock = await testMockInProcess()
  await expect(mock.recording(name)).rejects.toThrow('the path of a folder in that of the recordings')
})

test('a mode that records needs a deployment', async () => {
  vi.stubEnv('GATEWRIGHT_RECORD_MODE', 'all')
  await expect(createMock()).rejects.toThrow('GATEWRIGHT_RECORD_MODE=all needs GATEWRIGHT_RECORD')
})
