import type { Finding } from '../../server-stub/judge/finding.ts'
import type { Observed, Received } from '../judge/received.ts'
import type { OwnModel } from '../own-models.ts'
import type { Case, Feature } from '../verdict.ts'

/** A server that is judged. */
export interface Target {
  /** `mock`, `stub`, `prism`, `prism-proxy`, or `url`; the key of its features and divergences. */
  readonly name: string
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly key: string
  readonly features: ReadonlySet<Feature>
  /** What it calls the models that requests name. */
  readonly models?: readonly OwnModel[]
  /** Told of every request and what came of it. */
  readonly witness?: (given: Case, observed: Observed) => void
  /** What a second validator on the way to the server finds wrong with an exchange. */
  readonly review?: (given: Case, received: Received) => readonly Finding[]
  close(): Promise<void>
}
