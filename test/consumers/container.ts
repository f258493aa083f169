import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createControl } from 'gatewright'
import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runExample } from '../docs/page.ts'
import { type Cluster, noPostgres, startCluster } from '../server-stub/adapters/store/postgres.ts'
import { freePort } from '../support/local-server.ts'
import { sharedFolder } from '../support/temporary-folder.ts'
import { findExamples } from './in-tests-document.ts'
import { type InstalledPackage, userEnvironment } from './installed-package.ts'

// An instruction is a line.
const dockerfile = readFileSync('docs/deploy/Dockerfile', 'utf8').replaceAll('\\\n', ' ')

function find(pattern: RegExp): string {
  const found = pattern.exec(dockerfile)?.[1]
  if (found === undefined) throw new Error(`The Dockerfile has no ${pattern}.`)
  return found
}

const install = find(/^RUN (cp .*)$/m).replace('/source/', `${resolve('.')}/`)
const assignments = find(/^ENV (.*)$/m).matchAll(/(\w+)=(\S+)/g)
const variables = Object.fromEntries([...assignments].map(([, name, value]) => [name, value]))
const [program = '', ...entry]: readonly string[] = JSON.parse(find(/^ENTRYPOINT (.*)$/m))
const [check = '', ...checked]: readonly string[] = JSON.parse(find(/^HEALTHCHECK .* CMD (.*)$/m))
const recipe = findExamples('ts').find((code) => code.includes("'testcontainers'")) ?? ''
const byDefault: readonly string[] = JSON.parse(find(/^CMD (.*)$/m))

/** What the image does, in a folder: its packages, its command, and its health check. No container engine is needed. */
export function tryContainer(getUser: () => InstalledPackage): void {
  const folder = sharedFolder()
  const started: ChildProcess[] = []
  let cluster: Cluster | undefined

  beforeAll(async () => {
    copyFileSync(getUser().tarball, join(folder, basename(getUser().tarball)))
    const env = { ...userEnvironment, npm_config_prefer_offline: 'true' }
    execFileSync('sh', ['-c', install], { cwd: folder, env, stdio: 'pipe' })
    if (!noPostgres) cluster = await startCluster()
  })
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL')
    await cluster?.stop()
  })

  /** Starts the image's command; resolves when it is healthy. */
  async function start(args: readonly string[]): Promise<{ readonly child: ChildProcess; readonly url: string }> {
    const port = await freePort()
    const env = { PATH: process.env.PATH, ...variables, GATEWRIGHT_PORT: String(port) }
    const child = spawn(program, [...entry, ...args], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
    started.push(child)
    await expect.poll(() => spawnSync(check, checked, { env }).status).toBe(0)
    return { child, url: `http://127.0.0.1:${port}` }
  }

  async function stop(child: ChildProcess): Promise<unknown> {
    const ended = once(child, 'exit')
    child.kill(find(/^STOPSIGNAL (.*)$/m) as NodeJS.Signals)
    return (await ended)[0]
  }

  test('its packages are those of the lock file', () => {
    const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
    const installed = Object.entries<{ version: string }>(
      JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages,
    ).filter(([path]) => path !== '' && path !== 'node_modules/gatewright')
    expect(installed.length).toBeGreaterThan(20)
    expect(installed.filter(([path, { version }]) => locked[path]?.version !== version)).toEqual([])
  })

  test('it serves the mock by default', async () => {
    const { child, url } = await start(byDefault)
    const reply = await fetch(`${url}/v1/models`, { headers: { authorization: 'Bearer sk-mock' } })
    expect(reply.status).toBe(200)
    expect(await stop(child)).toBe(0)
  })

  test('the recipe for Testcontainers is well typed', () => {
    const project = sharedFolder()
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const packages = ['openai', 'typescript', '@types/node'].map((name) => `${name}@${devDependencies[name]}`)
    const options = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', getUser().tarball]
    execFileSync('npm', [...options, ...packages, 'testcontainers@12.0.4'], {
      cwd: project,
      env: userEnvironment,
      stdio: 'pipe',
    })
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(project, 'tsconfig.json'), findExamples('json')[0]?.replace('"test"', '"*.ts"') ?? '')
    writeFileSync(join(project, 'recipe.ts'), recipe)
    expect(spawnSync('node', ['node_modules/typescript/bin/tsc'], { cwd: project, encoding: 'utf8' }).stdout).toBe('')
  })

  test('the recipe for Testcontainers prints what it shows, with the command of the image', async () => {
    let args: readonly string[] = []
    const ports: unknown[] = []
    // No engine is needed: the command of the container runs here.
    class GenericContainer {
      withCommand(command: readonly string[]): this {
        args = command
        return this
      }
      withExposedPorts(port: number): this {
        ports.push(port)
        return this
      }
      withWaitStrategy = () => this
      async start() {
        const { child, url } = await start(args)
        const { hostname, port } = new URL(url)
        const getMappedPort = (exposed: number) => (ports.includes(exposed) ? port : undefined)
        return { getHost: () => hostname, getMappedPort, stop: () => stop(child) }
      }
    }
    const Wait = { forHttp: (...where: readonly unknown[]) => ports.push(...where) }
    const shown = [...recipe.matchAll(/^console\.log.* \/\/ (.*)$/gm)].map(([, output]) => `${output}\n`)
    expect(shown).toHaveLength(2)
    expect(await runExample(recipe, { GenericContainer, Wait, createControl, OpenAI })).toBe(shown.join(''))
    const exposed = Number(find(/^EXPOSE (.*)$/m))
    expect(ports).toEqual([exposed, '/healthz', exposed])
  })

  test.skipIf(noPostgres)('it serves the stub over PostgreSQL, with metrics and traces', async () => {
    const database = (await cluster?.createDatabase()) ?? ''
    const adminPort = String(await freePort())
    const observed = ['--admin-port', adminPort, '--otlp-endpoint', 'http://127.0.0.1:9']
    const { child, url } = await start(['stub', '--speed', '0', '--key', 'sk-own', '--database', database, ...observed])
    const headers = { authorization: 'Bearer sk-own', 'content-type': 'application/json' }
    const body = JSON.stringify({ model: 'gw-video-1', prompt: 'Waves' })
    expect((await fetch(`${url}/v1/videos`, { method: 'POST', headers, body })).status).toBe(200)
    expect(await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text()).toContain('gatewright_requests_open 0')
    expect(await stop(child)).toBe(0)
  })
}
