import { asArray, isObject, type JsonObject, ownValue } from '../../runtime/json.ts'
import { assembleAnswer, getPartText, type JournalRequest } from './assemble-answer.ts'
import { readChatCall, readContent, readPart, readResult, readText, type TurnPart, toFile } from './turn-parts.ts'

export type Role = 'system' | 'user' | 'assistant' | 'tool'

export interface Turn {
  /** `tool` if the turn has only tool results; formats name other roles for it. */
  readonly role: Role
  readonly parts: readonly TurnPart[]
}

/** A request of the journal with its answer put together, in the same words for every format. */
export function readConversation({ body, ...request }: Pick<JournalRequest, 'body' | 'stream' | 'reply' | 'ms'>) {
  const { parts, usage = null, finish = null, error = null, dropped } = assembleAnswer(request)
  const joined = parts.map((part) => ({
    kind: part.kind,
    ...(part.name === '' ? {} : { name: part.name }),
    text: getPartText(part),
  }))
  const turns = listTurns(body).map((turn) => ({ ...turn, parts: turn.parts.map((part) => ({ ...part })) }))
  return { turns, answer: { parts: joined, usage, finish, error, dropped } }
}

/**
 * The turns of a request of any text format, system text first; for a video or an image, the prompt. Adjacent items of the
 * model are one turn, and so are adjacent tool results. Each member of the body is visited once, and what is no turn is left
 * out.
 */
export function listTurns(body: unknown): readonly Turn[] {
  if (!isObject(body)) return []
  const turns = [...readSystem(body), ...readList(body)]
  const merged: { role: Role; parts: TurnPart[] }[] = []
  for (const { role, parts } of turns) {
    const last = merged.at(-1)
    if (parts.length === 0) continue
    if (last?.role === role && role !== 'user') for (const part of parts) last.parts.push(part)
    else merged.push({ role, parts: [...parts] })
  }
  return nameResults(merged)
}

function readSystem(body: JsonObject): Turn[] {
  return ['system', 'instructions', 'systemInstruction', 'system_instruction'].map((name) => {
    const value = ownValue(body, name)
    const isContent = isObject(value) && Array.isArray(value.parts)
    const parts = isContent ? readContent(value.parts, `${name}.parts`) : readContent(value, name)
    return { role: 'system', parts }
  })
}

function readList(body: JsonObject): Turn[] {
  const { messages, contents, input, prompt } = body
  if (Array.isArray(messages)) return messages.map((message, index) => readMessage(message, `messages[${index}]`))
  if (Array.isArray(contents)) return contents.map((content, index) => readMessage(content, `contents[${index}]`))
  if (Array.isArray(input)) return input.map((item, index) => readItem(item, `input[${index}]`))
  if (input !== undefined) return [{ role: 'user', parts: readContent(input, 'input') }]
  const images = Object.entries(body).flatMap(([name, value]) =>
    asArray(Array.isArray(value) ? value : [value]).flatMap((url, index) =>
      typeof url === 'string' && url.startsWith('data:')
        ? [toFile(url, { path: Array.isArray(value) ? `${name}[${index}]` : name })]
        : [],
    ),
  )
  return [{ role: 'user', parts: [...readContent(prompt, 'prompt'), ...images] }]
}

/** A message of the messages format or of chat completions, or a content of generate-content. */
function readMessage(message: unknown, path: string): Turn {
  if (!isObject(message)) return { role: 'user', parts: [] }
  const { role, content, parts, refusal, reasoning_content: reasoning, tool_calls: calls } = message
  if (role === 'tool' && message.tool_call_id !== undefined)
    return { role: 'tool', parts: [readResult({ id: message.tool_call_id, content, path })] }
  const read: TurnPart[] = [
    ...readText('thinking', reasoning, `${path}.reasoning_content`),
    ...readContent(content, `${path}.content`),
    ...readContent(parts, `${path}.parts`),
    ...readText('refusal', refusal, `${path}.refusal`),
    ...asArray(calls).flatMap((call, index) => readChatCall(call, `${path}.tool_calls[${index}]`)),
  ]
  const hasResultsOnly = read.length > 0 && read.every(({ kind }) => kind === 'tool result')
  return { role: hasResultsOnly ? 'tool' : toRole(role), parts: read }
}

/** An item of the input of responses: a message, or what a model or a tool did. */
function readItem(item: unknown, path: string): Turn {
  if (!isObject(item)) return { role: 'user', parts: [] }
  const { type, role, content, call_id: id, output } = item
  if (role !== undefined) return { role: toRole(role), parts: readContent(content, `${path}.content`) }
  if (typeof type === 'string' && type.endsWith('_output'))
    return { role: 'tool', parts: [readResult({ id, content: isObject(output) ? [output] : output, path })] }
  const isOfModel = typeof type === 'string' && /_call$|^reasoning$|^output_text$|^refusal$/.test(type)
  return { role: isOfModel ? 'assistant' : 'user', parts: readPart(item, path) }
}

function toRole(role: unknown): Role {
  if (role === 'assistant' || role === 'model') return 'assistant'
  if (role === 'system' || role === 'developer') return 'system'
  return role === 'tool' || role === 'function' ? 'tool' : 'user'
}

/** Gives results the name of their call. */
function nameResults(turns: readonly Turn[]): readonly Turn[] {
  const names = new Map<string, string>()
  for (const part of turns.flatMap(({ parts }) => parts))
    if (part.kind === 'tool call' && part.id !== undefined) names.set(part.id, part.name)
  return turns.map(({ role, parts }) => ({
    role,
    parts: parts.map((part) =>
      part.kind === 'tool result' ? { ...part, name: part.name ?? names.get(part.id ?? '') } : part,
    ),
  }))
}
