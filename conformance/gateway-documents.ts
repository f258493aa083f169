import { readFileSync } from 'node:fs'
import { type OperationId, routes } from '../generated/routes.ts'
import type { Route } from '../runtime/contract.ts'
import type { MockTables } from '../runtime/http/mock-tables.ts'
import type { ContractRules } from '../runtime/judge/contract.ts'
import { familyRules } from '../runtime/judge/families/families.ts'
import type { ReplyRules } from '../runtime/judge/reply-rule.ts'
import type { StreamRules } from '../runtime/judge/stream-rule.ts'
import { imageTask, type RecordKind, video, videoTask } from './tasks/record-kinds.ts'

/** The files and tables that a run judges by: those of the gateway, or those of another OpenAPI document. */
export interface JudgedDocuments {
  /** Whether they are the gateway's documents, whose records and models the cases use. */
  readonly isGateway: boolean
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
}

/** The gateway's contract, as generated. */
export const gatewayDocuments: JudgedDocuments = {
  isGateway: true,
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
  readJson: (name) => JSON.parse(readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8')),
  locate: (pointer) => pointer,
}

/** The rules unchanged. Does not compile if one of them is for an operation that the contract does not have. */
function rulesByOperation<S extends OperationId, R extends OperationId>(rules: {
  readonly streams: Readonly<Record<S, StreamRules>>
  readonly replies: Readonly<Record<R, ReplyRules>>
}): ContractRules {
  return rules
}
