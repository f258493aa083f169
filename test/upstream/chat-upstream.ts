import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import { realClock } from '../../server-stub/core/clock.ts'
import { toBatch } from '../../server-stub/core/handler.ts'
import { simulatedTextModel } from '../../server-stub/simulator/text/text-model.ts'
import { ChunkWriter, getPrompt } from './chat-wire.ts'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: ChatCompletionCreateParamsStreaming
}

/** A chat-completions server on a real socket, over the simulated model. */
export interface ChatUpstream {
  readonly baseUrl: string
  /** The requests so far. */
  readonly received: readonly Received[]
  close(): Promise<void>
}

export async function chatUpstream(): Promise<ChatUpstream> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body: ChatCompletionCreateParamsStreaming = JSON.parse(await readText(request))
    received.push({ path: request.url ?? '', headers: request.headers, body })
    await answer(body, response).catch((error: Error) => {
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: error.message, type: 'server_error' } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { baseUrl: `http://127.0.0.1:${port}/v1`, received, close }
}

async function answer(body: ChatCompletionCreateParamsStreaming, response: ServerResponse): Promise<void> {
  const model = simulatedTextModel({ seed: 1, clock: realClock(0) })
  const writer = new ChunkWriter(body.model)
  const { signal } = new AbortController()
  for await (const step of model.generate(getPrompt(body), signal)) {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunks = toBatch(step).flatMap((delta) => writer.write(delta))
    for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  response.end('data: [DONE]\n\n')
}
