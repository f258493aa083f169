const BEYOND_ASCII = /[^\x20-\x7e\n]/g
// With its neighbours: an ASCII character may be the start or the end of a longer grapheme.
const BEYOND_ASCII_RUN = /[\x20-\x7e\n]?(?:[^\x20-\x7e\n]+[\x20-\x7e\n]?)+/y
const MAX_PIECE = 9
/** Pieces that are read at once: few enough for a prompt stream. */
const MAX_READ = 64
const LETTERS = /^ ?[\p{L}\p{N}\p{M}']+$/u
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u
let segmenter: Intl.Segmenter | undefined

/** Code units to segment at once: in Node.js 20, the time of a segment grows with the text. */
const WINDOW = 256

function* splitGraphemes(text: string): Generator<string> {
  // Created on first use: loading its tables takes about 10 ms.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let size = WINDOW
  for (let from = 0; from < text.length; ) {
    // Half a character would look like a grapheme.
    const end = from + size + (isHighSurrogate(text.charCodeAt(from + size - 1)) ? 1 : 0)
    const parts = Array.from(segmenter.segment(text.slice(from, end)), ({ segment }) => segment)
    // The last one may go on after the window.
    if (end < text.length) parts.pop()
    size = parts.length === 0 ? size * 2 : WINDOW
    for (const part of parts) {
      from += part.length
      yield part
    }
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

/**
 * Splits text into the tokens of this model: a word or a part of a long one, a few digits, a punctuation mark.
 * Concatenated they are the text; none splits a grapheme. Reads on demand, because most of it is often not needed.
 */
export class PieceReader {
  readonly #text: string
  /** The end of the last piece. */
  at = 0
  #asciiEnd = 0
  /** A long word is split into parts of this size. */
  #partSize = 0
  #wordEnd = 0
  /** The pieces after `#asciiEnd`, last one first. */
  #beyondAscii: string[] = []

  constructor(text: string) {
    this.#text = text
  }

  get isDone(): boolean {
    return this.at === this.#text.length
  }

  /** Reads some pieces, at most `limit`; none at the end of the text. */
  read(limit: number): string[] {
    const pieces: string[] = []
    const ends: number[] = []
    let { at } = this
    this.skip(Math.min(limit, MAX_READ), ends)
    for (const end of ends) {
      pieces.push(this.#text.slice(at, end))
      at = end
    }
    return pieces
  }

  /** Skips up to `limit` pieces and returns the number of skipped ones. Adds their ends to a list. */
  skip(limit: number, ends?: number[]): number {
    let count = 0
    while (count < limit && !this.isDone) {
      if (this.at < this.#asciiEnd) count += this.#skipAscii(limit - count, ends)
      else if (this.#beyondAscii.length === 0) this.#findRuns()
      else {
        this.at += this.#beyondAscii.pop()?.length ?? 0
        ends?.push(this.at)
        count++
      }
    }
    return count
  }

  /** A piece is a run of characters of one kind, or a space with the word or number after it. */
  #skipAscii(limit: number, ends?: number[]): number {
    const text = this.#text
    const end = this.#asciiEnd
    let count = 0
    for (; count < limit && this.at < end; count++) {
      if (this.at >= this.#wordEnd) {
        let at = this.at
        while (at < end && KINDS[text.charCodeAt(at)] === SPACE) at++
        const spaces = at - this.at
        const kind = (at < end && KINDS[text.charCodeAt(at)]) || OTHER
        // The last of several spaces belongs to the word after it.
        if (spaces > 1 && kind >= LETTER) at--
        else if (spaces === 0 || kind >= LETTER) {
          const most = Math.min(end, at + (MAX_RUNS[kind] ?? 1))
          while (at < most && KINDS[text.charCodeAt(at)] === kind) at++
        }
        const length = at - this.at
        this.#wordEnd = at
        this.#partSize = length <= MAX_PIECE ? length : Math.ceil(length / Math.ceil(length / 6))
      }
      this.at = Math.min(this.#wordEnd, this.at + this.#partSize)
      ends?.push(this.at)
    }
    return count
  }

  /** Finds the next run of ASCII and the run after it. */
  #findRuns(): void {
    const text = this.#text
    BEYOND_ASCII.lastIndex = this.at
    if (!BEYOND_ASCII.test(text)) {
      this.#asciiEnd = text.length
      return
    }
    this.#asciiEnd = Math.max(this.at, BEYOND_ASCII.lastIndex - 2)
    BEYOND_ASCII_RUN.lastIndex = this.#asciiEnd
    BEYOND_ASCII_RUN.test(text)
    this.#beyondAscii = anyPieces(text.slice(this.#asciiEnd, BEYOND_ASCII_RUN.lastIndex)).reverse()
  }
}

export function getPieces(text: string): string[] {
  const reader = new PieceReader(text)
  const pieces: string[] = []
  while (!reader.isDone) pieces.push(...reader.read(Infinity))
  return pieces
}

const OTHER = 0
const NEWLINE = 1
const SPACE = 2
const LETTER = 3
const DIGIT = 4
/** The kinds of the ASCII characters. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code)
  if (/[A-Za-z]/.test(char)) return LETTER
  if (/[0-9]/.test(char)) return DIGIT
  return char === ' ' ? SPACE : char === '\n' ? NEWLINE : OTHER
})
/** The longest run that is one piece, by kind. */
const MAX_RUNS = [2, Infinity, Infinity, Infinity, 3]

function anyPieces(text: string): string[] {
  const pieces: string[] = []
  let open = ''
  for (const segment of splitGraphemes(text)) {
    const joins = LETTERS.test(open + segment) && !WIDE.test(segment) && open.length + segment.length <= MAX_PIECE
    if (open !== '' && !joins) {
      pieces.push(open)
      open = ''
    }
    open += segment
  }
  return open === '' ? pieces : [...pieces, open]
}

/** Truncates text to at most `maxChars`, at a grapheme boundary. */
export function clipText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text.toWellFormed()
  const near = text.slice(0, maxChars * 4 + 1).toWellFormed()
  const parts = [...splitGraphemes(near)]
  return parts.length <= maxChars ? near : `${parts.slice(0, maxChars - 1).join('')}…`
}
