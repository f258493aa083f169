/** Markup, made by `html` only. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | undefined | readonly Part[]

/** A template of markup: other parts are escaped. Attributes stand in double quotes. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: markup }, ...parts.map(printPart)))
}

function printPart(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(printPart).join('\n')
  return String(part ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Text whose parts between backticks are code. */
export function withCode(text: string): Html {
  return joinParts(text.split(/`([^`\n]+)`/).map((part, at) => (at % 2 === 0 ? part : html`<code>${part}</code>`)))
}

/** Parts without line breaks between them. */
export function joinParts(parts: readonly Part[]): Html {
  return new Html(parts.map(printPart).join(''))
}

/** Formats a number with its noun, as in `1 case` and `2 cases`. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

/** An entry of a `dl`, whose label begins with a capital; `button` is the name of a button that copies its code. */
export function renderLine(label: Part, value: Part, button?: string): Html {
  const shown = typeof label === 'string' ? label.charAt(0).toUpperCase() + label.slice(1) : label
  const copy = button === undefined ? '' : html`<button type="button" class="copy">${button}</button>`
  return html`<div class="line"><dt>${shown} ${copy}</dt><dd>${value}</dd></div>`
}

/** A block of code, which a button of its `line` copies. */
export function codeBlock(text: string): Html {
  return html`<div class="code"><pre>${text}</pre></div>`
}

/** Numbers are right-aligned, zeros are dimmed. */
export function getTable(label: string, header: readonly string[], rows: readonly (readonly Part[])[]): Html {
  const isNumber = header.map((_, at) => rows.length > 0 && rows.every((row) => typeof row[at] === 'number'))
  const getClass = (at: number, cell?: Part): string => (isNumber[at] ? `number${cell === 0 ? ' zero' : ''}` : '')
  return html`<div class="scroll" role="group" aria-label="${label}" tabindex="0"><table>
<thead><tr>${header.map((cell, at) => html`<th class="${getClass(at)}" scope="col">${cell}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${row.map((cell, at) => html`<td class="${getClass(at, cell)}">${cell}</td>`)}</tr>`)}
</tbody></table></div>`
}
