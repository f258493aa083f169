import type { Route } from 'gatewright/core'
import type { OperationId } from '../../../generated/routes.ts'
import { asObject, isObject, type Json, type JsonObject, ownValue } from '../../../runtime/json.ts'
import { explain } from '../../../runtime/validation/explain.ts'
import type { Refusal } from './reply.ts'
import { objectsIn } from './text.ts'

/** Why the rules of the document refuse a body; undefined for a valid one. */
export function refuse({ operationId, body: rule }: Route, body: unknown): Refusal | undefined {
  if (rule === undefined) return undefined
  if (!isObject(body)) return { param: '', message: 'The body must be an object.' }
  const unlisted = ownValue(findUnlisted, operationId)?.(body)
  if (unlisted !== undefined) return { param: unlisted, message: `${unlisted} has a form that is not listed.` }
  const checked = ownValue(fill, operationId)?.(body) ?? body
  const validate = rule.content[0]?.validate
  if (validate === undefined || validate.call(documentOnly, checked)) return undefined
  const { errors } = validate
  const { param, message } = explain(errors ?? [], checked)
  const isAboutValue = errors?.every(({ keyword }) => keyword !== 'required' && keyword !== 'type') ?? false
  return { param, message: `${param} ${message}`, isAboutValue }
}

/** Makes a generated validator skip our choices. */
const documentOnly = { choices: false }

const image = 'data:image/gif;base64,R0lGODlhAQABAIAAAH9/f////ywAAAAAAQABAAACAkQBADs='
const toolFields = { name: 'x', vector_store_ids: [], display_width: 1, display_height: 1, environment: 'x' }

/** Puts valid values where the validators check what the document does not: unmarked fields, forms that are not shown. */
const fill: Readonly<Partial<Record<OperationId, (body: JsonObject) => JsonObject>>> = {
  createVideoGeneration: (body) => ({ prompt: '', ...body }),
  createVideo: (body) => ({ model: '', prompt: '', ...body }),
  submitImagine: (body) => (body.prompt === '' ? { ...body, prompt: 'x' } : body),
  submitModal: (body) => (typeof body.maskBase64 === 'string' ? { ...body, maskBase64: image } : body),
  swapFace: (body) => Object.fromEntries(Object.entries(body).map(([name, value]) => [name, fillImage(value)])),
  createMessage: (body) => withEach(body, 'messages', (turn) => withEach(turn, 'content', fillBlock)),
  createResponse: (body) => withEach(body, 'tools', (tool) => ({ ...toolFields, ...tool })),
}

function withEach(body: JsonObject, name: string, change: (item: JsonObject) => JsonObject): JsonObject {
  const list = ownValue(body, name)
  return Array.isArray(list) ? { ...body, [name]: list.map((item) => (isObject(item) ? change(item) : item)) } : body
}

function fillImage(value: Json): Json {
  return typeof value === 'string' ? image : value
}

function fillBlock(block: JsonObject): JsonObject {
  const bytes = { type: 'base64', media_type: 'image/gif', data: 'AAAA' }
  if (block.type === 'text') return { text: 'x', ...block }
  if (block.type === 'tool_use') return { id: 'x', name: 'x', input: {}, ...block }
  if (block.type === 'image') return { source: bytes, ...block }
  const { source = {} } = block
  const isShapeless = block.type === 'document' && isObject(source)
  return isShapeless ? { ...block, source: { ...bytes, media_type: 'application/pdf' } } : block
}

const blockTypes: readonly unknown[] = ['text', 'image', 'tool_use', 'tool_result', 'document']
const modes: readonly unknown[] = [undefined, 'MODE_UNSPECIFIED', 'AUTO', 'ANY', 'NONE']

/** Finds forms that the validators accept, but that the types and lists of the document leave out. */
const findUnlisted: Readonly<Partial<Record<OperationId, (body: JsonObject) => string | undefined>>> = {
  createMessage: ({ system, messages }) => {
    const blocks = objectsIn(messages).flatMap(({ content }) => objectsIn(content))
    if (!blocks.every(({ type }) => blockTypes.includes(type))) return 'messages.content.type'
    return system === undefined || typeof system === 'string' ? undefined : 'system'
  },
  createResponse: ({ metadata, include, tools, input }) => {
    if (Array.isArray(include) && include.includes('web_search_call.action.sources')) return 'include'
    return metadata === null ? 'metadata' : hasNull(tools) ? 'tools' : hasNull(input) ? 'input' : undefined
  },
  generateContent: findUnlistedContent,
  streamGenerateContent: findUnlistedContent,
}

const nullable: ReadonlySet<string> = new Set(['results', 'encrypted_content', 'parameters'])

function hasNull(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return value === null
  return Object.entries(value).some(([name, inner]) => !nullable.has(name) && hasNull(inner))
}

function findUnlistedContent({ toolConfig, systemInstruction }: JsonObject): string | undefined {
  const { mode } = asObject(asObject(toolConfig).functionCallingConfig)
  if (asObject(systemInstruction).role === 'system') return 'systemInstruction.role'
  return modes.includes(mode) ? undefined : 'toolConfig.functionCallingConfig.mode'
}

/** The names that the document spells in snake_case for the generate-content format. */
const snakeCase =
  /^(inline_data|mime_type|system_instruction|tool_config|function_calling_config|function_declarations|response_mime_type|response_schema)$/

/** The value with these names in camelCase. */
export function respell(value: Json): Json {
  if (Array.isArray(value)) return value.map(respell)
  if (!isObject(value)) return value
  const toCamel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [snakeCase.test(name) ? toCamel(name) : name, respell(inner)]),
  )
}
