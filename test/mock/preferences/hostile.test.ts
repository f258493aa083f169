import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bareModelId } from '../../../server-stub/mock/preferences/in-model-id.ts'
import { readPreferences } from '../../../server-stub/mock/preferences/preferences.ts'

const count = 2_000_000

/** Stops what would go on for hours; a pass over the text takes milliseconds. */
function finish<T>(work: () => T): T {
  return runInNewContext('work()', { work }, { timeout: 30_000 })
}

test.each([
  ['preferences and a line break', `${'+code='.repeat(count)}\n`, ''],
  ['preferences alone', `m${'+code=429'.repeat(count)}`, 'm'],
  ['almost preferences', 'm+code'.repeat(count), 'm+code'.repeat(count)],
  ['plus signs', '+'.repeat(count), '+'.repeat(count)],
])('a model id of very many %s is parsed in linear time', (_, model, bare) => {
  expect(finish(() => bareModelId(model)) === bare).toBe(true)
})

test.each([
  ['between name and value', `wait${' '.repeat(count)}=1`, { waitMs: 1000 }],
  ['that lead nowhere', `wait${' '.repeat(count)}"`, {}],
  ['behind the sign that lead nowhere', `wait=${' '.repeat(count)}"`, {}],
  ['behind a value that lead nowhere', `wait=1${' '.repeat(count)}"`, {}],
  ['between preferences', `wait=1,${' '.repeat(count)}code=429`, { waitMs: 1000, code: 429 }],
])('preferences with very many spaces %s are parsed in linear time', (_, text, preferences) => {
  expect(finish(() => readPreferences(text))).toEqual(preferences)
})
