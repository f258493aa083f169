import type * as wire from '../../../generated/types/generate-content.ts'
import type { PromptPart, Turn } from '../../ports/text-model.ts'
import { TurnList } from '../text-format.ts'

/** Converts the conversation to turns. Consecutive text parts of the model, as in a stream, are joined. */
export function decodeTurns(contents: readonly wire.PromptContent[]): Turn[] {
  const calls = new CallIds()
  const list = new TurnList()
  for (const { role, parts } of contents) {
    for (const part of parts) {
      for (const decoded of decodePart(part, calls)) list.add(role === 'model' ? 'assistant' : 'user', decoded)
    }
  }
  return list.turns.map((turn) => (turn.role === 'assistant' ? { ...turn, parts: joinTexts(turn.parts) } : turn))
}

/** Thoughts of the model are dropped. */
function decodePart(part: wire.Part, calls: CallIds): PromptPart[] {
  if (part.thought) return []
  if (part.text !== undefined) return [{ type: 'text', text: part.text }]
  if (part.inlineData) return [decodeMedia(part.inlineData)]
  if (part.functionCall) {
    const { id, name, args = {} } = part.functionCall
    return [{ type: 'tool-call', id: calls.addCall(name, id), name, input: args }]
  }
  if (part.functionResponse) {
    const { id, name, response } = part.functionResponse
    const isError = 'error' in response && !('output' in response)
    return [{ type: 'tool-result', id: calls.takeCall(name, id), text: JSON.stringify(response), isError }]
  }
  if (part.executableCode) return [{ type: 'text', text: fenceCode('python', part.executableCode.code) }]
  if (part.codeExecutionResult) return [{ type: 'text', text: fenceCode('', part.codeExecutionResult.output ?? '') }]
  return []
}

/** The port only accepts standard base64 and lower-case types. */
function decodeMedia({ mimeType, data }: wire.InlineData): PromptPart {
  return { type: 'media', mediaType: mimeType.toLowerCase(), data: data.replaceAll('-', '+').replaceAll('_', '/') }
}

function fenceCode(language: string, text: string): string {
  return `\n\`\`\`${language}\n${text}\n\`\`\`\n`
}

function joinTexts(parts: readonly PromptPart[]): PromptPart[] {
  const joined: PromptPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.type === 'text' && part.type === 'text') {
      joined[joined.length - 1] = { type: 'text', text: last.text + part.text }
    } else joined.push(part)
  }
  return joined
}

/** Assigns ids to calls without one; a result without an id belongs to the first open call with its name. */
class CallIds {
  /** Ids of the calls without a result, by function name, in order. */
  readonly #open = new Map<string, Set<string>>()
  #count = 0

  addCall(name: string, requestedId: string | undefined): string {
    const id = requestedId || `call_${this.#count++}`
    this.#open.set(name, (this.#open.get(name) ?? new Set()).add(id))
    return id
  }

  takeCall(name: string, requestedId: string | undefined): string {
    const open = this.#open.get(name)
    const id = requestedId || open?.values().next().value
    if (id === undefined) return name
    open?.delete(id)
    return id
  }
}
