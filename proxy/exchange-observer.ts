import type { IncomingHttpHeaders } from 'node:http'
import type { Route } from '../runtime/contract.ts'
import type { ExchangeEnd } from './recording/recorded-interaction.ts'

/** Observes one exchange; it neither sends nor delays anything. */
export interface ExchangeObserver {
  readonly route: Route | undefined
  takeRequest(bytes: Uint8Array): void
  /** The request is complete; may be called again. */
  endRequest(): void
  /** The head of the reply; returns the observer of its body. */
  takeReply(status: number, headers: IncomingHttpHeaders): Tee | undefined
  /** The target closed the connection after the head of its reply. */
  closeEarly(): void
  finish(how: ExchangeEnd): void
  /** A header sent to the client with the reply, and again as a trailer. */
  readonly remarks?: {
    readonly name: string
    /** The value that has not been sent yet. */
    take(): string | undefined
  }
}

/** Receives a copy of the transferred bytes. */
export interface Tee {
  /** Whether it may lead to remarks, which the reply has to wait for. */
  readonly isJudge?: boolean
  push(bytes: Uint8Array): void
  /** Resolves when all bytes have been processed. */
  end(how?: 'aborted'): Promise<void>
}
