import type * as wire from '../../../generated/types/generate-content.ts'

/** The kind of a part for merging: adjacent parts of the kinds `text` and `thought` are merged. */
export function getKind({ text, thought }: wire.Part): 'text' | 'thought' | 'other' {
  if (text === undefined) return 'other'
  return thought ? 'thought' : 'text'
}

/** The current position in an answer, in terms of the parts of the whole reply. */
export class AnswerPosition {
  #index = -1
  #kind: ReturnType<typeof getKind> | undefined
  #text = ''
  #blockStart = 0
  #bytesBefore = 0

  follow(part: wire.Part): void {
    const kind = getKind(part)
    if (kind === 'other' || kind !== this.#kind) this.#nextPart(kind)
    if (kind === 'text') this.#text += part.text
  }

  /** Ends the model's block of text, whether or not its part continues. */
  endBlock(): void {
    this.#blockStart = this.#text.length
  }

  /** Converts a range in UTF-16 code units of the block of text to one of bytes in its part; `firstByte` counts all text of the answer. */
  getSpan(start: number, end: number) {
    const at = this.#blockStart + start
    const text = this.#text.slice(at, this.#blockStart + end)
    const startIndex = Buffer.byteLength(this.#text.slice(0, at))
    const endIndex = startIndex + Buffer.byteLength(text)
    return {
      segment: { partIndex: this.#index, startIndex, endIndex, text },
      firstByte: this.#bytesBefore + startIndex,
    }
  }

  #nextPart(kind: ReturnType<typeof getKind>): void {
    this.#bytesBefore += Buffer.byteLength(this.#text)
    this.#index += 1
    this.#kind = kind
    this.#text = ''
    this.#blockStart = 0
  }
}
