import type { IncomingHttpHeaders } from 'node:http'
import type { Route } from '../core/contract.ts'

/** How an exchange came to its end. */
export type ExchangeEnd = 'whole' | 'left by the client' | 'broken off by the target'

/** Sees one exchange as it passes; nothing here sends or delays anything. */
export interface ExchangeObserver {
  /** The operation that was asked for, if the contract has it. */
  readonly route: Route | undefined
  takeRequest(bytes: Uint8Array): void
  /** The request is whole; may be told again. */
  endRequest(): void
  /** The head of the reply; gives what is to see its body. */
  takeReply(status: number, headers: IncomingHttpHeaders): Tee | undefined
  /** The target went away after the head of its reply. */
  breakOff(): void
  /** Nothing more will come. */
  finish(how: ExchangeEnd): void
  /** What the client is told of it, in a header of this name and at the end in a trailer. */
  readonly remarks?: {
    readonly name: string
    /** What has not been said yet. */
    take(): string | undefined
  }
}

/** Is shown the bytes that pass, after they have passed. */
export interface Tee {
  push(bytes: Uint8Array): void
  /** Resolves when all that was pushed has been looked at. */
  end(how?: 'cut'): Promise<void>
}
