import type { SuiteContract } from '../contract.ts'
import { locateResponse } from '../spec-location.ts'
import type { Case } from '../verdict.ts'
import { draftCase } from './draft-case.ts'
import { problemStatus } from './expected.ts'
import { validRequest } from './protocol.ts'

/** One byte above the limit. */
const announcedBytes = 64 * 1024 * 1024 + 1

/** A body above the limit is refused by its announced length; the body itself is never sent. */
export function bodyLimitCases(contract: SuiteContract): Case[] {
  return contract.operations.flatMap((operation): Case[] => {
    const status = problemStatus(operation, 'payload-too-large')
    if (operation.body === undefined || status === undefined) return []
    const { body: _, ...request } = validRequest(contract, operation)
    const headers = { ...request.headers, 'content-length': String(announcedBytes), expect: '100-continue' }
    const { pointer, questions } = locateResponse(contract, operation, status)
    return [
      draftCase(operation, {
        path: 'body-limit/announced',
        request: { ...request, headers },
        expect: { status: [status] },
        pointer,
        questions,
        choice: 'all-content-type-and-body-errors',
        needs: ['body-limit'],
      }),
    ]
  })
}
