import type { Feature } from '../verdict.ts'

const ours: readonly Feature[] = [
  'streams',
  'answers',
  'tasks',
  'callbacks',
  'downloads',
  'paid-edition',
  'aliases',
  'names-fields',
  'simulator',
  'body-limit',
  'fuzz',
  'any-model',
]

/** What each kind of target claims; a case that needs more is skipped there. */
export const claimedFeatures: Readonly<Record<string, readonly Feature[]>> = {
  mock: [...ours, 'steering'],
  stub: ours,
  // No `fuzz`: Prism passes over several rules, and of requests at random no list could say which it answers otherwise.
  prism: ['steering', 'any-model'],
  // A stream comes whole, bytes come changed, nothing is taken above 10 MB, and of other spellings the bundle tells
  // Prism nothing.
  'prism-proxy': ['streams', 'answers', 'tasks', 'callbacks', 'paid-edition', 'names-fields', 'simulator', 'any-model'],
  url: ['streams', 'answers', 'tasks', 'downloads', 'paid-edition', 'aliases', 'fuzz'],
}

const featureNames: ReadonlySet<string> = new Set([...ours, 'steering'])

export function isFeature(name: string): name is Feature {
  return featureNames.has(name)
}
