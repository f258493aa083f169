/** An OpenAPI path template in the forms that serving it takes. */
export interface PathTemplate {
  /** As the router spells it; the parameters are called `p0`, `p1` and so on, whatever their names are. */
  readonly url: string
  /** Names of the parameters, in order. */
  readonly names: readonly string[]
  /** Matches the whole path of a request as `decodePath` gives it; its groups are the parameters, still percent-encoded. */
  readonly pattern: RegExp
  /** The segments before the first one with a parameter. */
  readonly literalPrefix: readonly string[]
}

export function parsePathTemplate(template: string): PathTemplate {
  const names: string[] = []
  const segments = template.split('/').slice(1)
  const urls: string[] = []
  const patterns: string[] = []
  for (const segment of segments) {
    // Splitting by a group gives literals at even places and parameter names at odd ones.
    const parts = segment.split(/\{([^}]*)\}/)
    const isWhole = parts.length === 3 && parts[0] === '' && parts[2] === ''
    urls.push(
      parts.map((part, at) => (at % 2 ? toParameter(names.push(part) - 1, parts, isWhole) : escapeUrl(part))).join(''),
    )
    patterns.push(parts.map((part, at) => (at % 2 ? '([^/]+?)' : escapePattern(part))).join(''))
  }
  const firstTemplated = segments.findIndex((segment) => segment.includes('{'))
  return {
    url: `/${urls.join('/')}`,
    names,
    pattern: new RegExp(`^/${patterns.join('/')}$`),
    literalPrefix: firstTemplated === -1 ? segments : segments.slice(0, firstTemplated),
  }
}

/** A raw path as the router compares it with templates: decoded, except for `%` and characters that are reserved. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURI(path.replaceAll('%25', '%2525'))
  } catch {
    return path
  }
}

/** Beside a literal a parameter needs an expression: without one the router takes the literal for a part of the name. */
function toParameter(index: number, parts: readonly string[], isWhole: boolean): string {
  if (isWhole) return `:p${index}`
  const isLast = parts.length <= 3
  return isLast ? `:p${index}(^.+)` : `:p${index}(^.+?)`
}

function escapeUrl(literal: string): string {
  return literal.replaceAll(':', '::')
}

function escapePattern(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
