import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { familyCases } from './source-families.ts'

/** What the source says of errors, fields, enums and bounds, looked up in the bundle that other tools are given. */
interface Node {
  readonly [key: string]: Node
}

const document: Node = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))

function resolve(node: Node | undefined): Node {
  if (node?.$ref === undefined) return node ?? {}
  const path = String(node.$ref).slice(2).split('/')
  return resolve(path.reduce<Node | undefined>((inner, step) => inner?.[step.replaceAll('~1', '/')], document))
}

const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
)

const everywhere = [200, 400, 401, 404, 405, 413, 415, 429, 500]
const statuses: Readonly<Record<string, readonly number[]>> = {
  models: everywhere,
  video: everywhere,
  image: [...everywhere, 403],
  messages: everywhere,
  'generate-content': [...everywhere, 403, 503, 504],
  responses: everywhere,
}

describe('errors', () => {
  test.each(operations)('%s declares each, in the words of its family', (_, { tags, responses = {} }) => {
    const [family = ''] = Object.values(tags ?? {}).map(String)
    const envelope = familyCases.find((each) => each.family === family)?.envelope
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses[family]?.map(String) ?? []))
    expect(Object.keys(resolve(responses[405]).headers ?? {})).toEqual(['Allow'])
    expect(Object.keys(resolve(responses[429]).headers ?? {})).toEqual(['Retry-After'])
    const [status, message] = [429, expect.stringMatching(/\S/)]
    const tooMany = resolve(responses[status]).content?.['application/json']?.examples ?? {}
    for (const { value } of Object.values(tooMany)) expect(value).toEqual(envelope?.({ status, message }))
    const broken = resolve(responses[500]).content?.['application/json']?.examples ?? {}
    for (const { value } of Object.values(broken)) expect(value).toEqual(envelope?.({ status: 500, message }))
    expect([Object.keys(tooMany).length, Object.keys(broken).length]).not.toContain(0)
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

const [string, integer, number, boolean, object] = ['string', 'integer', 'number', 'boolean', 'object']
const list = 'array'
const text = { accountFilter: object, notifyHook: string, state: string }

/** By schema: every field of the source and its type. */
const fields: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'VideoGenerationRequest',
    { model: string, prompt: string, image: string, size: string, duration: integer, metadata: object },
  ],
  [
    'VideoGenerationMetadata',
    {
      ...{ seed: integer, negative_prompt: string, cfg_scale: number, camera_control: object, req_key: string },
      ...{ aspect_ratio: string, duration: integer, image_urls: list, resolution: string },
      ...{ movement_amplitude: string, bgm: boolean, callback_url: string },
    },
  ],
  ['VideoCameraControl', { type: string, config: object }],
  ['VideoCameraConfig', { horizontal: number, vertical: number, zoom: number }],
  ['VideoTaskCreated', { task_id: string }],
  ['VideoTask', { task_id: string, status: string, url: string, error: object }],
  ['VideoCreateRequest', { model: string, prompt: string, seconds: string, size: string }],
  ['VideoCreated', { id: string }],
  ['Video', { id: string, status: string, error: object }],
  ['VideoFailure', { message: string }],
  ['VideoErrorBody', { message: string }],
  ['ImageImagineRequest', { botType: string, prompt: string, base64Array: list, ...text }],
  ['ImageBlendRequest', { botType: string, base64Array: list, dimensions: string, ...text }],
  ['ImageDescribeRequest', { botType: string, base64: string, ...text }],
  ['ImageModalRequest', { taskId: string, prompt: string, maskBase64: string }],
  ['ImageFaceSwapRequest', { sourceBase64: string, targetBase64: string }],
  ['ImageActionRequest', { chooseSameChannel: boolean, customId: string, taskId: string, ...text }],
  ['ImageUploadRequest', { base64Array: list, filter: object }],
  ['ImageUploadFilter', { channelId: string, instanceId: string, remark: string }],
  ['ImageListRequest', { ids: list }],
  [
    'ImageAccountFilter',
    {
      ...{ channelId: string, instanceId: string, modes: list },
      ...{ remark: string, remix: boolean, remixAutoConsidered: boolean },
    },
  ],
  ['ImageSubmitAccepted', { code: integer, description: string, properties: object, result: string }],
  ['ImageUploadAccepted', { code: integer, description: string, properties: object, result: list }],
  ['ImageSeedAccepted', { code: integer, description: string, properties: object, result: string }],
  ['ImageRefusal', { code: integer, description: string, properties: object, result: 'null' }],
  ['ImageError', { code: integer, description: string, result: 'null' }],
  [
    'ImageTask',
    {
      ...{ id: string, action: string, status: string, buttons: list, description: string, failReason: string },
      ...{ imageUrl: string, progress: string, prompt: string, promptEn: string, properties: object, state: string },
      ...{ submitTime: integer, startTime: integer, finishTime: integer },
    },
  ],
  ['ImageButton', { customId: string, emoji: string, label: string, style: integer, type: integer }],
  ['ModelList', { object: string, data: list }],
  ['Model', { id: string, object: string, created: integer, owned_by: string }],
]

