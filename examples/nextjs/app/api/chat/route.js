import OpenAI from 'openai'

/** Asks the gateway, and passes the answer on while it arrives. */
export async function POST(request) {
  const client = new OpenAI({ baseURL: process.env.GATEWAY_URL, apiKey: process.env.GATEWAY_KEY, maxRetries: 0 })
  const { question } = await request.json()
  try {
    const asked = { model: 'gw-text-large', input: question, stream: true }
    const stream = await client.responses.create(asked, { signal: request.signal })
    const text = ReadableStream.from(readText(stream)).pipeThrough(new TextEncoderStream())
    return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
  } catch (error) {
    return Response.json({ message: 'There is no answer.' }, { status: error.status === 429 ? 429 : 502 })
  }
}

async function* readText(stream) {
  for await (const event of stream) if (event.type === 'response.output_text.delta') yield event.delta
}
