/**
 * A pattern that all padded base64 in the standard alphabet fits. Node's decoder reads a long string some twenty times as
 * fast as the expression, which decides about all other strings.
 */
export function base64Pattern(source: string): Pick<RegExp, 'test'> {
  const expression = new RegExp(source, 'u')
  return { test: (text) => (text.length >= LONG && isBase64(text)) || expression.test(text) }
}

const LONG = 1024
/** Characters that are read at once, so that they are still in the processor's cache; a multiple of four. */
const PIECE = 65_536
const decoded = Buffer.alloc((PIECE / 4) * 3)
const WIDE = /[^\0-\xff]/

/** Whether the text is padded base64 without the characters `refused`: by default in the standard alphabet. */
export function isBase64(text: string, refused = '-_'): boolean {
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='))
  return countBase64Bytes(text, refused) === (text.length / 4) * 3 - padding
}

/**
 * Counts the bytes of base64 in any alphabet, or 0 if it has one of the characters `refused`. The decoder skips characters that are not
 * base64; with them, or with padding before the end, the bytes are fewer than the length tells.
 */
export function countBase64Bytes(text: string, refused = ''): number {
  // The decoder reads the lower byte of a wide character.
  if (WIDE.test(text)) return 0
  let bytes = 0
  for (let start = 0; start < text.length; start += PIECE) {
    const piece = text.slice(start, start + PIECE)
    for (const character of refused) if (piece.includes(character)) return 0
    bytes += decoded.write(piece, 'base64')
  }
  return bytes
}
