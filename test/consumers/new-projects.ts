import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newOperation, Project } from '../generators/init/project.ts'
import { root } from '../generators/run-generate.ts'
import { freePort } from '../support/local-server.ts'
import { type InstalledPackage, userEnvironment } from './installed-package.ts'

const upToDate = (spec: string) => ({ code: 0, stdout: `generated is up to date with ${spec}.\n`, stderr: '' })

/** The errors of the compiler, without their continuation. */
function getErrors(stdout: string): string[] {
  return stdout.split('\n').filter((line) => /^\S+\(\d+,\d+\): error /.test(line))
}

/** Projects that the installed package creates, with the user's own Node. */
export function tryProjects(getUser: () => InstalledPackage): void {
  const creator = new Project(userEnvironment)
  const gateway = new Project(userEnvironment)
  const other = new Project(userEnvironment)
  afterAll(() => {
    for (const project of [creator, gateway, other]) project.remove()
  })

  describe('npm create gatewright', () => {
    beforeAll(async () => {
      const { tarball } = getUser()
      creator.write('package.json', '{}')
      await install(creator, tarball, getUser().pack('./create-gatewright'))
      const create = 'node_modules/.bin/create-gatewright'
      expect(await creator.run(create, gateway.folder, '--package', tarball)).toMatchObject({ code: 0, stderr: '' })
      await install(gateway)
    })

    test('makes a gateway that depends on the package', async () => {
      expect(existsSync(join(gateway.folder, 'server-stub'))).toBe(false)
      expect(await gateway.run('node_modules/.bin/gatewright', 'generate', '--check')).toEqual(
        upToDate('spec/openapi.yaml'),
      )
    })

    test('whose example test fails if the code changes', async () => {
      expect(await gateway.npm('test')).toMatchObject({ code: 0, stderr: '' })
      gateway.edit('src/ports.ts', "'You said: '", "'You wrote: '")
      expect(await gateway.npm('test')).toMatchObject({ code: 1, stdout: expect.stringContaining('You wrote: ') })
    })

    test('and its image starts the built server, and is healthy', async () => {
      const port = await freePort()
      const dockerfile = gateway.read('Dockerfile').replaceAll('4010', String(port))
      const read = (pattern: RegExp) => JSON.parse(pattern.exec(dockerfile)?.[1] ?? '[]')
      expect(await gateway.npm('build')).toMatchObject({ code: 0 })
      const [program, ...entry] = read(/^ENTRYPOINT (.*)$/m)
      const options = { cwd: gateway.folder, env: userEnvironment, stdio: 'ignore' } as const
      const server = spawn(program, [...entry, '--key', 'sk-own'], options)
      try {
        const [check, ...args] = read(/^HEALTHCHECK [\s\S]*? CMD (.*)$/m)
        await expect.poll(async () => (await gateway.run(check, ...args)).code).toBe(0)
        const headers = { authorization: 'Bearer sk-own' }
        expect((await fetch(`http://127.0.0.1:${port}/v1/models`, { headers })).status).toBe(200)
      } finally {
        server.kill()
      }
    })

    test('which prints a line for each request in a terminal', async () => {
      expect(await gateway.logInTerminal('/v1/models?key=sk-mock')).toMatch(/^[\d:]{8} GET \/v1\/models 401 \d+ ms$/m)
    })

    test('which serves an operation that is added to its contract', async () => {
      gateway.edit('spec/openapi.yaml', 'paths:\n', `paths:\n${newOperation}`)
      const before = gateway.own()
      expect(await gateway.npm('generate')).toMatchObject({ code: 0, stderr: '' })
      expect(gateway.own()).toEqual(before)
      const { stdout } = await gateway.npm('typecheck')
      expect(getErrors(stdout)).toEqual([expect.stringContaining('src/handlers.ts')])
      expect(stdout).toContain("Property 'ping' is missing")

      gateway.edit('src/handlers.ts', '= {}', '= { ping: async () => ({ json: { pong: true } }) }')
      const url = await gateway.start()
      const headers = { authorization: 'Bearer sk-mock', 'content-type': 'application/json' }
      const ping = await fetch(`${url}/v1/ping`, { headers })
      expect([ping.status, await ping.json()]).toEqual([200, { pong: true }])
      const body = JSON.stringify({ model: 'any', input: 'Good morning.' })
      const reply = await fetch(`${url}/v1/responses`, { method: 'POST', headers, body })
      expect(await reply.text()).toContain('You wrote: Good morning.')
      gateway.stop()
      const mockUrl = await gateway.start('mock')
      expect(await (await fetch(`${mockUrl}/v1/ping`, { headers })).json()).toEqual({ pong: true })
      expect(await (await fetch(`${mockUrl}/v1/models`, { headers })).text()).toContain('gw-text-large')
    })
  })

  describe('gatewright init --spec', () => {
    const spec = 'spec/train-travel.json'

    beforeAll(async () => {
      const document = join(root, 'node_modules/@readme/oas-examples/3.1/json/train-travel.json')
      const args = ['--out', other.folder, '--package', getUser().tarball, '--spec', document]
      const created = await creator.run('node_modules/.bin/gatewright', 'init', ...args)
      expect(created).toMatchObject({ code: 0, stderr: expect.stringMatching(/json:509:32 warning: unchecked-body\n/) })
      // The same packages.
      other.link(join(gateway.folder, 'node_modules'))
    })

    test('makes a server of the contract that compiles, and whose example test passes', async () => {
      expect(await other.npm('typecheck')).toEqual({ code: 0, stdout: '', stderr: '' })
      expect(await other.npm('test')).toMatchObject({ code: 0, stderr: '' })
      const { dependencies } = JSON.parse(other.read('package.json'))
      expect(dependencies.gatewright).toMatch(/^file:.*\.tgz$/)
    })

    test('that replies with the examples of the contract', async () => {
      const url = await other.start()
      const reply = await fetch(`${url}/stations`, { headers: { authorization: 'Bearer sk-mock' } })
      expect([reply.status, Object.keys((await reply.json()) as object)]).toEqual([200, ['data', 'links']])
      const health = await fetch(`${url}/healthz`)
      expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }])
      other.stop()
      const mockUrl = await other.start('mock')
      const mocked = await fetch(`${mockUrl}/stations`, { headers: { authorization: 'Bearer any' } })
      expect([mocked.status, Object.keys((await mocked.json()) as object)]).toEqual([200, ['data', 'links']])
    })

    test('and prints a line for each request in a terminal', async () => {
      expect(await other.logInTerminal('/stations?key=sk-mock')).toMatch(/^[\d:]{8} GET \/stations 401 \d+ ms$/m)
    })

    test('and names the handler of an operation that has another name now', async () => {
      const { code, stdout: checked } = await other.npm('generate', '--', '--check')
      expect({ code, stdout: checked, stderr: '' }).toEqual(upToDate(spec))
      other.edit(spec, '"get-stations"', '"find-stations"')
      expect(await other.npm('generate')).toMatchObject({ code: 0 })
      const { stdout } = await other.npm('typecheck')
      expect(getErrors(stdout)).toEqual([expect.stringContaining("'get-stations'' does not exist in type")])
    })
  })
}

async function install(project: Project, ...packages: string[]): Promise<void> {
  const run = await project.run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...packages)
  if (run.code !== 0) throw new Error(run.stderr)
}
