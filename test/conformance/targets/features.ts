import type { Feature } from '../verdict.ts'

const all: readonly Feature[] = [
  'streams',
  'answers',
  'tasks',
  'callbacks',
  'downloads',
  'paid-edition',
  'aliases',
  'names-fields',
]

/** What each kind of target claims; a case that needs more is skipped there. */
export const claimedFeatures: Readonly<Record<string, readonly Feature[]>> = {
  mock: all,
  stub: all,
  prism: [],
  url: ['streams', 'answers', 'tasks', 'downloads', 'paid-edition', 'aliases'],
}

export const featureNames: ReadonlySet<string> = new Set(all)

export function isFeature(name: string): name is Feature {
  return featureNames.has(name)
}
