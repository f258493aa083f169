import type * as wire from '../../../generated/types/generate-content.ts'

const alwaysRated: readonly wire.HarmCategory[] = [
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
]
const likeliestBlocked: wire.HarmCategory = 'HARM_CATEGORY_DANGEROUS_CONTENT'

/** The lowest probability that a threshold blocks. */
const blockedFrom: Readonly<Record<wire.HarmBlockThreshold, wire.HarmProbability | undefined>> = {
  HARM_BLOCK_THRESHOLD_UNSPECIFIED: 'MEDIUM',
  BLOCK_LOW_AND_ABOVE: 'LOW',
  BLOCK_MEDIUM_AND_ABOVE: 'MEDIUM',
  BLOCK_ONLY_HIGH: 'HIGH',
  BLOCK_NONE: undefined,
  OFF: undefined,
}

/** Whether the settings block nothing in any category. */
export function isUnfiltered(safetySettings: readonly wire.SafetySetting[]): boolean {
  return [...getThresholds(safetySettings).values()].every((threshold) => blockedFrom[threshold] === undefined)
}

/**
 * One rating per category with an active filter, by the settings of the request. If the reply was `blocked`, one
 * category has the lowest probability that its filter blocks.
 */
export function safetyRatings(safetySettings: readonly wire.SafetySetting[], blocked: boolean): wire.SafetyRating[] {
  const thresholds = getThresholds(safetySettings)
  const blockingCategory = blocked ? findBlockingCategory(thresholds) : undefined
  const rated = [...thresholds].filter(([, threshold]) => threshold !== 'OFF')
  return rated.map(([category, threshold]) => {
    const probability = category === blockingCategory ? blockedFrom[threshold] : undefined
    return probability ? { category, probability, blocked: true } : { category, probability: 'NEGLIGIBLE' }
  })
}

type Thresholds = ReadonlyMap<wire.HarmCategory, wire.HarmBlockThreshold>

function getThresholds(safetySettings: readonly wire.SafetySetting[]): Thresholds {
  const unset = alwaysRated.map((category) => [category, 'HARM_BLOCK_THRESHOLD_UNSPECIFIED'] as const)
  return new Map([...unset, ...safetySettings.map(({ category, threshold }) => [category, threshold] as const)])
}

/** Undefined if no filter blocks anything. */
function findBlockingCategory(thresholds: Thresholds): wire.HarmCategory | undefined {
  const blocking = [...thresholds].filter(([, threshold]) => blockedFrom[threshold]).map(([category]) => category)
  return blocking.includes(likeliestBlocked) ? likeliestBlocked : blocking[0]
}
