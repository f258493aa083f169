import type { Feature } from '../verdict.ts'

/** Targets that the suite starts itself. */
export const localTargets: readonly string[] = ['mock', 'stub', 'minimal', 'prism', 'prism-proxy']

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

/** Features that each kind of target claims; cases that need others are skipped. */
export const claimedFeatures: Readonly<Record<string, readonly Feature[]>> = {
  mock: [...ours, 'preferences'],
  stub: ours,
  // What the document describes without saying how a gateway goes beyond it.
  minimal: ['streams', 'answers', 'tasks', 'callbacks', 'downloads', 'paid-edition', 'fuzz', 'any-model'],
  // No `fuzz`: Prism ignores several rules, and divergences of random requests cannot be enumerated.
  prism: ['preferences', 'paid-edition', 'any-model'],
  // Prism buffers streams, changes binary bodies, refuses more than 10 MB, and does not know other spellings.
  'prism-proxy': ['streams', 'answers', 'tasks', 'callbacks', 'paid-edition', 'names-fields', 'simulator', 'any-model'],
  url: ['streams', 'answers', 'tasks', 'downloads', 'paid-edition', 'aliases', 'fuzz'],
}

export const features: readonly Feature[] = [...ours, 'preferences']

export function isFeature(name: string): name is Feature {
  return features.some((each) => each === name)
}

/** Why a case is skipped, and how to run it. */
export function explainMissing(missing: readonly Feature[]): string {
  const options = missing.map((feature) =>
    feature === 'callbacks' ? '--callback-listen HOST:PORT' : `--with ${feature}`,
  )
  return `the target does not claim ${missing.join(', ')}; if it has that: ${options.join(' ')}`
}
