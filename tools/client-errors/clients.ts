import type Anthropic from '@anthropic-ai/sdk'
import type { GoogleGenAI } from '@google/genai'
import type OpenAI from 'openai'

/** How a client calls the gateway. */
export interface Question {
  readonly baseUrl: string
  readonly key: string
  readonly fetch?: typeof fetch
  readonly isStreamed: boolean
  /** The limit that the client is given; its own by default. */
  readonly timeoutMs?: number
  /** Undefined for the default of the client. */
  readonly maxRetries?: number
}

/** A client of one family, used in one way. */
export interface Client {
  readonly name: string
  readonly major: string
  readonly family: string
  readonly isForStreams?: boolean
  /** Resolves with what its user reads: texts, calls, or the number of events without either. */
  ask(question: Question): Promise<readonly string[]>
}

export interface OfficialSdks {
  readonly OpenAI: typeof OpenAI
  readonly Anthropic: typeof Anthropic
  readonly GoogleGenAI: typeof GoogleGenAI
}

const [model, content] = ['gw-text-large', 'Hello']

/** The official clients, each with and without its helper for streams. */
export function createOfficialClients(
  { OpenAI, Anthropic, GoogleGenAI }: OfficialSdks,
  majors: Readonly<Record<'openai' | 'anthropic' | 'google', string>>,
): readonly Client[] {
  const openai = (question: Question) => new OpenAI({ ...getOptions(question), baseURL: `${question.baseUrl}/v1` })
  const anthropic = (question: Question) => new Anthropic({ ...getOptions(question), baseURL: question.baseUrl })
  const [ofOpenai, ofAnthropic] = [
    { major: majors.openai, family: 'responses' },
    { major: majors.anthropic, family: 'messages' },
  ]
  return [
    { ...ofOpenai, name: 'openai', ask: (question) => askOpenai(openai(question), question) },
    {
      ...ofOpenai,
      name: 'openai `stream()`',
      isForStreams: true,
      ask: async (question) =>
        readResponse(await openai(question).responses.stream({ model, input: content }).finalResponse()),
    },
    { ...ofOpenai, family: 'video', name: 'openai', ask: (question) => askForVideo(openai(question)) },
    { ...ofAnthropic, name: '@anthropic-ai/sdk', ask: (question) => askAnthropic(anthropic(question), question) },
    {
      ...ofAnthropic,
      name: '@anthropic-ai/sdk `stream()`',
      isForStreams: true,
      ask: async (question) => readMessage(await anthropic(question).messages.stream(message).finalMessage()),
    },
    {
      name: '@google/genai',
      major: majors.google,
      family: 'generate-content',
      ask: ({ baseUrl, key, fetch, timeoutMs: timeout, isStreamed }) => {
        const httpOptions = { baseUrl, ...(fetch && { fetch }), ...(timeout && { timeout }) }
        return askGoogle(new GoogleGenAI({ apiKey: key, httpOptions }), isStreamed)
      },
    },
  ]
}

function getOptions({ key, fetch, timeoutMs: timeout, maxRetries }: Question) {
  return {
    apiKey: key,
    logLevel: 'off' as const,
    ...(fetch && { fetch }),
    ...(timeout && { timeout }),
    ...(maxRetries !== undefined && { maxRetries }),
  }
}

async function askForVideo({ videos }: OpenAI) {
  const { status } = await videos.create({ model: 'gw-video-1' as OpenAI.VideoModel, prompt: content })
  return [`status ${status}`]
}

async function askOpenai({ responses }: OpenAI, { isStreamed }: Question) {
  if (!isStreamed) return readResponse(await responses.create({ model, input: content }))
  const events = await Array.fromAsync(await responses.create({ model, input: content, stream: true }))
  return readEvents(events, (event) => (event.type === 'response.output_text.delta' ? event.delta : undefined))
}

/** A reply may lack all that its type declares. */
function readResponse(response: Partial<OpenAI.Responses.Response> | string | undefined): readonly string[] {
  if (typeof response !== 'object') return typeof response === 'string' ? ['a string'] : []
  const calls = (response.output ?? []).flatMap((item) =>
    item.type === 'function_call' ? [`${item.name}(${item.arguments})`] : [],
  )
  return [response.output_text ?? '', ...calls]
}

const message = { model, max_tokens: 50, messages: [{ role: 'user' as const, content }] }

