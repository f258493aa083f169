import type { Json } from '../../runtime/json.ts'

/** The moment that replaces that of the recording. */
const BASE_MS = Date.UTC(2024, 0, 1)
const HOUR_MS = 3_600_000

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
/** Ten digits, twenty letters or digits, or eight of both kinds: nobody chose them. */
const generatedPart = /\d{10,}|[A-Za-z\d]{20,}|(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d]{8,}/
const word = /[\w-]{8,}/g
/** A longer text is a prompt or a file, whose words are no ids. */
const MAX_SENT = 1000

/** Whether a value seems to be generated, unlike the id of a model. */
export function isGenerated(value: string): boolean {
  return uuid.test(value) || generatedPart.test(value)
}

/** The address of the deployment in a normalised recording; a replay has that of the mock in its place. */
export const DEPLOYMENT = 'http://deployment.invalid'

/**
 * Replaces what differs from one recording to the next: the address of the deployment, generated ids (by the number of the exchange whose
 * reply had them first) and dates. A value has the same replacement throughout a recording.
 */
export class StableValues {
  readonly #origin: string
  readonly #ids = new Map<string, string>()
  readonly #sent = new Set<string>()
  readonly #dates = new Map<string, string>()
  readonly #moments = new Map<number, number>()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Leaves ids that a client has chosen as they are. */
  keepSent(value: Json): void {
    if (typeof value === 'string' && value.length <= MAX_SENT)
      for (const [id] of value.matchAll(word)) this.#sent.add(id)
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) this.keepSent(inner)
  }

  /** Learns the ids of a reply. */
  learnIds(ids: readonly string[], exchange: number): void {
    let count = 0
    for (const id of ids) {
      if (this.#ids.has(id) || this.#sent.has(id) || !isGenerated(id)) continue
      count++
      this.#ids.set(id, numberId(id, `${exchange}${String(count).padStart(4, '0')}`))
    }
  }

  /** Replaces the ids in a text, and a text that is a date. */
  replaceText(text: string): string {
    const date = readDate(text)
    if (date !== undefined)
      return replaceDate(text, { ms: date, format: (ms) => formatLike(text, ms), earlier: this.#dates })
    const id = this.#ids.get(text)
    if (id !== undefined) return id
    const portable = text.replaceAll(this.#origin, DEPLOYMENT)
    return this.#ids.size === 0 ? portable : portable.replaceAll(word, (part) => this.#ids.get(part) ?? part)
  }

  replaceJson(value: Json, name = ''): Json {
    if (typeof value === 'string') return this.replaceText(value)
    if (typeof value === 'number') return this.#replaceNumber(value, name)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item: Json) => this.replaceJson(item, name))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [this.#ids.get(key) ?? key, this.replaceJson(inner, key)]),
    )
  }

  #replaceNumber(value: number, name: string): number {
    if (!timeName.test(name)) return value
    const unit = value >= 1e9 && value < 1e10 ? 1000 : value >= 1e12 && value < 1e13 ? 1 : undefined
    if (unit === undefined) return value
    return replaceDate(value, { ms: value * unit, format: (ms) => ms / unit, earlier: this.#moments })
  }
}

interface DateParts<T> {
  readonly ms: number
  readonly format: (ms: number) => T
  /** The replacements so far. */
  readonly earlier: Map<T, T>
}

/** A date before the recording is a fact, such as the age of a model. Later ones keep their distance in hours. */
function replaceDate<T>(value: T, { ms, format, earlier }: DateParts<T>): T {
  const hours = Math.round((ms - Date.now()) / HOUR_MS)
  const replacement = earlier.get(value) ?? (hours < 0 ? value : format(BASE_MS + hours * HOUR_MS))
  earlier.set(value, replacement)
  return replacement
}

const timeName =
  /(^|_)(at|date|time|timestamp|created|updated|completed|started|expires)$|[a-z](At|Date|Time|Timestamp)$/
const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/

function readDate(text: string): number | undefined {
  if (!isoDate.test(text) && !httpDate.test(text)) return undefined
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? undefined : ms
}

/** The date with the zone and the number of decimals of another one. */
function formatLike(text: string, ms: number): string {
  const [, decimals, zone] = isoDate.exec(text) ?? []
  if (zone === undefined) return new Date(ms).toUTCString()
  return new Date(ms).toISOString().slice(0, 19) + (decimals ?? '').replace(/\d/g, '0') + zone
}

/** The id with its prefix and length, but a number for what was generated. */
function numberId(id: string, number: string): string {
  if (uuid.test(id)) return `00000000-0000-4000-8000-${number.padStart(12, '0')}`
  const at = generatedPart.exec(id)?.index ?? 0
  const [length, isNumber] = [id.length - at, /^\d+$/.test(id)]
  return id.slice(0, at) + (isNumber ? `1${number.padStart(length - 1, '0')}` : number.padStart(length, '0'))
}
