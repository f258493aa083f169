import type { Credential } from '../generators/model/contract.ts'
import type { Json } from '../runtime/json.ts'
import type { Finding } from '../runtime/judge/finding.ts'

/** Optional features of a target; cases that need a missing one are skipped. */
export type Feature =
  | 'streams'
  /** Replies depend on the request, not only on the examples of the contract. */
  | 'answers'
  /** Tasks advance, and created records can be read. */
  | 'tasks'
  /** Sends callbacks. */
  | 'callbacks'
  | 'downloads'
  /** The paid edition of the image proxy. */
  | 'paid-edition'
  /** Accepts other spellings of names, credentials and paths. */
  | 'aliases'
  /** An error names the wrong field. */
  | 'names-fields'
  /** Checks every body against every rule, so that random requests can be judged. */
  | 'fuzz'
  /** Serves any model name. */
  | 'any-model'
  /** Answers with the status that the header `Prefer: code=NNN` names. */
  | 'preferences'
  /** Refuses a body larger than 64 MiB as soon as its length is announced. */
  | 'body-limit'
  /** Calls of the image proxy that a bot may refuse, since it does not do that. */
  | 'blend'
  | 'describe'
  | 'actions'
  | 'upload'
  /** Is the simulated gateway: deterministic, and controlled by words in the prompt (`docs/simulator.md`). */
  | 'simulator'

/** The rule of the contract that a case tests. */
export interface Rule {
  /** A JSON Schema keyword (`maximum`) or a short name (`status`, `unknown-path`). */
  readonly name: string
  /** What it says, if it is not the contract's. */
  readonly says?: string
  /** File and JSON pointer in `spec/`, as `openapi/messages.yaml#/components/schemas/Message`. */
  readonly pointer?: string
  /** Parts of the source document, as in `Endpoints / Messages format`. */
  readonly source: readonly string[]
}

/** The part of a request that has its key. */
export type CredentialLocation = Pick<Credential, 'in' | 'name'>

/** One request without base URL and credential. */
export interface CaseRequest {
  readonly method: string
  /** The path with values of its parameters. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** An encoded query that is sent before `query`. */
  readonly rawQuery?: string
  /** The header that the case is about: no header of the command line replaces it. */
  readonly about?: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The JSON to send. Without it and `rawBody` the request has no body. */
  readonly body?: Json
  /** Text or bytes that are sent unchanged. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>
  /** Default `valid`: the target's key in the operation's first credential. `alias` is the index of another credential. */
  readonly credential?:
    | 'valid'
    | 'none'
    | 'wrong'
    | 'without-prefix'
    | { readonly alias: number; readonly wrong: boolean }
    /** A valid key where the operation does not declare one. */
    | { readonly location: CredentialLocation }
}

/** Expected reply. */
export interface Expectation {
  /** The reply has one of these. */
  readonly status: readonly number[]
  /** Name of the stream in the contract whose events and order the reply must follow. */
  readonly stream?: string
  /** The field that the error must name, as in `messages[0].role`. */
  readonly names?: string
  /** Part of the reply's JSON: every listed member is required with this value; see `findDifference`. */
  readonly body?: Json
  /** Headers of the reply, names in lower case, the value or part of it. */
  readonly headers?: Readonly<Record<string, string>>
  /** Further parts of the expectation that the document does not state, by open question. */
  readonly choices?: Readonly<Record<string, Pick<Expectation, 'body' | 'headers' | 'events'>>>
  /** Part of a stream's events, in order, as `{event, data?}`; others may come between. */
  readonly events?: readonly { readonly event: string; readonly data?: Json }[]
  /** The whole file in base64; the reply is a part of it. */
  readonly file?: string
  /** The whole reply to the same request, which the events of the stream must add up to. */
  readonly whole?: Json
}

export interface Case {
  /** A path such as `messages/createMessage/body/max_tokens/exclusiveMinimum/outside`. */
  readonly id: string
  readonly family: string
  readonly operationId: string
  readonly request: CaseRequest
  readonly expect: Expectation
  readonly rule: Rule
  /** Ids of the open questions about the rule. */
  readonly questions?: readonly string[]
  /** The open question, if the document does not state what the case expects. */
  readonly choice?: string
  readonly needs: readonly Feature[]
}

/** The member of a case that expects what the document does not state. */
export function toChoice(question: string | undefined): Pick<Case, 'choice'> {
  return question === undefined ? {} : { choice: question }
}

/** Who has to mend a failed case. */
export type Blame = 'server' | 'contract'

/** Something that one side sent or got, in milliseconds from the start of the case. */
export interface Moment {
  readonly ms: number
  readonly side: 'client' | 'upstream'
  readonly text: string
}

export interface Verdict {
  /** Its request is kept if the case failed: bodies may be large. */
  readonly case: Omit<Case, 'request'> & Partial<Pick<Case, 'request'>>
  /**
   * `noted`: differs only where the document is silent or contradicts itself; `known`: fails as `divergences.yaml` says;
   * `stale`: does not fail though it says so.
   */
  readonly outcome: 'passed' | 'noted' | 'failed' | 'skipped' | 'known' | 'stale'
  /** Present if the case failed, unless deployments were compared. */
  readonly who?: Blame
  /** Why the case diverges or is skipped. */
  readonly reason?: string
  readonly findings: readonly Finding[]
  readonly curl: string
  /** Options that repeat this request, if it was random. */
  readonly replay?: string
  /** Status line and beginning of the reply. */
  readonly reply: string
  readonly ms: number
  /** What client and upstream sent and got, if the suite was both. */
  readonly moments?: readonly Moment[] | undefined
  /** Every reply, in order. */
  readonly replies?: readonly { readonly operationId: string; readonly status: number }[]
  /** Names of the received events, by stream. */
  readonly events?: readonly { readonly stream: string; readonly event: string }[]
}

/** Whether an id below `prefix` may match the pattern. */
export function mayMatchBelow(pattern: string, prefix: string): boolean {
  const wanted = pattern.split('/')
  const open = wanted.findIndex((part) => part.includes('**'))
  const compared = prefix.split('/').slice(0, open === -1 ? wanted.length : open)
  return compared.length === 0 || matchesPattern(wanted.slice(0, compared.length).join('/'), compared.join('/'))
}

/**
 * Whether an id matches the pattern or is below it. `*` matches within one part of the id, `**` across parts.
 */
export function matchesPattern(pattern: string, id: string): boolean {
  const form = pattern
    .replace(/[\\^$.+?()[\]{}|]/g, '\\$&')
    .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  return new RegExp(`^${form}(?:/|$)`, 's').test(id)
}
