import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rules } from '../../../spec/rules/plugin.ts'
import { loadSpecification } from '../../../spec/rules/specification.ts'
import { findFixtures, lintFixtures } from './lint-fixtures.ts'

const fixtures = await findFixtures()
const reported = await lintFixtures(fixtures)

describe.each(rules)('$name', ({ name: rule }) => {
  const own = fixtures.filter((fixture) => fixture.rule === rule)

  test('has a fixture that passes and one that fails', () => {
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['fail', 'pass']))
  })

  test.each(own)('$name', (fixture) => {
    const path = join(fixture.folder, 'expected.json')
    expect(existsSync(path)).toBe(fixture.name.startsWith('fail'))
    const expected = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
    expect(reported.get(fixture)).toEqual(expected)
  })
})

test('the generators can build every fixture, so that its rule can check it', () => {
  const invalid = fixtures.filter(({ folder }) => loadSpecification(folder).diagnostics.length > 0)
  expect(invalid.map(({ rule, name }) => `${rule} ${name}`)).toEqual(['contract-builds fail'])
})

test('every folder of fixtures belongs to a rule', () => {
  const names = new Set(rules.map(({ name }) => name))
  expect(fixtures.filter(({ rule }) => !names.has(rule))).toEqual([])
})
