import type { Contract, Family } from '../contract.ts'
import { parsePathTemplate } from './path-template.ts'

/** Finds the family whose error bodies serve a path, even an unknown path. */
export type FindFamily = (path: string) => Family | undefined

/** Finds the family that shares the most leading literal segments with the path; in a tie or without any, the fallback. */
export function familyFinder({ families, routes }: Contract): FindFamily {
  const byName = new Map(families.map((family) => [family.name, family]))
  const fallback = families.find((family) => family.fallback)
  const prefixes = routes.flatMap(({ family, path, aliases }) =>
    [path, ...aliases].map((template) => ({
      family: byName.get(family),
      segments: parsePathTemplate(template).literalPrefix,
    })),
  )
  return (path) => {
    const segments = path.split('/').slice(1)
    let longest = 0
    let found = fallback
    for (const { family, segments: prefix } of prefixes) {
      const length = sharedLength(prefix, segments)
      if (length === 0 || length < longest) continue
      found = length > longest || family === found ? family : fallback
      longest = length
    }
    return found
  }
}

function sharedLength(a: readonly string[], b: readonly string[]): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
