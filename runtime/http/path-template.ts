/** A parsed OpenAPI path template. */
export interface PathTemplate {
  /** In router syntax, with the parameters `p0`, `p1` and so on. */
  readonly url: string
  /** Parameter names, in order. */
  readonly names: readonly string[]
  /** Matches a whole path after `decodePath`; its groups are the parameters, still percent-encoded. */
  readonly pattern: RegExp
  /** The segments before the first parameter. */
  readonly literalPrefix: readonly string[]
}

export function parsePathTemplate(template: string): PathTemplate {
  const names: string[] = []
  const segments = template.split('/').slice(1)
  const urls: string[] = []
  const patterns: string[] = []
  for (const segment of segments) {
    // Literals have even indices, parameter names odd indices.
    const parts = segment.split(/\{([^}]*)\}/)
    const literals = parts.map(decodePath)
    urls.push(
      parts
        .map((part, at) => (at % 2 ? toParameter(names.push(part) - 1, literals, at) : escapeUrl(literals[at] ?? '')))
        .join(''),
    )
    patterns.push(
      literals
        .map((literal, at) => (at % 2 ? `(${toPattern('[^/]', literals, at)})` : escapePattern(literal)))
        .join(''),
    )
  }
  const firstTemplated = segments.findIndex((segment) => segment.includes('{'))
  return {
    url: `/${urls.join('/')}`,
    names,
    pattern: new RegExp(`^/${patterns.join('/')}$`),
    literalPrefix: segments.slice(0, firstTemplated === -1 ? segments.length : firstTemplated).map(decodePath),
  }
}

/** Decodes a raw path like the router: except for `%` and reserved characters. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURI(path.replaceAll('%25', '%2525'))
  } catch {
    return path
  }
}

/** Next to a literal, a parameter needs an expression, or the router reads the literal as part of its name. */
function toParameter(index: number, literals: readonly string[], at: number): string {
  if (literals.length === 3 && literals[0] === '' && literals[2] === '') return `:p${index}`
  return `:p${index}(^${literals.length === 3 ? '.+' : toPattern('.', literals, at)})`
}

/**
 * The shortest text before the next literal. Only the last parameter of a segment may go on after that literal: an earlier
 * one that did would find no match either, and trying takes a power of the length.
 */
function toPattern(character: string, literals: readonly string[], at: number): string {
  if (at === literals.length - 2) return `${character}+?`
  const literal = literals[at + 1] ?? ''
  return literal === '' ? character : `${character}(?:(?!${escapePattern(literal)})${character})*`
}

/** An asterisk would match every text, so that it becomes a parameter that is an asterisk. */
function escapeUrl(literal: string): string {
  return literal.replaceAll(':', '::').replaceAll('*', ':asterisk(^\\*)')
}

function escapePattern(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
