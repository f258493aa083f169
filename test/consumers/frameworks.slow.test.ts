import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRecipe } from '../docs/page.ts'
import { freePort } from '../support/local-server.ts'
import {
  type Combination,
  combinations,
  esm,
  jest,
  nodeTest,
  ownNode,
  packages,
  playwright,
  vitest,
} from './frameworks.ts'
import { findExamples } from './in-tests-document.ts'
import { InstalledPackage } from './installed-package.ts'

let user: InstalledPackage

beforeAll(() => {
  user = new InstalledPackage(packages)
  copy(join(import.meta.dirname, 'checks'), 'node_modules/checks')
  // The newest needs the newest Node.
  for (const name of ['vitest-3', 'vitest-4'])
    copy(join(user.folder, 'node_modules/jsdom-26'), `node_modules/${name}/node_modules/jsdom`)
  user.write('jest-30/jsdom-with-fetch.cjs', findExamples('js').find((code) => code.includes('TestEnvironment')) ?? '')
})
afterAll(() => user?.remove())

test.each<Combination & { readonly project: string }>(combinations)('the project $name passes', (combination) => {
  const { name, project, others } = combination
  copy(join(import.meta.dirname, project), name)
  installOthers(name, others)
  runProject(combination)
})

function installOthers(name: string, others: Combination['others'] = {}): void {
  // The package finds its peers from its own place.
  if (Object.keys(others).length > 0)
    copy(join(user.folder, 'node_modules/gatewright'), `${name}/node_modules/gatewright`)
  for (const [as, installed] of Object.entries(others)) {
    symlinkSync(join(user.folder, 'node_modules', installed), join(user.folder, name, 'node_modules', as))
  }
}

type Program = Omit<Combination, 'passed'>

function execute({ name, node, flags = [], program, args, others = {} }: Program) {
  const place = Object.keys(others).some((other) => program?.startsWith(`${other}/`)) ? name : ''
  const path = program === undefined ? [] : [join(user.folder, place, 'node_modules', program)]
  const { status, stdout, stderr } = user.execute(node, [...flags, ...path, ...args], name)
  return { status, output: stdout + stderr }
}

/** Runs the tests of a project, all of which pass. */
function runProject({ passed, ...combination }: Combination): void {
  const { status, output } = execute(combination)
  const [, count] = /^(?:# pass|Tests: +|) *(\d+)(?: passed.*|)$/m.exec(output) ?? []
  const found = count ? Number(count) : (output.match(/^ok /gm) ?? []).length
  expect({ status, passed: found, output }).toEqual({ status: 0, passed, output })
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(join(user.folder, to)), { recursive: true })
  cpSync(from, join(user.folder, to), { recursive: true })
}

/** Writes what a project of Playwright has beside its tests. */
function writeForPlaywright(folder: string): void {
  copy(join(import.meta.dirname, 'playwright/playwright.config.js'), `${folder}/playwright.config.js`)
  user.write(`${folder}/package.json`, '{"type":"module"}')
}

const inFull = { ...vitest, args: ['run', '--testTimeout=600000', '--hookTimeout=600000'] }

describe('tests say why they fail', () => {
  test.each([
    { name: 'failing-vitest-5', spec: 'vitest', ...inFull, node: ownNode },
    { name: 'failing-vitest-4', spec: 'vitest', ...inFull, node: 'node', others: { vitest: 'vitest-4' } },
    { name: 'failing-vitest-3', spec: 'vitest', ...inFull, node: 'node', others: { vitest: 'vitest-3' } },
    { name: 'failing-jest', spec: 'jest', ...jest, ...esm, project: 'jest-esm' },
  ])('$name', runFailing)

  test('Playwright, which also attaches the journal', () => {
    const name = 'failing-playwright'
    copy(join(import.meta.dirname, 'playwright/playwright.config.js'), `${name}/playwright.config.js`)
    runFailing({ name, spec: 'playwright', ...playwright, node: 'node', project: 'playwright' })
    const path = join(user.folder, name, 'test-results/playwright-fails-by-itself/gatewright-journal.json')
    const { requests, forgotten } = JSON.parse(readFileSync(path, 'utf8'))
    expect(forgotten).toBe(0)
    expect(requests).toMatchObject([{ status: 400, headers: { authorization: 'Bearer ***' } }, { text: 'Hello' }])
  })
})

interface FailingProject extends Program {
  readonly project: string
  readonly spec: string
}

