// With its neighbors: an ASCII character may be the beginning or the end of a longer one.
const BEYOND_ASCII = /([\x20-\x7e\n]?(?:[^\x20-\x7e\n]+[\x20-\x7e\n]?)+)/
const ASCII_PIECE = / ?[A-Za-z]+| ?[0-9]{1,3}|\n+| +(?![A-Za-z0-9])| |[^A-Za-z0-9 \n]{1,2}/y
const MAX_PIECE = 9
const LETTERS = /^ ?[\p{L}\p{N}\p{M}']+$/u
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u
let segmenter: Intl.Segmenter | undefined

// Made when first needed: its tables take about 10 ms to load.
function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/**
 * Cuts a text into the pieces that this model counts as its tokens: about a word or a part of a long one, a few digits,
 * a mark. Joined they are the text; none begins or ends inside a character as a reader sees it.
 */
export function* getPieces(text: string): Generator<string> {
  for (const [i, run] of text.split(BEYOND_ASCII).entries()) {
    if (i % 2 === 0) yield* asciiPieces(run)
    else yield* anyPieces(run)
  }
}

/** One at a time, as most of a text is often not needed. */
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

/** The beginning of a text, at most so many characters long, cut between characters as a reader sees them. */
export function clip(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text.toWellFormed()
  const near = text.slice(0, maxChars * 4 + 1).toWellFormed()
  const parts = Array.from(graphemes(near), ({ segment }) => segment)
  return parts.length <= maxChars ? near : `${parts.slice(0, maxChars - 1).join('')}…`
}
