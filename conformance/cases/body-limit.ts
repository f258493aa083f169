import { contract } from '../contract.ts'
import { responsePlace } from '../spec-place.ts'
import type { Case } from '../verdict.ts'
import { problemStatus, toChoice } from './expected.ts'
import { validRequest } from './protocol.ts'

/** One byte above the limit. */
const announcedBytes = 64 * 1024 * 1024 + 1

/** A body above the limit is refused by its announced length; the body itself is never sent. */
export function bodyLimitCases(): Case[] {
  return contract.operations.flatMap((operation): Case[] => {
    const { family, operationId, source } = operation
    const status = problemStatus(operation, 'payload-too-large')
    if (operation.body === undefined || status === undefined) return []
    const { body: _, ...request } = validRequest(operation)
    const headers = { ...request.headers, 'content-length': String(announcedBytes), expect: '100-continue' }
    const { pointer, questions } = responsePlace(operation, status)
    return [
      {
        id: `${family}/${operationId}/body-limit/announced`,
        family,
        operationId,
        request: { ...request, headers },
        expect: { status: [status] },
        rule: { name: 'body-limit', pointer, source },
        questions,
        ...toChoice('all-content-type-and-body-errors'),
        needs: ['body-limit'],
      },
    ]
  })
}
