import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createMock } from '../../mock/in-process.ts'
import { readPage } from '../docs/page.ts'
import type { InstalledPackage } from './installed-package.ts'

const { text: document, blocks } = readPage('docs/mock/in-tests.md')

/** The examples of the page in a language, as they are written there. */
export const findExamples = blocks

/** Playwright is tested beside the other frameworks, and the recipe for containers with the image. */
const examples = findExamples('ts').filter((code) => !/'(gatewright\/playwright|testcontainers)'/.test(code))

/** The examples of docs/mock/in-tests.md, in a repository that has installed the package. */
export function tryExamples(getUser: () => InstalledPackage): void {
  beforeAll(() => {
    const user = getUser()
    for (const name of ['@types', 'vitest', 'msw', 'openai']) user.link(name)
    user.write('tsconfig.json', findExamples('json')[0] ?? '')
    for (const [index, code] of examples.entries()) {
      const isTest = code.includes("from 'vitest'")
      user.write(`test/example-${index}${isTest ? '.test' : ''}.ts`, code)
    }
  })

  test('the first program prints the shown output', () => {
    const [program = ''] = examples
    const expected = [...program.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, output]) => output)
    const { stdout } = getUser().node(resolve('node_modules/tsx/dist/cli.mjs'), 'test/example-0.ts')
    expect(stdout.trim().split('\n')).toEqual(expected)
  })

  test('every test passes', () => {
    const vitest = resolve('node_modules/vitest/vitest.mjs')
    const { stdout } = getUser().ownNode(vitest, 'run', '--testTimeout=0', '--reporter=tap-flat')
    expect(stdout.match(/^ok /gm)).toHaveLength(5)
  })

  test('everything is well typed with the options that are shown', () => {
    expect(getUser().node(resolve('node_modules/typescript/bin/tsc')).stdout).toBe('')
  })

  test('the options of the table are known', async () => {
    const [options = ''] = document.split('## With vitest')
    const rows = [...options.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)]
    const names = rows.flatMap(([, cell = '']) => cell.match(/\w+/g) ?? [])
    expect(names.length).toBeGreaterThan(10)
    const mock = await createMock(Object.fromEntries(names.map((name) => [name, undefined])))
    await mock.close()
  })
}
