import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../support/local-server.ts'
import { waitForOutput } from '../support/server-process.ts'
import { sharedFolder } from '../support/temporary-folder.ts'
import { userEnvironment } from './installed-package.ts'

// A registry that has these two packages, and passes requests for others on.
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = ['gatewright', 'create-gatewright']
const folder = sharedFolder()
let server: ChildProcess | undefined
let env: NodeJS.ProcessEnv = userEnvironment

const run = (line: string, cwd: string) =>
  spawnSync('sh', ['-c', line], { cwd, env, encoding: 'utf8', timeout: 300_000 })

/** A new folder, which has the settings of the registry. */
function makeFolder(name: string, manifest = '{"private":true}'): string {
  const path = join(folder, name)
  mkdirSync(path)
  if (manifest !== '') writeFileSync(join(path, 'package.json'), manifest)
  return path
}

async function startRegistry(): Promise<void> {
  // The tag of a dependency, `node-fetch@cjs`, is not in every copy of the registry.
  const home = makeFolder('registry', '{"private":true,"overrides":{"node-fetch":"2.7.0"}}')
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { env, encoding: 'utf8' }).trim()
  const flags = '--prefer-offline --no-audit --no-fund --ignore-scripts --loglevel=error'
  const installed = run(`npm install ${flags} verdaccio@6.10.4`, home)
  expect(installed.status, installed.stderr).toBe(0)
  const open = { access: '$all', publish: '$all' }
  const settings = {
    storage: './storage',
    auth: { htpasswd: { file: './htpasswd' } },
    uplinks: { upstream: { url: upstream } },
    packages: { ...Object.fromEntries(names.map((name) => [name, open])), '**': { access: '$all', proxy: 'upstream' } },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  }
  writeFileSync(join(home, 'config.yaml'), JSON.stringify(settings))
  const address = `127.0.0.1:${await freePort()}`
  const program = ['node_modules/verdaccio/bin/verdaccio', '--config', 'config.yaml', '--listen', address]
  server = spawn(process.execPath, program, { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] })
  await waitForOutput(server, /http address/)
  const npmrc = join(folder, '.npmrc')
  writeFileSync(npmrc, `registry=http://${address}/\n//${address}/:_authToken=rehearsal\n`)
  const cache = join(folder, 'cache')
  env = {
    ...userEnvironment,
    npm_config_userconfig: npmrc,
    npm_config_registry: `http://${address}/`,
    npm_config_cache: cache,
  }
}

beforeAll(async () => {
  await startRegistry()
  const packed = makeFolder('packed')
  for (const source of ['.', './create-gatewright']) {
    const line = `npm pack "${join(process.cwd(), source)}" --ignore-scripts --pack-destination .`
    expect(run(line, packed).status).toBe(0)
  }
  // Provenance is signed by the service that publishes.
  for (const name of names) {
    const published = run(`npm publish ./${name}-${version}.tgz --provenance=false --access public`, packed)
    expect(published.status, published.stderr).toBe(0)
  }
})
afterAll(() => server?.kill())

test('`npx gatewright mock` serves it in an empty folder', async () => {
  const cwd = makeFolder('npx', '')
  const port = await freePort()
  const mock = spawn('npx', ['--yes', 'gatewright', 'mock', '--port', String(port)], { cwd, env, detached: true })
  try {
    await waitForOutput(mock, /is ready at/)
    const headers = { authorization: 'Bearer sk-mock' }
    expect((await fetch(`http://127.0.0.1:${port}/v1/models`, { headers })).status).toBe(200)
  } finally {
    if (mock.pid !== undefined) process.kill(-mock.pid, 'SIGTERM')
  }
})

test('`npm create gatewright` makes a project of the published version', () => {
  const cwd = makeFolder('create', '')
  const created = run('npm create --yes gatewright my-gateway', cwd)
  expect(created.status, created.stderr).toBe(0)
  const { dependencies } = JSON.parse(readFileSync(join(cwd, 'my-gateway/package.json'), 'utf8'))
  expect(dependencies.gatewright).toBe(version)
  expect(existsSync(join(cwd, 'my-gateway/Dockerfile'))).toBe(true)
})

test.each([
  ['npm', 'npm install --save-dev gatewright'],
  ['pnpm', 'npx --yes pnpm@10.0.0 add --save-dev gatewright'],
  ['yarn', 'npx --yes yarn@1.22.22 add --dev gatewright'],
])('%s installs it, without a warning about it', (name, line) => {
  const cwd = makeFolder(name)
  const { status, stdout, stderr } = run(line, cwd)
  expect(status, stdout + stderr).toBe(0)
  const lines = `${stdout}\n${stderr}`.split('\n')
  expect(lines.filter((text) => /warn/i.test(text) && text.includes('gatewright'))).toEqual([])
  expect(run('node_modules/.bin/gatewright --version', cwd).stdout).toBe(`${version}\n`)
})
