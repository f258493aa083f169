import type { PromptPart, Turn } from '../ports/text-model.ts'

/** Collects parts as turns: adjacent parts of the same role join one turn, and no turn is empty. */
export class TurnList {
  readonly turns: { readonly role: Turn['role']; readonly parts: PromptPart[] }[] = []

  add(role: Turn['role'], part: PromptPart): void {
    const last = this.turns.at(-1)
    if (last?.role === role) last.parts.push(part)
    else this.turns.push({ role, parts: [part] })
  }
}
