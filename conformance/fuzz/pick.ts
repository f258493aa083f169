/**
 * The candidate that a number picks by its name: the same one whatever others there are, so that a body can lose members
 * and the change that is made to it stays what it was.
 */
export function pick<T>(candidates: readonly T[], number: number, nameOf: (candidate: T) => string): T | undefined {
  const ranks = candidates.map((candidate) => rank(`${nameOf(candidate)} ${number}`))
  return candidates[ranks.indexOf(Math.min(...ranks))]
}

/** FNV-1a, stirred once more: the number stands at the end, where it would stir little. */
function rank(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