/** Runs the tests of a project, of which one passes. */
function runFailing({ spec, project, ...program }: FailingProject): void {
  const { name } = program
  copy(join(import.meta.dirname, `${project}/package.json`), `${name}/package.json`)
  copy(join(import.meta.dirname, `failing/${spec}.spec.js`), `${name}/${spec}.spec.js`)
  installOthers(name, program.others)
  const { status, output } = execute(program)
  const shown = output.match(/\S.*/g)?.map((line) => line.trim().replace(/^Error: /, '')) ?? []
  expect(status, output).toBe(1)
  expect(output).toMatch(/\b4 failed\b[\s\S]*\b1 passed\b/)
  const start = shown.findIndex((line) => line.startsWith('The mock received 2 requests'))
  expect(shown.slice(start, start + 6), output).toEqual([
    'The mock received 2 requests of this test: 1 refused, 1 with warnings.',
    '#1 POST /v1/messages (createMessage): 400',
    'The client broke a rule: header messages-version: the header is required; clients send it as `anthropic-version`. [schema]',
    '#2 POST /v1/responses (createResponse): 200',
    'A warning: body temprature is unknown, did you mean `temperature`? [unknown-field]',
    'Unused scenarios: never',
  ])
  for (const text of [
    'The mock received no request of this test.',
    'A strict test allows no refused request and no unused scenario.',
    'text: expected StringContaining "Bye", got "Hello"',
  ])
    expect(output).toContain(text)
}

describe('the examples of docs/mock/in-tests.md', () => {
  const [[jestExample = '', , nodeExample = ''], playwrightExample] = [
    findExamples('js'),
    findExamples('ts').find((code) => code.includes('gatewright/playwright')) ?? '',
  ]
  /** The app that the page of the example shows. */
  const app = `<input><button onclick="show()">Send</button><output></output><script>
    async function show() {
      const { baseUrl, key } = window.gateway
      const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json' }
      const body = JSON.stringify({ model: 'gw-text-large', input: document.querySelector('input').value })
      const reply = await (await fetch(baseUrl + '/v1/responses', { method: 'POST', headers, body })).json()
      document.querySelector('output').textContent = reply.output[0].content[0].text
    }
  </script>`
  const served = `import { readFileSync } from 'node:fs'
    import { createServer } from 'node:http'
    createServer((_, response) => response.setHeader('content-type', 'text/html').end(readFileSync('app.html')))
      .listen(Number(process.argv[2]), '127.0.0.1')`

  test('Jest runs its example, and its CommonJS', () => {
    copy(join(import.meta.dirname, 'jest-esm/package.json'), 'docs-jest/package.json')
    user.write('docs-jest/example.spec.js', jestExample)
    const required = jestExample.replace(/^import (\{.*\}) from (.*)$/gm, 'const $1 = require($2)')
    user.write('docs-jest/example.spec.cjs', required)
    const args = ['--rootDir=.', '--testMatch=**/*.spec.*js']
    runProject({ ...jest, ...esm, name: 'docs-jest', args, passed: 2 })
  })

  test('node:test runs its example', () => {
    user.write('docs-node/example.spec.js', nodeExample)
    runProject({ ...nodeTest, name: 'docs-node', node: 'node', args: ['example.spec.js'] })
  })

  test('Playwright runs its example', async () => {
    const folder = 'docs-playwright'
    const port = await freePort()
    const config = readFileSync(join(import.meta.dirname, 'playwright/playwright.config.js'), 'utf8')
    const url = `http://127.0.0.1:${port}/`
    const own = `use: { baseURL: '${url}', `
    const server = `webServer: { command: 'node server.js ${port}', url: '${url}' },`
    user.write(`${folder}/playwright.config.js`, config.replace('use: {', `${server} ${own}`))
    user.write(`${folder}/package.json`, '{"type":"module"}')
    user.write(`${folder}/app.html`, app)
    user.write(`${folder}/server.js`, served)
    user.write(`${folder}/example.spec.ts`, playwrightExample)
    runProject({ ...playwright, name: folder, node: 'node', passed: 1 })
  })

  test.each(['typescript', 'typescript-7'])('those of Jest and Playwright are well typed for %s', (compiler) => {
    user.link('@types')
    user.write('docs-playwright/jest.ts', jestExample)
    const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', skipLibCheck: true }
    const files = ['example.spec.ts', 'jest.ts']
    user.write('docs-playwright/tsconfig.json', JSON.stringify({ compilerOptions, files }))
    const program = resolve('node_modules', compiler, 'bin/tsc')
    expect(user.execute('node', [program], 'docs-playwright').stdout).toBe('')
  })
})

