import type * as wire from '../../../generated/types/generate-content.ts'
import type { PromptPart, Turn } from '../../ports/text-model.ts'
import { TurnList } from '../turns.ts'

/** The turns of a conversation. What the model said in several pieces, as a stream brings it, is one text again. */
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

/** The model's own thoughts are not read back to it. */
function decodePart(part: wire.Part, calls: CallIds): PromptPart[] {
  if (part.thought) return []
  if (part.text !== undefined) return [{ type: 'text', text: part.text }]
  if (part.inlineData) return [decodeMedia(part.inlineData)]
  if (part.functionCall) {
    const { id, name, args = {} } = part.functionCall
    return [{ type: 'tool-call', id: calls.called(name, id), name, input: args }]
  }
  if (part.functionResponse) {
    const { id, name, response } = part.functionResponse
    const isError = 'error' in response && !('output' in response)
    return [{ type: 'tool-result', id: calls.answered(name, id), text: JSON.stringify(response), isError }]
  }
  if (part.executableCode) return [{ type: 'text', text: fenced('python', part.executableCode.code) }]
  if (part.codeExecutionResult) return [{ type: 'text', text: fenced('', part.codeExecutionResult.output ?? '') }]
  return []
}

/** The port takes standard base64 and types in lower case only. */
function decodeMedia({ mimeType, data }: wire.InlineData): PromptPart {
  return { type: 'media', mediaType: mimeType.toLowerCase(), data: data.replaceAll('-', '+').replaceAll('_', '/') }
}

function fenced(language: string, text: string): string {
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

/** Gives ids to calls without one; a result without one answers the first call of its name that has no result yet. */
class CallIds {
  /** Ids of the calls without an answer yet, by the name of the function, in the order of the calls. */
  readonly #open = new Map<string, Set<string>>()
  #count = 0

  called(name: string, given: string | undefined): string {
    const id = given || `call_${this.#count++}`
    this.#open.set(name, (this.#open.get(name) ?? new Set()).add(id))
    return id
  }

  answered(name: string, given: string | undefined): string {
    const open = this.#open.get(name)
    const id = given || open?.values().next().value
    if (id === undefined) return name
    open?.delete(id)
    return id
  }
}
