/** Whether objects and arrays are nested more than `limit` deep; `{}` is one deep, a plain value none. */
export function deeperThan(value: unknown, limit: number): boolean {
  if (!isBranch(value)) return false
  let level: object[] = [value]
  for (let depth = 1; depth <= limit; depth++) {
    const next: object[] = []
    for (const branch of level) collectBranches(branch, next)
    if (next.length === 0) return false
    level = next
  }
  return true
}

function collectBranches(branch: object, into: object[]): void {
  if (Array.isArray(branch)) {
    for (const item of branch) if (isBranch(item)) into.push(item)
    return
  }
  for (const item of Object.values(branch)) if (isBranch(item)) into.push(item)
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
