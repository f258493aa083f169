import type { PromptPart, Turn } from '../ports/text-model.ts'

/** Turns as they are read, part by part: neighbours of the same role are joined, and none is empty. */
export class TurnList {
  readonly turns: { readonly role: Turn['role']; readonly parts: PromptPart[] }[] = []

  add(role: Turn['role'], part: PromptPart): void {
    const last = this.turns.at(-1)
    if (last?.role === role) last.parts.push(part)
    else this.turns.push({ role, parts: [part] })
  }
}
