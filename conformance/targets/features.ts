import type { Feature } from '../verdict.ts'

/** Targets that the suite starts itself. */
export const localTargets: readonly string[] = ['mock', 'stub', 'prism', 'prism-proxy']

/** What every image proxy does, unless `--without` says otherwise. */
const botFeatures: readonly Feature[] = ['blend', 'describe', 'actions', 'upload']

const gatewayFeatures: readonly Feature[] = [
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
  ...botFeatures,
]

/** Features that kinds of targets claim; cases that need others are skipped. */
export const claimedFeatures: Readonly<Record<string, readonly Feature[]>> = {
  mock: [...gatewayFeatures, 'preferences'],
  stub: gatewayFeatures,
  // No `fuzz`: Prism ignores several rules, and divergences of random requests cannot be enumerated.
  prism: [...botFeatures, 'preferences', 'paid-edition', 'any-model'],
  // Prism buffers streams, changes binary bodies, refuses more than 10 MB, and accepts no other spellings.
  'prism-proxy': [
    ...botFeatures,
    'streams',
    'answers',
    'tasks',
    'callbacks',
    'paid-edition',
    'names-fields',
    'simulator',
    'any-model',
  ],
  url: [...botFeatures, 'streams', 'answers', 'tasks', 'downloads', 'paid-edition', 'aliases', 'fuzz'],
}

/** All features. */
export const features: readonly Feature[] = [...gatewayFeatures, 'preferences']

export function isFeature(name: string): name is Feature {
  return features.some((feature) => feature === name)
}

/** Says why a case is skipped, and how to run it. */
export function explainMissing(missing: readonly Feature[]): string {
  const options = missing.map((feature) =>
    feature === 'callbacks' ? '--callback-listen HOST:PORT' : `--with ${feature}`,
  )
  return `the target does not claim ${missing.join(', ')}; if it has that: ${options.join(' ')}`
}
