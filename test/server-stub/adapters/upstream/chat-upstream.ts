import type { ServerResponse } from 'node:http'
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import { simulatedTextModel } from '../../../../mock/simulator/text/text-model.ts'
import { realClock } from '../../../../runtime/clock.ts'
import { toBatch } from '../../../../runtime/handler.ts'
import { json, type RecordingServer, startRecordingServer } from '../../../support/recording-server.ts'
import { ChunkWriter, getPrompt } from './chat-wire.ts'

/** A chat-completions server over the simulated model. */
export function chatUpstream(): Promise<RecordingServer> {
  return startRecordingServer((response, received, request) =>
    answer(JSON.parse(received.body), response).catch((error: Error) =>
      json({ error: { message: error.message, type: 'server_error' } }, 500)(response, received, request),
    ),
  )
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
