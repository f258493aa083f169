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
    const isWhole = parts.length === 3 && parts[0] === '' && parts[2] === ''
    urls.push(
      parts
        .map((part, at) => (at % 2 ? toParameter(names.push(part) - 1, parts, isWhole) : escapeUrl(decodePath(part))))
        .join(''),
    )
    patterns.push(parts.map((part, at) => (at % 2 ? '([^/]+?)' : escapePattern(decodePath(part)))).join(''))
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
function toParameter(index: number, parts: readonly string[], isWhole: boolean): string {
  if (isWhole) return `:p${index}`
  const isLast = parts.length <= 3
  return isLast ? `:p${index}(^.+)` : `:p${index}(^.+?)`
}

/** An asterisk would match every text, so that it becomes a parameter that is an asterisk. */
function escapeUrl(literal: string): string {
  return literal.replaceAll(':', '::').replaceAll('*', ':asterisk(^\\*)')
}

function escapePattern(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
