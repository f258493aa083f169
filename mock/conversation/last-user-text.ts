interface Turn {
  readonly role?: unknown
  readonly type?: unknown
  readonly text?: unknown
  readonly content?: unknown
  readonly parts?: unknown
}

/**
 * The last text of the client, in any format: the prompt of a video or image, or the final turns that are not the
 * model's. A turn with only a tool result has no text.
 */
export function lastUserText(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  const { prompt, input } = body as { readonly prompt?: unknown; readonly input?: unknown }
  if (typeof prompt === 'string') return prompt
  if (typeof input === 'string') return input
  return lastTurns(body).flatMap(toStrings).join('\n')
}

/** Whether the last item is a tool result. */
export function endsWithToolResult(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  return lastTurns(body).some(hasToolResult)
}

function lastTurns(body: object): readonly Turn[] {
  const { messages, contents, input } = body as Readonly<Record<string, unknown>>
  const turns: readonly Turn[] = [messages, contents, input].find((list) => Array.isArray(list)) ?? []
  const last = turns.findLastIndex(isClientTurn)
  const before = turns.findLastIndex((turn, index) => index < last && !isClientTurn(turn))
  return turns.slice(before + 1, last + 1)
}

const otherRoles: readonly unknown[] = ['assistant', 'model', 'system', 'developer']

/** Items without a role are the client's, except calls and reasoning of the model. */
function isClientTurn({ role, type }: Turn): boolean {
  if (role !== undefined) return !otherRoles.includes(role)
  return typeof type !== 'string' || !/_call$|^reasoning$/.test(type)
}

function toStrings({ role, text, content, parts }: Turn): readonly string[] {
  if (role === 'tool') return []
  const whole = [text, content].filter((part) => typeof part === 'string')
  return [...whole, ...getPieces(content), ...getPieces(parts)]
}

function getPieces(list: unknown): readonly string[] {
  const pieces: readonly Turn[] = Array.isArray(list) ? list : []
  return pieces.flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
}

function hasToolResult({ role, type, content, parts }: Turn): boolean {
  if (role === 'tool') return true
  if (typeof type === 'string' && type.endsWith('_output')) return true
  const pieces = [content, parts].flatMap((list: unknown) => (Array.isArray(list) ? list : []))
  return pieces.some(
    (piece: object) => ('type' in piece && piece.type === 'tool_result') || 'functionResponse' in piece,
  )
}
