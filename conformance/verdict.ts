import type { Credential } from '../generators/model/contract.ts'
import type { Json } from '../server-stub/core/contract.ts'
import type { Finding } from '../server-stub/judge/finding.ts'

/** What a target may or may not offer; a case that needs more than the target has is skipped. */
export type Feature =
  | 'streams'
  /** Replies depend on the request, not on the examples of the contract alone. */
  | 'answers'
  /** Tasks advance, and what was created can be read. */
  | 'tasks'
  /** Sends what a callback address is told. */
  | 'callbacks'
  | 'downloads'
  /** The paid edition of the image proxy. */
  | 'paid-edition'
  /** Other spellings of names, credentials and paths are taken. */
  | 'aliases'
  /** An error names the field at fault. */
  | 'names-fields'
  /** Every body is held to every rule, so that requests at random can be judged. */
  | 'fuzz'
  /** A model of any name answers. */
  | 'any-model'
  /** Answers with the status that the header `Prefer: code=NNN` names. */
  | 'steering'
  /** Refuses a body larger than 64 MiB as soon as its length is announced. */
  | 'body-limit'
  /** The simulated gateway answers: the same in the same way, and as words in the prompt tell it (`docs/simulator.md`). */
  | 'simulator'

/** The sentence of the contract that a case holds the server to. */
export interface Rule {
  /** A JSON Schema keyword (`maximum`) or a short name (`status`, `unknown-path`). */
  readonly name: string
  /** File and JSON pointer in `spec/`, as `openapi/messages.yaml#/components/schemas/Message`. */
  readonly pointer?: string
  /** Parts of the source document, as in `Endpoints / Messages format`. */
  readonly source: readonly string[]
}

/** Where a key can stand. */
export type Carrier = Pick<Credential, 'in' | 'name'>

/** One request, complete but for the address and the credential. */
export interface CaseRequest {
  readonly method: string
  /** With its path parameters filled in. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON; absent together with `rawBody`: no body. */
  readonly body?: Json
  /** Sent as it stands. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>
  /** `valid` unless said otherwise: the target's key in the operation's own credential; an alias is one by its index in the operation. */
  readonly credential?:
    | 'valid'
    | 'none'
    | 'wrong'
    | 'without-prefix'
    | { readonly alias: number; readonly wrong: boolean }
    /** A valid key, in a place where the operation takes none. */
    | { readonly carrier: Carrier }
}

/** What the reply has to be. */
export interface Expectation {
  /** Any of them is right. */
  readonly status: readonly number[]
  /** Name of the stream in the contract whose events and order the reply has to keep. */
  readonly stream?: string
  /** The field that the error has to name, as in `messages[0].role`. */
  readonly names?: string
  /** Names of schemas of the contract; the reply fits the one that its status declares when absent. */
  readonly schema?: string
  /** Part of the reply's JSON: every member given has to be there with this value; see `subset`. */
  readonly body?: Json
  /** Headers of the reply, names in lower case, the value or part of it. */
  readonly headers?: Readonly<Record<string, string>>
  /** Part of a stream's events, in order, each as `{event, data?}`; others may stand between. */
  readonly events?: readonly { readonly event: string; readonly data?: Json }[]
  /** Base64 of the whole file that the reply is a part of. */
  readonly file?: string
  /** The whole reply to the same request, which the events of the stream have to add up to. */
  readonly whole?: Json
}

export interface Case {
  /** A path, as in `messages/createMessage/body/max_tokens/exclusiveMinimum/outside`. */
  readonly id: string
  readonly family: string
  readonly operationId: string
  readonly request: CaseRequest
  readonly expect: Expectation
  readonly rule: Rule
  /** Ids of the open questions that stand where the rule does. */
  readonly questions?: readonly string[]
  readonly needs: readonly Feature[]
}

/** Whose fault a broken case is; `silent` where the source document leaves the matter open. */
export type Fault = 'server' | 'contract' | 'silent'

export interface Verdict {
  readonly case: Case
  /** `known`: broken as `divergences.yaml` says; `stale`: kept though it says otherwise. */
  readonly outcome: 'kept' | 'broken' | 'skipped' | 'known' | 'stale'
  /** Of a case that is not kept. */
  readonly who?: Fault
  /** Of a known divergence or a skipped case. */
  readonly reason?: string
  readonly findings: readonly Finding[]
  readonly curl: string
  /** Options that send this request again, where it was one at random. */
  readonly replay?: string
  /** Status line and the beginning of what came. */
  readonly reply: string
  readonly ms: number
  /** Every reply that came, in order. */
  readonly replies?: readonly { readonly operationId: string; readonly status: number }[]
  /** Names of the events that came, by stream. */
  readonly events?: readonly { readonly stream: string; readonly event: string }[]
}
