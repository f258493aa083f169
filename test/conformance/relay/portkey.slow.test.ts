import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { userEnvironment } from '../../consumers/installed-package.ts'
import { freePort } from '../../support/local-server.ts'
import { killAtExit } from '../../support/server-process.ts'
import { sharedFolder, writeTestFile } from '../../support/temporary-folder.ts'
import { judgeGateway } from './run-relay.ts'

const folder = sharedFolder()

beforeAll(() => {
  writeTestFile('package.json', '{"private": true}', folder)
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock']
  execFileSync('npm', ['install', ...flags, '@portkey-ai/gateway@1.15.2'], { cwd: folder, env: userEnvironment })
})

async function startPortkey(): Promise<string> {
  const port = await freePort()
  const script = 'node_modules/@portkey-ai/gateway/build/start-server.js'
  const env = { ...userEnvironment, TRUSTED_CUSTOM_HOSTS: '127.0.0.1' }
  const child = spawn(process.execPath, [script, `--port=${port}`, '--headless'], { cwd: folder, env, stdio: 'ignore' })
  killAtExit(child)
  onTestFinished(() => void child.kill())
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return url
}

/** Pieces of a text in braces, as a shell reads them. */
function expand(pattern: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? []
  return choices === '' ? [pattern] : choices.split(',').map((choice) => before + choice + after)
}

const findings: Readonly<Record<string, readonly { readonly cases: readonly string[] }[]>> = parse(
  readFileSync(new URL('portkey.yaml', import.meta.url), 'utf8'),
)

test.each(Object.keys(findings))('the findings about Portkey before %s are those of the list', async (provider) => {
  const [url, port] = [await startPortkey(), await freePort()]
  const config = { provider, api_key: 'sk-upstream', custom_host: `http://127.0.0.1:${port}/v1` }
  const header = `x-portkey-config: ${JSON.stringify(config)}`
  const formats = provider === 'anthropic' ? ['messages', 'chat-completions'] : ['chat-completions']
  const verdicts = await judgeGateway(url, port, '--timeout', '8', '--header', header, '--formats', formats.join())
  const failed = verdicts.filter(({ outcome }) => outcome === 'failed').map(({ case: { id } }) => id)
  const patterns = (findings[provider] ?? []).flatMap(({ cases }) => cases.flatMap(expand))
  expect(failed.filter((id) => !patterns.some((pattern) => matchesGlob(id, pattern)))).toEqual([])
  expect(patterns.filter((pattern) => !failed.some((id) => matchesGlob(id, pattern)))).toEqual([])
})
