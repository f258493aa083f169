import type { Operation } from '../../generators/model/contract.ts'
import { formatOrigin } from '../spec-location.ts'
import { type Case, toChoice } from '../verdict.ts'

/** The parts of a case; by default its rule is the operation itself. */
export interface CaseDraft extends Pick<Case, 'request' | 'expect'>, Partial<Pick<Case, 'questions' | 'needs'>> {
  /** The id below the operation, as in `credential/none`. */
  readonly path: string
  /** The name of the rule; default: the first part of the path. */
  readonly rule?: string
  readonly pointer?: string | undefined
  readonly source?: readonly string[]
  /** The open question, if the document does not state the expectation. */
  readonly choice?: string | undefined
}

/** Completes a draft by what the operation says. */
export function draftCase(operation: Operation, draft: CaseDraft): Case {
  const { family, operationId, origin, source } = operation
  const { path, request, expect, choice, needs = [] } = draft
  return {
    id: getCaseId(operation, path),
    family,
    operationId,
    request,
    expect,
    rule: {
      name: draft.rule ?? path.slice(0, path.indexOf('/')),
      pointer: draft.pointer ?? formatOrigin(origin),
      source: draft.source ?? source,
    },
    questions: draft.questions ?? (choice === undefined ? [] : [choice]),
    ...toChoice(choice),
    needs,
  }
}

/** The id of a case by its path below the operation. */
export function getCaseId({ family, operationId }: Operation, path: string): string {
  return `${family}/${operationId}/${path.replaceAll(' ', '-')}`
}
