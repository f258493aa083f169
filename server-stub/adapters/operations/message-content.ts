import type { Delta, Prompt, PromptPart, Turn } from '../../ports/text-model.ts'

/** Maximum characters of the texts of one attribute. */
const maxCharacters = 32_768
/** What a part costs beside its text, so that their number is limited too. */
const partCost = 64

class TextBudget {
  #left = maxCharacters

  get isSpent(): boolean {
    return this.#left <= 0
  }

  take(text: string, cost = partCost): string {
    const kept = text.slice(0, Math.max(0, this.#left - cost))
    this.#left -= kept.length + cost
    return kept
  }
}

/** The instructions and turns as attributes of a span, in the JSON of the GenAI semantic conventions; late turns matter more. */
export function describeInput({ instructions, turns }: Prompt): Record<string, string> {
  const budget = new TextBudget()
  const content = budget.take(instructions)
  const messages: object[] = []
  for (const turn of turns.toReversed()) {
    if (budget.isSpent) break
    messages.push(describeTurn(turn, budget))
  }
  return {
    ...(content !== '' && { 'gen_ai.system_instructions': JSON.stringify([{ type: 'text', content }]) }),
    'gen_ai.input.messages': JSON.stringify(messages.toReversed()),
  }
}

function describeTurn({ role, parts }: Turn, budget: TextBudget): object {
  const described: object[] = []
  for (const part of parts) {
    if (budget.isSpent) break
    described.push(describePart(part, budget))
  }
  return { role: parts.every(({ type }) => type === 'tool-result') ? 'tool' : role, parts: described }
}

/** The bytes of media are left out. */
function describePart(part: PromptPart, budget: TextBudget): object {
  if (part.type === 'text') return { type: 'text', content: budget.take(part.text) }
  if (part.type === 'tool-result') {
    return { type: 'tool_call_response', id: part.id, response: budget.take(part.text) }
  }
  if (part.type === 'tool-call') {
    const json = budget.take(JSON.stringify(part.input) ?? '')
    return { type: 'tool_call', id: part.id, name: part.name, arguments: json }
  }
  const media = { mime_type: part.mediaType, modality: part.mediaType.split('/', 1)[0] }
  if (part.url !== undefined) return { type: 'uri', ...media, uri: budget.take(part.url) }
  if (part.fileId !== undefined) return { type: 'file', ...media, file_id: budget.take(part.fileId) }
  return { type: 'blob', ...media, content: budget.take('') }
}

interface WrittenPart {
  readonly type: string
  content?: string
  readonly id?: string
  readonly name?: string
  arguments?: string
}

/** Collects texts, reasoning and tool calls of a reply by candidate. */
export class OutputMessages {
  readonly #budget = new TextBudget()
  readonly #candidates: WrittenPart[][] = []
  #call: WrittenPart | undefined

  add(delta: Delta): void {
    if (this.#budget.isSpent) return
    if (delta.type === 'tool-call') {
      this.#call = { type: 'tool_call', id: delta.id, name: this.#budget.take(delta.name), arguments: '' }
      this.#getParts(delta.candidate).push(this.#call)
    } else if (delta.type === 'tool-arguments') {
      if (this.#call) this.#call.arguments += this.#budget.take(delta.json, 0)
    } else if (delta.type === 'text') this.#append('text', delta.text, delta.candidate)
    else if (delta.type === 'refusal' || delta.type === 'reasoning') {
      this.#append(delta.type === 'refusal' ? 'text' : 'reasoning', delta.text, 0)
    }
  }

  /** The attribute of a span; reasons are those of the candidates. */
  describe(finishReasons: readonly string[]): Record<string, string> {
    const messages = this.#candidates.map((parts, candidate) => {
      return { role: 'assistant', parts, finish_reason: finishReasons[candidate] ?? 'error' }
    })
    return { 'gen_ai.output.messages': JSON.stringify(Object.values(messages)) }
  }

  #append(type: string, text: string, candidate: number): void {
    const parts = this.#getParts(candidate)
    const last = parts.at(-1)
    if (last?.type === type) last.content += this.#budget.take(text, 0)
    else parts.push({ type, content: this.#budget.take(text) })
  }

  #getParts(candidate: number): WrittenPart[] {
    const parts = this.#candidates[candidate] ?? []
    this.#candidates[candidate] = parts
    return parts
  }
}