async function askAnthropic({ messages }: Anthropic, { isStreamed }: Question) {
  if (!isStreamed) return readMessage(await messages.create(message))
  const events = await Array.fromAsync(await messages.create({ ...message, stream: true }))
  return readEvents(events, (event) => {
    if (event.type === 'content_block_start' && event.content_block.type === 'tool_use') return event.content_block.name
    if (event.type !== 'content_block_delta') return undefined
    return event.delta.type === 'text_delta'
      ? event.delta.text
      : event.delta.type === 'input_json_delta'
        ? event.delta.partial_json
        : undefined
  })
}

function readMessage(message: Partial<Anthropic.Message> | string | undefined): readonly string[] {
  if (typeof message !== 'object') return typeof message === 'string' ? ['a string'] : []
  return (message.content ?? []).map((block) =>
    block.type === 'text'
      ? block.text
      : block.type === 'tool_use'
        ? `${block.name}(${JSON.stringify(block.input)})`
        : block.type,
  )
}

async function askGoogle({ models }: GoogleGenAI, isStreamed: boolean) {
  if (!isStreamed) return [(await models.generateContent({ model, contents: content })).text ?? '']
  const chunks = await Array.fromAsync(await models.generateContentStream({ model, contents: content }))
  return readEvents(chunks, ({ text }) => text)
}

function readEvents<T>(events: readonly T[], read: (event: T) => string | undefined): readonly string[] {
  const texts = events.map((event) => read(event)).filter((text) => text !== undefined)
  return texts.length === 0 && events.length > 0 ? [`events without text: ${events.length}`] : [texts.join('')]
}

interface Part {
  readonly type: string
  readonly text?: string
  readonly toolName?: string
  readonly input?: unknown
  readonly error?: unknown
}

type CreateModel = (options: object) => ((model: string) => object) & { responses(model: string): object }

/** What the majors of the AI SDK have in common; their types differ. */
export interface AiSdk {
  streamText(options: object): { readonly fullStream: AsyncIterable<Part> }
  generateText(options: object): Promise<{ readonly content: readonly Part[] }>
  tool(options: object): object
  jsonSchema(schema: object): object
  readonly createOpenAI: CreateModel
  readonly createAnthropic: CreateModel
  readonly createGoogleGenerativeAI: CreateModel
}

/** The AI SDK with the provider of each family. */
export function createAiClients(sdk: AiSdk, major: string): readonly Client[] {
  globalThis.AI_SDK_LOG_WARNINGS = false
  const inputSchema = sdk.jsonSchema({ type: 'object' })
  const tools = Object.fromEntries(
    ['get_weather', 'get_time', 'a', 'b'].map((name) => [name, sdk.tool({ inputSchema })]),
  )
  const models: Readonly<Record<string, (baseUrl: string, options: object) => object>> = {
    responses: (baseUrl, options) => sdk.createOpenAI({ ...options, baseURL: `${baseUrl}/v1` }).responses(model),
    messages: (baseUrl, options) => sdk.createAnthropic({ ...options, baseURL: `${baseUrl}/v1` })(model),
    'generate-content': (baseUrl, options) =>
      sdk.createGoogleGenerativeAI({ ...options, baseURL: `${baseUrl}/v1beta` })(model),
  }
  return Object.entries(models).map(([family, getModel]) => ({
    name: 'AI SDK',
    major,
    family,
    ask: async ({ baseUrl, key, fetch, isStreamed, timeoutMs }) => {
      const limit = timeoutMs === undefined ? {} : { abortSignal: AbortSignal.timeout(timeoutMs) }
      const options = { model: getModel(baseUrl, { apiKey: key, ...(fetch && { fetch }) }), prompt: content, tools }
      if (!isStreamed) return readParts((await sdk.generateText({ ...options, ...limit })).content)
      const { fullStream } = sdk.streamText({ ...options, ...limit, onError: () => undefined })
      return readParts(await Array.fromAsync(fullStream))
    },
  }))
}

function readParts(parts: readonly Part[]): readonly string[] {
  const failed = parts.find(({ type }) => type === 'error' || type === 'abort')
  if (failed) throw failed.error ?? new DOMException('The stream is aborted.', 'AbortError')
  const texts = parts.flatMap(({ type, text }) => (type === 'text' || type === 'text-delta' ? [text] : []))
  const calls = parts.flatMap(({ type, toolName, input }) =>
    type === 'tool-call' ? [`${toolName}(${JSON.stringify(input)})`] : [],
  )
  return [texts.join(''), ...calls]
}
