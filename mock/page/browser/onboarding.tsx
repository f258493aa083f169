import { useState } from 'preact/hooks'
import { Button, Code, CopyButton } from './components.tsx'
import { getBase, isProxy } from './control.ts'
import { showStatus, store } from './store.ts'
import { Tabs } from './tabs.tsx'

/** A first request as code, and as it is sent. */
interface Sample {
  readonly name: string
  readonly code: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined for GET. */
  readonly body?: object
}

/** How to send a first request. */
export function Onboarding() {
  const [chosen, choose] = useState('')
  if (isProxy) return <p class="empty">Send requests through the proxy to see them here.</p>
  const isOff = store.state?.options.journal === false
  if (isOff) return <p class="empty">The journal is off: the mock was started without it.</p>
  const tabs = getSamples().map((sample) => ({ name: sample.name, render: () => <SampleView sample={sample} /> }))
  return (
    <div class="empty">
      <h2>Send a request to the mock to see it here.</h2>
      <p>
        Point your app, or an official client, at <code>{getAddress()}</code>
        {store.contract?.key && (
          <>
            {' '}
            with the key <code>{store.contract.key}</code>
          </>
        )}
        . Each request appears with what came back, and why.
      </p>
      <Tabs label="Client" tabs={tabs} open={chosen} onOpen={choose} />
    </div>
  )
}

function SampleView({ sample }: { sample: Sample }) {
  return (
    <div class="stack">
      <Code label="Example">{sample.code}</Code>
      <div class="row">
        <Button class="main" work={() => sendSample(sample)}>
          Send it
        </Button>
        <CopyButton text={() => sample.code}>Copy the example</CopyButton>
      </div>
    </div>
  )
}

async function sendSample({ path, headers, body }: Sample): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const request = body && { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(body) }
  const reply = await fetch(getBase() + path, request ?? { headers })
  await reply.text()
  showStatus(`Sent: the mock answered ${reply.status}.`)
}

function getAddress(): string {
  return location.origin + getBase()
}

const MODEL = 'gw-text-large'
const QUESTION = 'Why is the sky blue?'

function getSamples(): readonly Sample[] {
  const { key: known, hasModels = true, firstPath = null } = store.contract ?? {}
  const key = known ?? '<key>'
  if (hasModels) return [openai(key), anthropic(key), google(key), aiSdk(key), curl(key)]
  if (firstPath === null) return []
  return [{ name: 'curl', code: `curl ${getAddress()}${firstPath}`, path: firstPath, headers: {} }]
}

function openai(key: string): Sample {
  const code = `import OpenAI from 'openai'

const client = new OpenAI({ baseURL: '${getAddress()}/v1', apiKey: '${key}' })
const stream = await client.responses.create({ model: '${MODEL}', input: '${QUESTION}', stream: true })
for await (const event of stream) console.log(event)`
  const body = { model: MODEL, input: QUESTION, stream: true }
  return { name: 'OpenAI', code, path: '/v1/responses', headers: { authorization: `Bearer ${key}` }, body }
}

const message = { model: MODEL, max_tokens: 200, stream: true, messages: [{ role: 'user', content: QUESTION }] }

function anthropic(key: string): Sample {
  const code = `import Anthropic from '@anthropic-ai/sdk'

const client = new Anthropic({ baseURL: '${getAddress()}', apiKey: '${key}' })
const stream = await client.messages.create({
  model: '${MODEL}',
  max_tokens: 200,
  messages: [{ role: 'user', content: '${QUESTION}' }],
  stream: true,
})
for await (const event of stream) console.log(event)`
  return { ...curl(key), name: 'Anthropic', code }
}

function google(key: string): Sample {
  const code = `import { GoogleGenAI } from '@google/genai'

const client = new GoogleGenAI({ apiKey: '${key}', httpOptions: { baseUrl: '${getAddress()}' } })
const stream = await client.models.generateContentStream({ model: '${MODEL}', contents: '${QUESTION}' })
for await (const chunk of stream) console.log(chunk.text)`
  const path = `/v1beta/models/${MODEL}:streamGenerateContent?alt=sse`
  const body = { contents: [{ role: 'user', parts: [{ text: QUESTION }] }] }
  return { name: 'Google', code, path, headers: { 'x-goog-api-key': key }, body }
}

function aiSdk(key: string): Sample {
  const code = `import { createOpenAI } from '@ai-sdk/openai'
import { streamText } from 'ai'

const openai = createOpenAI({ baseURL: '${getAddress()}/v1', apiKey: '${key}' })
const { textStream } = streamText({ model: openai.responses('${MODEL}'), prompt: '${QUESTION}' })
for await (const text of textStream) console.log(text)`
  return { ...openai(key), name: 'AI SDK', code }
}

function curl(key: string): Sample {
  const headers = { 'x-api-key': key, 'messages-version': '2023-06-01' }
  const code = `curl -N ${getAddress()}/v1/messages \\
  -H 'x-api-key: ${key}' -H 'messages-version: 2023-06-01' \\
  -H 'content-type: application/json' \\
  --data '${JSON.stringify(message)}'`
  return { name: 'curl', code, path: '/v1/messages', headers, body: message }
}
