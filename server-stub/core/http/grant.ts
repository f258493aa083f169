/** What the holder of a key may do. */
export interface Grant {
  /** By what the key is known in logs and limits: never the key itself. Empty where no key was asked for. */
  readonly id: string
  /** The models it may use: ids, or beginnings of ids that end in `*`; all when absent. */
  readonly models?: readonly string[]
  /** The operator's own limit when absent. */
  readonly requestsPerMinute?: number
  /** Requests under way at a time; the operator's own limit when absent. */
  readonly concurrent?: number
}

/** Whether a key lets in: no, yes, or what its holder may do; a promise where that has to be asked for elsewhere. */
export type IsKey = (key: string) => Admission | Promise<Admission>

export type Admission = Grant | boolean | undefined

/** The grant of whoever is let in by a key of which nothing more is known, or by none. */
export const anyone: Grant = { id: '' }

/** Whether the grant covers the model of that id. */
export function coversModel({ models }: Grant, id: string): boolean {
  if (models === undefined) return true
  return models.some((each) => (each.endsWith('*') ? id.startsWith(each.slice(0, -1)) : id === each))
}
