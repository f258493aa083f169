import type { Feature } from '../verdict.ts'

/** A server that is judged. */
export interface Target {
  /** `mock`, `stub`, `prism`, or `url`; the key of its features and divergences. */
  readonly name: string
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly key: string
  readonly features: ReadonlySet<Feature>
  close(): Promise<void>
}
