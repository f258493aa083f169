/** What GitHub shows at a line of a file, or in the list of the run. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  /** Relative to the repository. */
  readonly file?: string
  readonly line?: number
}

/** `::error file=spec/openapi.yaml,line=12,title=status::must be 200`, with texts of other people escaped. */
export function printAnnotation({ level, title, message, file, line }: Annotation): string {
  const properties = Object.entries({ file, line, title }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  )
  return `::${level} ${properties.join(',')}::${escapeMessage(message)}`
}

function escapeMessage(text: string): string {
  return text.replaceAll(/[%\p{Cc}\u2028\u2029]/gu, encodeURIComponent)
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(/[:,]/g, encodeURIComponent)
}

/** A text in Markdown: no markup, no link and no mention of a user. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} ,/-]/gu, (sign) => `&#${sign.codePointAt(0)};`)
}
