// With its neighbours: an ASCII character may be the start or the end of a longer grapheme.
const BEYOND_ASCII = /([\x20-\x7e\n]?(?:[^\x20-\x7e\n]+[\x20-\x7e\n]?)+)/
const ASCII_PIECE = / ?[A-Za-z]+| ?[0-9]{1,3}|\n+| +(?![A-Za-z0-9])| |[^A-Za-z0-9 \n]{1,2}/y
const MAX_PIECE = 9
const LETTERS = /^ ?[\p{L}\p{N}\p{M}']+$/u
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u
let segmenter: Intl.Segmenter | undefined

// Created on first use: loading its tables takes about 10 ms.
function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/**
 * Splits a text into the tokens of this model: a word or a part of a long one, a few digits, a punctuation mark.
 * Concatenated they are the text; none splits a grapheme.
 */
export function* getPieces(text: string): Generator<string> {
  for (const [i, run] of text.split(BEYOND_ASCII).entries()) {
    if (i % 2 === 0) yield* asciiPieces(run)
    else yield* anyPieces(run)
  }
}

/** A generator, because most of a text is often not needed. */
function* asciiPieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    ASCII_PIECE.lastIndex = at
    ASCII_PIECE.test(text)
    const piece = text.slice(at, ASCII_PIECE.lastIndex)
    at = ASCII_PIECE.lastIndex
    if (piece.length > MAX_PIECE) yield* halves(piece)
    else yield piece
  }
}

function halves(piece: string): string[] {
  const count = Math.ceil(piece.length / 6)
  const size = Math.ceil(piece.length / count)
  return Array.from({ length: Math.ceil(piece.length / size) }, (_, i) => piece.slice(i * size, (i + 1) * size))
}

function anyPieces(text: string): string[] {
  const pieces: string[] = []
  let open = ''
  for (const { segment } of graphemes(text)) {
    const joins = LETTERS.test(open + segment) && !WIDE.test(segment) && open.length + segment.length <= MAX_PIECE
    if (open !== '' && !joins) {
      pieces.push(open)
      open = ''
    }
    open += segment
  }
  return open === '' ? pieces : [...pieces, open]
}

/** Truncates a text to at most `maxChars`, at a grapheme boundary. */
export function clip(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text.toWellFormed()
  const near = text.slice(0, maxChars * 4 + 1).toWellFormed()
  const parts = Array.from(graphemes(near), ({ segment }) => segment)
  return parts.length <= maxChars ? near : `${parts.slice(0, maxChars - 1).join('')}…`
}
