// Lengths in Unicode code points, as in JSON Schema. A code point is one or two units of `.length`, so most strings need
// no counting: validation of a 200 KB request is about ten times as fast.

export function longerThan(text: string, max: number): boolean {
  if (text.length <= max) return false
  return text.length > 2 * max || codePoints(text) > max
}

export function shorterThan(text: string, min: number): boolean {
  if (text.length < min) return true
  return text.length < 2 * min && codePoints(text) < min
}

/** Counts code points; a lone surrogate counts as one. */
export function codePoints(text: string): number {
  let count = text.length
  for (let at = 1; at < text.length; at++) {
    if (isLowSurrogate(text.charCodeAt(at)) && isHighSurrogate(text.charCodeAt(at - 1))) count--
  }
  return count
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
