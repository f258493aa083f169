import { readFileSync } from 'node:fs'
import { type OperationId as ChatOperationId, routes as chatRoutes } from '../generated/chat-completions/routes.ts'
import { type OperationId, routes } from '../generated/routes.ts'
import type { Route } from '../runtime/contract.ts'
import type { MockTables } from '../runtime/http/mock-tables.ts'
import type { ContractRules } from '../runtime/judge/contract.ts'
import { chatCompletionsRules } from '../runtime/judge/families/chat-completions.ts'
import { familyRules } from '../runtime/judge/families/families.ts'
import type { ReplyRules } from '../runtime/judge/reply-rule.ts'
import type { StreamRules } from '../runtime/judge/stream-rule.ts'
import { imageTask, type RecordKind, video, videoTask } from './tasks/record-kinds.ts'

/** The files and tables that a run judges by: those of the gateway, or those of another OpenAPI document. */
export interface JudgedDocuments {
  /** Whether they are those of `spec/`, whose records and models the cases use. */
  readonly isGateway: boolean
  /** The folder of cases by hand, below this one; undefined if there are none. */
  readonly suites?: string
  /** The file of flows, in `spec/`; undefined if there is none. */
  readonly flows?: string
  /** Whether the lint rules of `spec/` hold for them: every reply is declared, examples match, schemas compile. */
  readonly isLinted: boolean
  /** What the mock of another document serves. */
  readonly tables?: MockTables | undefined
  readonly routes: readonly Route[]
  readonly rules: ContractRules
  /** Kinds of the task records in replies, one or an array, by operation. */
  readonly recordKinds: Readonly<Record<string, RecordKind>>
  /** Operations whose reply is the file of a video. */
  readonly downloads: readonly string[]
  /** The parsed file that the generator writes, such as `openapi.json`. */
  // biome-ignore lint/suspicious/noExplicitAny: a JSON file, as JSON.parse returns it.
  readonly readJson: (name: string) => any
  /** Turns `file#pointer` into a location that a person can open. */
  readonly locate: (pointer: string) => string
  /** The line that it stands for, in a document of the user. */
  readonly findLine?: (pointer: string) => { readonly file: string; readonly line: number } | undefined
}

/** The gateway's contract, as generated. */
export const gatewayDocuments: JudgedDocuments = {
  isGateway: true,
  suites: 'suites',
  flows: 'arazzo.yaml',
  isLinted: true,
  routes,
  rules: rulesByOperation(familyRules),
  recordKinds: {
    getImageTask: imageTask,
    listImageTasks: imageTask,
    getVideoGeneration: videoTask,
    getVideo: video,
  } satisfies Partial<Record<OperationId, RecordKind>>,
  downloads: ['downloadVideo'] satisfies OperationId[],
  readJson: readerOf('../generated'),
  locate: (pointer) => pointer,
}

/** The contract of chat completions, which a gateway may serve too. */
export const chatDocuments: JudgedDocuments = {
  isGateway: true,
  suites: 'suites/chat-completions',
  isLinted: true,
  routes: chatRoutes,
  rules: chatCompletionsRules satisfies RulesFor<ChatOperationId, ChatOperationId>,
  recordKinds: {},
  downloads: [],
  readJson: readerOf('../generated/chat-completions'),
  locate: (pointer) => `chat-completions/${pointer}`,
}

function readerOf(folder: string): JudgedDocuments['readJson'] {
  return (name) => JSON.parse(readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8'))
}

interface RulesFor<S extends string, R extends string> {
  readonly streams: Readonly<Record<S, StreamRules>>
  readonly replies: Readonly<Record<R, ReplyRules>>
}

/** The rules unchanged. Does not compile if one of them is for an operation that the contract does not have. */
function rulesByOperation<S extends OperationId, R extends OperationId>(rules: RulesFor<S, R>): ContractRules {
  return rules
}
