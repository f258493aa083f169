/**
 * Writes a regular expression that JavaScript reads only without the flag `u` so that it means the same with the flag: `\-`
 * as `-`, `[\w-.]` as `[\w\-.]`. Any other one is returned unchanged.
 */
export function toUnicodePattern(source: string): string {
  if (isExpression(source, 'u') || !isExpression(source, '')) return source
  const rewritten = Array.from(source.matchAll(token), ([text]) => rewriteToken(text)).join('')
  return isExpression(rewritten, 'u') ? rewritten : source
}

/** Whether JavaScript can read a regular expression with these flags. */
export function isExpression(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags)
    return true
  } catch {
    return false
  }
}

/** A class of characters, an escape, a quantifier, or one other character. */
const token = /\[(?:\\.|[^\]\\])*\]|\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)|\{\d+(?:,\d*)?\}|./gis

/** The escapes that mean the same with the flag, and what a class of characters has besides. */
const escapes = /^\\(?:[\^$\\.*+?()[\]{}|/dDwWsSbBfnrtv\d]$|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z])/
const classEscapes = /^\\(?:[\^$\\.*+?()[\]{}|/dDwWsSbfnrtv\d-]$|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z])/

function rewriteToken(text: string): string {
  if (text.startsWith('[')) return rewriteClass(text)
  if (text.startsWith('\\')) return escapes.test(text) ? text : text.slice(1)
  return /^[{}\]]$/.test(text) ? `\\${text}` : text
}

const classToken = /\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)|./gis

/** Beside `\w` and the like a hyphen is no range. */
function rewriteClass(text: string): string {
  const tokens = text.slice(1, -1).match(classToken) ?? []
  const isSet = (part: string | undefined) => part !== undefined && /^\\[dws]$/i.test(part)
  const inner = tokens.map((part, at) => {
    if (part === '-') return isSet(tokens[at - 1]) || isSet(tokens[at + 1]) ? '\\-' : part
    return !part.startsWith('\\') || classEscapes.test(part) ? part : part.slice(1)
  })
  return `[${inner.join('')}]`
}
