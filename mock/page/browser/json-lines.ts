/** A line of indented JSON, with the path of the member that begins on it, such as `messages[0].content`. */
export interface JsonLine {
  readonly text: string
  readonly path: string
}

/** Longer strings are shortened on the page. */
const MAX_STRING = 2000

/** The lines that `JSON.stringify(value, null, 2)` has; with `isShort`, long strings end with the number of what is left out. */
export function listJsonLines(value: unknown, isShort = false): readonly JsonLine[] {
  const lines: JsonLine[] = []
  const write = (member: unknown, { path, indent, head, tail }: Position): void => {
    const isList = Array.isArray(member)
    const entries = typeof member === 'object' && member !== null ? Object.entries(member) : []
    if (entries.length === 0) {
      lines.push({ text: indent + head + (isShort ? shorten(member) : JSON.stringify(member)) + tail, path })
      return
    }
    lines.push({ text: `${indent}${head}${isList ? '[' : '{'}`, path })
    for (const [index, [name, child]] of entries.entries())
      write(child, {
        path: isList ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`,
        indent: `${indent}  `,
        head: isList ? '' : `${JSON.stringify(name)}: `,
        tail: index < entries.length - 1 ? ',' : '',
      })
    lines.push({ text: `${indent}${isList ? ']' : '}'}${tail}`, path: '' })
  }
  write(value, { path: '', indent: '', head: '', tail: '' })
  return lines
}

interface Position {
  readonly path: string
  readonly indent: string
  readonly head: string
  readonly tail: string
}

function shorten(value: unknown): string {
  if (typeof value !== 'string' || value.length <= MAX_STRING) return JSON.stringify(value)
  return `${JSON.stringify(value.slice(0, MAX_STRING / 2)).slice(0, -1)} … ${value.length - MAX_STRING / 2} more characters"`
}

/** The numbers of the lines of members; of the nearest parent of what is missing. */
export function findLines(lines: readonly JsonLine[], paths: readonly string[]): readonly number[] {
  const numbers = new Map(lines.map(({ path }, index) => [path, index]))
  numbers.set('', 0)
  return paths.map((path) => {
    let parent = path.slice(0, MAX_STRING)
    while (!numbers.has(parent)) parent = parent.replace(/(^|\.)[^.[\]]+$|\[\d+\]$|.$/s, '')
    return numbers.get(parent) ?? 0
  })
}
