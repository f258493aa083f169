import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { differences } from '../../conformance/relay/differences.ts'
import { relayRules } from '../../conformance/relay/relay.ts'
import { startPassThrough } from '../conformance/relay/pass-through.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { freePort, startServer } from '../support/local-server.ts'
import { runCommand, startCommand } from '../support/start-command.ts'
import { testFolder, writeTestFile } from '../support/temporary-folder.ts'
import { readPage } from './page.ts'

const { text, blocks } = readPage('docs/gateways.md')

/** The arguments of the example that has this text; spaces within quotes are part of an argument. */
function getArguments(part: string, replaced: Readonly<Record<string, string>>): string[] {
  const [, command = ''] =
    blocks('sh')
      .find((block) => block.includes(part))
      ?.split('npx gatewright ') ?? []
  expect(command).not.toBe('')
  const words = command.replaceAll('\\\n', ' ').match(/'[^']*'|\S+/g) ?? []
  const swap = (word: string) => Object.entries(replaced).reduce((all, [from, to]) => all.replaceAll(from, to), word)
  return words.map((word) => swap(word.replace(/^'(.*)'$/, '$1')))
}

const few = ['--only', 'relay/*/request/**', '--only', 'relay/*/usage-altered/**']

test('the tables of the page are those of the code', () => {
  for (const [rule, says] of Object.entries(relayRules)) expect(text).toContain(`| \`${rule}\` | ${says} |`)
  for (const { id, says } of differences) expect(text).toContain(`| \`${id}\` | ${says} | [`)
  const rows = text.match(/^\| `[\w-]+` \| /gm) ?? []
  expect(rows).toHaveLength(Object.keys(relayRules).length + differences.length)
})

test('the example tests a gateway and writes its report; with its configuration the stub passes on what both ends say', async () => {
  const [port, file] = [await freePort(), join(testFolder(), 'gateway.html')]
  const yaml = blocks('yaml').find((block) => block.includes('# gatewright.yaml')) ?? ''
  const config = writeTestFile('gatewright.yaml', yaml.replace('127.0.0.1:4020', `127.0.0.1:${port}`))
  const start = ['stub', '--config', config, '--key', 'sk-client']
  const environment = { UPSTREAM_KEY: 'sk-upstream' }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { baseUrl } = await closeAfterTest(startCommand(start, environment))
  const args = getArguments('html=', { 'http://127.0.0.1:8080': baseUrl, '4020': String(port), 'gateway.html': file })
  const { status, stdout } = await runCommand(...args, ...few)
  expect(stdout).toContain('The gateway passes on what its client and its upstream say.')
  expect(status).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain('The gateway passes on what its client and its upstream say.')
  const [, inCi = ''] = text.match(/- run: npx --yes gatewright@\S+ (.*)/) ?? []
  const [report = '', ...rest] = inCi.split(' ').reverse()
  expect(report).toBe('junit=gateway.xml')
  const same = getArguments('html=', {}).slice(0, -1)
  expect(rest.reverse()).toEqual(same)
})

test('the listed cases are those of the pattern', async () => {
  const { status, stdout } = await runCommand(...getArguments('--list', {}))
  expect(status).toBe(0)
  expect(stdout.split('\n').filter((line) => !/^relay\/[\w-]+\/credential-leak\//.test(line))).toEqual([''])
})

test('the header of the example for Portkey reaches the gateway as JSON', async () => {
  const port = await freePort()
  const seen = new Set<string>()
  const { url } = await closeAfterTest(
    startServer((request, response) => {
      seen.add(String(request.headers['x-portkey-config']))
      response.writeHead(404).end('{}')
    }),
  )
  const args = getArguments('x-portkey-config', {
    'http://127.0.0.1:8787': url,
    '--upstream 4020': '',
    '4020': String(port),
  })
  expect(await runCommand(...args)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no request with our marks'),
  })
  expect([...seen].map((config) => JSON.parse(config))).toEqual([
    { provider: 'openai', api_key: 'sk-upstream', custom_host: `http://127.0.0.1:${port}/v1` },
  ])
})

test('a gateway that cannot be tested is one line of the page, and exit code 2', async () => {
  const port = await freePort()
  const target = await closeAfterTest(startPassThrough(port, 'sk-other'))
  const common = ['conformance', '--key', 'k', '--upstream', String(port)]
  const runs = [
    ['--target', target.url],
    ['--target', 'mock'],
    ['--target', target.url, '--only', 'nothing'],
  ]
  for (const more of runs) {
    const { status, stderr } = await runCommand(...common, ...more)
    expect(status).toBe(2)
    const line = stderr.trim().replaceAll(String(port), '4020').replace(' See --help.', '')
    expect(line).not.toContain('\n')
    const said = [...text.matchAll(/^\| .* \| `(.*?)`/gm)].map(([, quoted = '']) => quoted)
    expect(said.filter((quoted) => line.includes(quoted))).toHaveLength(1)
  }
})
