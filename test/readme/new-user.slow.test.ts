import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { InstalledPackage, userEnvironment } from '../consumers/installed-package.ts'
import { noBrowser, type OpenedBrowser, openBrowser } from '../mock/page/browser.ts'
import { freePort } from '../support/local-server.ts'

const readme = readFileSync('README.md', 'utf8')

let user: InstalledPackage
let terminal: Terminal
let browser: OpenedBrowser | undefined

beforeAll(async () => {
  expect(readme).toContain('`npm i -D gatewright` installs the package')
  user = new InstalledPackage()
  const command = find(readme, /```sh\n(npx gatewright mock)\n```/)
  terminal = new Terminal(`${command} --port ${await freePort()}`, user.folder)
  await terminal.read(/Ctrl\+C/)
  if (noBrowser === undefined) browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  terminal?.stop()
  user?.remove()
})

test('a new user mends a request by what the terminal and the page say, and gets a reply', async () => {
  const model = find(readme, /model: '([^']+)'/)
  const question = find(readme, /input: '([^']+)'/)
  const wrong = JSON.stringify({ model, inptu: [{ rol: 'user', content: question }] })

  expect((await send(wrong)).status).toBe(400)
  const better = mend(wrong, await terminal.read(/ 400 .*input: is required.*/))
  expect((await send(better)).status).toBe(400)
  const right = mend(better, browser ? await readPage(browser) : await terminal.read(/ 400 .*input\[0\].*/))
  const reply = await send(right)
  expect([reply.status, JSON.stringify(await reply.json())]).toEqual([200, expect.stringContaining('Lisbon')])
  await terminal.read(/ 200 .*\/v1\/responses/)
})

test('a new user gets a conformance report, and a recording of a stream that has not drifted', async () => {
  const address = /http:\/\/127\.0\.0\.1:\d+/g
  const [URL = ''] = terminal.output.match(address) ?? []
  const values = { URL, KEY: 'sk-mock', FOLDER: 'recordings/first' }
  const suite = user.shell(`${getCommand('conformance --target', values)} --only 'models/**' --report json=report.json`)
  expect({ output: suite.stdout, status: suite.status }).toEqual({
    output: expect.stringContaining('conforms'),
    status: 0,
  })
  expect(existsSync(join(user.folder, 'report.json'))).toBe(true)

  const recorder = new Terminal(`${getCommand('mock --record', values)} --port ${await freePort()}`, user.folder)
  onTestFinished(() => recorder.stop())
  await recorder.read(/Ctrl\+C/)
  const [origin = ''] = recorder.output.match(address)?.filter((url) => url !== URL) ?? []
  const code = find(readme, /```ts\n(import OpenAI[^`]*for await[^`]*)```/)
  user.link('openai')
  user.write('first.mjs', code.replace('http://127.0.0.1:4010', origin))
  expect(user.ownNode('first.mjs').stdout).toContain('Lisbon')
  await recorder.read(/ 200 .*\/v1\/responses/)
  const drift = user.shell(getCommand('drift', values))
  expect({ output: drift.stdout, status: drift.status }).toEqual({
    output: expect.stringContaining('1 same'),
    status: 0,
  })
})

test('the test of the README explains itself when it fails', () => {
  const code = find(readme, /```ts\n([^`]*mockTest[\s\S]*?)```\n/)
  for (const name of ['openai', 'vitest']) user.link(name)
  user.write('first.test.js', code.replace("input: 'Hello'", "inptu: 'Hello'"))
  const { stdout, stderr, status } = user.ownNode('node_modules/vitest/vitest.mjs', 'run', '--testTimeout=0')
  expect({ output: stdout + stderr, status }).toEqual({
    output: expect.stringMatching(/POST \/v1\/responses[\s\S]{0,200}did you mean `input`\?/),
    status: 1,
  })
})

/** The command of the README that begins so, with the values of a user. */
function getCommand(start: string, values: Readonly<Record<string, string>>): string {
  const command = find(readme, new RegExp(`\`(npx gatewright ${start}[^\`]*)\``))
  return command.replaceAll(/\b[A-Z]{3,}\b/g, (name) => values[name] ?? name)
}

/** Sends a request to the address, and with the key, of the `curl` line in the terminal. */
async function send(body: string): Promise<Response> {
  const [, url = '', authorization = ''] = /curl (\S+)\/models -H 'Authorization: (.+)'/.exec(terminal.output) ?? []
  const headers = { 'content-type': 'application/json', authorization }
  return fetch(`${url}/responses`, { method: 'POST', headers, body })
}

/** Renames the field that a message calls unknown to the one that it suggests. */
function mend(body: string, message: string): string {
  const [, path = '', meant = ''] = /`?([^\s`]+)`? is unknown, did you mean `?([^\s`]+?)`?\?/.exec(message) ?? []
  return body.replace(`"${path.split('.').at(-1)}":`, `"${meant}":`)
}

/** The verdict of the last refused request, on the page that the terminal names. */
async function readPage(opened: OpenedBrowser): Promise<string> {
  const { page, troubles } = await opened.open(find(terminal.output, /Requests are shown at (\S+)/))
  await page
    .getByRole('link', { name: /v1\/responses/ })
    .first()
    .click()
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await verdict.getByText('did you mean').first().waitFor()
  expect(troubles).toEqual([])
  return verdict.innerText()
}

function find(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? expect.fail(`there is no ${pattern} in ${text}`)
}

/** A command of the user, and what it has printed. */
class Terminal {
  output = ''
  readonly #child: ChildProcess

  constructor(command: string, cwd: string) {
    this.#child = spawn('sh', ['-c', command], {
      cwd,
      env: userEnvironment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on('data', (text) => (this.output += text))
  }

  /** Waits for a line, and returns it. */
  async read(line: RegExp): Promise<string> {
    await vi.waitFor(() => expect(this.output).toMatch(line), { timeout: 120_000 })
    return line.exec(this.output)?.[0] ?? ''
  }

  stop(): void {
    if (this.#child.pid) process.kill(-this.#child.pid, 'SIGTERM')
  }
}
