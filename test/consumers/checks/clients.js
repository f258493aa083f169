// The official clients, each in two majors, as a page or its test uses them.
const assert = require('node:assert/strict')

const [model, content] = ['gw-text-large', 'sim:echo Good day']
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const getOptions = ({ key, fetch }) => ({ apiKey: key, fetch, maxRetries: 0, dangerouslyAllowBrowser: true })

/** Uploads a form, with a file too, polls, downloads and streams. */
async function checkOpenai(mock, { OpenAI, toFile }) {
  const client = new OpenAI({ ...getOptions(mock), baseURL: `${mock.baseUrl}/v1` })
  const input_reference = await toFile(picture, 'a.png', { type: 'image/png' })
  await client.videos.create({ model: 'gw-video-1', prompt: 'Wäves', input_reference })
  const { id } = await client.videos.create({ model: 'gw-video-1', prompt: 'Wäves' })
  let video = await client.videos.retrieve(id)
  while (video.status !== 'succeeded') video = await client.videos.retrieve(id)
  const film = await (await client.videos.downloadContent(id)).arrayBuffer()
  assert.equal(Buffer.from(film).toString('latin1', 4, 8), 'ftyp')
  let text = ''
  for await (const event of await client.responses.create({ model, input: content, stream: true }))
    if (event.type === 'response.output_text.delta') text += event.delta
  assert.equal(text, 'Good day')
}

async function checkAnthropic(mock, { Anthropic }) {
  const client = new Anthropic({ ...getOptions(mock), baseURL: mock.baseUrl })
  const stream = client.messages.stream({ model, max_tokens: 100, messages: [{ role: 'user', content }] })
  assert.equal(await stream.finalText(), 'Good day')
}

async function checkGoogle(mock, { GoogleGenAI }) {
  const httpOptions = { baseUrl: mock.baseUrl, fetch: mock.fetch }
  const client = new GoogleGenAI({ apiKey: mock.key, httpOptions })
  let text = ''
  for await (const chunk of await client.models.generateContentStream({ model, contents: content })) text += chunk.text
  assert.equal(text, 'Good day')
}

const checks = {
  'openai-6': checkOpenai,
  openai: checkOpenai,
  'anthropic-0': checkAnthropic,
  '@anthropic-ai/sdk': checkAnthropic,
  '@google/genai': checkGoogle,
}

async function checkClients(mock) {
  for (const [name, check] of Object.entries(checks)) await check(mock, require(name))
}

/** The body that `fetch` sends may be of any class of this environment, or of Node. */
async function checkBodies(mock) {
  const text = JSON.stringify({ model: 'gw-video-1', prompt: 'Waves' })
  const bytes = Uint8Array.from(Buffer.from(text))
  const form = new FormData()
  form.append('model', 'gw-video-1')
  form.append('prompt', 'Waves')
  form.append('input_reference', new File([Uint8Array.from(picture)], 'ä".png', { type: 'image/png' }))
  const { Blob: NodeBlob } = require('node:buffer')
  const { ReadableStream: NodeStream } = require('node:stream/web')
  const start = (controller) => {
    controller.enqueue(bytes)
    controller.close()
  }
  const type = 'application/json'
  const json = [
    text,
    bytes,
    bytes.buffer,
    Buffer.from(text),
    new Blob([text], { type }),
    new NodeBlob([text], { type }),
  ]
  json.push(new NodeStream({ start }), NodeStream.from([Buffer.from(text)])[Symbol.asyncIterator]())
  for (const body of [...json, form]) {
    const headers = { authorization: `Bearer ${mock.key}`, ...(body === form ? {} : { 'content-type': type }) }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const reply = await mock.fetch(`${mock.baseUrl}/v1/videos`, init)
    assert.equal(reply.status, 200, `${Object.prototype.toString.call(body)}: ${await reply.text()}`)
  }
}

/** The tests of Jest in any environment, by what they import or require. */
function testFakeTimers({ createMock, jest, test }) {
  test.each([true, false])('the official clients work with fake timers, legacy %s', async (legacyFakeTimers) => {
    jest.useFakeTimers({ legacyFakeTimers })
    const mock = await createMock()
    await checkBodies(mock)
    await checkClients(mock)
    await mock.close()
    jest.useRealTimers()
  })
}

module.exports = { checkBodies, checkClients, testFakeTimers }
