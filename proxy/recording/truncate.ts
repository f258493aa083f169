import { MAX_CREDENTIALS, redactCredentials } from '../../runtime/webhooks/url-credentials.ts'

/** Limits of a truncated value, in characters. */
export interface TruncateLimits {
  /** The length of a string. */
  readonly maxText: number
  /** The length of all strings and names together. */
  readonly maxWeight: number
}

/** The limits of lists. */
const SHORT: TruncateLimits = { maxText: 1000, maxWeight: 8000 }
/** No limits. */
export const WHOLE: TruncateLimits = { maxText: Number.POSITIVE_INFINITY, maxWeight: Number.POSITIVE_INFINITY }

/** A value truncated to limits. */
export interface TruncatedValue {
  readonly value: unknown
  readonly isTruncated: boolean
  /** Approximate number of characters. */
  readonly weight: number
}

const LEFT_OUT = '…'

/** A bounded copy of a JSON value, without credentials in URLs; bytes become their number. */
export function truncateValue(value: unknown, { maxText, maxWeight }: TruncateLimits = SHORT): TruncatedValue {
  const budget = { maxText, left: maxWeight, weight: 0, isTruncated: false }
  const copy = truncatePart(value, budget)
  return { value: copy, isTruncated: budget.isTruncated, weight: budget.weight }
}

interface Budget {
  readonly maxText: number
  left: number
  weight: number
  isTruncated: boolean
}

function spend(budget: Budget, weight: number): void {
  budget.left -= weight
  budget.weight += weight
}

function truncatePart(value: unknown, budget: Budget): unknown {
  if (budget.left <= 0) {
    budget.isTruncated = true
    return LEFT_OUT
  }
  spend(budget, 4)
  if (typeof value === 'string') return truncateText(value, budget)
  if (typeof value !== 'object' || value === null) return value
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`
  if (value instanceof Blob) return `${value.size} bytes`
  if (Array.isArray(value)) return truncateItems(value, budget)
  return truncateObject(value, budget)
}

function truncateText(value: string, budget: Budget): string {
  // Reading all of a long string would take much longer than parsing it.
  const text = redactCredentials(value.slice(0, budget.maxText + MAX_CREDENTIALS))
  const length = Math.min(text.length, budget.maxText, budget.left)
  spend(budget, length)
  if (length === text.length && value.length <= budget.maxText + MAX_CREDENTIALS) return text
  budget.isTruncated = true
  return `${copySlice(text.slice(0, length))}${LEFT_OUT}`
}

/** Copied, since a slice keeps the whole original string in memory. */
function copySlice(slice: string): string {
  const copy: string = JSON.parse(JSON.stringify(slice))
  return copy
}

function truncateItems(items: readonly unknown[], budget: Budget): unknown[] {
  const kept: unknown[] = []
  for (const item of items) {
    kept.push(truncatePart(item, budget))
    if (budget.left <= 0) break
  }
  if (kept.length < items.length) budget.isTruncated = true
  return kept
}

function truncateObject(value: object, budget: Budget): Record<string, unknown> {
  const kept: [string, unknown][] = []
  for (const name in value) {
    if (budget.left <= 0) {
      budget.isTruncated = true
      break
    }
    spend(budget, name.length)
    kept.push([name, truncatePart(Reflect.get(value, name), budget)])
  }
  return Object.fromEntries(kept)
}
