import { asArray, isObject, type JsonObject } from '../../runtime/json.ts'
import { toText } from './assemble-answer.ts'

export interface TextPart {
  readonly kind: 'text' | 'thinking' | 'refusal'
  readonly text: string
}

/** An image or another file; its address is a data URL if the request has the bytes. */
export interface FilePart {
  readonly kind: 'image' | 'file'
  /** Undefined for a file that the request names by an id only. */
  readonly url: string | undefined
  readonly mediaType: string | undefined
  readonly name: string | undefined
}

export interface ToolCallPart {
  readonly kind: 'tool call'
  /** The id that the result repeats; formats may leave it out. */
  readonly id: string | undefined
  readonly name: string
  /** The arguments as sent: JSON text, or a value. */
  readonly arguments: unknown
}

export interface ToolResultPart {
  readonly kind: 'tool result'
  readonly id: string | undefined
  /** The name of the tool; that of the call with the same id if the result has none. */
  readonly name: string | undefined
  readonly text: string
  readonly files: readonly FilePart[]
}

/** What is none of the others, such as a search of the web, as it was sent. */
export interface OtherPart {
  readonly kind: 'other'
  readonly name: string
  readonly value: unknown
}

export type TurnContent = TextPart | FilePart | ToolCallPart | ToolResultPart | OtherPart

/** A part with its position in the body, such as `messages[1].content[0]`, in the words of findings. */
export type TurnPart = TurnContent & { readonly path: string }

/** Text, or a list of parts. */
export function readContent(content: unknown, path: string): TurnPart[] {
  if (typeof content === 'string') return readText('text', content, path)
  return asArray(content).flatMap((part, index) => readPart(part, `${path}[${index}]`))
}

export function readText(kind: TextPart['kind'], text: unknown, path: string): TurnPart[] {
  return toText(text) === undefined ? [] : [{ kind, text: String(text), path }]
}

export function readPart(part: unknown, path: string): TurnPart[] {
  if (typeof part === 'string') return readText('text', part, path)
  if (!isObject(part)) return []
  const { type, text, thinking, refusal, thought } = part
  if (type === 'thinking') return readText('thinking', thinking, path)
  if (type === 'refusal') return readText('refusal', refusal, path)
  if (type === 'reasoning') return readReasoning(part, path)
  if (typeof text === 'string') return readText(thought === true ? 'thinking' : 'text', text, path)
  if (isObject(part.source) && Array.isArray(part.source.content))
    return readContent(part.source.content, `${path}.source.content`)
  return [readCall(part, path) ?? readToolResult(part, path) ?? readFile(part, path) ?? readOther(part, path)]
}

function readReasoning({ summary, content }: JsonObject, path: string): TurnPart[] {
  const texts = [...asArray(summary), ...asArray(content)].map((piece) => (isObject(piece) ? toText(piece.text) : ''))
  const text = texts.filter(Boolean).join('\n\n')
  return [{ kind: 'thinking', text: text || '(encrypted)', path }]
}

function readCall({ type, id, call_id: callId, name, input, arguments: args, functionCall }: JsonObject, path: string) {
  if (isObject(functionCall))
    return toCall({ id: functionCall.id, name: functionCall.name, args: functionCall.args, path })
  if (type === 'tool_use' || type === 'server_tool_use') return toCall({ id, name, args: input, path })
  return type === 'function_call' ? toCall({ id: callId, name, args, path }) : undefined
}

export function readChatCall(call: unknown, path: string): TurnPart[] {
  if (!isObject(call) || !isObject(call.function)) return []
  return [toCall({ id: call.id, name: call.function.name, args: call.function.arguments, path })]
}

interface CallFields {
  readonly id: unknown
  readonly name: unknown
  readonly args: unknown
  readonly path: string
}

function toCall({ id, name, args, path }: CallFields): TurnPart {
  return { kind: 'tool call', id: toText(id), name: toText(name) ?? '', arguments: args, path }
}

function readToolResult(part: JsonObject, path: string): TurnPart | undefined {
  const { type, tool_use_id: id, content, functionResponse } = part
  if (isObject(functionResponse)) return readResult({ ...functionResponse, content: functionResponse.response, path })
  return typeof type === 'string' && type.endsWith('tool_result') ? readResult({ id, content, path }) : undefined
}

interface ResultFields {
  readonly id?: unknown
  readonly name?: unknown
  readonly content: unknown
  readonly path: string
}

export function readResult({ id, name, content, path }: ResultFields): TurnPart {
  const parts = isObject(content) ? [] : readContent(content, path)
  const texts = parts.flatMap((part) =>
    part.kind === 'text' ? part.text : part.kind === 'other' ? JSON.stringify(part.value, null, 2) : [],
  )
  const text = isObject(content) ? JSON.stringify(content, null, 2) : texts.join('\n')
  const files = parts.flatMap((part) => (part.kind === 'image' || part.kind === 'file' ? [part] : []))
  return { kind: 'tool result', id: toText(id), name: toText(name), text, files, path }
}

function readFile(part: JsonObject, path: string): TurnPart | undefined {
  const { type, source, image_url: image, inlineData: inline, fileData: stored, file, input_audio: audio } = part
  if (isObject(inline)) return toFile(toDataUrl(inline.mimeType, inline.data), { path, mediaType: inline.mimeType })
  if (isObject(stored)) return toFile(stored.fileUri, { path, mediaType: stored.mimeType })
  if (isObject(source)) return readSource(part, source, path)
  if (isObject(audio))
    return toFile(toDataUrl(`audio/${audio.format}`, audio.data), { path, mediaType: `audio/${audio.format}` })
  if (isObject(file)) return toFile(file.file_data, { path, name: file.filename ?? file.file_id })
  if (type === 'input_file')
    return toFile(part.file_data ?? part.file_url, { path, name: part.filename ?? part.file_id })
  if (image !== undefined || type === 'input_image')
    return toFile(isObject(image) ? image.url : image, { path, name: part.file_id, isImage: true })
  return undefined
}

/** The source of an image or a document of messages. */
function readSource({ type, title }: JsonObject, source: JsonObject, path: string): TurnPart | undefined {
  const { type: sourceType, media_type: mediaType, data, url, file_id: id, content } = source
  const isImage = type === 'image'
  const text = sourceType === 'text' ? toText(data) : toText(content)
  if (text !== undefined) return { kind: 'text', text, path }
  return toFile(toDataUrl(mediaType, data) ?? url, { path, mediaType, name: title ?? id, isImage })
}

interface FileFields {
  readonly path: string
  readonly mediaType?: unknown
  readonly name?: unknown
  readonly isImage?: boolean
}

export function toFile(url: unknown, { path, mediaType: stated, name, isImage = false }: FileFields): TurnPart {
  const address = toText(url)
  const mediaType = toText(stated) ?? /^data:([^;,]{1,100})/i.exec(address ?? '')?.[1]
  const kind = isImage || mediaType?.toLowerCase().startsWith('image/') ? 'image' : 'file'
  return { kind, url: address, mediaType, name: toText(name), path }
}

function toDataUrl(mediaType: unknown, data: unknown): string | undefined {
  return toText(data) === undefined ? undefined : `data:${toText(mediaType) ?? ''};base64,${data}`
}

function readOther(value: JsonObject, path: string): TurnPart {
  return { kind: 'other', name: toText(value.type) ?? Object.keys(value)[0] ?? '', value, path }
}
