import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { familyCases } from './families.ts'

/** Errors, fields, enums and bounds of the source document, checked in the published bundle. */
interface Node {
  readonly [key: string]: Node
}

const document: Node = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))
const schemas = document.components?.schemas ?? {}

function resolve(node: Node | undefined): Node {
  if (node?.$ref === undefined) return node ?? {}
  const { $ref, ...beside } = node
  const path = String($ref).slice(2).split('/')
  const target = path.reduce<Node | undefined>((inner, step) => inner?.[step.replaceAll('~1', '/')], document)
  return { ...resolve(target), ...beside }
}

const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
)

const everywhere = [200, 400, 401, 404, 405, 413, 415, 429, 500]
const more: Readonly<Record<string, readonly number[]>> = { image: [403], 'generate-content': [403, 503, 504] }

describe('errors', () => {
  test.each(operations)('%s declares each, in the words of its family', (_, { tags, responses = {} }) => {
    const [family = ''] = Object.values(tags ?? {}).map(String)
    const envelope = familyCases.find((each) => each.family === family)?.envelope
    const statuses = [...everywhere, ...(more[family] ?? [])].map(String)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses))
    expect(Object.keys(resolve(responses[405]).headers ?? {})).toEqual(['Allow'])
    expect(Object.keys(resolve(responses[429]).headers ?? {})).toEqual(['Retry-After'])
    for (const status of [429, 500]) {
      const examples = Object.values(resolve(responses[status]).content?.['application/json']?.examples ?? {})
      const expected = envelope?.({ status, message: expect.stringMatching(/\S/) })
      expect(examples.length).toBeGreaterThan(0)
      for (const { value } of examples) expect(value).toEqual(expected)
    }
  })

  test.each([
    ['ImageInvalidRequest', [21]],
    ['ImageUnauthenticated', [24]],
    ['ImageForbidden', [24, 25]],
    ['ImageNotFound', [21]],
    ['ImagePayloadTooLarge', [21]],
    ['ImageRateLimited', [23]],
    ['ImageInternal', [23]],
  ])('%s has the codes %j', (name, codes) => {
    const examples = document.components?.responses?.[name]?.content?.['application/json']?.examples ?? {}
    expect([...new Set(Object.values(examples).map(({ value }) => Number(value?.code)))].sort()).toEqual(codes)
  })
})

/**
 * By schema the fields of the source: `!` where one is required, its type or its values, its bounds (`1..64`, `>0 <1`) and
 * its default (`=auto`).
 */
