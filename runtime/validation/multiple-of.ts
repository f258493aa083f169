/** Rounding of a value, of a step and of their quotient: 435 steps of 0.01 are 4.35, but 4.35 / 0.01 is below 435. */
const TOLERANCE = 2 * Number.EPSILON

/** Whether a number is a multiple of a step, as the decimals are written. */
export function isMultipleOf(value: number, step: number): boolean {
  if (Number.isInteger(value) && Number.isInteger(step)) return value % step === 0
  const quotient = value / step
  return Math.abs(quotient - Math.round(quotient)) <= Math.abs(quotient) * TOLERANCE
}

/** The keyword `multipleOf` of ajv, which rounds decimals otherwise. */
export const multipleOfRule = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  validate: (step: number, value: number) => isMultipleOf(value, step),
} as const
