/** The packages of a user, by their name in `node_modules`. */
export const packages = {
  '@anthropic-ai/sdk': '1.14.0',
  '@google/genai': '3.3.0',
  '@playwright/test': '1.65.1',
  'anthropic-0': 'npm:@anthropic-ai/sdk@0.137.0',
  'happy-dom': '20.14.6',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
  jsdom: '31.0.1',
  'jsdom-26': 'npm:jsdom@26.1.0',
  msw: '3.0.5',
  'msw-2': 'npm:msw@2.10.5',
  openai: '7.57.0',
  'openai-6': 'npm:openai@6.49.0',
  vitest: '5.1.1',
  'vitest-3': 'npm:vitest@3.2.7',
  'vitest-4': 'npm:vitest@4.1.12',
}

/** The Node of this checkout, for what needs a newer one than the user's may be. */
export const ownNode = process.execPath
export const vitest = {
  project: 'vitest',
  program: 'vitest/vitest.mjs',
  args: ['run', '--testTimeout=600000', '--hookTimeout=600000', '--reporter=tap-flat'],
}
export const jest = { program: 'jest/bin/jest.js', args: ['--rootDir=.', '--testTimeout=600000'] }
export const esm = { node: 'node', flags: ['--experimental-vm-modules'] }
export const nodeTest = { flags: ['--test', '--test-reporter=tap'], args: ['mock.spec.js'], passed: 1 }
export const playwright = { program: '@playwright/test/cli.js', args: ['test', '--reporter=line'] }

/** `others` are the older versions that this project has in place of the newest. */
export const combinations = [
  { name: 'vitest-5', ...vitest, node: ownNode, others: {}, passed: 13 },
  // It needs a newer Node than the user's.
  {
    name: 'vitest-jsdom-31',
    ...vitest,
    node: ownNode,
    args: [...vitest.args, 'jsdom'],
    others: { jsdom: 'jsdom-31' },
    passed: 4,
  },
  { name: 'vitest-4', ...vitest, node: 'node', others: { vitest: 'vitest-4', msw: 'msw-2' }, passed: 13 },
  { name: 'vitest-3', ...vitest, node: 'node', others: { vitest: 'vitest-3', msw: 'msw-2' }, passed: 13 },
  { name: 'jest-30', project: 'jest-commonjs', ...jest, node: 'node', others: { msw: 'msw-2' }, passed: 11 },
  { name: 'jest-30-esm', project: 'jest-esm', ...jest, ...esm, passed: 10 },
  // Under a newer Node `Request` refuses the signals of jsdom.
  { name: 'jest-30-esm-ownNode', project: 'jest-esm', ...jest, ...esm, node: ownNode, passed: 10 },
  { name: 'node-test', project: 'node-test', ...nodeTest, node: 'node', passed: 2 },
  { name: 'node-test-ownNode', project: 'node-test', ...nodeTest, node: ownNode, passed: 2 },
  { name: 'playwright', project: 'playwright', ...playwright, node: 'node', passed: 2 },
]

export interface Combination {
  readonly name: string
  readonly node: string
  readonly flags?: readonly string[]
  readonly program?: string
  readonly args: readonly string[]
  readonly others?: Readonly<Record<string, string>>
  readonly passed: number
}