const source = `
CreateMessageRequest
  model! string 1..256, max_tokens! integer >1, messages! array, system string, metadata object, stop_sequences array,
  stream boolean, temperature number 0..1 =1, top_k integer >0, top_p number 0..1 =1, thinking object,
  tool_choice object, tools array
MessageTurn
  role! user|assistant, content! string 1..
MessageTextBlock
  type! string, text string 1.., cache_control object
MessageImageBytes
  type! string, media_type! image/jpeg|image/png|image/gif|image/webp, data! string
MessageToolUseBlock
  type! string, id string, name string 1.., input object, cache_control object
MessageToolResultBlock
  type! string, tool_use_id! string, content! string, is_error boolean, cache_control object
MessageMetadata
  user_id string ..256
MessageThinkingEnabled
  type! string, budget_tokens! integer 1024..
MessageToolChoiceAuto
  type! string, disable_parallel_tool_use boolean =false
MessageToolChoiceTool
  type! string, name! string, disable_parallel_tool_use boolean =false
MessageCustomTool
  type custom, name! string 1..64, description string, input_schema! object, cache_control object
MessageComputerTool
  type! string, name! string, display_width_px! any, display_height_px! any, display_number any
MessageReplyTextBlock
  type! string, text! string 1..5000000
Message
  id! string, type! string, role! string, model! string, content! array,
  stop_reason! end_turn|max_tokens|stop_sequence|tool_use, stop_sequence! string, usage! object
GenerateContentRequest
  contents! array, tools array, toolConfig object, safetySettings array, systemInstruction object,
  generationConfig object, cachedContent string
Content
  parts! array, role user|model|function|tool
Part
  text string, inlineData object, fileData object, functionCall object, functionResponse object,
  executableCode object, codeExecutionResult object
InlineData
  mimeType! string, data! string
PartFunctionCall
  name! string, args object
PartFunctionResponse
  name! string, response! object
ExecutableCode
  language! LANGUAGE_UNSPECIFIED|PYTHON, code! string
CodeExecutionResult
  outcome! OUTCOME_UNSPECIFIED|OUTCOME_OK|OUTCOME_FAILED|OUTCOME_DEADLINE_EXCEEDED, output string
FunctionDeclaration
  name! string, description string, parameters object
SafetySetting
  category! HARM_CATEGORY_UNSPECIFIED|HARM_CATEGORY_DEROGATORY|HARM_CATEGORY_TOXICITY|HARM_CATEGORY_VIOLENCE|
  HARM_CATEGORY_SEXUAL|HARM_CATEGORY_MEDICAL|HARM_CATEGORY_DANGEROUS|HARM_CATEGORY_HARASSMENT|
  HARM_CATEGORY_HATE_SPEECH|HARM_CATEGORY_SEXUALLY_EXPLICIT|HARM_CATEGORY_DANGEROUS_CONTENT|
  HARM_CATEGORY_CIVIC_INTEGRITY,
  threshold! HARM_BLOCK_THRESHOLD_UNSPECIFIED|BLOCK_LOW_AND_ABOVE|BLOCK_MEDIUM_AND_ABOVE|BLOCK_ONLY_HIGH|
  BLOCK_NONE|OFF
GenerationConfig
  stopSequences array ..5, responseMimeType text/plain|application/json|text/x.enum =text/plain,
  responseSchema object, responseModalities array, candidateCount integer, maxOutputTokens integer,
  temperature number 0..2, topP number, topK integer, seed integer, presencePenalty number, frequencyPenalty number,
  responseLogprobs boolean, logprobs integer, enableEnhancedCivicAnswers boolean, speechConfig object,
  thinkingConfig object, mediaResolution
  MEDIA_RESOLUTION_UNSPECIFIED|MEDIA_RESOLUTION_LOW|MEDIA_RESOLUTION_MEDIUM|MEDIA_RESOLUTION_HIGH
GenerateContentSchema
  type! TYPE_UNSPECIFIED|STRING|NUMBER|INTEGER|BOOLEAN|ARRAY|OBJECT, description string, enum array,
  nullable boolean, format string, items object, properties object, required array, minimum number, maximum number,
  minItems integer, maxItems integer, minLength integer, maxLength integer
SpeechConfig
  voiceConfig object, multiSpeakerVoiceConfig object, languageCode
  zh-CN|en-US|ja-JP|ko-KR|fr-FR|de-DE|es-ES|pt-BR|hi-IN|ar-XA|it-IT|tr-TR|vi-VN|th-TH|ru-RU|pl-PL|nl-NL
Candidate
  content object, finishReason STOP|MAX_TOKENS|SAFETY|RECITATION|LANGUAGE|OTHER|BLOCKLIST|PROHIBITED_CONTENT|SPII|MALFORMED_FUNCTION_CALL|
  IMAGE_SAFETY, safetyRatings array, citationMetadata object, tokenCount integer 0..,
  groundingAttributions array, groundingMetadata object, avgLogprobs number, logprobsResult object,
  urlRetrievalMetadata object, urlContextMetadata object, index integer 0..
PromptFeedback
  blockReason BLOCK_REASON_UNSPECIFIED|SAFETY|OTHER|BLOCKLIST|PROHIBITED_CONTENT|IMAGE_SAFETY, safetyRatings array
ModalityTokenCount
  modality MODALITY_UNSPECIFIED|TEXT|IMAGE|VIDEO|AUDIO|DOCUMENT, tokenCount integer 0..
RetrievalMetadata
  searchDynamicRetrievalScore number 0..1
CreateResponseRequest
  model! string, input! string, include array, instructions string, max_output_tokens integer, metadata object ..16,
  parallel_tool_calls boolean =true, previous_response_id string, reasoning object,
  service_tier auto|default|flex =auto, store boolean =true, stream boolean =false, temperature number 0..2 =1,
  text object, tool_choice none|auto|required, tools array, top_p number =1, truncation auto|disabled =disabled,
  user string
ResponseReasoningConfig
  effort low|medium|high =medium, summary auto|concise|detailed, generate_summary auto|concise|detailed
ResponseJsonSchemaFormat
  type! string, name! string ..64, schema! object, description string, strict boolean =false
ResponseInputMessage
  type string, role! user|assistant|system|developer, content! string
ResponseInputImage
  type! string, detail high|low|auto =auto, file_id string, image_url string
ResponseInputFile
  type! string, file_data string, file_id string, filename string
ResponseOutputTextInput
  type! string, text! string, annotations! array
ResponseFileSearchCallInput
  type! string, id string, queries array, status in_progress|searching|incomplete|failed, results array
ResponseWebSearchCallInput
  type! string, id string, status string
ResponseFunctionCallInput
  type! string, id string, call_id! string, name! string, arguments! string, status in_progress|completed|incomplete
ResponseFunctionCallOutput
  type! string, id string, call_id! string, output! string, status in_progress|completed|incomplete
ResponseComputerCallInput
  type! string, id string, call_id string, action object, pending_safety_checks array,
  status in_progress|completed|incomplete
ResponseComputerCallOutput
  type! string, id string, call_id! string, output! object, acknowledged_safety_checks array,
  status in_progress|completed|incomplete
ResponseReasoningItemInput
  type! string, id! string, summary! array, encrypted_content string, status in_progress|completed|incomplete
ResponseItemReference
  type string, id! string
ResponseComparisonFilter
  type! eq|ne|gt|gte|lt|lte, key string, value string
ResponseCompoundFilter
  type! and|or, filters array
ResponseFileSearchTool
  type! string, vector_store_ids array, filters object, max_num_results integer 1..50, ranking_options object
ResponseRankingOptions
  ranker string, score_threshold number 0..1
ResponseFunctionTool
  type! string, name string, description string, parameters object, strict boolean =true
ResponseWebSearchTool
  type! string, search_context_size low|medium|high =medium, user_location object, domains array
ResponseUserLocation
  type string, city string, country string, region string, timezone string
ResponseComputerTool
  type! string, display_width integer, display_height integer, environment string
VideoGenerationRequest
  model! string, prompt string, image string, size string, duration integer, metadata object
VideoGenerationMetadata
  seed integer, negative_prompt string, cfg_scale number, camera_control object, req_key string, aspect_ratio string,
  duration integer, image_urls array, resolution string, movement_amplitude string, bgm boolean, callback_url string
VideoCameraControl
  type string, config object
VideoCameraConfig
  horizontal number, vertical number, zoom number
VideoCreateRequest
  model string, prompt string, seconds string, size string
VideoTask
  task_id string, status! string, url string, error object
ImageImagineRequest
  botType BOT_PRIMARY|BOT_SECONDARY =BOT_PRIMARY, prompt! string, base64Array array, accountFilter object,
  notifyHook string, state string
ImageBlendRequest
  botType BOT_PRIMARY|BOT_SECONDARY =BOT_PRIMARY, base64Array! array 2..5, dimensions PORTRAIT|SQUARE|LANDSCAPE,
  accountFilter object, notifyHook string, state string
ImageDescribeRequest
  botType BOT_PRIMARY|BOT_SECONDARY =BOT_PRIMARY, base64! string, accountFilter object, notifyHook string, state string
ImageModalRequest
  taskId! string, prompt string, maskBase64 string
ImageFaceSwapRequest
  sourceBase64! string, targetBase64! string
ImageActionRequest
  chooseSameChannel boolean =false, customId! string, taskId! string, accountFilter object, notifyHook string,
  state string
ImageUploadRequest
  base64Array! array, filter object
ImageUploadFilter
  channelId string, instanceId string, remark string
ImageListRequest
  ids! array
ImageAccountFilter
  channelId string, instanceId string, modes array, remark string, remix boolean, remixAutoConsidered boolean
ImageTask
  id! string, action! IMAGINE|UPSCALE|VARIATION|ZOOM|PAN|DESCRIBE|BLEND|SHORTEN|SWAP_FACE,
  status! NOT_START|SUBMITTED|MODAL|IN_PROGRESS|FAILURE|SUCCESS|CANCEL, buttons! array, description! string,
  failReason string, imageUrl string, progress! string, prompt string, promptEn string, properties object,
  state string, submitTime! integer, startTime integer, finishTime integer
ImageButton
  customId! string, emoji! string, label! string, style! integer, type! integer
Model
  id! string, object! string, created! integer ..99999999999, owned_by! string
`

