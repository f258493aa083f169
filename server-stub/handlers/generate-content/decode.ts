import type * as wire from '../../../generated/types/generate-content.ts'
import { asArray } from '../../../runtime/json.ts'
import { invalid } from '../../../runtime/problem.ts'
import type { OutputFormat, Prompt, Reasoning, Sampling, Tool, ToolChoice } from '../../ports/text-model.ts'
import { decodeTurns } from './decode-contents.ts'
import { toJsonSchema } from './json-schema.ts'
import { isUnfiltered } from './safety.ts'

/** The maximum, whatever the request asks for. */
const MAX_CANDIDATES = 8

const tokensPerImage: Readonly<Partial<Record<wire.MediaResolution, number>>> = {
  MEDIA_RESOLUTION_LOW: 64,
  MEDIA_RESOLUTION_MEDIUM: 256,
  MEDIA_RESOLUTION_HIGH: 256,
}

/** Decodes a request for `model`. Throws a Problem if an allowed function is not declared. */
export function decodePrompt(model: string, body: wire.GenerateContentRequest): Prompt {
  const { generationConfig: config = {}, cachedContent } = body
  const maxOutputTokens = toPositive(config.maxOutputTokens)
  const imageTokens = config.mediaResolution && tokensPerImage[config.mediaResolution]
  const turns = decodeTurns(body.contents)
  const pages = getPages(body)
  return {
    model,
    instructions: (body.systemInstruction?.parts ?? []).map(({ text = '' }) => text).join('\n'),
    turns,
    tools: decodeTools(body),
    toolChoice: decodeToolChoice(body),
    output: decodeOutput(config),
    reasoning: decodeReasoning(config.thinkingConfig),
    sampling: decodeSampling(config),
    stopSequences: config.stopSequences ?? [],
    candidates: Math.min(toPositive(config.candidateCount) ?? 1, MAX_CANDIDATES),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(config.responseLogprobs ? { logprobs: toPositive(config.logprobs) ?? 0 } : {}),
    ...(imageTokens === undefined ? {} : { tokensPerImage: imageTokens }),
    ...(pages.length === 0 ? {} : { pages }),
    ...(cachedContent === undefined ? {} : { cachedContent }),
    ...(isUnfiltered(body.safetySettings ?? []) ? { unfiltered: true } : {}),
  }
}

/** ProtoJSON writes an absent number as zero. */
function toPositive(count: number | undefined): number | undefined {
  return count !== undefined && count >= 1 ? count : undefined
}

function decodeSampling({ temperature, topP, topK, seed }: wire.GenerationConfig): Sampling {
  const top = toPositive(topK)
  return {
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(top === undefined ? {} : { topK: top }),
    ...(seed === undefined ? {} : { seed }),
  }
}

function decodeReasoning({
  includeThoughts = false,
  thinkingBudget,
}: wire.GenerateContentThinkingConfig = {}): Reasoning {
  const enabled = thinkingBudget === undefined ? includeThoughts : thinkingBudget !== 0
  const budget = toPositive(thinkingBudget)
  return { enabled, visible: enabled && includeThoughts, ...(budget === undefined ? {} : { budgetTokens: budget }) }
}

const modalities = { TEXT: 'text', IMAGE: 'image', AUDIO: 'audio' } as const

function decodeOutput(config: wire.GenerationConfig): OutputFormat {
  const { responseModalities = [], responseMimeType, responseSchema, responseJsonSchema } = config
  if (responseModalities.some((modality) => modality !== 'TEXT')) {
    const voice = getVoice(config.speechConfig)
    return {
      type: 'media',
      modalities: [...new Set(responseModalities.map((modality) => modalities[modality]))],
      ...(voice === undefined ? {} : { voice }),
    }
  }
  const schema = responseJsonSchema ?? toJsonSchema(responseSchema)
  const isSchema = typeof schema === 'object' && schema !== null
  if (responseMimeType === 'application/json') {
    const place = `generationConfig.${responseJsonSchema === undefined ? 'responseSchema' : 'responseJsonSchema'}`
    return { type: 'json', ...(isSchema ? { schema, place } : {}) }
  }
  const options = responseMimeType === 'text/x.enum' && isSchema && 'enum' in schema ? asArray(schema.enum) : []
  const values = options.filter((value) => typeof value === 'string')
  return values.length > 0 ? { type: 'choice', values } : { type: 'text' }
}

/** The voice, or that of the first speaker. */
function getVoice({ voiceConfig, multiSpeakerVoiceConfig }: wire.SpeechConfig = {}): string | undefined {
  const first = voiceConfig ?? multiSpeakerVoiceConfig?.speakerVoiceConfigs?.[0]?.voiceConfig
  return first?.prebuiltVoiceConfig?.voiceName
}

const ADDRESS = /https?:\/\/[^\s<>"'`)\]}]{1,2000}/g
const TRAILING_MARKS = /[.,;:!?]+$/
const MAX_PAGES = 20
const MAX_CHARS = 100_000

/** The URLs in the last turn, if the request allows the model to read URLs. */
function getPages({ tools = [], contents }: wire.GenerateContentRequest): string[] {
  if (!tools.some(({ urlContext }) => urlContext)) return []
  const last = contents.findLast(({ role }) => role !== 'model')
  const text = (last?.parts ?? []).map((part) => part.text ?? '').join('\n')
  const addresses = text.slice(0, MAX_CHARS).match(ADDRESS) ?? []
  return [...new Set(addresses.map((address) => address.replace(TRAILING_MARKS, '')))].slice(0, MAX_PAGES)
}

/** The tools of a request, without duplicates of built-in tools. If a function must be called, only the functions. */
function decodeTools(body: wire.GenerateContentRequest): Tool[] {
  const { tools = [] } = body
  const functions = getDeclarations(body).map(decodeFunction)
  if (isCallDemanded(body)) return functions
  return [
    ...functions,
    ...(tools.some(({ codeExecution }) => codeExecution) ? [{ type: 'code-execution' } as const] : []),
    ...(tools.some(({ googleSearch }) => googleSearch) ? [{ type: 'web-search' } as const] : []),
  ]
}

function decodeFunction({ name, description = '', ...declared }: wire.FunctionDeclaration): Tool {
  const schema = declared.parametersJsonSchema ?? toJsonSchema(declared.parameters)
  const isSchema = typeof schema === 'object' && schema !== null
  return { type: 'function', name, description, schema: isSchema ? schema : { type: 'object', properties: {} } }
}

export function decodeToolChoice(body: wire.GenerateContentRequest): ToolChoice {
  const { mode, allowedFunctionNames = [] } = body.toolConfig?.functionCallingConfig ?? {}
  const declared = new Set(getDeclarations(body).map(({ name }) => name))
  for (const [index, name] of allowedFunctionNames.entries()) {
    if (!declared.has(name)) {
      throw invalid(
        `toolConfig.functionCallingConfig.allowedFunctionNames[${index}]`,
        'names no function of this request; declare it in `tools` or leave the name out',
      )
    }
  }
  if (mode === 'NONE') return { mode: 'none', parallel: true }
  const allowed = allowedFunctionNames.length > 0 ? { allowed: allowedFunctionNames } : {}
  return { mode: isCallDemanded(body) ? 'required' : 'auto', parallel: true, ...allowed }
}

/** A call can only be required if a function is declared. */
function isCallDemanded(body: wire.GenerateContentRequest): boolean {
  return body.toolConfig?.functionCallingConfig?.mode === 'ANY' && getDeclarations(body).length > 0
}

function getDeclarations({ tools = [] }: wire.GenerateContentRequest): wire.FunctionDeclaration[] {
  return tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations)
}
