import type { Finding } from '../../runtime/judge/finding.ts'
import type { Received } from '../judge/received.ts'
import type { Case, Feature } from '../verdict.ts'
import type { OwnModel } from './own-models.ts'

/** A server under test. */
export interface Target {
  /** `mock`, `stub`, `minimal`, `prism`, `prism-proxy`, or `url`; the key of its features and divergences. */
  readonly name: string
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly key: string
  readonly features: ReadonlySet<Feature>
  /** Sent with every request; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  /** Its names for the models in requests. */
  readonly models?: readonly OwnModel[]
  /** Findings of a second validator between the suite and the server. */
  readonly review?: (given: Case, received: Received) => readonly Finding[]
  close(): Promise<void>
}

/** Starts the targets that the suite does not start by itself: the command line passes it in. */
export interface LocalServers {
  /** The mock of the gateway, or of the OpenAPI document at a path. */
  mock(spec?: string, allowOutside?: boolean): Promise<Target>
  stub(): Promise<Target>
}

/** A target that cannot be tested; the message is one line for the user. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}
