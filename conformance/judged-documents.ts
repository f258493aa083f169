import { readFileSync } from 'node:fs'
import { routes } from '../generated/routes.ts'
import type { Route } from '../runtime/contract.ts'
import type { ContractRules } from '../runtime/judge/contract.ts'
import { familyRules } from '../runtime/judge/families/families.ts'
import { imageTask, type RecordKind, video, videoTask } from './tasks/record-kinds.ts'

/** The contract that targets are judged by. */
export interface JudgedDocuments {
  /** Whether it is the gateway's own, whose records and models the cases know. */
  readonly isGateway: boolean
  /** Whether the lint rules of `spec/` hold for it: every reply is declared, examples match, schemas compile. */
  readonly isLinted: boolean
  readonly routes: readonly Route[]
  readonly rules: ContractRules
  /** Kinds of the task records in replies, one or an array, by operation. */
  readonly recordKinds: Readonly<Record<string, RecordKind>>
  /** Operations whose reply is the file of a video. */
  readonly downloads: readonly string[]
  /** The parsed file that the generator writes, such as `openapi.json`. */
  // biome-ignore lint/suspicious/noExplicitAny: a JSON file, as JSON.parse returns it.
  readonly readJson: (name: string) => any
  /** The place in a file that a person can open, of `file#pointer`. */
  readonly locate: (pointer: string) => string
}

const gateway: JudgedDocuments = {
  isGateway: true,
  isLinted: true,
  routes,
  rules: familyRules,
  recordKinds: { getImageTask: imageTask, listImageTasks: imageTask, getVideoGeneration: videoTask, getVideo: video },
  downloads: ['downloadVideo'],
  readJson: (name) => JSON.parse(readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8')),
  locate: (pointer) => pointer,
}
let judged: JudgedDocuments | undefined

/** A process judges by one contract: the gateway's, unless another one is set first. */
export function getJudgedDocuments(): JudgedDocuments {
  judged ??= gateway
  return judged
}

/** Sets the contract of this process. Throws if there is one already, since cases have been made of it. */
export function setJudgedDocuments(documents: JudgedDocuments): void {
  if (judged !== undefined) throw new Error('invariant: the suite has a contract')
  judged = documents
}
