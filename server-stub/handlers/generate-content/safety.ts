import type * as wire from '../../../generated/types/generate-content.ts'

const alwaysRated: readonly wire.HarmCategory[] = [
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
]
const likeliestBlocked: wire.HarmCategory = 'HARM_CATEGORY_DANGEROUS_CONTENT'

/** The least probability that each threshold blocks. */
const blockedFrom: Readonly<Record<wire.HarmBlockThreshold, wire.HarmProbability | undefined>> = {
  HARM_BLOCK_THRESHOLD_UNSPECIFIED: 'MEDIUM',
  BLOCK_LOW_AND_ABOVE: 'LOW',
  BLOCK_MEDIUM_AND_ABOVE: 'MEDIUM',
  BLOCK_ONLY_HIGH: 'HIGH',
  BLOCK_NONE: undefined,
  OFF: undefined,
}

/**
 * A rating of each category, by the settings of the request. Where something was `blocked`, it is the one with the
 * probability from which its filter blocks. A filter that is off gives no rating.
 */
export function safetyRatings(settings: readonly wire.SafetySetting[], blocked: boolean): wire.SafetyRating[] {
  const thresholds = new Map<wire.HarmCategory, wire.HarmBlockThreshold>()
  for (const category of alwaysRated) thresholds.set(category, 'HARM_BLOCK_THRESHOLD_UNSPECIFIED')
  for (const { category, threshold } of settings) thresholds.set(category, threshold)
  const culprit = blocked ? culpritOf(thresholds) : undefined
  const rated = [...thresholds].filter(([category, threshold]) => threshold !== 'OFF' || category === culprit)
  return rated.map(([category, threshold]) => {
    if (category !== culprit) return { category, probability: 'NEGLIGIBLE' }
    return { category, probability: blockedFrom[threshold] ?? 'HIGH', blocked: true }
  })
}

function culpritOf(thresholds: ReadonlyMap<wire.HarmCategory, wire.HarmBlockThreshold>): wire.HarmCategory {
  const blocking = [...thresholds].filter(([, threshold]) => blockedFrom[threshold]).map(([category]) => category)
  return blocking.includes(likeliestBlocked) ? likeliestBlocked : (blocking[0] ?? likeliestBlocked)
}
