import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Project } from '../generators/init/project.ts'
import { freePort } from '../support/local-server.ts'
import { waitForOutput } from '../support/server-process.ts'
import { sharedFolder } from '../support/temporary-folder.ts'
import { userEnvironment } from './installed-package.ts'
import { getPrograms, releases } from './node-releases.ts'

// A registry that has these two packages, and passes requests for others on.
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = ['gatewright', 'create-gatewright']
const folder = sharedFolder()
let server: ChildProcess | undefined
let env: NodeJS.ProcessEnv = userEnvironment

const run = (line: string, cwd: string, PATH = env.PATH) =>
  spawnSync('sh', ['-c', line], { cwd, env: { ...env, PATH }, encoding: 'utf8', timeout: 300_000 })

/** Fails if the package is not installed, or a line about it is a warning. */
function expectInstalled({ status, stdout, stderr }: ReturnType<typeof run>): void {
  const output = stdout + stderr
  const warnings = output.split('\n').filter((line) => /warn/i.test(line) && line.includes('gatewright'))
  expect({ status, warnings }, output).toEqual({ status: 0, warnings: [] })
}

const usePrograms = (folder: string) => `${folder}${delimiter}${userEnvironment.PATH}`

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
  env = {
    ...userEnvironment,
    npm_config_userconfig: npmrc,
    npm_config_registry: `http://${address}/`,
    npm_config_cache: join(folder, 'cache'),
    // Stores and caches of the package managers.
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
    YARN_NPM_REGISTRY_SERVER: `http://${address}`,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_ENABLE_GLOBAL_CACHE: 'false',
    // Yarn takes no version of the last day.
    YARN_NPM_MINIMAL_AGE_GATE: '0',
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

describe.each(Object.entries(releases))('%s', (name, release) => {
  const { folder: programs, reason } = getPrograms(release)
  const PATH = usePrograms(programs)

  test.skipIf(reason)(`\`npx gatewright mock\` streams in an empty folder${reason}`, async () => {
    const cwd = makeFolder(`npx ${name}`, '')
    const port = await freePort()
    const args = ['--yes', 'gatewright', 'mock', '--port', String(port), '--speed', '0']
    const mock = spawn('npx', args, { cwd, env: { ...env, PATH }, detached: true })
    try {
      await waitForOutput(mock, /is ready at/)
      const headers = { 'x-api-key': 'sk-mock', 'anthropic-version': '1', 'content-type': 'application/json' }
      const messages = [{ role: 'user', content: 'Hello' }]
      const body = JSON.stringify({ model: 'gw-text-large', max_tokens: 20, stream: true, messages })
      const reply = await fetch(`http://127.0.0.1:${port}/v1/messages`, { method: 'POST', headers, body })
      expect(await reply.text()).toMatch(/^event: message_start\n[\s\S]*event: message_stop\n/)
    } finally {
      if (mock.pid !== undefined) process.kill(-mock.pid, 'SIGTERM')
    }
  })

  test.skipIf(reason)(
    `\`npm create gatewright\` makes a project that passes its test and serves${reason}`,
    async () => {
      const project = new Project({ ...env, PATH })
      try {
        const created = run(`npm create --yes gatewright "${project.folder}"`, makeFolder(`create ${name}`, ''), PATH)
        expect(created.status, created.stderr).toBe(0)
        expect(JSON.parse(project.read('package.json')).dependencies.gatewright).toBe(version)
        expect(await project.run('npm', 'install', '--prefer-offline')).toMatchObject({ code: 0, stderr: '' })
        expect(await project.npm('test')).toMatchObject({ code: 0, stderr: '' })
        const url = await project.start()
        const headers = { authorization: 'Bearer sk-mock' }
        expect((await fetch(`${url}/v1/models`, { headers })).status).toBe(200)
      } finally {
        project.remove()
      }
    },
  )

  test.skipIf(reason)(`npm installs it without a warning, and both kinds of modules import it${reason}`, () => {
    const cwd = makeFolder(`npm ${name}`)
    expectInstalled(run('npm install --save-dev --prefer-offline gatewright', cwd, PATH))
    for (const [file, code] of Object.entries(importing)) {
      writeFileSync(join(cwd, file), code + use)
      const { stdout, stderr } = run(`node ${file}`, cwd, PATH)
      expect({ stdout, stderr }).toEqual({ stdout: `v${release.node} 200\n`, stderr: '' })
    }
  })
})

describe.each([
  ['pnpm 10', 'Node 20', 'npx --yes pnpm@10.0.0', 'exec gatewright'],
  ['pnpm 12', 'Node 26', 'npx --yes pnpm@12.21.0', 'exec gatewright'],
  ['Yarn 1', 'Node 20', 'npx --yes yarn@1.22.22', 'gatewright'],
  ['Yarn 4', 'Node 26', 'npx --yes @yarnpkg/cli-dist@4.18.1', 'gatewright'],
] as const)('%s on %s', (manager, name, command, script) => {
  const { folder: programs, reason } = getPrograms(releases[name])

  test.skipIf(reason)(`installs it without a warning, and runs it${reason}`, () => {
    const cwd = makeFolder(manager)
    expectInstalled(run(`${command} add -D gatewright`, cwd, usePrograms(programs)))
    const { stdout, stderr } = run(`${command} ${script} --version`, cwd, usePrograms(programs))
    expect(stdout, stderr).toContain(`${version}\n`)
  })
})

/** Programs that print the version of Node and the status of a reply, by their file. */
const importing = {
  'use.mjs': `import { createMock } from 'gatewright'\nuse(createMock)\n`,
  'use.cjs': `use(require('gatewright').createMock)\n`,
}
const use = `
async function use(createMock) {
  const mock = await createMock()
  const reply = await mock.fetch(mock.baseUrl + '/v1/models', { headers: { authorization: 'Bearer ' + mock.key } })
  console.log(process.version, reply.status)
  await mock.close()
}
`
