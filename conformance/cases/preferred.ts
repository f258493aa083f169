import { toStatus } from '../../runtime/http/replies.ts'
import type { SuiteContract } from '../contract.ts'
import { locateResponse } from '../spec-location.ts'
import type { Case } from '../verdict.ts'
import { draftCase } from './draft-case.ts'
import { validRequest } from './protocol.ts'

/** Every error that an operation declares, requested with `Prefer`: no plain request can provoke most of them. */
export function preferredCases(contract: SuiteContract): Case[] {
  return contract.operations.flatMap((operation) => {
    const statuses = new Set(operation.replies.map(({ status }) => toStatus(status)).filter((status) => status >= 400))
    const request = validRequest(contract, operation)
    return [...statuses].map((status): Case => {
      const { pointer, questions, choice } = locateResponse(contract, operation, status)
      return draftCase(operation, {
        path: `preferred/${status}`,
        request: { ...request, headers: { ...request.headers, prefer: `code=${status}` } },
        expect: { status: [status], ...promisedHeaders[status] },
        pointer,
        questions,
        choice,
        needs: ['preferences'],
      })
    })
  })
}

/** Headers that a reply with a status must have. */
const promisedHeaders: Readonly<Record<number, { readonly headers: Readonly<Record<string, string>> }>> = {
  429: { headers: { 'retry-after': '' } },
}
