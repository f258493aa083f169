import { el } from './element.js'
import { pretty } from './words.js'

const TOKENS = /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Longer JSON is shown without colours. */
const MAX_COLOURED = 20_000

/** A value as indented JSON. @param {unknown} value @param {string} label */
export function jsonView(value, label) {
  const text = pretty(value) ?? ''
  const content = text.length > MAX_COLOURED || typeof value === 'string' ? [text] : coloured(text)
  return el('pre', { class: 'code', tabindex: 0, 'aria-label': label }, content)
}

/** @param {string} text */
function coloured(text) {
  const parts = []
  let from = 0
  for (const match of text.matchAll(TOKENS)) {
    const [whole, string, colon, word] = match
    parts.push(text.slice(from, match.index))
    const kind = colon ? 'name' : string ? 'text' : word ? 'word' : 'number'
    parts.push(el('span', { class: `json-${kind}` }, string ?? whole), colon ?? '')
    from = match.index + whole.length
  }
  return [...parts, text.slice(from)]
}