const schemas = document.components?.schemas ?? {}

/** Of a nullable schema the type that it has beside null. */
function getType(schema: Node | undefined): unknown {
  const { type, oneOf } = resolve(schema)
  return type ?? Object.values(oneOf ?? {}).map(getType)[0]
}

test.each(fields)('%s has every field, of its type', (name, expected) => {
  const properties = schemas[name]?.properties ?? {}
  const found = Object.keys(expected).map((field) => [field, getType(properties[field])])
  expect(Object.fromEntries(found)).toEqual(expected)
})

const actions = ['IMAGINE', 'UPSCALE', 'VARIATION', 'ZOOM', 'PAN', 'DESCRIBE', 'BLEND', 'SHORTEN', 'SWAP_FACE']
const states = ['NOT_START', 'SUBMITTED', 'MODAL', 'IN_PROGRESS', 'FAILURE', 'SUCCESS', 'CANCEL']

test.each([
  ['ImageBotType', schemas.ImageBotType, ['BOT_PRIMARY', 'BOT_SECONDARY']],
  ['ImageDimensions', schemas.ImageDimensions, ['PORTRAIT', 'SQUARE', 'LANDSCAPE']],
  ['ImageSpeedMode', schemas.ImageSpeedMode, ['RELAX', 'FAST', 'TURBO']],
  ['ImageTaskAction', schemas.ImageTaskAction, actions],
  ['the status of an image task', schemas.ImageTask?.properties?.status, states],
  ['the code of what is accepted', schemas.ImageAcceptedCode, [1, 22]],
  ['the code of what is refused', schemas.ImageRefusedCode, [21, 23, 24, 25]],
])('%s has exactly the values of the source', (_, schema, values) => {
  expect(Object.values(schema?.enum ?? {})).toEqual(values)
})

test.each([
  ['VideoGenerationRequest', ['model', 'prompt']],
  ['VideoCreateRequest', ['model', 'prompt']],
  ['ImageImagineRequest', ['prompt']],
  ['ImageBlendRequest', ['base64Array']],
  ['ImageDescribeRequest', ['base64']],
  ['ImageModalRequest', ['taskId']],
  ['ImageFaceSwapRequest', ['sourceBase64', 'targetBase64']],
  ['ImageActionRequest', ['customId', 'taskId']],
  ['ImageUploadRequest', ['base64Array']],
  ['ImageListRequest', ['ids']],
])('%s requires %j and nothing else', (name, required) => {
  expect(Object.values(schemas[name]?.required ?? {})).toEqual(required)
})

test('the default temperature of a message stands beside the open interval', () => {
  const bounds = { default: 1, exclusiveMinimum: 0, exclusiveMaximum: 1 }
  expect(schemas.CreateMessageRequest?.properties?.temperature).toMatchObject(bounds)
})

test('defaults and bounds of the image proxy stand in their places', () => {
  for (const name of ['ImageImagineRequest', 'ImageBlendRequest', 'ImageDescribeRequest'])
    expect(schemas[name]?.properties?.botType).toMatchObject({ default: 'BOT_PRIMARY' })
  expect(schemas.ImageActionRequest?.properties?.chooseSameChannel).toMatchObject({ default: false })
  expect(schemas.ImageBlendRequest?.properties?.base64Array).toMatchObject({ minItems: 2, maxItems: 5 })
  const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
  expect(schemas.ImageDataUrl?.['x-data-url']).toEqual({ types, 'max-bytes': 4_194_304 })
  expect(schemas.VideoStatus).not.toHaveProperty('enum')
})
