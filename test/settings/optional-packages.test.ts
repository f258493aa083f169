import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeOldNode } from '../../settings/optional-packages.ts'

test.each([
  ['pg-boss', '22.11.0', 'pg-boss needs Node 22.12 or newer, and may fail: this is Node 22.11.0.'],
  [
    '@prometheus-io/client',
    '20.19.1',
    '@prometheus-io/client needs Node 22.0 or newer, and may fail: this is Node 20.19.1.',
  ],
  ['pg-boss', '22.12.0', undefined],
  ['pg-boss', '100.0.0', undefined],
  ['pg', '20.19.1', undefined],
] as const)('%s with Node %s says %s', (name, node, line) => {
  expect(describeOldNode(name, node)).toBe(line)
})

test.each([
  ['pg-boss', '>=22.12.0'],
  ['@prometheus-io/client', '^22 || ^24 || >=26'],
])('%s itself asks for Node %s', (name, range) => {
  expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).engines.node).toBe(range)
})
