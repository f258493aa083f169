import type { Operation } from '../../generators/model/contract.ts'
import type { MockTables } from '../../runtime/http/mock-tables.ts'
import type { Finding } from '../../runtime/judge/finding.ts'
import { UsageError } from '../../settings/errors.ts'
import type { ReceivedReply } from '../judge/received.ts'
import type { Case, Feature } from '../verdict.ts'
import type { ModelAlias } from './model-aliases.ts'

/** A server under test. */
export interface Target {
  /** `mock`, `stub`, `prism`, `prism-proxy`, or `url`; the key of its features and divergences. */
  readonly name: string
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly key: string
  readonly features: ReadonlySet<Feature>
  /** Headers of every request; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  /** Its names for the models in requests. */
  readonly models?: readonly ModelAlias[]
  /** Findings of a second validator between the suite and the server. */
  readonly review?: (testCase: Case, reply: ReceivedReply, operation: Operation) => readonly Finding[]
  close(): Promise<void>
}

/** What a local target serves. */
export interface LocalOptions {
  /** The contract of another document, instead of the gateway's. */
  readonly tables?: MockTables | undefined
  /** Whether the gateway serves chat completions too. */
  readonly chatCompletions?: boolean
}

/** Starts the targets that the suite does not start by itself. The command line passes it in. */
export interface LocalServers {
  mock(options: LocalOptions): Promise<Target>
  stub(options: LocalOptions): Promise<Target>
}

/** A target that cannot be tested; the message is one line for the user. */
export class UnreachableError extends UsageError {
  override readonly hint = ''
}