const tables = source
  .trim()
  .split(/\n(?=\S)/)
  .map((table) => {
    const [name = '', ...lines] = table.split('\n')
    const fields = lines
      .map((line) => line.trim())
      .join(' ')
      .replaceAll('| ', '|')
      .split(', ')
    return [name, fields] as const
  })

/** Of several types, and of several schemas, the first. */
function describeFacts(given: Node | undefined): string {
  const schema = resolve(given)
  const branch = schema.oneOf?.[0] ?? schema.anyOf?.[0]
  if (branch !== undefined && schema.type === undefined) {
    const { default: preset } = schema
    return describeFacts({ ...resolve(branch), ...(preset === undefined ? {} : { default: preset }) })
  }
  const { type, default: preset, exclusiveMinimum, exclusiveMaximum, enum: values } = schema
  const low = schema.minLength ?? schema.minItems ?? schema.minimum ?? ''
  const high = schema.maxLength ?? schema.maxItems ?? schema.maxProperties ?? schema.maximum ?? ''
  const facts = [
    values === undefined ? String([type].flat()[0] ?? 'any') : Object.values(values).filter(Boolean).join('|'),
    low === high ? '' : `${low}..${high}`,
    exclusiveMinimum === undefined ? '' : `>${exclusiveMinimum}`,
    exclusiveMaximum === undefined ? '' : `<${exclusiveMaximum}`,
    preset === undefined ? '' : `=${preset}`,
  ]
  return facts.filter(Boolean).join(' ')
}