describe('the recipes of the README', () => {
  /** Lists the models, as any client does. */
  const list = (origin: string, key: string) =>
    `expect((await fetch(${origin} + '/v1/models', { headers: { authorization: 'Bearer ' + ${key} } })).status).toBe(200)`

  test('Jest', () => {
    const [start = '', get = ''] = getRecipe('Jest')
    const imports = `import { expect, test } from '@jest/globals'\nimport { useMock } from 'gatewright/jest'\n`
    user.write('recipe-jest/package.json', '{"type":"module"}')
    user.write(
      'recipe-jest/recipe.spec.js',
      `${imports}${start}\ntest('…', async () => {\n${get}\n${list('baseUrl', 'key')}\n})`,
    )
    runProject({ ...jest, ...esm, name: 'recipe-jest', passed: 1 })
  })

  test('Mock Service Worker', () => {
    const [setup = ''] = getRecipe('MSW')
    user.write(
      'recipe-msw/recipe.spec.js',
      `import { setupServer } from 'msw/node'
      import { mockHandlers } from 'gatewright/msw'
      import { mockTest } from 'gatewright/vitest'
      import { expect } from 'vitest'
      mockTest('…', async ({ mock }) => {
        const server = ${setup}
        server.listen()
        ${list("'https://gateway.example'", 'mock.key')}
        server.close()
      })`,
    )
    runProject({ ...vitest, name: 'recipe-msw', node: ownNode, passed: 1 })
  })

  test('Playwright', () => {
    const [start = '', baseUrl = ''] = getRecipe('Playwright')
    const imports = `import { expect } from '@playwright/test'\nimport { mockTest } from 'gatewright/playwright'\n`
    writeForPlaywright('recipe-playwright')
    user.write(
      'recipe-playwright/recipe.spec.js',
      `${imports}${start}\nawait page.goto('about:blank')\n${list(baseUrl, 'mock.key')}\n})`,
    )
    runProject({ ...playwright, name: 'recipe-playwright', node: 'node', passed: 1 })
  })
})

describe('the fixtures take any document', () => {
  const document = readFileSync('test/mock/document/shop.yaml', 'utf8')
  const list = (mock: string) => `expect((await ${mock}.fetch(${mock}.baseUrl + '/books')).status).toBe(200)`

  test('Jest', () => {
    user.write('document-jest/package.json', '{"type":"module"}')
    user.write('document-jest/shop.yaml', document)
    user.write(
      'document-jest/shop.spec.js',
      `import { expect, test } from '@jest/globals'
      import { useMock } from 'gatewright/jest'
      const getMock = useMock({ spec: new URL('shop.yaml', import.meta.url).pathname })
      test('…', async () => {
        const mock = getMock()
        ${list('mock')}
      })`,
    )
    runProject({ ...jest, ...esm, name: 'document-jest', passed: 1 })
  })

  test('Playwright', () => {
    writeForPlaywright('document-playwright')
    user.write('document-playwright/shop.yaml', document)
    user.write(
      'document-playwright/shop.spec.js',
      `import { expect } from '@playwright/test'
      import { mockTest } from 'gatewright/playwright'
      mockTest.use({ mockOptions: { spec: new URL('shop.yaml', import.meta.url).pathname } })
      mockTest('…', async ({ mock }) => {
        expect((await fetch(mock.baseUrl + '/books')).status).toBe(200)
      })`,
    )
    runProject({ ...playwright, name: 'document-playwright', node: 'node', passed: 1 })
  })
})

describe('what is too old is named in one line', () => {
  const old = { vitest: '2.1.9', jest: '29.7.0', '@playwright/test': '1.49.1', msw: '1.3.5' }

  beforeAll(() => {
    copy(join(user.folder, 'node_modules/gatewright/dist'), 'old/node_modules/gatewright/dist')
    copy(join(user.folder, 'node_modules/gatewright/package.json'), 'old/node_modules/gatewright/package.json')
    for (const [name, version] of Object.entries({ ...old, '@jest/globals': old.jest })) {
      user.write(`old/node_modules/${name}/package.json`, JSON.stringify({ name, version, type: 'module' }))
      const names = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'expect', 'test']
      user.write(`old/node_modules/${name}/index.js`, `export const ${names.map((each) => `${each} = 0`).join()}\n`)
    }
  })

  test.each([
    ['gatewright/vitest', 'vitest 3.2 or newer; this is 2.1.9.'],
    ['gatewright/jest', 'jest 30.0 or newer; this is 29.7.0.'],
    ['gatewright/playwright', '@playwright/test 1.50 or newer; this is 1.49.1.'],
    ['gatewright/msw', 'msw 2.0 or newer; this is version 1.'],
  ])('%s', (path, message) => expect(importIn('old', path)).toEqual([`Error: gatewright needs ${message}`]))

  test('gatewright', () => {
    // A flag takes away what older versions do not have.
    const [line] = importIn('', 'gatewright', '--no-experimental-require-module')
    expect(line).toMatch(/^Error: gatewright needs Node 20\.19, 22\.12 or newer; this is v\d+\.\d+\.\d+\.$/)
  })
})

function importIn(folder: string, path: string, ...flags: readonly string[]): readonly string[] {
  const { status, stderr } = user.execute('node', [...flags, '--input-type=module', '-e', `import '${path}'`], folder)
  expect(status).toBe(1)
  return stderr.match(/^\w*Error: .*$/gm) ?? []
}
