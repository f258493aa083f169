import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createControl } from '../../mock/control/client.ts'

/**
 * Makes the pictures of docs/mock/page.md from a mock: `npx tsx tools/picture/mock-page.ts`. It needs Chromium, at
 * /usr/bin/chromium or where `CHROMIUM` says, and ffmpeg. They are checked in, since other versions draw other bytes.
 */
const folder = 'docs/mock'
const model = 'gw-text-large'
const tsx = 'node_modules/tsx/dist/cli.mjs'

interface Picture {
  readonly file: string
  readonly path: string
  readonly width: number
  readonly height: number
  readonly colorScheme?: 'light' | 'dark'
}

const command = 'cli/gatewright.ts mock --port 0 --first-token-ms 300 --tokens-per-second 60'
const child = spawn('node', [tsx, ...command.split(' ')])
const [output] = (await once(child.stdout, 'data')) as [Buffer]
const baseUrl = /http:\/\/127\.0\.0\.1:\d+/.exec(output.toString())?.[0] ?? ''
const control = createControl({ baseUrl })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  await sendRequests()
  for (const picture of await listPictures()) await take(picture)
} finally {
  await browser.close()
  child.kill()
}

/** Sends one request and reads its answer. */
async function send(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const common = {
    authorization: 'Bearer sk-mock',
    'messages-version': '2023-06-01',
    'content-type': 'application/json',
  }
  const reply = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { ...common, ...headers },
    body: JSON.stringify(body),
  })
  await reply.text()
}

function ask(content: string) {
  return { model, max_tokens: 60, messages: [{ role: 'user', content }] }
}

/** Sends requests that end in several ways; the last one is a stream that a fault breaks. */
async function sendRequests(): Promise<void> {
  await send('/v1/responses', { model: 'gw-text-small', input: 'Write a haiku about the sea', stream: true })
  await send(`/v1beta/models/${model}:generateContent`, {
    contents: [{ parts: [{ text: 'Summarise the plot of Hamlet' }] }],
  })
  await send('/v1/messages', { ...ask('Hello there'), max_token: 60, max_tokens: undefined })
  await send('/v1/messages', ask('Too many'), { prefer: 'code=429' })
  await send('/v1/videos', { model: 'gw-video-1', prompt: 'A lighthouse in a storm' })
  await send('/v1/videos', { model: 'gw-video-1', prompt: 'sim:fail A paper boat' })
  await send('/img/submit/imagine', { prompt: 'a red fox in the snow' })
  await control.addFault({ kind: 'drop', event: 'content_block_start', times: 1 })
  await send('/v1/messages', { ...ask('Why is the sky blue?'), stream: true })
}

async function listPictures(): Promise<readonly Picture[]> {
  const { requests } = await control.listRequests()
  const find = (outcome: string) => `#requests/${requests.find((request) => request.outcome === outcome)?.id}`
  const [broken, refused] = [find('invalid-reply'), find('invalid-request')]
  return [
    { file: 'page.png', path: broken, width: 1400, height: 700 },
    { file: 'page-dark.webp', path: refused, width: 1400, height: 700, colorScheme: 'dark' },
    { file: 'page-phone.webp', path: refused, width: 390, height: 844 },
    { file: 'page-tasks.webp', path: '#tasks', width: 1400, height: 345 },
  ]
}

async function take({ file, path, width, height, colorScheme = 'light' }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme })
  await page.goto(`${baseUrl}/__mock${path}`)
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
  const shot = `${folder}/.${file}.png`
  await page.screenshot({ path: shot })
  await page.close()
  const encoder = file.endsWith('.png')
    ? ['-vf', 'split[a][b];[a]palettegen=max_colors=128[p];[b][p]paletteuse=dither=none']
    : ['-c:v', 'libwebp', '-quality', '60']
  const { status } = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', '-i', shot, ...encoder, `${folder}/${file}`], {
    stdio: 'inherit',
  })
  rmSync(shot)
  if (status !== 0) throw new Error(`ffmpeg made no ${file}.`)
}