test.each(tables)('%s has every field of the source, and requires no other', (name, fields) => {
  const { properties = {}, required = {}, 'x-choice': choices = {} } = schemas[name] ?? {}
  const ofStrict = Object.values(choices).flatMap((each) =>
    each['x-strict'] ? Object.values(each.required ?? {}) : [],
  )
  const demanded = new Set([...Object.values(required), ...ofStrict].map(String))
  const named = new Set(fields.map((field) => field.split(/!? /)[0]))
  const found = Object.entries(properties).filter(([field]) => named.has(field) || demanded.has(field))
  const facts = found.map(([field, schema]) => `${field}${demanded.has(field) ? '!' : ''} ${describeFacts(schema)}`)
  expect(facts.sort()).toEqual([...fields].sort())
})

test.each([
  ['ImageBotType', ['BOT_PRIMARY', 'BOT_SECONDARY']],
  ['ImageSpeedMode', ['RELAX', 'FAST', 'TURBO']],
  ['ImageAcceptedCode', [1, 22]],
  ['ImageRefusedCode', [21, 23, 24, 25]],
])('%s has exactly the values %j', (name, values) => expect(Object.values(schemas[name]?.enum ?? {})).toEqual(values))

test('pictures and states keep to the source', () => {
  const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
  expect(schemas.ImageDataUrl?.['x-data-url']).toEqual({ types, 'max-bytes': 4_194_304 })
  expect(schemas.VideoStatus).not.toHaveProperty('enum')
})
