import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { getEnvironment, getRecipe } from '../docs/page.ts'
import { sharedFolder } from '../support/temporary-folder.ts'
import { findExamples } from './in-tests-document.ts'
import { type InstalledPackage, userEnvironment } from './installed-package.ts'

const hasGo = spawnSync('go', ['version']).status === 0
if (!hasGo) console.warn('Skipped: there is no Go here for examples/go.')
const hasPytest = spawnSync('python3', ['-m', 'pytest', '--version']).status === 0
if (!hasPytest) console.warn('Skipped: there is no pytest here for examples/python/chat_test.py.')

/** The folders of examples/, as users copy them. */
export function tryExampleProjects(getUser: () => InstalledPackage): void {
  const folder = sharedFolder()
  let gateway = ''

  /** With the Node of this checkout, which vitest needs. */
  function run(project: string, command: string, ...args: readonly string[]): SpawnSyncReturns<string> {
    const env = { ...userEnvironment, PATH: process.env.PATH, GATEWAY_URL: gateway, PYTHONDONTWRITEBYTECODE: '1' }
    return spawnSync(command, args, { cwd: join(folder, project), env, encoding: 'utf8' })
  }

  beforeAll(async () => {
    cpSync('examples', folder, { recursive: true })
    gateway = await getUser().serve('mock', '--port', '0', '--speed', '0')
  })

  describe('JavaScript', () => {
    beforeAll(() => {
      const options = ['--prefer-offline', '--no-audit', '--no-fund']
      const { status, stderr } = run('vite-react', 'npm', 'install', ...options, getUser().tarball)
      expect(status, stderr).toBe(0)
      // The route imports nothing of the framework, which takes long to install.
      symlinkSync(join(folder, 'vite-react/node_modules'), join(folder, 'nextjs/node_modules'))
    })

    test.each(['vite-react', 'nextjs'])('the tests of %s pass', (project) => {
      const { status, stdout } = run(project, 'npm', 'test')
      expect(status, stdout).toBe(0)
      expect(stdout).toMatch(/Tests +2 passed/)
    })

    test('the typed client has the types of the contract, and its tests pass', () => {
      const options = ['--prefer-offline', '--no-audit', '--no-fund']
      const { status, stderr } = run('typed-client', 'npm', 'install', ...options, getUser().tarball)
      expect(status, stderr).toBe(0)
      const { status: code, stdout } = run('typed-client', 'npm', 'test')
      expect(code, stdout).toBe(0)
      expect(stdout).toMatch(/Tests +3 passed/)
    })

    test('the app is built, with the environment of the README', () => {
      writeFileSync(join(folder, 'vite-react/.env.development'), getEnvironment('https://gateway.example'))
      const { status, stderr } = run('vite-react', 'npm', 'run', 'build', '--', '--mode', 'development')
      expect(status, stderr).toBe(0)
      const assets = join(folder, 'vite-react/dist/assets')
      const code = readdirSync(assets).map((name) => readFileSync(join(assets, name), 'utf8'))
      expect(code.join()).toContain('https://gateway.example/v1')
    })

    test('the route works with the environment of the README', () => {
      writeFileSync(join(folder, 'nextjs/.env.development'), getEnvironment(gateway))
      const body = JSON.stringify({ question: 'sim:echo The tide is high' })
      const request = `new Request('http://localhost', { method: 'POST', body: '${body}' })`
      const program = `console.log(await (await (await import('./app/api/chat/route.js')).POST(${request})).text())`
      const options = ['--env-file=.env.development', '--input-type=module', '--eval', program]
      const { stdout, stderr } = run('nextjs', 'env', '-u', 'GATEWAY_URL', 'node', ...options)
      expect(stdout, stderr).toContain('The tide is high')
    })

    test('a client in jsdom has the option that the README names', () => {
      const [option = 'no option'] = getRecipe('jsdom')
      expect(readFileSync('examples/vite-react/src/chat.test.jsx', 'utf8')).toContain(option)
      expect(readFileSync('examples/vite-react/vite.config.js', 'utf8')).toContain("environment: 'jsdom'")
    })

    test('the versions are those of this repository', () => {
      const { version, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
      const { vitest, openai } = devDependencies
      const creator = JSON.parse(readFileSync('create-gatewright/package.json', 'utf8'))
      expect(creator).toMatchObject({ version, dependencies: { gatewright: version } })
      const typed = JSON.parse(readFileSync('examples/typed-client/package.json', 'utf8'))
      const { typescript, '@types/node': types } = devDependencies
      expect(typed.devDependencies).toEqual({ gatewright: version, vitest, typescript, '@types/node': types })
      for (const project of ['vite-react', 'nextjs']) {
        const example = JSON.parse(readFileSync(join('examples', project, 'package.json'), 'utf8'))
        const packages = { ...example.devDependencies, ...example.dependencies }
        expect(packages).toMatchObject({ gatewright: version, vitest, openai })
      }
    })
  })

  test('the client in Python works', () => {
    const { status, stderr } = run('python', 'python3', '-m', 'unittest')
    expect(status, stderr).toBe(0)
    expect(stderr).toContain('Ran 2 tests')
  })

  test.skipIf(!hasPytest)('the fixture of pytest starts the installed mock, and gives each test a sandbox', () => {
    symlinkSync(join(getUser().folder, 'node_modules'), join(folder, 'python/node_modules'))
    const { status, stdout } = run('python', 'python3', '-m', 'pytest', '-p', 'no:cacheprovider', 'chat_test.py')
    expect(status, stdout).toBe(0)
    expect(stdout).toContain('3 passed')
    expect(readFileSync(join(folder, 'python/chat_test.py'), 'utf8')).toContain(findExamples('python')[0])
  })

  test.skipIf(!hasGo)('the client in Go works', () => {
    const { status, stdout } = run('go', 'go', 'test', './...')
    expect(status, stdout).toBe(0)
  })
}
