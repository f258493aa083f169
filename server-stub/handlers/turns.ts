import type { Turn } from '../ports/text-model.ts'

/** Turns with neighbours of the same role joined, and empty ones left out. */
export function joinTurns(turns: readonly Turn[]): Turn[] {
  const joined: Turn[] = []
  for (const turn of turns.filter(({ parts }) => parts.length > 0)) {
    const last = joined.at(-1)
    if (last?.role === turn.role) joined[joined.length - 1] = { role: turn.role, parts: [...last.parts, ...turn.parts] }
    else joined.push(turn)
  }
  return joined
}
