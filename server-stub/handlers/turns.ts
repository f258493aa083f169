import type { PromptPart, Turn } from '../ports/text-model.ts'

/** Turns with neighbours of the same role joined, and empty ones left out. */
export function joinTurns(turns: readonly Turn[]): Turn[] {
  const joined: { readonly role: Turn['role']; readonly parts: PromptPart[] }[] = []
  for (const { role, parts } of turns) {
    const last = joined.at(-1)
    // One by one, in place: a client may send tens of thousands of turns.
    if (last?.role === role) for (const part of parts) last.parts.push(part)
    else if (parts.length > 0) joined.push({ role, parts: [...parts] })
  }
  return joined
}
