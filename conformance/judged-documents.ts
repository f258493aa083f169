import { readFileSync } from 'node:fs'
import { routes } from '../generated/routes.ts'
import type { Route } from '../server-stub/core/contract.ts'
import type { ContractRules } from '../server-stub/judge/contract.ts'
import { familyRules } from '../server-stub/judge/families/families.ts'

/** The contract that targets are judged by. */
export interface JudgedDocuments {
  /** Whether it is the gateway's own, which has suites, flows and rules beyond its tables. */
  readonly isGateway: boolean
  readonly routes: readonly Route[]
  readonly rules: ContractRules
  /** The parsed file that the generator writes, such as `openapi.json`. */
  // biome-ignore lint/suspicious/noExplicitAny: a JSON file, as JSON.parse returns it.
  readonly readJson: (name: string) => any
  /** The place in a file that a person can open, of `file#pointer`. */
  readonly locate: (pointer: string) => string
}

const gateway: JudgedDocuments = {
  isGateway: true,
  routes,
  rules: familyRules,
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
